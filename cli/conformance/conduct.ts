import { writeFile } from "node:fs/promises";
import type { ReportOptions } from "#conformance/suites/reports/report-options.ts";
import { reporters, writeReport } from "#conformance/suites/reports/reporter.ts";
import { type CaseResult, isFailure, isGood, type RunReport } from "#conformance/suites/runner/outcome.ts";
import { type RunOptions, runSuite, selectCases, type Testee } from "#conformance/suites/runner/run-suite.ts";
import type { Suite, SuiteCase } from "#conformance/suites/runner/suite-case.ts";
import { UnreachableError } from "#conformance/suites/runner/unreachable-error.ts";
import { cut, printable } from "#src/text/display.ts";
import { createPaint } from "#src/text/paint.ts";
import { OutOfReach, paintFor } from "../command.ts";
import { type Io, UsageError } from "../io.ts";
import {
  parseReportFiles,
  type ReportFile,
  readKnownFailing,
  readNamed,
  type SuiteOptions,
} from "./run-options.ts";
import { parseSavedFailure, saveFailure } from "./saved-failure.ts";

/** A suite, and how to reach what it is to test. */
export interface Conducted<C extends SuiteCase> {
  readonly suite: Suite;
  readonly cases: readonly C[];
  readonly createTestee: (seed: number | undefined) => Promise<Testee<C>>;
  /** Ends the run. Default: the interruption by the user. */
  readonly signal?: AbortSignal;
}

/** Runs a suite as the options say, writes the reports, and resolves to the exit code. */
export async function conduct<C extends SuiteCase>(
  { suite, cases, createTestee, ...rest }: Conducted<C>,
  options: SuiteOptions,
  io: Io,
): Promise<number> {
  const { signal = io.signal } = rest;
  const files = parseReportFiles(options.report);
  const plan = await readPlan(cases, suite, options, io);
  if (options.list) return listCases({ suite, ...plan }, io);
  if (selectCases({ suite, ...plan }).length === 0) throw new UsageError("no case matches --run and --skip");
  const testee = await createTestee(plan.seed).catch(explain);
  const progress = createProgressLine(io);
  const writing: ReportOptions = { paint: paintFor(io), trace: options.trace === true };
  let failures = 0;
  let done = 0;
  const onResult = async (result: CaseResult, total: number): Promise<void> => {
    done += 1;
    if (isFailure(result)) failures += 1;
    const text = reporters[options.format].add?.(result, writing) ?? "";
    if (text !== "") await progress.clear();
    await io.stdout.write(text);
    await progress.show(`${done} of ${total}, ${failures} failed  ${result.case.id}`);
    if (options.save !== undefined && isFailure(result))
      await saveFailure(options.save, toSaved(result, plan.seed, suite));
  };
  try {
    const report = await runSuite({ suite, testee, signal, onResult, ...plan });
    await progress.clear();
    await io.stdout.write(reporters[options.format].end(report, writing));
    await writeFiles(files, report);
    return isGood(report) ? 0 : 1;
  } finally {
    await testee.close();
  }
}

type Plan<C extends SuiteCase> = Omit<RunOptions<C>, "suite" | "testee">;

async function readPlan<C extends SuiteCase>(
  cases: readonly C[],
  suite: Suite,
  { run, skip, knownFailing, seed, timeout, replay }: SuiteOptions,
  io: Io,
): Promise<Plan<C>> {
  const time = timeout === undefined ? {} : { timeout };
  if (replay !== undefined) {
    const saved = parseSavedFailure(new TextDecoder().decode(await readNamed(replay, io)), suite);
    // A saved case has been written by this suite.
    return { cases: [saved.case as C], ...time, ...(saved.seed !== undefined && { seed: saved.seed }) };
  }
  return {
    cases,
    ...time,
    knownFailing: await readKnownFailing(knownFailing, io),
    ...(run !== undefined && { run }),
    ...(skip !== undefined && { skip }),
    ...(seed !== undefined && { seed }),
  };
}

async function listCases<C extends SuiteCase>(plan: Plan<C> & { suite: Suite }, io: Io): Promise<number> {
  const selected = selectCases(plan);
  await io.stdout.write(
    selected.map(({ id, clause, description }) => `${id}\t${clause}\t${description}\n`).join(""),
  );
  return 0;
}

function explain(cause: unknown): never {
  throw cause instanceof UnreachableError ? new OutOfReach(printable(cause.message)) : cause;
}

function toSaved({ case: testCase, ...result }: CaseResult, seed: number | undefined, suite: Suite) {
  return { suite, ...(seed !== undefined && { seed }), case: testCase, result };
}

async function writeFiles(files: readonly ReportFile[], report: RunReport): Promise<void> {
  for (const { format, path } of files) {
    try {
      await writeFile(path, writeReport(format, report, { paint: createPaint(false), trace: true }));
    } catch (cause) {
      throw new OutOfReach(`--report: ${path} cannot be written: ${(cause as NodeJS.ErrnoException).code}`);
    }
  }
}

interface ProgressLine {
  show(text: string): Promise<void>;
  clear(): Promise<void>;
}

/** One line on the terminal of standard error that is written over; nothing where nobody watches. */
function createProgressLine({ stderr }: Io): ProgressLine {
  const { isTTY, columns } = stderr;
  return {
    async show(text) {
      if (isTTY) await stderr.write(`\r\u001b[2K${cut(printable(text), columns - 1)}`);
    },
    async clear() {
      if (isTTY) await stderr.write("\r\u001b[2K");
    },
  };
}
