import { Command, CommanderError } from "commander";
import { addDoctor } from "./doctor-command.ts";
import { addEvents } from "./events-command.ts";
import { type Io, UsageError } from "./io.ts";
import { addListen } from "./listen-command.ts";
import { createPaint, wantsColour } from "./paint.ts";
import { addSend } from "./send-command.ts";
import { addSign } from "./sign-command.ts";
import { addValidate } from "./validate-command.ts";
import { addVerify } from "./verify-command.ts";

const commands = [addValidate, addSign, addVerify, addDoctor, addEvents, addSend, addListen];

const NAME = "annotation-contracts";
const DESCRIPTION =
  "Contracts for webhook deliveries of an annotation platform and for raster-info documents.";

const exitCodes = `
Exit codes:
  0  all good
  1  something is invalid, or refused
  2  wrong use
  3  the input cannot be read, or the receiver not reached`;

/** Exit code of a mistake on the command line. */
const WRONG_USE = 2;

/** Runs the command line: writes results to `io.stdout`, a user's mistake as one line to `io.stderr`; resolves to the exit code. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  const written: string[] = [];
  let exitCode = 0;
  const program = createProgram(written, io);
  const finish = (code: number): void => {
    exitCode = code;
  };
  for (const add of commands) add(program, io, finish);
  try {
    await program.parseAsync(argv, { from: "user" });
    return exitCode;
  } catch (cause) {
    return await explain(cause, written.join(""), io);
  }
}

function createProgram(written: string[], io: Io): Command {
  // Where no colours are wanted, commander takes them out again.
  const paint = createPaint(true);
  return new Command(NAME)
    .description(DESCRIPTION)
    .usage("<command> [options]")
    .configureOutput({
      writeOut: (text) => void written.push(text),
      // What went wrong is told once, in one line, by `explain`.
      writeErr: () => {},
      getOutHelpWidth: () => Math.min(100, io.stdout.columns),
      getOutHasColors: () => wantsColour(io.stdout, io.env),
    })
    .configureHelp({
      styleTitle: (text) => paint("strong", text),
      styleCommandText: (text) => paint("place", text),
      styleOptionTerm: (text) => paint("place", text),
      styleArgumentTerm: (text) => paint("place", text),
      styleSubcommandTerm: (text) => paint("place", text),
    })
    .exitOverride()
    .helpCommand(false)
    .addHelpText("after", exitCodes);
}

/** Tells what ended the program early; what is nobody's mistake but the program's is thrown on. */
async function explain(cause: unknown, written: string, io: Io): Promise<number> {
  if (isBrokenPipe(cause)) return 0;
  if (cause instanceof CommanderError && cause.exitCode === 0) {
    await io.stdout.write(written);
    return 0;
  }
  if (!(cause instanceof CommanderError || cause instanceof UsageError)) throw cause;
  await io.stderr.write(`${NAME}: ${reasonOf(cause)}\n`);
  return WRONG_USE;
}

function reasonOf(cause: CommanderError | UsageError): string {
  if (cause instanceof CommanderError && cause.code === "commander.help")
    return "no command is given; see --help";
  return cause.message
    .replace(/^error: /, "")
    .replace(/\s*\n\s*/g, " ")
    .replace(/\.$/, "");
}

/** Whoever reads the output, such as `head`, may stop reading. */
function isBrokenPipe(cause: unknown): boolean {
  return (cause as NodeJS.ErrnoException | undefined)?.code === "EPIPE";
}
