import { type Colorize, createColorize, wantsColour } from "#src/util/colorize.ts";
import { printable } from "#src/util/display.ts";
import { readErrorDetails } from "#src/util/error-details.ts";
import { explainRefusal, readInput } from "./input.ts";
import { type Io, STDIN } from "./io.ts";

/** Exit code for something that cannot be read or reached. */
export const OUT_OF_REACH = 3;

/** Something cannot be read or reached; it is reported in one line, and the program ends with exit code 3. */
export class OutOfReach extends Error {}

/** Reads the bytes of a file, or of standard input for `-`. */
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
    const { reason, message } = explainRefusal(cause);
    throw new OutOfReach(`${name}: ${reason === "unreadable" ? "cannot be read" : message}`);
  }
}

/** Reads a text file that an option names. */
export async function readNamedText(path: string, io: Io): Promise<string> {
  return new TextDecoder().decode(await readNamed(path, io));
}

/** Ends the program if a file or folder cannot be written; the error calls it `name`. */
export function refuseOutput(name: string, cause: unknown): never {
  const { code } = readErrorDetails(cause);
  const isBlocked = ["EEXIST", "ENOTDIR"].includes(code);
  const own = isBlocked ? "a file stands where its folder should be" : explainRefusal(cause).message;
  const reason = code === "ENOENT" ? "its folder cannot be made" : own;
  throw new OutOfReach(`${name} cannot be written: ${reason}`);
}

/** Writes a note for the user beside the result; control characters in quoted paths and answers are escaped. */
export async function complain({ stderr }: Pick<Io, "stderr">, text: string): Promise<void> {
  await stderr.write(`annotation-contracts: ${text.split("\n").map(printable).join("\n")}\n`);
}

/** Creates the colorize for standard output. */
export function paintFor(io: Io): Colorize {
  return createColorize(wantsColour(io.stdout, io.env));
}
