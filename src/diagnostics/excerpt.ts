import { cut, measureWidth, visible } from "../util/display.ts";

/** A line of an excerpt. */
interface ExcerptLine {
  /** 1-based number in the document. */
  readonly number: number;
  /** Safe to print, and no wider than requested. */
  readonly text: string;
  /** The columns of `text` to underline; only present on the line of the error. */
  readonly mark?: { readonly at: number; readonly width: number };
}

/** The lines around a position, from top to bottom. */
export type Excerpt = readonly ExcerptLine[];

/** A range of text: its UTF-16 offset and length, and the number of the line where it begins. */
export interface Span {
  readonly offset: number;
  readonly length: number;
  readonly line: number;
}

/**
 * Maximum length of an array or object that is underlined as a whole. In a longer one, only the bracket is underlined.
 */
const WHOLE = 40;
/** Columns reserved for the text around a wide span. */
const SURROUNDINGS = 16;

/** Extracts the line of a span and its two neighbours, at most `columns` wide. A long line is cut around the span. */
export function createExcerpt(text: string, span: Span, columns: number): Excerpt {
  const [start, end] = lineAround(text, span.offset);
  const excerpt: ExcerptLine[] = [markedLine(text, { ...span, start, end }, columns)];
  const above = start - (text.startsWith("\r\n", start - 2) ? 2 : 1);
  const below = end + (text.startsWith("\r\n", end) ? 2 : 1);
  if (start > 0) excerpt.unshift(contextLine(text, above, span.line - 1, columns));
  if (below < text.length) excerpt.push(contextLine(text, below, span.line + 1, columns));
  return excerpt;
}

/** Finds the start and end of the line at an offset. */
function lineAround(text: string, offset: number): [start: number, end: number] {
  let start = offset;
  while (start > 0 && !isBreak(text.charCodeAt(start - 1))) start--;
  let end = offset;
  while (end < text.length && !isBreak(text.charCodeAt(end))) end++;
  return [start, end];
}

function isBreak(code: number): boolean {
  return code === 0x0a || code === 0x0d;
}

function contextLine(text: string, offset: number, number: number, columns: number): ExcerptLine {
  const [start, end] = lineAround(text, offset);
  return { number, text: cut(visible(text.slice(start, Math.min(end, start + 4 * columns))), columns) };
}

function markedLine(
  text: string,
  { offset, length, line, start, end }: Span & { start: number; end: number },
  columns: number,
): ExcerptLine {
  const stop = Math.min(end, offset + underlined(text, offset, length));
  const span = cut(
    visible(text.slice(offset, Math.min(stop, offset + 2 * columns))),
    Math.max(1, columns - SURROUNDINGS),
  );
  const before = visible(text.slice(Math.max(start, offset - 2 * columns), offset));
  const after = visible(text.slice(stop, Math.min(end, stop + 2 * columns)));
  const room = Math.max(2, columns - measureWidth(span));
  const head = cutStart(before, Math.max(Math.floor(room / 2), room - measureWidth(after)));
  const shown = head + span + cut(after, Math.max(1, room - measureWidth(head)));
  return {
    number: line,
    text: shown.trimEnd(),
    mark: { at: measureWidth(head), width: Math.max(1, measureWidth(span)) },
  };
}

/** Counts how many characters of a span to underline. */
function underlined(text: string, offset: number, length: number): number {
  const isContainer = text[offset] === "{" || text[offset] === "[";
  const isLong = length > WHOLE || /[\r\n]/.test(text.slice(offset, offset + length));
  return isContainer && isLong ? 1 : length;
}

/** Keeps the last columns of text, with an ellipsis if anything is cut off. */
function cutStart(text: string, columns: number): string {
  if (measureWidth(text) <= columns) return text;
  const characters = [...text];
  let width = 0;
  let from = characters.length;
  while (from > 0 && width + measureWidth(characters[from - 1]!) < columns)
    width += measureWidth(characters[--from]!);
  return `…${characters.slice(from).join("")}`;
}
