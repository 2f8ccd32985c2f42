import { Command, CommanderError } from "commander";
import manifest from "#package.json" with { type: "json" };
import { assertDefined } from "#src/util/assert-defined.ts";
import { createColorize, wantsColour } from "#src/util/colorize.ts";
import { readErrorDetails } from "#src/util/error-details.ts";
import { readMember } from "#src/util/read-member.ts";
import { complain, OUT_OF_REACH } from "./command.ts";
import type { Commands, Elsewhere, Run } from "./commands/commands.ts";
import { helpWidth } from "./define-command.ts";
import { type Io, UsageError } from "./io.ts";

const NAME = "annotation-contracts";
const DESCRIPTION =
  "Send, receive and check webhook deliveries of an annotation platform; check raster-info documents.";

const exitCodes = `
Exit codes:
  0  all good
  1  something is invalid, unknown, refused or breaking, or a case failed
  2  wrong use
  3  the input cannot be read, or the target cannot be reached
  130, 143  ended by Ctrl+C or a request to terminate
If both 1 and 3 apply, the exit code is 1.

Completion of commands, options and choices:
  bash  source <(annotation-contracts complete bash)
  zsh   source <(annotation-contracts complete zsh)
  fish  annotation-contracts complete fish | source`;

/** Name of the command that writes completions for a shell. */
const COMPLETE = "complete";

/** Exit code of a mistake on the command line. */
const WRONG_USE = 2;
/** Exit code of a command that Ctrl+C ended, unless it has its own. */
const INTERRUPTED = 130;

/**
 * Runs the command line: writes results to `io.stdout`, a user's mistake as one line to `io.stderr`; resolves to the exit code.
 * A command that is `elsewhere` is run by its own package.
 */
export async function run(
  given: readonly string[],
  io: Io,
  commands: Commands,
  elsewhere: Elsewhere = {},
): Promise<number> {
  const argv = askForHelp(given, { ...commands, ...elsewhere });
  const [name = ""] = argv;
  const written: string[] = [];
  let exitCode = 0;
  const program = createProgram(written, io);
  const finish = (code: number): void => {
    exitCode = code;
  };
  try {
    if (Object.hasOwn(elsewhere, name))
      return await runElsewhere(argv, io, assertDefined(elsewhere[name], name));
    // The called command, or else all of them: for the help, and to suggest the right word for a wrong one.
    const called = Object.hasOwn(commands, name)
      ? [assertDefined(commands[name], name)]
      : Object.values(commands);
    for (const load of called) (await load())(program, io, finish);
    for (const [one, { from, summary }] of Object.entries(elsewhere))
      program.command(one).summary(`${summary}; in ${from}`);
    // It describes every other command, and writes to standard output itself.
    if (name === COMPLETE) (await import("@bomb.sh/tab/commander")).default(program);
    await program.parseAsync(argv, { from: "user" });
    return exitCode;
  } catch (cause) {
    return await explain(cause, written.join(""), io);
  }
}

/** Turns `help <command>` into the command's own `--help`, which may be in another package; an unknown command has no help. */
function askForHelp(argv: readonly string[], known: object): readonly string[] {
  const [first = "", name] = argv;
  if (first === "help" && name !== undefined)
    return Object.hasOwn(known, name) ? [...argv.slice(1), "--help"] : argv.slice(1);
  const isKnown = first.startsWith("-") || Object.hasOwn({ ...known, help: "", [COMPLETE]: "" }, first);
  return isKnown ? argv : argv.slice(0, 1);
}

/** Lets another package run the command line, if it is installed. */
async function runElsewhere(argv: readonly string[], io: Io, { from }: Elsewhere[string]): Promise<number> {
  const path = `${from}/command`;
  const module: Promise<{ run: Run }> = import(path);
  const { run } = await module.catch((cause) => {
    if (readErrorDetails(cause).code !== "ERR_MODULE_NOT_FOUND") throw cause;
    throw new UsageError(`the command ${argv[0]} is in the package ${from}, which is not installed here`);
  });
  return run(argv, io);
}

function createProgram(written: string[], io: Io): Command {
  // Commander removes the colours if none are wanted.
  const colorize = createColorize(true);
  return new Command(NAME)
    .description(DESCRIPTION)
    .usage("<command> [options]")
    .version(manifest.version, "-V, --version", "show the version")
    .configureOutput({
      writeOut: (text) => void written.push(text),
      // `explain` reports the error once, in one line.
      writeErr: () => {},
      getOutHelpWidth: () => helpWidth(io),
      getOutHasColors: () => wantsColour(io.stdout, io.env),
    })
    .configureHelp({
      styleTitle: (text) => colorize("strong", text),
      styleCommandText: (text) => colorize("place", text),
      styleOptionTerm: (text) => colorize("place", text),
      styleArgumentTerm: (text) => colorize("place", text),
      styleSubcommandTerm: (text) => colorize("place", text),
    })
    .exitOverride()
    .helpCommand("help [command]", "show the help of a command")
    .addHelpText("after", exitCodes);
}

/** Explains what ended the program early; throws on an error of the program itself. */
async function explain(cause: unknown, written: string, io: Io): Promise<number> {
  // The reader of the output, such as `head`, may stop reading.
  if (readErrorDetails(cause).code === "EPIPE") return 0;
  if (io.signal.aborted && readMember(cause, "name") === "AbortError") return INTERRUPTED;
  if (cause instanceof CommanderError && cause.exitCode === 0) {
    await io.stdout.write(written);
    return 0;
  }
  if (isFailedWrite(cause)) {
    await complain(io, `cannot write the output: ${cause.code}`);
    return OUT_OF_REACH;
  }
  if (!(cause instanceof CommanderError || cause instanceof UsageError)) throw cause;
  await complain(io, writeReason(cause));
  return WRONG_USE;
}

function writeReason(cause: CommanderError | UsageError): string {
  if (cause instanceof CommanderError && cause.code === "commander.help")
    return "no command is given; see --help";
  return cause.message
    .replace(/^error: /, "")
    .replace(/^command-argument value (.*) is invalid for argument ('\S+')\. /s, "argument $2 cannot be $1: ")
    .replace(/^(option '.*?') argument (.*) is invalid\. /s, "$1 cannot be $2: ")
    .replace("Allowed choices are ", "expected one of ")
    .replace(/\s*\n\s*/g, " ")
    .replace(/\.$/, "");
}

/** The disk is full, or the output is redirected to a file that cannot be written. */
function isFailedWrite(cause: unknown): cause is NodeJS.ErrnoException {
  const { syscall, code } = readErrorDetails(cause);
  return syscall === "write" || ["ENOSPC", "EIO", "EFBIG", "EDQUOT"].includes(code);
}
