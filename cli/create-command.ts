import { Command, type CommandUnknownOpts } from "@commander-js/extra-typings";
import type { Io } from "./io.ts";

/** Creates a subcommand for a process; its action passes the exit code to `finish`. */
export type CreateCommand = (io: Io, finish: (exitCode: number) => void) => CommandUnknownOpts;

/** The options of a subcommand, by the function that defines it. */
export type OptionsOf<Define extends () => CommandUnknownOpts> = ReturnType<ReturnType<Define>["opts"]>;

/** Begins a subcommand: its line in the list of subcommands, what it does, and examples. */
export function createCommand(
  name: string,
  summary: string,
  description: string,
  ...lines: readonly string[]
): Command {
  const command = new Command(name).summary(summary).description(description);
  return lines.length === 0 ? command : command.addHelpText("after", examples(...lines));
}

/** Writes the examples below a help. */
export function examples(...lines: readonly string[]): string {
  return `\nExamples:${lines.map((line) => `\n  $ annotation-contracts ${line}`).join("")}`;
}
