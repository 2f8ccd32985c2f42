import { Command, InvalidArgumentError, Option } from "@commander-js/extra-typings";
import { type Level, levelNames, levels } from "#conformance/suite/case-result.ts";
import { type ContractName, editions, sourceEdition } from "#conformance/suite/editions.ts";
import { createLibraryUnderTest } from "#conformance/suite/library/create-library-under-test.ts";
import { readLibraryCases } from "#conformance/suite/library/read-library-cases.ts";
import {
  createReceiverUnderTest,
  leastLimit,
} from "#conformance/suite/receiver/create-receiver-under-test.ts";
import { preflight } from "#conformance/suite/receiver/preflight.ts";
import { readReceiverCases } from "#conformance/suite/receiver/read-receiver-cases.ts";
import { TargetError } from "#conformance/suite/receiver/read-target.ts";
import { reportFormats } from "#conformance/suite/report/write-report.ts";
import { loadSuiteEdition, type SuiteEdition } from "#conformance/suite/sender/check-body.ts";
import {
  createRecordingUnderTest,
  recordingCases,
} from "#conformance/suite/sender/create-recording-under-test.ts";
import { recordDeliveries, targetVariable } from "#conformance/suite/sender/record-deliveries.ts";
import { modes } from "#src/diagnostics/contract.ts";
import { defined } from "#src/util/defined.ts";
import { printable } from "#src/util/display.ts";
import type { Mode } from "#src/validate/result.ts";
import { type CreateCommand, examples } from "./create-command.ts";
import { type Io, UnavailableError, UsageError } from "./io.ts";
import { checkEdition, gather, hostOption, parseInteger } from "./options.ts";
import { printError } from "./print-error.ts";
import { type Report, runTarget, type SuiteOptions } from "./run-target.ts";
import { readOneSecret, requireOneSecret, secretEnvOption, secretOption } from "./secrets.ts";

/** Environment variable that allows to test a receiver on another machine. */
const allowRemote = "CONFORMANCE_ALLOW_REMOTE";

/** What the help says about patterns, lists of known failures, and levels. */
const suiteNotes = `
A pattern is the id of a case; * stands for any characters. Each line of a list of known failures is "<pattern> # <reason>".
These cases still run; one that passes fails the run, and so does a pattern that matches no case.
Levels: the source document specifies a case, this project interprets the source, or production needs it (robustness).`;

const receiverNotes = `
The suite sends valid, forged, malformed, slow and oversized requests, and checks each response. Give the receiver a secret that
is made for the test. ${allowRemote}=1 allows another machine than this one; NODE_EXTRA_CA_CERTS names an authority for https.`;

const senderNotes = `
The suite records what arrives, and responds 200, until the command after -- ends, or Ctrl+C is pressed. The
command finds the URL to send to in ${targetVariable}. What was recorded is then checked, delivery by delivery.`;

const levelList = levels.map((one) => levelNames[one]).join(", ");

/** Creates a suite's command, with the options that every suite has. */
const createSuite = (name: string, contracts: readonly ContractName[]) =>
  new Command(name)
    .addOption(createEditionOption(contracts))
    .option("--run <pattern>", "run only the cases that match; repeatable", gather)
    .option("--skip <pattern>", "leave out the cases that match; repeatable", gather)
    .option("--known-failing <file>", "cases that are known to fail, with reasons")
    .addOption(
      new Option("--fail-on <level>", `least binding level that fails the run: ${levelList}`)
        .argParser(parseLevel)
        .default("reading" as Level, levelNames.reading),
    )
    .option("--list", "list the cases that would run, and run none")
    .option(
      "--report <format[=file]>",
      `report: ${reportFormats.join(", ")}; repeatable (default: pretty)`,
      gatherReports,
    )
    .addHelpText("after", suiteNotes);

const seedOption = new Option("--seed <number>", "shuffle the cases, vary the payloads").argParser(
  parseInteger(0, 2 ** 32 - 1),
);

/** Creates the subcommand `conformance`, which runs a suite against an implementation in any language. */
export const createConformanceCommand: CreateCommand = (io, finish) =>
  new Command("conformance")
    .summary("test a library, a receiver or a sender in any language")
    .description("Run the conformance suite against an implementation: a library, a receiver or a sender.")
    .usage("<library|receiver|sender> [options]")
    .helpCommand(false)
    .addCommand(createLibrarySuite(io, finish))
    .addCommand(createReceiverSuite(io, finish))
    .addCommand(createSenderSuite(io, finish));

const createLibrarySuite: CreateCommand = (io, finish) =>
  createSuite("library", ["webhook", "raster-info"])
    .summary("test a validator, a signer or a verifier")
    .description("Test a library in any language, behind a process that speaks the library protocol.")
    .argument("[program...]", "adapter to start, with its arguments, after --")
    .addOption(seedOption)
    .option("--timeout <milliseconds>", "time for one response (default: 10000)", parseInteger(1, 3_600_000))
    .addHelpText("after", examples("conformance library -- python3 adapter.py"))
    .action(async (adapter, options) => {
      if (adapter.length === 0 && !options.list)
        throw new UsageError("missing adapter: pass its command after --");
      const { edition, timeout } = options;
      const cases = readLibraryCases(edition);
      const createTarget = () => createLibraryUnderTest(adapter, timeout);
      finish(await runTarget({ suite: "library", cases, edition, timeout, createTarget }, options, io));
    });

const createReceiverSuite: CreateCommand = (io, finish) =>
  createSuite("receiver", ["webhook"])
    .summary("test a receiver of deliveries, over HTTP")
    .description("Test a receiver in any language: send it deliveries and check its responses.")
    .option("--url <url>", "URL of the receiver")
    .addOption(secretEnvOption)
    .addOption(secretOption)
    .addOption(
      new Option("-m, --mode <mode>", "strict if the receiver rejects signed deliveries that are invalid")
        .choices(modes)
        .default("tolerant" as Mode),
    )
    .option(
      "--limit <bytes>",
      "maximum bytes of a body that the receiver accepts (default: 10 MiB)",
      parseInteger(leastLimit, 2 ** 31),
    )
    .addOption(seedOption)
    .addHelpText("after", receiverNotes)
    .addHelpText(
      "after",
      examples("conformance receiver --url http://localhost:3000/webhook --secret-env WEBHOOK_SECRET"),
    )
    .action(async (options) => finish(await testReceiver(options, io)));

interface ReceiverOptions extends SuiteOptions {
  readonly url?: string | undefined;
  readonly secretEnv?: readonly string[] | undefined;
  readonly mode: Mode;
  readonly edition?: string | undefined;
  readonly limit?: number | undefined;
}

async function testReceiver(options: ReceiverOptions, io: Io): Promise<number> {
  const { url = "", mode, edition = sourceEdition("webhook"), limit, seed } = options;
  if (url === "" && !options.list) throw new UsageError("missing receiver: pass --url");
  const secret = options.list ? "" : await requireOneSecret(options, io);
  const cases = readReceiverCases(edition).filter((one) => one.mode === undefined || one.mode === mode);
  const receiver = {
    url,
    secret,
    mode,
    edition,
    allowRemote: io.env[allowRemote] === "1",
    ...defined({ limit, seed }),
  };
  const createTarget = async () => {
    const stop = await preflight(receiver).catch(explainTarget);
    if (stop !== undefined) {
      const hints = stop.hints.map((hint, i) => `\n  ${i + 1}. ${printable(hint)}`);
      throw new UnavailableError(
        `${printable(stop.problem)}; no case was run${hints.length > 0 ? `\nCheck, the likeliest first:${hints.join("")}` : ""}`,
      );
    }
    if (isEasy(secret)) await printError(io, hardSecretAdvice);
    return createReceiverUnderTest(receiver).catch(explainTarget);
  };
  return runTarget({ suite: "receiver", cases, edition: options.edition, createTarget }, options, io);
}

/** Advice for a secret without white space, capitals, letters beyond ASCII and more than 64 bytes. */
const hardSecretAdvice =
  'advice: a harder secret finds more, such as " Ключ-ß-🔑 " and 64 letters after it: one that is trimmed, cut, lower-cased or read as Latin-1 then fails';

/** Checks whether a receiver that trims, cuts or recodes its secret would go unnoticed with this one. */
function isEasy(secret: string): boolean {
  const isHard = /^\s|\s$/.test(secret) && /[^\0-\x7f]/.test(secret) && secret !== secret.toLowerCase();
  return !isHard || Buffer.byteLength(secret) <= 64;
}

function explainTarget(cause: unknown): never {
  if (!(cause instanceof TargetError)) throw cause;
  const isRemote = cause.message.includes("not this machine");
  throw new UsageError(`--url: ${cause.message}${isRemote ? `; to allow it, set ${allowRemote}=1` : ""}`);
}

const createSenderSuite: CreateCommand = (io, finish) =>
  createSuite("sender", ["webhook"])
    .summary("test a platform that sends deliveries")
    .description("Test a sender in any language: check every delivery that it makes, byte by byte.")
    .argument("[program...]", "command that makes the platform send, after --")
    .option("--listen <port>", "port to record on; 0 is a free one", parseInteger(0, 65_535))
    .addOption(hostOption)
    .option("--events <names>", "events that the webhook subscribes to, or everything", readEvents)
    .addOption(secretEnvOption)
    .addOption(secretOption)
    .addHelpText("after", senderNotes)
    .addHelpText(
      "after",
      examples(
        "conformance sender --listen 8080 --secret-env WEBHOOK_SECRET --events create:task,update:task",
      ),
    )
    .action(async (command, options) => finish(await testSender(command, options, io)));

type Events = "everything" | readonly string[];

interface SenderOptions extends SuiteOptions {
  readonly listen?: number | undefined;
  readonly host: string;
  readonly events?: Events | undefined;
  readonly secretEnv?: readonly string[] | undefined;
  readonly edition?: string | undefined;
}

function readEvents(text: string): Events {
  if (text === "everything") return text;
  const names = text.split(",");
  const wrong = names.find((name) => !name.includes(":"));
  if (wrong !== undefined) throw new InvalidArgumentError(`"${wrong}" is not an event to subscribe to`);
  return names;
}

/** Ends the program for an event that the edition does not have. */
function checkEvents(given: Events | undefined, { events }: SuiteEdition): void {
  if (given === undefined || given === "everything") return;
  const wrong = given.find((one) => !events.some(({ name, subscribable }) => subscribable && name === one));
  if (wrong !== undefined)
    throw new UsageError(`--events: ${printable(JSON.stringify(wrong))} is not an event to subscribe to`);
}

async function testSender(command: readonly string[], options: SenderOptions, io: Io): Promise<number> {
  const { listen, host, events } = options;
  if (listen === undefined && !options.list) throw new UsageError("missing port: pass --listen");
  const secret = await readOneSecret(options, io);
  const edition = await loadSuiteEdition(options.edition);
  checkEvents(events, edition);
  const createTarget = async () => {
    io.endGently?.();
    const deliveries = await recordDeliveries({
      host,
      port: listen ?? 0,
      signal: io.signal,
      ...(command.length > 0 && { command }),
      onListening: (url) => void io.stderr.write(`listening on ${url}\n`),
      onDelivery: ({ number, method, body }) =>
        void io.stderr.write(`#${number} ${printable(method)}, ${body.length} bytes\n`),
    });
    return createRecordingUnderTest(deliveries, { edition, ...defined({ secret, events }) });
  };
  // The interruption that ended the recording must not end the checks of what was recorded.
  const { signal } = new AbortController();
  return runTarget(
    { suite: "sender", cases: recordingCases, edition: options.edition, signal, createTarget },
    options,
    io,
  );
}

function parseLevel(text: string): Level {
  const level = levels.find((one) => levelNames[one] === text);
  if (level === undefined) throw new InvalidArgumentError(`expected one of ${levelList}`);
  return level;
}

function gatherReports(text: string, before: readonly Report[] = []): readonly Report[] {
  const [, name, path] = /^([a-z]+)(?:=(.+))?$/s.exec(text) ?? [];
  const format = reportFormats.find((one) => one === name);
  if (format === undefined)
    throw new InvalidArgumentError(
      `expected <format> or <format>=<file>, with one of ${reportFormats.join(", ")}`,
    );
  return [...before, { format, ...(path !== undefined && { path }) }];
}

/** Creates the option that names the edition of a run, from those of some contracts. */
function createEditionOption(
  contracts: readonly ContractName[],
): Option<"-e, --edition <name>", undefined, undefined, string> {
  const names = editions.filter(({ name }) => contracts.includes(name)).map(({ edition }) => edition);
  const [contract = "webhook"] = contracts;
  return new Option(
    "-e, --edition <name>",
    `edition: ${names.join(", ")} (default: that of the source document)`,
  ).argParser((text: string) => (names.includes(text) ? text : checkEdition(contract, text, [])));
}
