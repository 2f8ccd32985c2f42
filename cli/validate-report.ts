import type { Contract } from "#src/diagnostics/contract.ts";
import { findEdition, nameEdition } from "#src/diagnostics/name-edition.ts";
import type {
  ExplainedError,
  ExplainedWarning,
  Rejection,
  Result,
  Status,
} from "#src/diagnostics/outcome.ts";
import type { Colorize } from "#src/util/colorize.ts";
import { count, printable } from "#src/util/display.ts";
import { writeFindings } from "./code-frame.ts";
import { type Counts, listCounts } from "./counts.ts";
import { nameInput } from "./read-input.ts";

/** The counts at the end of a report. */
export interface Summary extends Counts {
  /** Blank lines of NDJSON. */
  readonly blank?: number;
}

/** Writes results in one of the formats. */
export interface Reporter {
  /** Whether a document is reported, and not only counted. */
  wants(status: Status, warnings: number): boolean;
  /** Writes a document that `wants` chose; documents come in the order of the input. */
  report(result: Result): string;
  end(summary: Summary): string;
}

/** Creates the reporter that writes one JSON document: contract, mode, results (one a line) and summary. */
export function createJsonReporter({ name, mode, edition }: Contract, onlyInvalid: boolean): Reporter {
  let before = `${JSON.stringify({ contract: name, mode, edition }).slice(0, -1)},"results":[\n`;
  return {
    wants: (status) => !onlyInvalid || status !== "valid",
    report(result) {
      const text = before + writeJson(result);
      before = ",\n";
      return text;
    },
    end: (summary) => {
      const start = before === ",\n" ? "\n" : before;
      return `${start}],"summary":${JSON.stringify(summary)}}\n`;
    },
  };
}

function writeJson({
  file,
  record,
  status,
  event,
  edition,
  validIn,
  errors,
  warnings,
  rejection,
}: Result): string {
  return JSON.stringify({
    file,
    line: record,
    status,
    event,
    edition,
    validIn,
    ...(rejection && withoutExcerpt(rejection)),
    errors: errors.map(withoutExcerpt),
    warnings: warnings.map(withoutExcerpt),
  });
}

/** Removes what is for people only. */
export function withoutExcerpt(finding: ExplainedError | ExplainedWarning | Rejection): object {
  return { ...finding, excerpt: undefined, about: undefined };
}

/** Settings of the reporter for people. */
interface PrettyOptions {
  readonly contract: Contract;
  readonly colorize: Colorize;
  /** Columns for an excerpt. */
  readonly columns: number;
  /** Whether valid documents have a line of their own. */
  readonly showsValid: boolean;
}

/** Maximum of NDJSON records that are shown: those with errors, and valid ones with warnings. */
const SHOWN_RECORDS = { failing: 20, warned: 5 } as const;

/** Creates the reporter for people; of NDJSON only the first records are shown. */
export function createPrettyReporter(options: PrettyOptions): Reporter {
  const shown = { failing: 0, warned: 0, warnings: 0 };
  let last = "";
  return {
    wants: (status, warnings) =>
      status === "valid" && warnings === 0
        ? options.showsValid
        : shown[status === "valid" ? "warned" : "failing"] <
          SHOWN_RECORDS[status === "valid" ? "warned" : "failing"],
    report(result) {
      const { status, warnings, record } = result;
      if (record !== undefined && (status !== "valid" || warnings.length > 0)) {
        shown[status === "valid" ? "warned" : "failing"] += 1;
        shown.warnings += warnings.length;
      }
      last = writePretty(result, options);
      return last;
    },
    end(summary) {
      const rest = summary.blank === undefined ? "" : writeRest(summary, shown, options.colorize);
      const before = rest || last;
      const gap = before === "" || before.endsWith("\n\n") ? "" : "\n";
      return `${rest}${gap}${writeSummary(summary, options.colorize)}\n`;
    },
  };
}

/** Writes a line for the document, and a frame for each finding. */
function writePretty(result: Result, { contract, colorize, columns }: PrettyOptions): string {
  const { record, status, warnings, edition, validIn = [] } = result;
  const file = nameInput(result.file);
  const name = printable(record === undefined ? file : `${file}:${record}`);
  const isGood = status === "valid" && warnings.length === 0;
  const mark = isGood
    ? colorize("good", "✓")
    : status === "valid"
      ? colorize("doubtful", "!")
      : colorize("bad", status === "unknown" ? "?" : "✗");
  const head = [`${mark} ${colorize("strong", name)}  ${colorize("quiet", describeResult(result))}`];
  const [first] = validIn;
  if (status !== "valid" && edition !== undefined) {
    const asked = nameEdition(findEdition(contract.name, edition));
    const others = `valid in ${listNames(validIn)}: pass --edition ${first}`;
    head.push(
      colorize(
        "quiet",
        `  ${contract.edition === "auto" ? `closest ${asked}` : asked}${first === undefined ? "" : `; ${others}`}`,
      ),
    );
  }
  const blocks = writeFindings(result, file, colorize, columns).filter((block) => block.length > 0);
  return blocks.length === 0
    ? `${head.join("\n")}\n`
    : `${head.join("\n")}\n${blocks.map((block) => block.join("\n")).join("\n\n")}\n\n`;
}

function describeResult({
  status,
  event = "",
  edition,
  validIn = [],
  errors,
  warnings,
  rejection,
}: Result): string {
  if (rejection !== undefined) return printable(describeRejection(rejection));
  const also = validIn.length === 0 ? "" : `, also ${listNames(validIn)}`;
  const parts = {
    valid: [edition === undefined ? "valid" : `valid: edition ${edition}${also}`],
    unknown: [`unknown event ${JSON.stringify(printable(event))}`],
    invalid: [count(errors.length, "error")],
  }[status === "unreadable" ? "invalid" : status];
  return [...parts, ...(warnings.length > 0 ? [count(warnings.length, "warning")] : [])].join(", ");
}

/** Lists names as in a sentence: `2.4, 2.65 and 2.73`. */
function listNames(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** Text before the message of an error. */
const rejections: Readonly<Partial<Record<Rejection["reason"], string>>> = {
  "not-utf8": "not UTF-8: ",
  "not-json": "not JSON: ",
  "too-deep": "too deep: ",
  "too-large": "too large: ",
};

/** Says why a document cannot be read. */
export function describeRejection({ reason, message }: Rejection): string {
  return `${rejections[reason] ?? ""}${message}`;
}

/** Says what was only counted, and how to see it. */
function writeRest(
  { documents, valid, warnings }: Summary,
  shown: { readonly failing: number; readonly warnings: number },
  colorize: Colorize,
): string {
  const rest = [
    [documents - valid - shown.failing, "more failing record"],
    [warnings - shown.warnings, "more warning"],
  ] as const;
  const parts = rest.filter(([amount]) => amount > 0).map(([amount, noun]) => count(amount, noun));
  if (parts.length === 0) return "";
  return `${colorize("quiet", `and ${parts.join(", ")}; see all with --format json --only-invalid`)}\n\n`;
}

function writeSummary({ blank, ...counts }: Summary, colorize: Colorize): string {
  const parts = listCounts(counts, colorize);
  if (counts.warnings > 0) parts.push(colorize("doubtful", count(counts.warnings, "warning")));
  if (blank) parts.push(`${count(blank, "blank line")} skipped`);
  const total = colorize("strong", count(counts.documents, blank === undefined ? "document" : "record"));
  return parts.length === 0 ? total : `${total}: ${parts.join(", ")}`;
}
