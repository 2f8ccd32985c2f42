import type { Contract } from "#src/diagnostics/contract.ts";
import { describeEdition, findEdition } from "#src/diagnostics/editions.ts";
import type { Excerpt } from "#src/diagnostics/excerpt.ts";
import type {
  ExplainedError,
  ExplainedWarning,
  Outcome,
  Rejection,
  Result,
  Status,
} from "#src/diagnostics/outcome.ts";
import type { Colorize, Tone } from "#src/util/colorize.ts";
import { count, measureWidth, printable } from "#src/util/display.ts";
import { hideUserInfo } from "#src/util/hide-user-info.ts";
import { listSome } from "#src/util/list-some.ts";
import type { Output } from "./command.ts";
import { nameInput } from "./read-input.ts";

/** Number of documents by result; `blank` counts blank lines of NDJSON. */
type Counts = Record<Status | "documents" | "warnings", number> & { blank?: number };

/** Counts documents and writes them in one of the formats, in the order of the input. */
export interface Report {
  readonly counts: Readonly<Counts>;
  /** Counts a document or a blank line, and writes it if the options ask for it. The explanation is only computed if needed. */
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

/** Lists errors and warnings as in the JSON output. */
export function listFindings({ errors, warnings }: Pick<Result, "errors" | "warnings">): object {
  return { errors: errors.map(withoutExcerpt), warnings: warnings.map(withoutExcerpt) };
}

/** Removes the data that only the human-readable style needs. */
function withoutExcerpt(finding: ExplainedError | ExplainedWarning | Rejection): object {
  return { ...finding, excerpt: undefined, about: undefined };
}

/** Settings of the human-readable style. */
interface PrettyOptions extends Omit<Pen, "file"> {
  readonly contract: Contract;
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
  const blocks = writeFindings(result, { file, colorize, columns }).filter((block) => block.length > 0);
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

/** An excerpt of a document around an error. */
interface Frame {
  readonly line: number;
  readonly column: number;
  readonly excerpt?: Excerpt;
  readonly tone: Tone;
  /** Text beside the mark. */
  readonly hint?: string | undefined;
  /** Lines of text below the mark. */
  readonly notes: readonly string[];
}

/** Settings for code frames: the file name to show, and the width of an excerpt. */
interface Pen {
  readonly file: string;
  readonly colorize: Colorize;
  readonly columns: number;
}

/** Columns to the left of an excerpt, enough for line numbers of nine digits. */
const GUTTER = 14;
/** Narrowest excerpt. */
const NARROWEST = 40;
/** Maximum number of names in a list. */
const LISTED = 12;
/** Maximum number of characters of a pointer to show, half of them at each end. */
const PATH = 160;
/** Maximum number of errors or warnings to show per document. */
const SHOWN = 10;

/** Returns the number of columns that an output leaves for an excerpt. */
export function excerptColumns({ columns }: Output): number {
  return Math.max(NARROWEST, columns - GUTTER);
}

/**
 * Draws the findings in a document as blocks of lines: the first errors and warnings, or the position where it stops
 * being readable.
 */
export function writeFindings(
  { errors, warnings, rejection }: Pick<Outcome, "errors" | "warnings" | "rejection">,
  pen: Pen,
): string[][] {
  const { colorize } = pen;
  const more = (amount: number, noun: string): string[][] => {
    if (amount <= SHOWN) return [];
    const rest = count(amount - SHOWN, `more ${noun}`);
    return [[colorize("quiet", `  and ${rest} in this document; see all with --format json`)]];
  };
  return [
    ...errors.slice(0, SHOWN).map((error) => drawError(error, pen)),
    ...more(errors.length, "error"),
    ...warnings.slice(0, SHOWN).map((warning) => {
      const notes = [[shortPath(warning.path), warning.clause, warning.rule].join(colorize("quiet", " · "))];
      const head = `  ${colorize("doubtful", "warning")} ${printable(warning.message)}`;
      return [head, ...drawFrame({ ...warning, tone: "doubtful", notes }, pen)];
    }),
    ...more(warnings.length, "warning"),
    ...(rejection === undefined ? [] : [drawRejection(rejection, pen)]),
  ];
}

function drawFrame({ line, column, excerpt = [], tone, hint, notes }: Frame, pen: Pen): string[] {
  const { file, colorize, columns } = pen;
  const digits = String(excerpt.at(-1)?.number ?? 0).length;
  const margin = " ".repeat(digits + 2);
  const title = printable(`${file}:${line}:${column}`);
  const lines = [`${margin} ${colorize("quiet", "╭─")} ${colorize("place", title)}`];
  for (const { number, text, mark } of excerpt) {
    lines.push(`${colorize("quiet", `  ${String(number).padStart(digits)} │`)} ${text}`.trimEnd());
    if (mark === undefined) continue;
    const gutter = colorize("quiet", `${margin} │`);
    lines.push(`${gutter} ${" ".repeat(mark.at)}${colorize(tone, "^".repeat(mark.width))}`);
    if (hint === undefined) continue;
    const isBeside = mark.at + mark.width + 1 + measureWidth(hint) <= columns;
    lines.push(`${isBeside ? lines.pop() : gutter} ${colorize("good", printable(hint))}`);
  }
  const last = notes.length - 1;
  lines.push(...notes.map((note, i) => `${margin} ${colorize("quiet", i === last ? "╰─" : "├─")} ${note}`));
  return lines;
}

/**
 * Draws an error. It lists the allowed values if the message does not, unless the intended value or its edition is
 * known.
 */
function drawError(error: ExplainedError, pen: Pen): string[] {
  const { code, expected, message, path, clause = "", about = "", suggestion, history } = error;
  const { colorize } = pen;
  const hint = suggestion === undefined ? history : `did you mean "${suggestion}"?`;
  const isListed = hint === undefined && (code === "unexpected" || code === "unknown-event");
  const allowed =
    isListed && typeof expected !== "string"
      ? [printable(`expected one of ${listSome(expected, LISTED)}`)]
      : [];
  const place = [shortPath(path), `${clause} ${colorize("quiet", about)}`.trim()];
  const notes = [...allowed, place.filter((part) => part !== "").join(colorize("quiet", " · "))];
  const head = `  ${colorize("bad", "error")} ${printable(message)}`;
  return [head, ...drawFrame({ ...error, tone: "bad", hint, notes }, pen)];
}

function shortPath(path: string): string {
  const text = printable(path);
  return text.length > PATH ? `${text.slice(0, PATH / 2)}…${text.slice(-PATH / 2)}` : text;
}

const replacements: Readonly<Record<NonNullable<Rejection["withReplacement"]>, string>> = {
  valid: "with U+FFFD in its place the document would be valid",
  invalid: "even with U+FFFD in its place the document would not be valid",
  "not-json": "even with U+FFFD in its place the document would not be JSON",
};

/** Draws the position where a document stops being readable. A file that cannot be opened has no position. */
function drawRejection(rejection: Rejection, pen: Pen): string[] {
  const { line, column = 1, offset = 0, excerpt, withReplacement } = rejection;
  if (excerpt === undefined || line === undefined) return [];
  const parts = [`byte ${offset.toLocaleString("en-US")}`];
  if (withReplacement !== undefined) parts.push(replacements[withReplacement]);
  const notes = [parts.join(pen.colorize("quiet", " · "))];
  return drawFrame({ line, column, excerpt, tone: "bad", notes }, pen);
}
