import { open, writeFile } from "node:fs/promises";
import { dirname, join, parse } from "node:path";
import type { Stop } from "#conformance/suites/receiver/explain-unreachable.ts";
import type { ReportOptions } from "#conformance/suites/reports/report-options.ts";
import { reporters, writeReport } from "#conformance/suites/reports/reporter.ts";
import { type CaseResult, isFailure, isGood, type RunReport } from "#conformance/suites/runner/outcome.ts";
import { type RunOptions, runSuite, selectCases, type Testee } from "#conformance/suites/runner/run-suite.ts";
import type { Suite, SuiteCase } from "#conformance/suites/runner/suite-case.ts";
import { UnreachableError } from "#conformance/suites/runner/unreachable-error.ts";
import manifest from "#package.json" with { type: "json" };
import { createColorize } from "#src/util/colorize.ts";
import { defined } from "#src/util/defined.ts";
import { cut, printable } from "#src/util/display.ts";
import { makeFolder } from "#src/util/make-folder.ts";
import { complain, OUT_OF_REACH, OutOfReach, paintFor, readNamedText, refuseOutput } from "../command.ts";
import { type Io, UsageError } from "../io.ts";
import { parseSavedFailure, saveFailure } from "./saved-failure.ts";
import { parseReportFiles, type ReportFile, readKnown, type SuiteOptions } from "./suite-options.ts";

/** One implementation to test. */
interface Target<C extends SuiteCase> {
  /** Says why a run would be useless; `undefined` if it can begin. */
  readonly preflight?: () => Promise<Stop | undefined>;
  readonly createTestee: (seed: number | undefined) => Promise<Testee<C>>;
}

/** A suite, and how to reach what it is to test. */
interface Conducted<C extends SuiteCase> {
  readonly suite: Suite;
  readonly cases: readonly C[];
  readonly targets: readonly Target<C>[];
  /** What reports say about the run besides edition and versions; contains no secret. */
  readonly environment?: Readonly<Record<string, string>>;
  /** What the user could do for a better run; shown before the first case in the format for people. */
  readonly advice?: string;
  /** Ends the run. Default: the interruption by the user. */
  readonly signal?: AbortSignal;
}

/** Options of a run. */
type Options = SuiteOptions & { readonly edition: string | undefined };

/** Runs a suite against each target as the options say, writes the reports, and resolves to the exit code. */
export async function conduct<C extends SuiteCase>(
  conducted: Conducted<C>,
  options: Options,
  io: Io,
): Promise<number> {
  const { suite, cases, targets } = conducted;
  const files = parseReportFiles(options.report);
  const plan = await readPlan(cases, suite, options, io);
  if (options.list && files.length > 0)
    throw new UsageError("--list runs nothing, so that --report has nothing to say");
  if (options.list) return listCases({ suite, ...plan }, io);
  if (selectCases({ suite, ...plan }).length === 0)
    throw new UsageError("no case matches --run, --skip and --level");
  await claimFiles(targets.flatMap((_, i) => files.map((file) => nameFile(file, i, targets.length))));
  const reports: RunReport[] = [];
  for (const [i, target] of targets.entries()) {
    const running = { conducted, target, plan, options, io };
    // A target that cannot be reached does not stop the runs of the others.
    const report = await runTarget(running).catch((cause: unknown) => tellOn(cause, targets.length, io));
    if (report === undefined) continue;
    reports.push(report);
    const own = files.map((file) => nameFile(file, i, targets.length));
    await writeFiles(own, report, readWriting({ conducted, options }));
  }
  if (reports.length < targets.length) return OUT_OF_REACH;
  return reports.every(isGood) ? 0 : 1;
}

async function tellOn(cause: unknown, targets: number, io: Io): Promise<undefined> {
  if (targets === 1 || !(cause instanceof OutOfReach)) throw cause;
  await complain(io, cause.message);
}

interface Running<C extends SuiteCase> {
  readonly conducted: Conducted<C>;
  readonly target: Target<C>;
  readonly plan: Plan<C>;
  readonly options: Options;
  readonly io: Io;
}

async function runTarget<C extends SuiteCase>(running: Running<C>): Promise<RunReport> {
  const { conducted, target, plan, options, io } = running;
  const { suite, signal = io.signal } = conducted;
  const stop = await target.preflight?.();
  if (stop !== undefined) throw new OutOfReach(writeStop(stop));
  const testee = await target.createTestee(plan.seed).catch(explain);
  if (conducted.advice !== undefined && options.format === "pretty" && target === conducted.targets[0])
    await complain(io, `advice: ${conducted.advice}`);
  const progress = createProgressLine(io);
  const writing: ReportOptions = { colorize: paintFor(io), trace: options.trace };
  let failures = 0;
  let done = 0;
  const onResult = async (result: CaseResult, total: number): Promise<void> => {
    done += 1;
    if (isFailure(result)) failures += 1;
    const text = reporters[options.format].add?.(result, writing) ?? "";
    if (text !== "") await progress.clear();
    await io.stdout.write(text);
    await progress.show(`${done} of ${total}, ${failures} failed  ${result.case.id}`);
    const { case: testCase, ...rest } = result;
    if (options.save !== undefined && isFailure(result))
      await saveFailure(options.save, {
        suite,
        ...defined({ seed: plan.seed }),
        case: testCase,
        result: rest,
      });
  };
  try {
    const report = await runSuite({ suite, testee, signal, onResult, ...plan });
    await progress.clear();
    const whole = { ...readWriting(running), ...writing };
    await io.stdout.write(reporters[options.format].end(report, whole));
    return report;
  } finally {
    await testee.close();
  }
}

function readWriting<C extends SuiteCase>({
  conducted,
  options,
}: Pick<Running<C>, "conducted" | "options">): ReportOptions {
  return {
    colorize: createColorize(false),
    trace: true,
    environment: { ...conducted.environment, ...defined({ edition: options.edition }), ...readVersions() },
  };
}

function readVersions(): Readonly<Record<string, string>> {
  return {
    "annotation-contracts": manifest.version,
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
  };
}

/** Writes why a run did not begin, and what to check in which order. */
function writeStop({ problem, hints }: Stop): string {
  const lines = hints.map((hint, i) => `  ${i + 1}. ${printable(hint)}`);
  return [
    `${printable(problem)}; no case was run`,
    ...(lines.length > 0 ? ["Check, the likeliest first:"] : []),
    ...lines,
  ].join("\n");
}

/** With several targets, each has its own files: `report.html`, `report-2.html`. */
function nameFile({ format, path }: ReportFile, index: number, count: number): ReportFile {
  const { dir, name, ext } = parse(path);
  return { format, path: count === 1 || index === 0 ? path : join(dir, `${name}-${index + 1}${ext}`) };
}

/** Makes sure before the run that every report can be written. */
async function claimFiles(files: readonly ReportFile[]): Promise<void> {
  for (const { path } of files) {
    await makeFolder(dirname(path))
      .then(() => open(path, "a"))
      .then((file) => file.close())
      .catch((cause: unknown) => refuseOutput(`--report: ${path}`, cause));
  }
}

type Plan<C extends SuiteCase> = Omit<RunOptions<C>, "suite" | "testee">;

async function readPlan<C extends SuiteCase>(
  cases: readonly C[],
  suite: Suite,
  options: SuiteOptions,
  io: Io,
): Promise<Plan<C>> {
  const { run, skip, level, failOn, seed, timeout, replay } = options;
  if (replay !== undefined) {
    const saved = parseSavedFailure(await readNamedText(replay, io), suite);
    // A saved case has been written by this suite.
    return { cases: [saved.case as C], failOn, ...defined({ timeout, seed: saved.seed }) };
  }
  const knownFailing = await readKnown(options, io);
  return { cases, knownFailing, failOn, ...defined({ timeout, levels: level, run, skip, seed }) };
}

async function listCases<C extends SuiteCase>(plan: Plan<C> & { suite: Suite }, io: Io): Promise<number> {
  const selected = selectCases(plan);
  await io.stdout.write(
    selected
      .map(({ id, clause, level, description }) => `${id}\t${clause}\t${level}\t${description}\n`)
      .join(""),
  );
  return 0;
}

function explain(cause: unknown): never {
  throw cause instanceof UnreachableError ? new OutOfReach(cause.message) : cause;
}

/** Writes the other reports even if one cannot be written. */
async function writeFiles(
  files: readonly ReportFile[],
  report: RunReport,
  options: ReportOptions,
): Promise<void> {
  const failures = await Promise.all(
    files.map(({ format, path }) =>
      writeFile(path, writeReport(format, report, options)).then(
        () => [],
        (cause: unknown) => [{ path, cause }],
      ),
    ),
  );
  for (const { path, cause } of failures.flat()) refuseOutput(`--report: ${path}`, cause);
}

interface ProgressLine {
  show(text: string): Promise<void>;
  clear(): Promise<void>;
}

/** One line on standard error that each text replaces; nothing if that is no terminal. */
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
