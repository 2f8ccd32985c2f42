import { type Command, InvalidArgumentError, Option } from "commander";
import { type ReportFormat, reporters } from "#conformance/suites/reports/reporter.ts";
import {
  type KnownFailing,
  KnownFailingError,
  parseKnownFailing,
} from "#conformance/suites/runner/known-failing.ts";
import { defaultFailOn } from "#conformance/suites/runner/outcome.ts";
import { type Level, levels } from "#conformance/suites/runner/suite-case.ts";
import { gather, parseInteger, readNamedText } from "../command.ts";
import { type Io, UsageError } from "../io.ts";

/** What all suites can be told. */
export interface SuiteOptions {
  readonly run?: readonly string[];
  readonly skip?: readonly string[];
  readonly level?: readonly Level[];
  readonly failOn: Level;
  readonly knownFailing?: string;
  readonly knownFlaky?: string;
  readonly baseline?: string;
  readonly seed?: number;
  readonly timeout?: number;
  readonly trace?: true;
  readonly save?: string;
  readonly replay?: string;
  readonly list?: true;
  readonly format: ReportFormat;
  readonly report?: readonly string[];
}

const formats = Object.keys(reporters) as readonly ReportFormat[];

const notes = `
A pattern is the id of a case, or suite/id; * stands for any characters. Each line of a list of known failures is a
pattern and its reason: "<pattern> # <reason>". These cases still run. If one of them passes, the run fails, unless the
list is --known-flaky. A pattern that matches no case fails the run too.

Levels: document means that the source decides the case, reading that the ledger does, robustness that neither does but
production needs it. A failure of the --fail-on level, or of a level before it, gives exit code 1. A failure below it is a
finding, which every report shows. If only cases below it ran, their failures give exit code 1 too.`;

/** Adds the options that all suites share. */
export function addSuiteOptions(command: Command): Command {
  return command
    .option("--run <pattern>", "run only the cases that match; may be given several times", gather)
    .option("--skip <pattern>", "leave out the cases that match; may be given several times", gather)
    .addOption(
      new Option("--level <level>", "run only cases of this level; may be given several times")
        .choices(levels)
        .argParser(gatherLevel),
    )
    .addOption(
      new Option("--fail-on <level>", "failures of this level, or of one before it, fail the run")
        .choices(levels)
        .default(defaultFailOn),
    )
    .option("--known-failing <file>", "list of cases that are known to fail, with reasons")
    .option("--known-flaky <file>", "list of cases that may fail and pass, with reasons")
    .option("--seed <number>", "shuffle the cases, and choose what is random", parseInteger(0, 2 ** 32 - 1))
    .option("--timeout <milliseconds>", "time for one answer (default: 10000)", parseInteger(1, 3_600_000))
    .option("--trace", "show the wire of each case that fails")
    .option("--save <directory>", "save each failure in a file that --replay takes")
    .option("--replay <file>", "run the one case of a saved failure, as it was")
    .option("--list", "list the cases that would run, and run none")
    .addOption(
      new Option("-f, --format <format>", "format of standard output")
        .choices(formats)
        .default("pretty" satisfies ReportFormat),
    )
    .option("--report <format=file>", "write a report to a file as well; may be given several times", gather)
    .option("--baseline <file>", "earlier JSON report: shows what fails since then, and what no longer fails")
    .addHelpText("after", notes);
}

function gatherLevel(value: string, before: readonly Level[] = []): readonly Level[] {
  const level = levels.find((one) => one === value);
  if (level === undefined) throw new InvalidArgumentError(`expected one of ${levels.join(", ")}`);
  return [...before, level];
}

/** Reads the lists of cases that are known to fail, and to be flaky; an empty one where none is named. */
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
