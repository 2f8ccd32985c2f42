import { InvalidArgumentError, Option } from "@commander-js/extra-typings";
import { type ContractName, editions } from "#conformance/suite/editions.ts";
import { type KnownFailing, KnownFailingError, parseKnownFailing } from "#conformance/suite/known-failing.ts";
import { type ReportFormat, reportFormats } from "#conformance/suite/report/write-report.ts";
import { type Level, levelNames, levels } from "#conformance/suite/suite-case.ts";
import { type Io, UsageError } from "../io.ts";
import { checkEdition, gather, parseInteger } from "../options.ts";
import { readNamedText } from "../read-input.ts";

/** Values of the options that every suite has. */
export interface SuiteOptions {
  readonly run?: readonly string[] | undefined;
  readonly skip?: readonly string[] | undefined;
  readonly knownFailing?: string | undefined;
  readonly failOn: Level;
  readonly seed?: number | undefined;
  readonly list?: true | undefined;
  readonly report?: readonly Report[] | undefined;
}

/** A report: on standard output, or in a file. */
export interface Report {
  readonly format: ReportFormat;
  readonly path?: string;
}

/** An option of a suite, by its usage and its value. */
type SuiteOption<Usage extends string, Value, Default = undefined> = Option<Usage, undefined, Default, Value>;

/** The options that every suite has. */
export const suiteOptions: {
  readonly run: SuiteOption<"--run <pattern>", readonly string[]>;
  readonly skip: SuiteOption<"--skip <pattern>", readonly string[]>;
  readonly knownFailing: Option<"--known-failing <file>">;
  readonly failOn: SuiteOption<"--fail-on <level>", Level, Level>;
  readonly seed: SuiteOption<"--seed <number>", number>;
  readonly list: Option<"--list">;
  readonly report: SuiteOption<"--report <format[=file]>", readonly Report[]>;
} = {
  run: new Option("--run <pattern>", "run only the cases that match; repeatable").argParser(gather),
  skip: new Option("--skip <pattern>", "leave out the cases that match; repeatable").argParser(gather),
  knownFailing: new Option("--known-failing <file>", "cases that are known to fail, with reasons"),
  failOn: new Option(
    "--fail-on <level>",
    `least binding level that fails the run: ${levels.map((one) => levelNames[one]).join(", ")}`,
  )
    .argParser(parseLevel)
    .default("reading" as Level, levelNames.reading),
  seed: new Option("--seed <number>", "shuffle the cases, vary the payloads").argParser(
    parseInteger(0, 2 ** 32 - 1),
  ),
  list: new Option("--list", "list the cases that would run, and run none"),
  report: new Option(
    "--report <format[=file]>",
    `report: ${reportFormats.join(", ")}; repeatable (default: pretty)`,
  ).argParser(gatherReports),
};

/** What the help says about patterns, lists of known failures, and levels. */
export const suiteNotes = `
A pattern is the id of a case; * stands for any characters. Each line of a list of known failures is "<pattern> # <reason>".
These cases still run; one that passes fails the run, and so does a pattern that matches no case.
Levels: the source document specifies a case, this project interprets the source, or production needs it (robustness).`;

function parseLevel(text: string): Level {
  const level = levels.find((one) => levelNames[one] === text);
  if (level === undefined)
    throw new InvalidArgumentError(`expected one of ${levels.map((one) => levelNames[one]).join(", ")}`);
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
export function createEditionOption(
  contracts: readonly ContractName[],
): Option<"-e, --edition <name>", undefined, undefined, string> {
  const names = editions.filter(({ name }) => contracts.includes(name)).map(({ edition }) => edition);
  const [contract = "webhook"] = contracts;
  return new Option(
    "-e, --edition <name>",
    `edition: ${names.join(", ")} (default: that of the source document)`,
  ).argParser((text: string) => (names.includes(text) ? text : checkEdition(contract, text, [])));
}

/**
 * Reads the list of cases that are known to fail; none if no list is named.
 *
 * @throws UsageError for a line that is not a pattern with a reason.
 */
export async function readKnown(path: string | undefined, io: Io): Promise<readonly KnownFailing[]> {
  if (path === undefined) return [];
  try {
    return parseKnownFailing(await readNamedText(path, io));
  } catch (cause) {
    throw cause instanceof KnownFailingError ? new UsageError(`${path}: ${cause.message}`) : cause;
  }
}
