import type { AddCommand } from "../define-command.ts";
import type { Io } from "../io.ts";

/** Commands in the order of the help; each is loaded when it is needed, since loading takes longer than running. */
export type Commands = Readonly<Record<string, () => Promise<AddCommand>>>;

/** Commands of other packages, each with the package that has it. */
export type Elsewhere = Readonly<Record<string, { readonly from: string; readonly summary: string }>>;

/** Runs a command line with the commands of a package; resolves to the exit code. */
export type Run = (argv: readonly string[], io: Io) => Promise<number>;
