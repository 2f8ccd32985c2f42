import type { Places } from "#generated/internal/types.d.ts";
import { createLocator, type Locator, type Place } from "../json/locate.ts";
import { parsePointer } from "../json/pointer.ts";
import { type ReadError, readJson, readJsonText } from "../json/read-json.ts";
import { decodeLeniently } from "../util/decode-utf8.ts";
import { defined } from "../util/defined.ts";
import { shorten } from "../util/shorten.ts";
import { suggest } from "../util/suggest.ts";
import { describeError } from "../validate/describe-error.ts";
import type { ValidationError, Warning } from "../validate/result.ts";
import { adviseOnText } from "./advise-on-text.ts";
import { findClause } from "./clause.ts";
import { type Check, type Contract, createCheck } from "./contract.ts";
import { createExcerpt, type Excerpt, type Span } from "./excerpt.ts";
import type { LoadedEdition } from "./load-editions.ts";
import { askOtherEditions, type OtherEditions } from "./other-editions.ts";
import {
  type ExplainedError,
  type ExplainedWarning,
  type Outcome,
  type Rejection,
  rejected,
} from "./outcome.ts";

/** Options of the examination. */
export interface View {
  readonly contract: Contract;
  /** Width of the excerpts in columns. Default: no excerpts. */
  readonly columns?: number;
  /** All editions of the contract, to choose from and compare with. */
  readonly editions: readonly LoadedEdition[];
}

/**
 * Parses and validates the bytes of a document, and locates each error. `record` is the line number of an NDJSON
 * record: a single line in which a carriage return is only white space.
 */
export type Examine = (bytes: Uint8Array, record?: number) => Outcome;

/** Extracts the lines around a span, if excerpts were requested. */
type Cut = (span: Span) => { readonly excerpt?: Excerpt };

/** A readable document. */
interface Document {
  readonly value: unknown;
  readonly record: number | undefined;
  readonly locate: Locator;
  readonly cut: Cut;
  /** The property descriptions of the edition that gave the verdict. */
  readonly places: Places;
  readonly others: OtherEditions | undefined;
}

/** Maximum length of a string that is reported in full. */
const LONGEST = 200;

/** Creates the function that examines single documents. */
export function createExamine({ contract, editions, columns }: View): Examine {
  const check = createCheck(contract, editions);
  return (bytes, record) => {
    const read = readJson(bytes);
    const whole = read.ok ? read.text : decodeLeniently(bytes);
    // A record becomes one line, without moving any character.
    const text = record === undefined ? whole : whole.replaceAll("\r", " ");
    const cut: Cut = (span) => (columns === undefined ? {} : { excerpt: createExcerpt(text, span, columns) });
    if (!read.ok) return rejected(refuse(read.error, { bytes, text: whole, record, cut, check }));
    const { value } = read;
    const { status, event, errors, warnings, asked } = check(value, whole);
    const isSettled = status === "valid" && contract.edition !== "auto";
    const others = isSettled ? undefined : askOtherEditions(value, contract, asked, editions);
    const paths = [...errors, ...warnings].map(({ path }) => path);
    const document = { value, record, places: asked.places, locate: createLocator(text, paths), cut, others };
    return {
      status,
      ...(event !== undefined && { event: shorten(event, LONGEST) }),
      errors: errors.map((error) => explainError(document, error)).sort(byPlace),
      warnings: warnings.map((warning) => explainWarning(document, warning)).sort(byPlace),
      edition: asked.facts.edition,
      ...(others !== undefined && others.validIn.length > 0 && { validIn: others.validIn }),
    };
  };
}

function byPlace(a: ExplainedError | ExplainedWarning, b: ExplainedError | ExplainedWarning): number {
  return a.line - b.line || a.column - b.column;
}

function explainError(document: Document, error: ValidationError): ExplainedError {
  const { code, path, expected, received } = error;
  const { history, since } = document.others?.tellHistory(error) ?? {};
  const suggestion = history === undefined ? suggestFor(error) : undefined;
  return {
    code,
    path,
    expected,
    ...(received === undefined ? {} : { received: summarize(received) }),
    message: describeError(error),
    ...defined({ history, since, suggestion }),
    ...findClause(document.places, document.value, path),
    ...show(document, locateError(document.locate, error)),
  };
}

function explainWarning(document: Document, { rule, path, message, clause }: Warning): ExplainedWarning {
  return { rule, path, message, clause, ...show(document, document.locate(path, "value")) };
}

/** Locates an error: a missing property at its object, an unexpected property at its name. */
function locateError(locate: Locator, { code, path }: ValidationError): Place | undefined {
  if (code === "required") return locate(path.slice(0, path.lastIndexOf("/")), "value");
  return locate(path, code === "unexpected" ? "key" : "value");
}

function show(
  { record, cut }: Document,
  { column, ...span }: Place = { offset: 0, length: 0, line: 1, column: 1 },
): Pick<ExplainedError, "line" | "column" | "excerpt"> {
  const line = record ?? span.line;
  return { line, column, ...cut({ ...span, line }) };
}

/** Finds the property, event or word that was probably meant. */
function suggestFor({ code, path, expected, received }: ValidationError): string | undefined {
  if (typeof expected === "string") return undefined;
  const word = code === "unexpected" ? parsePointer(path)?.at(-1) : received;
  return typeof word === "string" ? suggest(word, expected) : undefined;
}

function summarize(value: unknown): NonNullable<ExplainedError["received"]> | null {
  if (typeof value === "string") return shorten(value, LONGEST);
  if (typeof value === "number") return Number.isFinite(value) ? value : String(value);
  if (typeof value === "boolean" || value === null) return value;
  return Array.isArray(value) ? "array" : "object";
}

/** A document that cannot be read, as bytes and decoded leniently. */
interface Unreadable extends Pick<Document, "record" | "cut"> {
  readonly bytes: Uint8Array;
  readonly text: string;
  readonly check: Check;
}

/**
 * Explains why a document cannot be read. For invalid UTF-8, also gives the verdict on the text with the invalid bytes
 * replaced.
 */
function refuse(error: ReadError, { bytes, text, record, cut, check }: Unreadable): Rejection {
  const { code, reason: message, offset } = error;
  if (code === "not-json" && /^[ \t\r\n]*$/.test(text)) return { reason: "empty", message };
  // The bytes before the offset are well-formed, so they decode to the same characters with or without the rest.
  const at = decodeLeniently(bytes.subarray(0, offset)).length;
  const { line, column } = record === undefined ? error : { line: record, column: at + 1 };
  const place = { line, column, offset, ...cut({ offset: at, length: 1, line }) };
  if (code !== "not-utf8") return { reason: code, message: adviseOnText(text) ?? message, ...place };
  return { reason: code, message, ...place, withReplacement: checkReplaced(text, check) };
}

function checkReplaced(text: string, check: Check): NonNullable<Rejection["withReplacement"]> {
  const read = readJsonText(text);
  if (!read.ok) return "not-json";
  return check(read.value, text).status === "valid" ? "valid" : "invalid";
}
