import { InvalidArgumentError, Option } from "commander";
import { modes } from "#src/explain/contract.ts";
import { printable } from "#src/text/display.ts";
import { createPaint, type Paint, wantsColour } from "#src/text/paint.ts";
import { readCause } from "#src/text/read-cause.ts";
import type { Mode } from "#src/validate/result.ts";
import { readInput, refusalOf } from "./input.ts";
import { type Io, STDIN } from "./io.ts";
import { type Format, formats } from "./validate.ts";

/** Takes the exit code of a command. */
export type Finish = (exitCode: number) => void;

/** Exit code for what cannot be read or reached. */
export const OUT_OF_REACH = 3;

/** Something cannot be read or reached; it is reported in one line, and the program ends with exit code 3. */
export class OutOfReach extends Error {}

/** Runs a command to its exit code, which is 3 where an `OutOfReach` ended it. */
export async function conclude(io: Io, finish: Finish, work: () => Promise<number>): Promise<void> {
  try {
    finish(await work());
  } catch (cause) {
    if (!(cause instanceof OutOfReach)) throw cause;
    // Paths and answers are quoted in it, and may hold what a terminal obeys.
    await io.stderr.write(`annotation-contracts: ${cause.message.split("\n").map(printable).join("\n")}\n`);
    finish(OUT_OF_REACH);
  }
}

/** Reads the bytes of a file, or of standard input where it is `-`. */
export async function readBytes(file: string, io: Io): Promise<Uint8Array> {
  const input = await readInput(file, io);
  if ("bytes" in input) return input.bytes;
  throw new OutOfReach(`${file === STDIN ? "<stdin>" : file}: ${input.refusal.message}`);
}

/** Reads a file that an option names; an error calls it `name`. */
export async function readNamed(path: string, io: Io, name: string = path): Promise<Uint8Array> {
  try {
    return await io.readFile(path);
  } catch (cause) {
    const { reason, message } = refusalOf(cause);
    throw new OutOfReach(`${name}: ${reason === "unreadable" ? "cannot be read" : message}`);
  }
}

/** Reads a text file that an option names. */
export async function readNamedText(path: string, io: Io): Promise<string> {
  return new TextDecoder().decode(await readNamed(path, io));
}

/** Ends the program where a file or folder cannot be written, which an error calls `name`. */
export function refuseOutput(name: string, cause: unknown): never {
  const isBlocked = ["EEXIST", "ENOTDIR"].includes(readCause(cause).code);
  const reason = isBlocked ? "a file stands where its folder should be" : refusalOf(cause).message;
  throw new OutOfReach(`${name} cannot be written: ${reason}`);
}

/** Creates the option `--format`. */
export function createFormatOption(): Option {
  return new Option(
    "-f, --format <format>",
    "text for people, one JSON document, or one JSON document per line",
  )
    .choices(formats)
    .default("pretty" satisfies Format);
}

/** Creates the option `--mode`. */
export function createModeOption(): Option {
  return new Option("-m, --mode <mode>", "rules for a sender (strict) or for a receiver (tolerant)")
    .choices(modes)
    .default("strict" satisfies Mode);
}

/** Creates the paint for standard output. */
export function paintFor(io: Io): Paint {
  return createPaint(wantsColour(io.stdout, io.env));
}

/** Gathers the values of an option that may be given several times. */
export function gather(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}

/** Creates the parser of an option that is an integer within bounds. */
export function parseInteger(least: number, most: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= least && number <= most) return number;
    throw new InvalidArgumentError(`expected an integer from ${least} to ${most}`);
  };
}

/** Reads an address to listen at; an empty one, as of a variable that is not set, would be every address there is. */
export function parseHost(text: string): string {
  if (text === "") throw new InvalidArgumentError("expected an address such as 127.0.0.1");
  return text;
}
