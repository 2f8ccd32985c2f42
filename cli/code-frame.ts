import type { Excerpt, ExcerptLine } from "#src/diagnostics/excerpt.ts";
import type { ExplainedError, ExplainedWarning, Outcome, Rejection } from "#src/diagnostics/outcome.ts";
import type { Colorize, Tone } from "#src/util/colorize.ts";
import { count, measureWidth, printable } from "#src/util/display.ts";
import type { Output } from "./io.ts";

/** An excerpt of a document around a path, with its message. */
interface Frame {
  /** Such as `task.json:3:7`. */
  readonly title: string;
  readonly excerpt: Excerpt;
  readonly tone: Tone;
  /** Stands beside the mark. */
  readonly hint?: string | undefined;
  /** Stand below, one a line. */
  readonly notes: readonly string[];
}

/** Columns of a frame to the left of an excerpt, for line numbers of up to nine digits. */
const GUTTER = 14;
/** Narrowest excerpt. */
const NARROWEST = 40;
/** Most names in a list. */
const LISTED = 12;
/** Characters of a pointer that are shown, half of them at either end. */
const PATH = 160;

/** Errors or warnings of one document that are shown. */
const SHOWN = 10;

/** Returns how many columns an output leaves for an excerpt. */
export function excerptColumns({ columns }: Output): number {
  return Math.max(NARROWEST, columns - GUTTER);
}

/** Draws a frame as lines. */
function drawFrame(
  { title, excerpt, tone, hint, notes }: Frame,
  colorize: Colorize,
  columns: number,
): string[] {
  const digits = String(excerpt.at(-1)?.number ?? 0).length;
  const margin = " ".repeat(digits + 2);
  const lines = [`${margin} ${colorize("quiet", "╭─")} ${colorize("place", printable(title))}`];
  for (const line of excerpt) {
    const number = `  ${String(line.number).padStart(digits)}`;
    lines.push(`${colorize("quiet", `${number} │`)} ${line.text}`.trimEnd());
    if (line.mark !== undefined) {
      const gutter = colorize("quiet", `${margin} │`);
      lines.push(...underline(line.mark, tone, hint, columns, colorize).map((text) => `${gutter} ${text}`));
    }
  }
  const last = notes.length - 1;
  lines.push(...notes.map((note, i) => `${margin} ${colorize("quiet", i === last ? "╰─" : "├─")} ${note}`));
  return lines;
}

/** Underlines a span; the hint is beside the mark if there is room for it, else below. */
function underline(
  { at, width }: NonNullable<ExcerptLine["mark"]>,
  tone: Tone,
  hint: string | undefined,
  columns: number,
  colorize: Colorize,
): string[] {
  const mark = " ".repeat(at) + colorize(tone, "^".repeat(width));
  if (hint === undefined) return [mark];
  const help = colorize("good", printable(hint));
  if (at + width + 1 + measureWidth(hint) <= columns) return [`${mark} ${help}`];
  return [mark, help];
}

/** Draws what was found in a document, as blocks of lines: the first errors and warnings, or where it stops being readable. */
export function writeFindings(
  { errors, warnings, rejection }: Pick<Outcome, "errors" | "warnings" | "rejection">,
  file: string,
  colorize: Colorize,
  columns: number,
): string[][] {
  const more = (amount: number, noun: string): string[][] => {
    if (amount <= SHOWN) return [];
    const rest = count(amount - SHOWN, `more ${noun}`);
    return [[colorize("quiet", `  and ${rest} in this document; see all with --format json`)]];
  };
  return [
    ...errors.slice(0, SHOWN).map((error) => writeFault(error, file, colorize, columns)),
    ...more(errors.length, "error"),
    ...warnings.slice(0, SHOWN).map((warning) => writeCaution(warning, file, colorize, columns)),
    ...more(warnings.length, "warning"),
    ...(rejection === undefined ? [] : [drawRejection(rejection, file, colorize, columns)]),
  ];
}

/** Writes an error: its sentence and its frame. */
function writeFault(fault: ExplainedError, file: string, colorize: Colorize, columns: number): string[] {
  const { message, path, clause = "", about = "", suggestion, history } = fault;
  const allowed = listAllowed(fault);
  const place = [shortPath(path), `${clause} ${colorize("quiet", about)}`.trim()].filter(
    (part) => part !== "",
  );
  const frame: Frame = {
    title: `${file}:${fault.line}:${fault.column}`,
    excerpt: fault.excerpt ?? [],
    tone: "bad",
    hint: suggestion === undefined ? history : `did you mean "${suggestion}"?`,
    notes: [...allowed, place.join(colorize("quiet", " · "))],
  };
  return [`  ${colorize("bad", "error")} ${printable(message)}`, ...drawFrame(frame, colorize, columns)];
}

function shortPath(path: string): string {
  const text = printable(path);
  return text.length > PATH ? `${text.slice(0, PATH / 2)}…${text.slice(-PATH / 2)}` : text;
}

/** Lists the allowed values if the sentence does not, unless the intended value or its edition is known. */
function listAllowed({ code, expected, suggestion, history }: ExplainedError): string[] {
  if (typeof expected === "string" || suggestion !== undefined || history !== undefined) return [];
  if (code !== "unexpected" && code !== "unknown-event") return [];
  const more = expected.length > LISTED ? ` and ${expected.length - LISTED} more` : "";
  return [printable(`expected one of ${expected.slice(0, LISTED).join(", ")}${more}`)];
}

/** Writes a warning: its sentence and its frame. */
function writeCaution(
  caution: ExplainedWarning,
  file: string,
  colorize: Colorize,
  columns: number,
): string[] {
  const frame: Frame = {
    title: `${file}:${caution.line}:${caution.column}`,
    excerpt: caution.excerpt ?? [],
    tone: "doubtful",
    notes: [[shortPath(caution.path), caution.clause, caution.rule].join(colorize("quiet", " · "))],
  };
  return [
    `  ${colorize("doubtful", "warning")} ${printable(caution.message)}`,
    ...drawFrame(frame, colorize, columns),
  ];
}

const replacements: Readonly<Record<NonNullable<Rejection["withReplacement"]>, string>> = {
  valid: "with U+FFFD in its place the document would be valid",
  invalid: "even with U+FFFD in its place the document would not be valid",
  "not-json": "even with U+FFFD in its place the document would not be JSON",
};

/** Draws the place where a document stops being readable; a file that cannot be opened has no such place. */
function drawRejection(rejection: Rejection, file: string, colorize: Colorize, columns: number): string[] {
  const { line, column, offset = 0, excerpt, withReplacement } = rejection;
  if (excerpt === undefined || line === undefined) return [];
  const hint = withReplacement && replacements[withReplacement];
  const byte = `byte ${offset.toLocaleString("en-US")}`;
  const notes = [hint === undefined ? byte : `${byte}${colorize("quiet", " · ")}${hint}`];
  return drawFrame({ title: `${file}:${line}:${column}`, excerpt, tone: "bad", notes }, colorize, columns);
}
