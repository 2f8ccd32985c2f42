import type { Command } from "commander";
import type { Finish } from "../command.ts";
import type { Io } from "../io.ts";

/** Adds a command to the program; the command tells its exit code to `finish`. */
type AddCommand = (program: Command, io: Io, finish: Finish) => void;

/** Commands in the order of the help; each is loaded when it is needed, since it is slower to load than to run. */
export type Commands = Readonly<Record<string, () => Promise<AddCommand>>>;

/** Commands of other packages, each with the package that has it. */
export type Elsewhere = Readonly<Record<string, { readonly from: string; readonly summary: string }>>;

/** Runs a command line of a package's commands; resolves to the exit code. */
export type Run = (argv: readonly string[], io: Io) => Promise<number>;
