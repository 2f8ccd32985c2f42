import { Command, type CommandUnknownOpts, type OptionValues } from "@commander-js/extra-typings";
import { exitCodes, type Io } from "./io.ts";

/** Creates a subcommand for a process; its action passes the exit code to `finish`. */
export type CreateCommand = (io: Io, finish: (exitCode: number) => void) => CommandUnknownOpts;

/** The options of a subcommand, by the function that defines it. */
export type OptionsOf<Define extends (...words: never) => CommandUnknownOpts> = ReturnType<
  ReturnType<Define>["opts"]
>;

/** Completes a subcommand: `run` resolves to its exit code, or to whether everything was good. */
export function subcommand<Args extends unknown[], Options extends OptionValues>(
  define: () => Command<Args, Options>,
  run: (io: Io, ...given: [...Args, Options, Command<Args, Options>]) => Promise<number | boolean>,
): CreateCommand {
  return (io, finish) =>
    define().action(async (...given) => {
      const ended = await run(io, ...given);
      finish(ended === true ? exitCodes.good : ended === false ? exitCodes.bad : ended);
    });
}

/** Begins a subcommand: its line in the list of subcommands, what it does, and examples. */
export function createCommand(
  name: string,
  summary: string,
  description: string,
  ...examples: readonly string[]
): Command {
  const lines = examples.map((line) => `\n  $ annotation-contracts ${line}`);
  const command = new Command(name).summary(summary).description(description);
  return lines.length === 0 ? command : command.addHelpText("after", `\nExamples:${lines.join("")}`);
}
