import type { CommandUnknownOpts } from "@commander-js/extra-typings";
import type { Io } from "./io.ts";

/** Creates a subcommand for a process; its action passes the exit code to `finish`. */
export type CreateCommand = (io: Io, finish: (exitCode: number) => void) => CommandUnknownOpts;

/** Writes the examples below a help. */
export function examples(...lines: readonly string[]): string {
  return `\nExamples:${lines.map((line) => `\n  $ annotation-contracts ${line}`).join("")}`;
}
