import { CommanderError } from "@commander-js/extra-typings";
import { printable } from "#src/util/display.ts";
import { readErrorDetails } from "#src/util/error-details.ts";
import { hideUserInfo } from "#src/util/hide-user-info.ts";
import { readProperty } from "#src/util/read-property.ts";
import { suggest } from "#src/util/suggest.ts";
import { exitCodes, type Io, UnavailableError, UsageError } from "./command.ts";

/**
 * Prints a message for the user to standard error. It escapes control characters in quoted text, and hides the user
 * information of URLs.
 */
export async function printError(
  { stderr }: Pick<Io, "stderr">,
  message: string,
  hints: readonly string[] = [],
): Promise<void> {
  const lines = [message, ...hints].map((text) => hideUserInfo(printable(text)));
  await stderr.write(`annotation-contracts: ${lines.join("\n")}\n`);
}

/**
 * Prints the error that ended a command on one line, and returns its exit code. `args` is the command line. Rethrows
 * internal errors.
 */
export async function explainError(cause: unknown, args: readonly string[], io: Io): Promise<number> {
  if (io.signal.aborted && readProperty(cause, "name") === "AbortError") return exitCodes.interrupted;
  if (isFailedWrite(cause)) {
    await printError(io, `cannot write the output: ${cause.code}`);
    return exitCodes.unavailable;
  }
  const isMistake = cause instanceof UsageError || cause instanceof CommanderError;
  if (!isMistake && !(cause instanceof UnavailableError)) throw cause;
  const hints = cause instanceof UnavailableError ? cause.hints : [];
  await printError(io, cause instanceof CommanderError ? writeReason(cause, args) : cause.message, hints);
  return isMistake ? exitCodes.usage : exitCodes.unavailable;
}

/** Describes an error from commander in one sentence, with the word that was probably meant. */
function writeReason({ code, message }: CommanderError, args: readonly string[]): string {
  if (code === "commander.help") return "missing command: see --help";
  const isUnknown = code === "commander.unknownOption";
  const option = (isUnknown && args.find((arg) => arg.startsWith("-") && message.includes(`'${arg}'`))) || "";
  // Other users of the machine can see arguments.
  if (/^--secret(?![\w-])/.test(option))
    return "a secret cannot be an argument: use --secret-env or --secret-file";
  // The value may be a secret under another name.
  const shown = option.replace(/=.*/s, "=…");
  const [sentence = "", ...suggestion] = message.replace(option, () => shown).split("\n");
  return [sentence.replace("error: ", "").replace(/\.$/, ""), ...suggestion].join(" ");
}

/** Returns a suggestion for a mistyped word, to append to a sentence; empty if no word is similar. */
export function didYouMean(word: string, known: readonly string[]): string {
  const meant = suggest(word, known);
  return meant === undefined ? "" : `; did you mean ${JSON.stringify(meant)}?`;
}

/** Checks whether an error says that the disk is full or that output cannot be written. */
function isFailedWrite(cause: unknown): cause is NodeJS.ErrnoException {
  const { syscall, code } = readErrorDetails(cause);
  return syscall === "write" || ["ENOSPC", "EIO", "EFBIG", "EDQUOT"].includes(code);
}
