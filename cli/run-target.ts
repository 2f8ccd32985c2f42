import { writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import {
  type Level,
  type RunReport,
  type Suite,
  type SuiteCase,
  UnreachableError,
} from "#conformance/suite/case-result.ts";
import { type RunSummary, summarizeRun } from "#conformance/suite/report/summarize-run.ts";
import { type ReportFormat, writePretty, writeReport } from "#conformance/suite/report/write-report.ts";
import {
  type ImplementationUnderTest,
  type KnownFailing,
  KnownFailingError,
  parseKnownFailing,
  runSuite,
  selectCases,
} from "#conformance/suite/run-suite.ts";
import { defined } from "#src/util/defined.ts";
import { makeDirectory } from "#src/util/make-directory.ts";
import { exitCodes } from "./exit-codes.ts";
import { type Io, UnavailableError, UsageError } from "./io.ts";
import { colorizeFor } from "./output.ts";
import { readBytes, rejectOutput } from "./read-input.ts";

/** Values of the options that every suite has. */
export interface SuiteOptions {
  readonly run?: readonly string[] | undefined;
  readonly skip?: readonly string[] | undefined;
  readonly knownFailing?: string | undefined;
  readonly failOn?: Level | undefined;
  readonly seed?: number | undefined;
  readonly list?: true | undefined;
  readonly report?: readonly Report[] | undefined;
}

/** A report: on standard output, or in a file. */
export interface Report {
  readonly format: ReportFormat;
  readonly path?: string;
}

/** A suite, and how to reach what it tests. */
interface Run<C extends SuiteCase> {
  readonly suite: Suite;
  readonly cases: readonly C[];
  readonly edition?: string | undefined;
  /** Milliseconds for one response. Default: 10,000. */
  readonly timeout?: number | undefined;
  /** Ends the run. Default: the interruption by the user. */
  readonly signal?: AbortSignal;
  readonly createTarget: () => Promise<ImplementationUnderTest<C>>;
}

/** Runs a suite as the options say, writes the reports, and resolves to the exit code. */
export async function runTarget<C extends SuiteCase>(
  given: Run<C>,
  options: SuiteOptions,
  io: Io,
): Promise<number> {
  const { suite, cases, edition, timeout, createTarget, signal = io.signal } = given;
  const { run, skip, seed, failOn, report: reports = [] } = options;
  if (options.list && reports.length > 0) throw new UsageError("--report cannot be combined with --list");
  const selection = { suite, cases, run, skip, seed };
  const selected = selectCases(selection);
  if (options.list) {
    await io.stdout.write(
      selected.map((one) => `${one.id}\t${one.clause}\t${one.level}\t${one.description}\n`).join(""),
    );
    return exitCodes.good;
  }
  if (selected.length === 0) throw new UsageError("no case matches --run and --skip");
  const knownFailing = await readKnown(options.knownFailing, io);
  for (const { path } of reports) if (path !== undefined) await claim(path);
  const target = await createTarget().catch((cause: unknown) => {
    throw cause instanceof UnreachableError ? new UnavailableError(cause.message) : cause;
  });
  const ran = await runSuite({ ...selection, target, knownFailing, failOn, timeout, signal });
  const report = { ...ran, ...defined({ edition }) };
  const summary = summarizeRun(report);
  if (!reports.some(({ path }) => path === undefined))
    await io.stdout.write(writePretty(report, summary, colorizeFor(io)));
  for (const one of reports) await write(one, report, summary, io);
  return summary.isGood ? exitCodes.good : exitCodes.bad;
}

async function write(
  { format, path }: Report,
  report: RunReport,
  summary: RunSummary,
  io: Io,
): Promise<void> {
  const text = writeReport(format, report, summary);
  if (path === undefined) return io.stdout.write(text);
  // The job summary of GitHub is one file for several steps.
  const flag = path === io.env.GITHUB_STEP_SUMMARY ? "a" : "w";
  await writeFile(path, text, { flag }).catch((cause: unknown) => rejectOutput(`--report: ${path}`, cause));
}

/** Makes sure before the run that a report can be written. */
async function claim(path: string): Promise<void> {
  try {
    await makeDirectory(dirname(path));
    await writeFile(path, "", { flag: "a" });
  } catch (cause) {
    rejectOutput(`--report: ${path}`, cause);
  }
}

/**
 * Reads the list of cases that are known to fail; none if no list is named.
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
