import { Command, CommanderError, type CommandUnknownOpts, type Option } from "@commander-js/extra-typings";
import manifest from "#package.json" with { type: "json" };
import { createColorize, wantsColour } from "#src/util/colorize.ts";
import { type CreateCommand, exitCodes, type Io } from "./command.ts";
import { explainInvalid } from "./options.ts";
import { explainError } from "./print-error.ts";

/** Subcommands in the order of the help. Each is loaded on demand, because loading takes longer than running. */
export const commands: Readonly<Record<string, () => Promise<CreateCommand>>> = {
  validate: async () => (await import("./validate.ts")).createValidateCommand,
  listen: async () => (await import("./listen.ts")).createListenCommand,
  send: async () => (await import("./send.ts")).createSendCommand,
  diagnose: async () => (await import("./diagnose.ts")).createDiagnoseCommand,
  redeliver: async () => (await import("./redeliver.ts")).createRedeliverCommand,
  conformance: async () => (await import("./conformance.ts")).createConformanceCommand,
  diff: async () => (await import("./diff.ts")).createDiffCommand,
  sample: async () => (await import("./sample.ts")).createSampleCommand,
  events: async () => (await import("./events.ts")).createEventsCommand,
  sign: async () => (await import("./sign.ts")).createSignCommand,
  verify: async () => (await import("./verify.ts")).createVerifyCommand,
  "raster-info": async () => (await import("./raster-info.ts")).createRasterInfoCommand,
  platform: async () => (await import("./platform.ts")).createPlatformCommand,
};

const notes = "\nExit codes: 0 OK; 1 invalid or rejected; 2 usage; 3 unreadable or unreachable.";

/** Runs a command line and resolves to its exit code. Results go to `io.stdout`, messages to `io.stderr`. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  const args = normalize(argv);
  const help: string[] = [];
  let exitCode: number = exitCodes.good;
  const finish = (code: number): void => {
    exitCode = code;
  };
  try {
    const program = createProgram(io, help);
    for (const load of selectCommands(args)) program.addCommand(adopt((await load())(io, finish), program));
    await program.parseAsync(args, { from: "user" });
    return exitCode;
  } catch (cause) {
    if (!(cause instanceof CommanderError && cause.exitCode === 0)) return explainError(cause, args, io);
    const failed = await io.stdout
      .write(help.join(""))
      .catch((reason: unknown) => explainError(reason, args, io));
    return failed ?? exitCodes.good;
  }
}

/** Selects the called subcommand, or all of them for the help and to suggest a correction for a wrong name. */
function selectCommands([name = ""]: readonly string[]): readonly (() => Promise<CreateCommand>)[] {
  const called = Object.hasOwn(commands, name) ? commands[name] : undefined;
  return called === undefined ? Object.values(commands) : [called];
}

/** An unknown subcommand is reported before its options are parsed. `help NAME` means `NAME --help`. */
function normalize(argv: readonly string[]): readonly string[] {
  const [first = "", ...rest] = argv;
  if (first === "help") return normalize([...rest.slice(0, 1), "--help"]);
  return first.startsWith("-") || Object.hasOwn(commands, first) ? argv : argv.slice(0, 1);
}

/** Prepares a subcommand and those below it. They inherit the settings of the program. */
function adopt(command: CommandUnknownOpts, parent: CommandUnknownOpts): CommandUnknownOpts {
  explainInvalid(command);
  for (const inner of command.copyInheritedSettings(parent).commands) adopt(inner, command);
  return command;
}

function createProgram(io: Io, help: string[]): CommandUnknownOpts {
  // Commander removes the colours if they are not wanted.
  const colorize = createColorize(true);
  return (
    new Command("annotation-contracts")
      .description("Receive, send and test CVAT webhooks; validate, compare and convert raster info.")
      .usage("<command> [options]")
      .version(manifest.version, "-V, --version", "print the version")
      .configureOutput({
        writeOut: (text) => void help.push(text),
        // `explainError` prints the error on one line.
        writeErr: () => {},
        getOutHelpWidth: () => Math.min(100, io.stdout.columns),
        getOutHasColors: () => wantsColour(io.stdout, io.env),
      })
      .configureHelp({
        optionDescription: describeOption,
        subcommandTerm: (command) => command.name(),
        styleTitle: (text) => colorize("strong", text),
        styleCommandText: (text) => colorize("place", text),
        styleOptionTerm: (text) => colorize("place", text),
        styleArgumentTerm: (text) => colorize("place", text),
        styleSubcommandTerm: (text) => colorize("place", text),
      })
      .exitOverride()
      // Options after `diagnose webhook` belong to it, because `diagnose` also has `--format`.
      .enablePositionalOptions()
      .helpOption("-h, --help", "print this help")
      .helpCommand(false)
      .addHelpText("after", notes)
  );
}

/** Describes an option in a few words, so the help fits a terminal. */
function describeOption({ description, argChoices, defaultValue, defaultValueDescription }: Option): string {
  const usual =
    defaultValueDescription ??
    (defaultValue === undefined || defaultValue === true ? undefined : String(defaultValue));
  const choices = argChoices === undefined ? [] : [argChoices.join(", ")];
  const notes = [...choices, ...(usual === undefined ? [] : [`default: ${usual}`])];
  return notes.length === 0 ? description : `${description} (${notes.join("; ")})`;
}
