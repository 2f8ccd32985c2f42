import { writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { InvalidArgumentError, Option } from "@commander-js/extra-typings";
import {
  levelNames,
  levels,
  type Suite,
  type SuiteCase,
  UnreachableError,
} from "#conformance/suite/case-result.ts";
import { createLibraryUnderTest } from "#conformance/suite/library/create-library-under-test.ts";
import { readLibraryCases } from "#conformance/suite/library/read-library-cases.ts";
import {
  createReceiverUnderTest,
  leastLimit,
} from "#conformance/suite/receiver/create-receiver-under-test.ts";
import { preflight } from "#conformance/suite/receiver/preflight.ts";
import { readReceiverCases } from "#conformance/suite/receiver/read-receiver-cases.ts";
import { summarizeRun } from "#conformance/suite/report/summarize-run.ts";
import {
  type ReportFormat,
  reportFormats,
  writePretty,
  writeReport,
} from "#conformance/suite/report/write-report.ts";
import {
  type ImplementationUnderTest,
  type KnownFailing,
  KnownFailingError,
  parseKnownFailing,
  runSuite,
  selectCases,
} from "#conformance/suite/run-suite.ts";
import { listSubscribable } from "#conformance/suite/sender/check-body.ts";
import {
  createRecordingUnderTest,
  recordingCases,
} from "#conformance/suite/sender/create-recording-under-test.ts";
import { recordDeliveries, targetVariable } from "#conformance/suite/sender/record-deliveries.ts";
import { listEditions, sourceEdition } from "#src/diagnostics/editions.ts";
import { modes } from "#src/model/contract.ts";
import { defined } from "#src/util/defined.ts";
import { printable } from "#src/util/display.ts";
import { makeDirectory } from "#src/util/make-directory.ts";
import {
  type CreateCommand,
  createCommand,
  type Io,
  type OptionsOf,
  subcommand,
  UnavailableError,
  UsageError,
} from "./command.ts";
import { parseTarget } from "./exchange.ts";
import {
  checkEdition,
  documentEdition,
  gather,
  hostOption,
  parseInteger,
  writtenEditionOption,
} from "./options.ts";
import { printError } from "./print-error.ts";
import { readBytes, rejectOutput } from "./read-input.ts";
import { readOneSecret, requireOneSecret, secretEnvOption } from "./secrets.ts";

/** Environment variable that allows testing a receiver on another machine. */
const allowRemote = "CONFORMANCE_ALLOW_REMOTE";

/** A report on standard output or in a file. */
interface Report {
  readonly format: ReportFormat;
  readonly path?: string | undefined;
}

/** Starts the definition of a suite's command, with the options that all suites have. */
const createSuite = (...words: Parameters<typeof createCommand>) =>
  createCommand(...words)
    .option("--run <pattern>", "run only these cases, such as header-*; repeatable", gather)
    .option("--skip <pattern>", "leave these cases out; repeatable", gather)
    .option("--known-failing <file>", 'lines of "<pattern> # <reason>"')
    .addOption(
      new Option("--fail-on <level>", "lowest level that fails the run")
        .choices(levels.map((one) => levelNames[one]))
        .default(undefined, levelNames.reading),
    )
    .option("--list", "list the cases that would run, without running them")
    .option("--report <format[=file]>", `${reportFormats.join(", ")}; repeatable`, gatherReports);

const seedOption = new Option("--seed <number>", "shuffle the cases and vary the payloads").argParser(
  parseInteger(0, 2 ** 32 - 1),
);

/** The editions of both contracts. */
const anyEditionOption = new Option(
  "-e, --edition <name>",
  `edition: ${[...listEditions("webhook"), ...listEditions("raster-info")].join(", ")}`,
)
  .default(undefined, `${sourceEdition("webhook")} and ${sourceEdition("raster-info")}`)
  .argParser((text: string) => checkEdition("webhook", text, listEditions("raster-info")));

/** Creates the subcommand `conformance`, which runs a suite against an implementation in any language. */
export const createConformanceCommand: CreateCommand = (io, finish) =>
  createCommand(
    "conformance",
    "test a library, a receiver or a sender in any language",
    "Run the conformance suite against an implementation: a library, a receiver or a sender.",
  )
    .usage("<library|receiver|sender> [options]")
    .helpCommand(false)
    .addCommand(testLibrary(io, finish))
    .addCommand(testReceiver(io, finish))
    .addCommand(testSender(io, finish));

const defineLibrary = () =>
  createSuite(
    "library",
    "test a validator, a signer or a verifier",
    "Test a library in any language, through a program that speaks the library protocol.",
    "conformance library -- python3 adapter.py",
  )
    .usage("[options] -- program...")
    .argument("[program...]")
    .addOption(anyEditionOption)
    .addOption(seedOption)
    .option(
      "--timeout <milliseconds>",
      "time limit for one response (default: 10000)",
      parseInteger(1, 3_600_000),
    );

const testLibrary = subcommand(defineLibrary, async (io, adapter, options) => {
  if (adapter.length === 0 && !options.list)
    throw new UsageError("missing adapter: pass its command after --");
  const { edition, timeout } = options;
  const createTarget = () => createLibraryUnderTest(adapter, timeout);
  return run({ suite: "library", cases: readLibraryCases(edition), timeout, createTarget }, options, io);
});

const defineReceiver = () =>
  createSuite(
    "receiver",
    "test a receiver of deliveries, over HTTP",
    `Send deliveries to a receiver in any language and check its responses. Use a secret made for the test. ${allowRemote}=1 allows another machine.`,
    "conformance receiver --url http://localhost:3000/webhook --secret-env WEBHOOK_SECRET",
  )
    .addOption(writtenEditionOption)
    .option("--url <url>", "URL of the receiver")
    .addOption(secretEnvOption)
    .addOption(new Option("-m, --mode <mode>", "rules").choices(modes).default("tolerant" as const))
    .option(
      "--limit <bytes>",
      "maximum body size in bytes (default: 10 MiB)",
      parseInteger(leastLimit, 2 ** 31),
    )
    .addOption(seedOption);

const testReceiver = subcommand(defineReceiver, async (io, options) => {
  const { url = "", mode, edition = documentEdition, limit, seed } = options;
  if (url === "" && !options.list) throw new UsageError("missing receiver: pass --url");
  const secret = options.list ? "" : await requireOneSecret(options, io);
  const isAllowed = io.env[allowRemote] === "1";
  const receiver = { url, secret, edition, allowRemote: isAllowed, ...defined({ limit, seed }) };
  const createTarget = async () => {
    parseTarget("--url", url, isAllowed, `set ${allowRemote}=1`);
    const stop = await preflight(receiver);
    if (stop !== undefined) {
      const hints = stop.hints.map((hint, i) => `  ${i + 1}. ${hint}`);
      if (hints.length > 0) hints.unshift("Check, most likely first:");
      throw new UnavailableError(`no case was run: ${stop.problem}`, hints);
    }
    if (isEasy(secret)) await printError(io, hardSecretAdvice);
    return createReceiverUnderTest(receiver);
  };
  return run({ suite: "receiver", cases: readReceiverCases(edition, mode), createTarget }, options, io);
});

/** Advice for a secret that lacks white space, capitals or non-ASCII letters, or has at most 64 bytes. */
const hardSecretAdvice =
  'advice: a harder secret, such as " Ключ-ß-🔑 " followed by 64 letters, finds more errors: receivers fail if they trim, cut or lower-case it, or read it as Latin-1';

/** Checks whether this secret would hide that a receiver trims, cuts or re-encodes it. */
function isEasy(secret: string): boolean {
  const isHard = /^\s|\s$/.test(secret) && /[^\0-\x7f]/.test(secret) && secret !== secret.toLowerCase();
  return !isHard || Buffer.byteLength(secret) <= 64;
}

const defineSender = () =>
  createSuite(
    "sender",
    "test a platform that sends deliveries",
    `Test a sender in any language: record its deliveries until Ctrl+C is pressed or the program ends, then check each byte by byte. The program finds the URL in ${targetVariable}.`,
    "conformance sender --listen 8080 --secret-env WEBHOOK_SECRET --events create:task,update:task",
  )
    .usage("[options] [-- program...]")
    .argument("[program...]")
    .addOption(writtenEditionOption)
    .option("--listen <port>", "port to record on; 0 selects a free one", parseInteger(0, 65_535))
    .addOption(hostOption)
    .option("--events <names>", "events that the webhook subscribes to, or everything", readEvents)
    .addOption(secretEnvOption);

function readEvents(text: string): "everything" | readonly string[] {
  return text === "everything" ? text : text.split(",");
}

const testSender = subcommand(defineSender, async (io, command, options) => {
  const { listen, host, events, edition = documentEdition } = options;
  if (listen === undefined && !options.list) throw new UsageError("missing port: pass --listen");
  const secret = await readOneSecret(options, io);
  const wrong = Array.isArray(events) && events.find((one) => !listSubscribable(edition).includes(one));
  if (typeof wrong === "string")
    throw new UsageError(
      `--events: ${printable(JSON.stringify(wrong))} is not an event that webhooks can subscribe to`,
    );
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
  return run({ suite: "sender", cases: recordingCases, createTarget }, options, io);
});

/** A suite, and how to reach the implementation under test. */
interface Run<C extends SuiteCase> {
  readonly suite: Suite;
  readonly cases: readonly C[];
  /** Maximum milliseconds for one response. Default: 10,000. */
  readonly timeout?: number | undefined;
  readonly createTarget: () => Promise<ImplementationUnderTest<C>>;
}

type SuiteOptions = OptionsOf<typeof createSuite> & {
  readonly edition?: string | undefined;
  readonly seed?: number | undefined;
};

/** Runs a suite with the given options, writes the reports, and resolves to whether the run passed. */
async function run<C extends SuiteCase>(given: Run<C>, options: SuiteOptions, io: Io): Promise<boolean> {
  const { createTarget } = given;
  const { report: reports = [], edition } = options;
  if (options.list && reports.length > 0) throw new UsageError("--report cannot be combined with --list");
  const selection = { ...given, run: options.run, skip: options.skip, seed: options.seed };
  const selected = selectCases(selection);
  if (options.list) {
    await io.stdout.write(
      selected.map((one) => `${one.id}\t${one.clause}\t${one.level}\t${one.description}\n`).join(""),
    );
    return true;
  }
  if (selected.length === 0) throw new UsageError("no case matches --run without matching --skip");
  const knownFailing = await readKnown(options.knownFailing, io);
  for (const { path } of reports) if (path !== undefined) await claim(path);
  const target = await createTarget().catch((cause: unknown) => {
    throw cause instanceof UnreachableError ? new UnavailableError(cause.message) : cause;
  });
  const failOn = levels.find((one) => levelNames[one] === options.failOn);
  const ran = await runSuite({ ...selection, target, knownFailing, failOn });
  const report = { ...ran, ...defined({ edition }) };
  const summary = summarizeRun(report);
  if (!reports.some(({ path }) => path === undefined))
    await io.stdout.write(writePretty(report, summary, io.colorize));
  for (const { format, path } of reports) {
    const text = writeReport(format, report, summary);
    // Several steps share GitHub's file for the job summary.
    const flag = path === io.env.GITHUB_STEP_SUMMARY ? "a" : "w";
    if (path === undefined) await io.stdout.write(text);
    else await writeFile(path, text, { flag }).catch((cause) => rejectOutput(`--report: ${path}`, cause));
  }
  return summary.isGood;
}

/** Checks before the run that a report can be written. */
async function claim(path: string): Promise<void> {
  try {
    await makeDirectory(dirname(path));
    await writeFile(path, "", { flag: "a" });
  } catch (cause) {
    rejectOutput(`--report: ${path}`, cause);
  }
}

/**
 * Reads the list of cases that are known to fail; empty if no list is given.
 *
 * @throws UsageError for a line that is not a pattern with a reason.
 */
async function readKnown(path: string | undefined, io: Io): Promise<readonly KnownFailing[]> {
  if (path === undefined) return [];
  try {
    return parseKnownFailing(new TextDecoder().decode(await readBytes(path, io, path)));
  } catch (cause) {
    throw cause instanceof KnownFailingError ? new UsageError(`${path}: ${cause.message}`) : cause;
  }
}

function gatherReports(text: string, before: readonly Report[] = []): readonly Report[] {
  const [, name, path] = /^([a-z]+)(?:=(.+))?$/s.exec(text) ?? [];
  const format = reportFormats.find((one) => one === name);
  if (format === undefined)
    throw new InvalidArgumentError(
      `expected <format> or <format>=<file>, where <format> is one of ${reportFormats.join(", ")}`,
    );
  return [...before, { format, path }];
}
