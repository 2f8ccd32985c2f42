import type { Contract } from "#src/diagnostics/contract.ts";
import { describeEdition, findEdition } from "#src/diagnostics/editions.ts";
import type {
  ExplainedError,
  ExplainedWarning,
  Rejection,
  Result,
  Status,
} from "#src/diagnostics/outcome.ts";
import type { Colorize, Tone } from "#src/util/colorize.ts";
import { count, printable } from "#src/util/display.ts";
import { hideUserInfo } from "#src/util/hide-user-info.ts";
import { writeFindings } from "./code-frame.ts";
import { nameInput } from "./read-input.ts";

/** Number of documents by result; `blank` counts blank lines of NDJSON. */
type Counts = Record<Status | "documents" | "warnings", number> & { blank?: number };

/** Counts documents and writes them in one of the formats, in the order of the input. */
export interface Report {
  readonly counts: Readonly<Counts>;
  /** Counts a document or a blank line, and writes it if it is shown. The explanation is only computed if needed. */
  add(status: Status | "blank", warnings: number, explain?: () => Result): string;
  end(): string;
}

/** A style in which documents are reported. */
interface Style {
  wants(status: Status, warnings: number): boolean;
  write(result: Result): string;
  end(counts: Readonly<Counts>): string;
}

/** Creates a report; `isRecords` is true for NDJSON. */
export function createReport(style: Style, isRecords: boolean): Report {
  const none = { documents: 0, valid: 0, invalid: 0, unknown: 0, unreadable: 0, warnings: 0 };
  const counts: Counts = { ...none, ...(isRecords && { blank: 0 }) };
  return {
    counts,
    add(status, warnings, explain) {
      counts[status] = (counts[status] ?? 0) + 1;
      if (status === "blank") return "";
      counts.documents += 1;
      counts.warnings += warnings;
      return explain && style.wants(status, warnings) ? style.write(explain()) : "";
    },
    end: () => style.end(counts),
  };
}

/** Creates the style of one JSON document: contract, mode, results (one per line) and summary. */
export function createJsonStyle({ name, mode, edition }: Contract, onlyInvalid: boolean): Style {
  let before = `${JSON.stringify({ contract: name, mode, edition }).slice(0, -1)},"results":[\n`;
  return {
    wants: (status) => !onlyInvalid || status !== "valid",
    write(result) {
      const text = before + writeJson(result);
      before = ",\n";
      return text;
    },
    end: (summary) => `${before === ",\n" ? "\n" : before}],"summary":${JSON.stringify(summary)}}\n`,
  };
}

function writeJson({ rejection, record, ...result }: Result): string {
  const { file, status, event, edition, validIn } = result;
  const place = { file, line: record, status, event, edition, validIn };
  return JSON.stringify({ ...place, ...(rejection && withoutExcerpt(rejection)), ...listFindings(result) });
}

/** Lists errors and warnings for programs. */
export function listFindings({ errors, warnings }: Pick<Result, "errors" | "warnings">): object {
  return { errors: errors.map(withoutExcerpt), warnings: warnings.map(withoutExcerpt) };
}

/** Removes data that programs do not need. */
function withoutExcerpt(finding: ExplainedError | ExplainedWarning | Rejection): object {
  return { ...finding, excerpt: undefined, about: undefined };
}

/** Settings of the human-readable style. */
interface PrettyOptions {
  readonly contract: Contract;
  readonly colorize: Colorize;
  /** Columns for an excerpt. */
  readonly columns: number;
  /** Whether valid documents get their own line. */
  readonly showsValid: boolean;
  /** Maximum number of documents with errors or warnings to show. */
  readonly most: number;
}

/** Creates the human-readable style. */
export function createPrettyStyle(options: PrettyOptions): Style {
  const { colorize, most } = options;
  let [found, last] = [0, ""];
  return {
    wants(status, warnings) {
      if (status === "valid" && warnings === 0) return options.showsValid;
      found += 1;
      return found <= most;
    },
    write(result) {
      last = writePretty(result, options);
      return last;
    },
    end(counts) {
      const more = `and ${count(found - most, "more record")} with errors or warnings; see all with --format json`;
      const rest = found > most ? `${colorize("quiet", more)}\n\n` : "";
      const gap = rest !== "" || last === "" || last.endsWith("\n\n") ? "" : "\n";
      return `${rest}${gap}${writeSummary(counts, colorize)}\n`;
    },
  };
}

/** Writes one line for the document, and a frame for each finding. */
function writePretty(result: Result, { contract, colorize, columns }: PrettyOptions): string {
  const { record, status, warnings, edition, validIn = [] } = result;
  const file = hideUserInfo(nameInput(result.file));
  const name = printable(record === undefined ? file : `${file}:${record}`);
  const [tone, mark] =
    status === "valid" && warnings.length > 0 ? (["doubtful", "!"] as const) : marks[status];
  let head = `${colorize(tone, mark)} ${colorize("strong", name)}  ${colorize("quiet", describeResult(result))}\n`;
  if (status !== "valid" && edition !== undefined) {
    const asked = describeEdition(findEdition(edition));
    const others =
      validIn.length === 0 ? "" : `; valid in ${names.format(validIn)}: pass --edition ${validIn[0]}`;
    head += `${colorize("quiet", `  ${contract.edition === "auto" ? "closest " : ""}${asked}${others}`)}\n`;
  }
  const blocks = writeFindings(result, file, colorize, columns).filter((block) => block.length > 0);
  return head + (blocks.length === 0 ? "" : `${blocks.map((block) => block.join("\n")).join("\n\n")}\n\n`);
}

/** The mark that is shown before a document. */
const marks: Readonly<Record<Status, readonly [tone: Tone, mark: string]>> = {
  valid: ["good", "✓"],
  invalid: ["bad", "✗"],
  unknown: ["bad", "?"],
  unreadable: ["bad", "✗"],
};

function describeResult(result: Result): string {
  const { status, event = "", edition, validIn = [], errors, warnings, rejection } = result;
  if (rejection !== undefined) return printable(`${rejections[rejection.reason] ?? ""}${rejection.message}`);
  const also = validIn.length === 0 ? "" : `, also ${names.format(validIn)}`;
  const found = {
    valid: edition === undefined ? "valid" : `valid: edition ${edition}${also}`,
    unknown: `unknown event ${JSON.stringify(printable(event))}`,
    invalid: count(errors.length, "error"),
  }[status === "unreadable" ? "invalid" : status];
  return warnings.length > 0 ? `${found}, ${count(warnings.length, "warning")}` : found;
}

/** Formats a list of names for a sentence: `2.4, 2.65 and 2.73`. */
const names = new Intl.ListFormat("en-GB");

/** The text that is shown before an error message. */
const rejections: Readonly<Partial<Record<Rejection["reason"], string>>> = {
  "not-utf8": "not UTF-8: ",
  "not-json": "not JSON: ",
  "too-deep": "too deep: ",
  "too-large": "too large: ",
};

function writeSummary(counts: Counts, colorize: Colorize): string {
  const { documents, warnings, blank } = counts;
  const parts = (["valid", "invalid", "unknown", "unreadable"] as const)
    .filter((status) => counts[status] > 0)
    .map((status) => colorize(marks[status][0], `${counts[status].toLocaleString("en-US")} ${status}`));
  if (warnings > 0) parts.push(colorize("doubtful", count(warnings, "warning")));
  if (blank) parts.push(`${count(blank, "blank line")} skipped`);
  const total = colorize("strong", count(documents, blank === undefined ? "document" : "record"));
  return parts.length === 0 ? total : `${total}: ${parts.join(", ")}`;
}
