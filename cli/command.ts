import { Command, type CommandUnknownOpts, type OptionValues } from "@commander-js/extra-typings";
import type { Colorize } from "#src/util/colorize.ts";

/** A stream that the command writes to. */
export interface Output {
  readonly isTTY: boolean;
  /** Width of the terminal. Default: 80. */
  readonly columns: number;
  /** Whether the reader of the output, such as `head`, has closed it; further text is dropped. */
  readonly isClosed: boolean;
  /** Resolves when the text is written. A caller that awaits it never holds more than one piece of text in memory. */
  write(text: string): Promise<void>;
}

/** The parts of the process that the command uses. */
export interface Io {
  readonly stdin: AsyncIterable<Uint8Array>;
  readonly stdout: Output;
  readonly stderr: Output;
  /** Colours text if standard output is to be coloured. */
  readonly colorize: Colorize;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Aborts when the user interrupts the command. */
  readonly signal: AbortSignal;
  /** Called by a subcommand that ends by itself soon after `signal` aborts. Otherwise, the process ends immediately. */
  readonly endGently?: () => void;
  readFile(path: string): Promise<Uint8Array>;
}

/** The name of standard input on a command line. */
export const STDIN = "-";

/** Exit codes of all subcommands. If both 1 and 3 apply, the code is 1. */
export const exitCodes = {
  good: 0,
  /** Something is invalid, rejected or breaking, or a case failed. */
  bad: 1,
  usage: 2,
  /** An input cannot be read, an output cannot be written, or a target cannot be reached. */
  unavailable: 3,
  /** Ended by Ctrl+C. */
  interrupted: 130,
  /** The output was closed before standard input ended. */
  closed: 141,
} as const;

/** An invalid command line; printed on one line, with exit code 2. */
export class UsageError extends Error {}

/** Something that cannot be read, written or reached; printed on one line with hints below it, exit code 3. */
export class UnavailableError extends Error {
  readonly hints: readonly string[];
  constructor(message: string, hints: readonly string[] = []) {
    super(message);
    this.hints = hints;
  }
}

/** Writes a result as readable text, or as one line of JSON for programs. */
export async function writeResult(
  io: Io,
  format: "pretty" | "json",
  json: object,
  draw: (colorize: Colorize) => string | readonly string[],
): Promise<void> {
  const text = format === "json" ? JSON.stringify(json) : [draw(io.colorize)].flat().join("\n");
  await io.stdout.write(`${text}\n`);
}

/** Creates a subcommand for a process. Its action passes the exit code to `finish`. */
export type CreateCommand = (io: Io, finish: (exitCode: number) => void) => CommandUnknownOpts;

/** The options type of a subcommand, derived from the function that defines it. */
export type OptionsOf<Define extends (...words: never) => CommandUnknownOpts> = ReturnType<
  ReturnType<Define>["opts"]
>;

/** Completes a subcommand: `run` resolves to the exit code, or to whether everything succeeded. */
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

/** Starts the definition of a subcommand: its line in the list of subcommands, its description, and examples. */
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
