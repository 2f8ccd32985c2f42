import type { Excerpt } from "#src/diagnostics/excerpt.ts";
import type { ExplainedError, Outcome, Rejection } from "#src/diagnostics/outcome.ts";
import type { Colorize, Tone } from "#src/util/colorize.ts";
import { count, measureWidth, printable } from "#src/util/display.ts";
import { listSome } from "#src/util/list-some.ts";
import type { Output } from "./command.ts";

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

/** Settings of frames: the file name to show, and the width of an excerpt. */
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
/** Maximum characters of a pointer to show, half of them at each end. */
const PATH = 160;
/** Maximum number of errors or warnings to show per document. */
const SHOWN = 10;

/** Returns the width that an output has for an excerpt, in columns. */
export function excerptColumns({ columns }: Output): number {
  return Math.max(NARROWEST, columns - GUTTER);
}

/**
 * Draws the findings in a document as blocks of lines: the first errors and warnings, or the position where it stops
 * being readable.
 */
export function writeFindings(
  { errors, warnings, rejection }: Pick<Outcome, "errors" | "warnings" | "rejection">,
  file: string,
  colorize: Colorize,
  columns: number,
): string[][] {
  const pen = { file, colorize, columns };
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
