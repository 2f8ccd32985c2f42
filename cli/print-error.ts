import { CommanderError } from "@commander-js/extra-typings";
import { printable } from "#src/util/display.ts";
import { readErrorDetails } from "#src/util/error-details.ts";
import { readProperty } from "#src/util/read-property.ts";
import { suggest } from "#src/util/suggest.ts";
import { exitCodes, type Io, UnavailableError, UsageError } from "./command.ts";

/** Prints a message for the user to standard error. Control characters in quoted text are escaped. */
export async function printError(
  { stderr }: Pick<Io, "stderr">,
  message: string,
  hints: readonly string[] = [],
): Promise<void> {
  await stderr.write(`annotation-contracts: ${[message, ...hints].map(printable).join("\n")}\n`);
}

/** Prints the error that ended the command in one line, and returns its exit code. Rethrows internal errors. */
export async function explainError(cause: unknown, io: Io): Promise<number> {
  if (io.signal.aborted && readProperty(cause, "name") === "AbortError") return exitCodes.interrupted;
  if (isFailedWrite(cause)) {
    await printError(io, `cannot write the output: ${cause.code}`);
    return exitCodes.unavailable;
  }
  const isMistake = cause instanceof UsageError || cause instanceof CommanderError;
  if (!isMistake && !(cause instanceof UnavailableError)) throw cause;
  const hints = cause instanceof UnavailableError ? cause.hints : [];
  await printError(io, cause instanceof CommanderError ? writeReason(cause) : cause.message, hints);
  return isMistake ? exitCodes.usage : exitCodes.unavailable;
}

/** Describes an error in a command line in one sentence, with the word that was probably meant. */
function writeReason({ code, message }: CommanderError): string {
  if (code === "commander.help") return "missing command: see --help";
  // Other users of the machine can see arguments.
  if (/^error: unknown option '--secret[='\s]/.test(message))
    return "a secret cannot be an argument: use --secret-env or --secret-file";
  return (
    message
      .replace(/^error: /, "")
      // It may be a secret under another name.
      .replace(/^(unknown option '[^=']*=).*'/s, "$1…'")
      .replace(
        /^command-argument value '(.*)' is invalid for argument ('\S+')\. /s,
        "argument $2 cannot be '$1': ",
      )
      .replace(/^(option '.*?') argument '(.*)' is invalid\. /s, "$1 cannot be '$2': ")
      .replace(/ cannot be '(.*)': Allowed choices are (.*)\.$/s, (_, given: string, choices: string) => {
        return ` cannot be '${given}': expected one of ${choices}${didYouMean(given, choices.split(", "))}`;
      })
      // A password must not appear in a log.
      .replace(/:\/\/[^/\s']*@/, "://…@")
      .replace(/\s*\n\s*/g, " ")
      .replace(/\.$/, "")
  );
}

/** Returns a suggestion for a mistyped word, to append to a sentence; empty if no word is similar. */
export function didYouMean(word: string, known: readonly string[]): string {
  const meant = suggest(word, known);
  return meant === undefined ? "" : `; did you mean ${JSON.stringify(meant)}?`;
}

/** Error codes of a full disk or a file that cannot be written. */
function isFailedWrite(cause: unknown): cause is NodeJS.ErrnoException {
  const { syscall, code } = readErrorDetails(cause);
  return syscall === "write" || ["ENOSPC", "EIO", "EFBIG", "EDQUOT"].includes(code);
}
