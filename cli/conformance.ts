import { InvalidArgumentError, Option } from "@commander-js/extra-typings";
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
import { reportFormats } from "#conformance/suite/report/write-report.ts";
import { listSubscribable } from "#conformance/suite/sender/check-body.ts";
import {
  createRecordingUnderTest,
  recordingCases,
} from "#conformance/suite/sender/create-recording-under-test.ts";
import { recordDeliveries, targetVariable } from "#conformance/suite/sender/record-deliveries.ts";
import { modes } from "#src/diagnostics/contract.ts";
import { defined } from "#src/util/defined.ts";
import { printable } from "#src/util/display.ts";
import type { Mode } from "#src/validate/result.ts";
import { type CreateCommand, createCommand } from "./create-command.ts";
import { parseTarget } from "./exchange.ts";
import { type Io, UnavailableError, UsageError } from "./io.ts";
import { checkEdition, gather, hostOption, parseInteger } from "./options.ts";
import { printError } from "./print-error.ts";
import { type Report, runTarget, type SuiteOptions } from "./run-target.ts";
import { readOneSecret, requireOneSecret, secretEnvOption } from "./secrets.ts";

/** Environment variable that allows to test a receiver on another machine. */
const allowRemote = "CONFORMANCE_ALLOW_REMOTE";

const levelList = levels.map((one) => levelNames[one]).join(", ");

/** Creates a suite's command, with the options that every suite has. */
const createSuite = (
  contracts: readonly ContractName[],
  [name, ...words]: Parameters<typeof createCommand>,
) =>
  createCommand(name, ...words)
    .addOption(createEditionOption(contracts))
    .option("--run <pattern>", "run only these cases, such as header-*; repeatable", gather)
    .option("--skip <pattern>", "leave these cases out; repeatable", gather)
    .option("--known-failing <file>", 'lines of "<pattern> # <reason>"')
    .option("--fail-on <level>", levelList.replace("interpreted", "$& (default)"), parseLevel)
    .option("--list", "list the cases that would run, and run none")
    .option("--report <format[=file]>", `${reportFormats.join(", ")}; repeatable`, gatherReports);

const seedOption = new Option("--seed <number>", "shuffle the cases, vary the payloads").argParser(
  parseInteger(0, 2 ** 32 - 1),
);

/** Creates the subcommand `conformance`, which runs a suite against an implementation in any language. */
export const createConformanceCommand: CreateCommand = (io, finish) =>
  createCommand(
    "conformance",
    "test a library, a receiver or a sender in any language",
    "Run the conformance suite against an implementation: a library, a receiver or a sender.",
  )
    .usage("<library|receiver|sender> [options]")
    .helpCommand(false)
    .addCommand(createLibrarySuite(io, finish))
    .addCommand(createReceiverSuite(io, finish))
    .addCommand(createSenderSuite(io, finish));

const createLibrarySuite: CreateCommand = (io, finish) =>
  createSuite(
    ["webhook", "raster-info"],
    [
      "library",
      "test a validator, a signer or a verifier",
      "Test a library in any language, behind a program that speaks the library protocol.",
      "conformance library -- python3 adapter.py",
    ],
  )
    .usage("[options] -- program...")
    .argument("[program...]")
    .addOption(seedOption)
    .option("--timeout <milliseconds>", "time for one response (default: 10000)", parseInteger(1, 3_600_000))
    .action(async (adapter, options) => {
      if (adapter.length === 0 && !options.list)
        throw new UsageError("missing adapter: pass its command after --");
      const { edition, timeout } = options;
      const cases = readLibraryCases(edition);
      const createTarget = () => createLibraryUnderTest(adapter, timeout);
      finish(await runTarget({ suite: "library", cases, edition, timeout, createTarget }, options, io));
    });

const createReceiverSuite: CreateCommand = (io, finish) =>
  createSuite(
    ["webhook"],
    [
      "receiver",
      "test a receiver of deliveries, over HTTP",
      `Test a receiver in any language: send it deliveries and check its responses. Give it a secret that is made for the test. ${allowRemote}=1 allows another machine.`,
      "conformance receiver --url http://localhost:3000/webhook --secret-env WEBHOOK_SECRET",
    ],
  )
    .option("--url <url>", "URL of the receiver")
    .addOption(secretEnvOption)
    .addOption(new Option("-m, --mode <mode>", "rules").choices(modes).default("tolerant" as Mode))
    .option(
      "--limit <bytes>",
      "maximum bytes that it accepts (default: 10 MiB)",
      parseInteger(leastLimit, 2 ** 31),
    )
    .addOption(seedOption)
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
  const cases = readReceiverCases(edition, mode);
  const isAllowed = io.env[allowRemote] === "1";
  const receiver = { url, secret, edition, allowRemote: isAllowed, ...defined({ limit, seed }) };
  const createTarget = async () => {
    parseTarget("--url", url, isAllowed, `set ${allowRemote}=1`);
    const stop = await preflight(receiver);
    if (stop !== undefined) {
      const hints = stop.hints.map((hint, i) => `  ${i + 1}. ${hint}`);
      if (hints.length > 0) hints.unshift("Check, the likeliest first:");
      throw new UnavailableError(`no case was run: ${stop.problem}`, hints);
    }
    if (isEasy(secret)) await printError(io, hardSecretAdvice);
    return createReceiverUnderTest(receiver);
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

const createSenderSuite: CreateCommand = (io, finish) =>
  createSuite(
    ["webhook"],
    [
      "sender",
      "test a platform that sends deliveries",
      `Test a sender in any language: record what it delivers until Ctrl+C is pressed or the program ends, which finds the URL in ${targetVariable}; then check every delivery, byte by byte.`,
      "conformance sender --listen 8080 --secret-env WEBHOOK_SECRET --events create:task,update:task",
    ],
  )
    .usage("[options] [-- program...]")
    .argument("[program...]")
    .option("--listen <port>", "port to record on; 0 is a free one", parseInteger(0, 65_535))
    .addOption(hostOption)
    .option("--events <names>", "what the webhook subscribes to, or everything", readEvents)
    .addOption(secretEnvOption)
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
function checkEvents(given: Events | undefined, edition: string): void {
  if (given === undefined || given === "everything") return;
  const wrong = given.find((one) => !listSubscribable(edition).includes(one));
  if (wrong !== undefined)
    throw new UsageError(`--events: ${printable(JSON.stringify(wrong))} is not an event to subscribe to`);
}

async function testSender(command: readonly string[], options: SenderOptions, io: Io): Promise<number> {
  const { listen, host, events } = options;
  if (listen === undefined && !options.list) throw new UsageError("missing port: pass --listen");
  const secret = await readOneSecret(options, io);
  const edition = options.edition ?? sourceEdition("webhook");
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
  const sources = contracts.map(sourceEdition).join(" and ");
  return new Option("-e, --edition <name>", `edition: ${names.join(", ")} (default: ${sources})`).argParser(
    (text: string) => (names.includes(text) ? text : checkEdition(contract, text, [])),
  );
}
