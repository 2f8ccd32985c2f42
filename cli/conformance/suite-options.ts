import { InvalidArgumentError, Option } from "commander";
import { type ReportFormat, reporters } from "#conformance/suites/reports/reporter.ts";
import {
  type KnownFailing,
  KnownFailingError,
  parseKnownFailing,
} from "#conformance/suites/runner/known-failing.ts";
import { defaultFailOn } from "#conformance/suites/runner/outcome.ts";
import { type Level, levels } from "#conformance/suites/runner/suite-case.ts";
import { readNamedText } from "../command.ts";
import type { FlagsFor } from "../define-command.ts";
import { choice, integer, list, text, toggle } from "../flag.ts";
import { type Io, UsageError } from "../io.ts";

/** Options of every suite. */
export interface SuiteOptions {
  readonly run: readonly string[] | undefined;
  readonly skip: readonly string[] | undefined;
  readonly level: readonly Level[] | undefined;
  readonly failOn: Level;
  readonly knownFailing: string | undefined;
  readonly knownFlaky: string | undefined;
  readonly seed: number | undefined;
  readonly timeout: number | undefined;
  readonly trace: boolean;
  readonly save: string | undefined;
  readonly replay: string | undefined;
  readonly list: boolean;
  readonly format: ReportFormat;
  readonly report: readonly string[] | undefined;
}

const formats = Object.keys(reporters) as readonly ReportFormat[];

/** What the help says about lists of failures, and about levels. */
export const suiteNotes = `
A pattern is the id of a case, or suite/id; * stands for any characters. Each line of a list of known failures is a
pattern and its reason: "<pattern> # <reason>". These cases still run. If one of them passes, the run fails, unless the
list is --known-flaky. A pattern that matches no case fails the run too.

Levels: document means that the source decides the case, reading that the ledger does, robustness that neither does but
production needs it. A failure of the --fail-on level, or of a level before it, gives exit code 1. A failure below it is a
finding, which every report shows. If only cases below it ran, their failures give exit code 1 too.`;

/** The options that all suites share. */
export const suiteFlags: FlagsFor<SuiteOptions> = {
  run: list("--run <pattern>", "run only the cases that match; may be given several times"),
  skip: list("--skip <pattern>", "leave out the cases that match; may be given several times"),
  level: new Option("--level <level>", "run only cases of this level; may be given several times")
    .choices(levels)
    .argParser(gatherLevel),
  failOn: choice(
    "--fail-on <level>",
    "failures of this level, or of one before it, fail the run",
    levels,
    defaultFailOn,
  ),
  knownFailing: text("--known-failing <file>", "list of cases that are known to fail, with reasons"),
  knownFlaky: text("--known-flaky <file>", "list of cases that may fail and pass, with reasons"),
  seed: integer("--seed <number>", "shuffle the cases, and choose what is random", [0, 2 ** 32 - 1]),
  timeout: integer("--timeout <milliseconds>", "time for one answer (default: 10000)", [1, 3_600_000]),
  trace: toggle("--trace", "show the wire of each case that fails"),
  save: text("--save <directory>", "save each failure in a file that --replay takes"),
  replay: text("--replay <file>", "run the one case of a saved failure, as it was"),
  list: toggle("--list", "list the cases that would run, and run none"),
  format: choice("-f, --format <format>", "format of standard output", formats, "pretty"),
  report: list("--report <format=file>", "write a report to a file as well; may be given several times"),
};

function gatherLevel(value: string, before: readonly Level[] = []): readonly Level[] {
  const level = levels.find((one) => one === value);
  if (level === undefined) throw new InvalidArgumentError(`expected one of ${levels.join(", ")}`);
  return [...before, level];
}

/** Reads the lists of cases that are known to fail and to be flaky; a list that is not named is empty. */
export async function readKnown(
  { knownFailing, knownFlaky }: SuiteOptions,
  io: Io,
): Promise<readonly KnownFailing[]> {
  const flaky = await readList(knownFlaky, io);
  return [...(await readList(knownFailing, io)), ...flaky.map((one) => ({ ...one, isFlaky: true as const }))];
}

async function readList(path: string | undefined, io: Io): Promise<readonly KnownFailing[]> {
  if (path === undefined) return [];
  try {
    return parseKnownFailing(await readNamedText(path, io));
  } catch (cause) {
    if (cause instanceof KnownFailingError) throw new UsageError(`${path}: ${cause.message}`);
    throw cause;
  }
}

/** A report to be written to a file. */
export interface ReportFile {
  readonly format: ReportFormat;
  readonly path: string;
}

/** Reads the values of `--report`, such as `junit=report.xml`. */
export function parseReportFiles(values: readonly string[] = []): readonly ReportFile[] {
  return values.map((value) => {
    const [, name = "", path = ""] = /^([a-z]+)=(.+)$/s.exec(value) ?? [];
    const format = formats.find((one) => one === name);
    if (format === undefined)
      throw new UsageError(
        `--report takes <format>=<file>, with one of ${formats.join(", ")}; not "${value}"`,
      );
    return { format, path };
  });
}
