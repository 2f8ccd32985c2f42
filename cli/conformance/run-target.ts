import { mkdir, open, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { isGood, listFailed, type RunReport } from "#conformance/suite/case-result.ts";
import { writePretty } from "#conformance/suite/report/write-pretty.ts";
import { writeReport } from "#conformance/suite/report/write-report.ts";
import { type ImplementationUnderTest, runSuite, selectCases } from "#conformance/suite/run-suite.ts";
import type { Suite, SuiteCase } from "#conformance/suite/suite-case.ts";
import { UnreachableError } from "#conformance/suite/unreachable-error.ts";
import { defined } from "#src/util/defined.ts";
import { readErrorDetails } from "#src/util/error-details.ts";
import { exitCodes } from "../exit-codes.ts";
import { type Io, UnavailableError, UsageError } from "../io.ts";
import { colorizeFor } from "../output.ts";
import { createProgressLine } from "../progress-line.ts";
import { type Report, readKnown, type SuiteOptions } from "./suite-options.ts";

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
  const progress = createProgressLine(io);
  const done: Parameters<NonNullable<Parameters<typeof runSuite>[0]["onResult"]>>[0][] = [];
  const ran = await runSuite({
    ...selection,
    target,
    knownFailing,
    failOn,
    timeout,
    signal,
    async onResult(result, total) {
      done.push(result);
      await progress.show(`${done.length} of ${total}, ${listFailed(done).length} failed  ${result.case.id}`);
    },
  });
  await progress.clear();
  const report = { ...ran, ...defined({ edition }) };
  if (!reports.some(({ path }) => path === undefined))
    await io.stdout.write(writePretty(report, colorizeFor(io)));
  for (const one of reports) await write(one, report, io);
  return isGood(report) ? exitCodes.good : exitCodes.bad;
}

/** Makes sure before the run that a report can be written. */
async function claim(path: string): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
    await (await open(path, "a")).close();
  } catch (cause) {
    throw new UnavailableError(`--report: cannot write ${path}: ${readErrorDetails(cause).code}`);
  }
}

async function write({ format, path }: Report, report: RunReport, io: Io): Promise<void> {
  const text = writeReport(format, report);
  if (path === undefined) return io.stdout.write(text);
  // The job summary of GitHub is one file for several steps.
  await writeFile(path, text, { flag: path === io.env.GITHUB_STEP_SUMMARY ? "a" : "w" }).catch(
    (cause: unknown) => {
      throw new UnavailableError(`--report: cannot write ${path}: ${readErrorDetails(cause).code}`);
    },
  );
}
