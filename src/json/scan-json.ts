import {
  describeAt,
  explainNumber,
  explainString,
  literalEnd,
  numberEnd,
  skipSpace,
  stringEnd,
  wordAt,
} from "./lex.ts";

/**
 * Position of the scan. Every step yields the same object: copy what you keep.
 *
 * `open` and `close` report the brackets of an array or object, `scalar` any other value, `fault` the first error.
 */
export interface Cursor {
  readonly kind: "open" | "close" | "scalar" | "fault";
  /** UTF-16 offset of the token or, for a fault, of the first wrong character. */
  readonly start: number;
  /** UTF-16 offset after the token. */
  readonly end: number;
  /** Number of arrays and objects around the value, which is the length of its path. */
  readonly depth: number;
  /**
   * The first `depth` entries are the path. Each is the offset of the property name's opening quote (in an object), or
   * the complement (`~`) of the index (in an array).
   */
  readonly steps: number[];
  /** What is wrong, for a fault; otherwise empty. */
  readonly reason: string;
}

type Expectation = "value" | "element" | "property" | "more" | "nothing";

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

interface State extends Writable<Cursor> {
  readonly text: string;
  expects: Expectation;
  /** Number of open arrays and objects; `depth` is this number at the reported token. */
  level: number;
}

/** The steps of an empty object and an empty array. A real property name is never at offset 0. */
const NO_PROPERTY = 0;
const NO_ELEMENT = ~0;

/**
 * Walks text according to the grammar of RFC 8259 and yields every value. The searches for syntax errors, positions
 * and large integers all use it.
 *
 * It is iterative, so only memory limits the depth. Accepts exactly what `JSON.parse` accepts; stops after a fault.
 */
export function* scanJson(text: string): Generator<Cursor, void> {
  const state: State = {
    text,
    kind: "scalar",
    start: 0,
    end: 0,
    depth: 0,
    steps: [],
    reason: "",
    expects: "value",
    level: 0,
  };
  while (state.expects !== "nothing") {
    if (advance(state)) yield state;
  }
}

/** The first error in text that is not JSON. */
interface SyntaxFault {
  /** UTF-16 offset of the first wrong character; for a word such as `NaN` or `nul`, of its first letter. */
  readonly offset: number;
  /** Part of a sentence, such as `expected a value, found "}"`. */
  readonly reason: string;
}

/**
 * Finds the first violation of RFC 8259 in text; `undefined` means that `JSON.parse` also accepts it.
 *
 * It is iterative, so a million open brackets cannot overflow the stack.
 */
export function findSyntaxError(text: string): SyntaxFault | undefined {
  for (const { kind, start, reason } of scanJson(text)) {
    if (kind === "fault") return { offset: start, reason };
  }
  return undefined;
}

/** Reads a step of the scanner's path (see `Cursor.steps`) as a pointer segment, with property names unescaped. */
export function readStep(text: string, step: number): string {
  if (step < 0) return String(~step);
  const quoted = text.slice(step, stringEnd(text, step));
  return quoted.includes("\\") ? JSON.parse(quoted) : quoted.slice(1, -1);
}

/** Consumes the next token; returns whether to report it, which is false for a comma, for example. */
function advance(state: State): boolean {
  const { text, expects, steps, level } = state;
  const start = skipSpace(text, state.end);
  state.start = start;
  if (expects === "more") return level === 0 ? finish(state) : readMore(state);
  if (expects !== "value" && text[start] === (expects === "element" ? "]" : "}")) {
    const step = steps[level - 1];
    const isEmpty = step === NO_PROPERTY || step === NO_ELEMENT;
    return isEmpty ? close(state) : fail(state, start, `trailing comma before "${text[start]}"`);
  }
  return expects === "property" ? readProperty(state) : readValue(state);
}

function readValue(state: State): boolean {
  const { text, start } = state;
  const first = text[start];
  if (first === "{") return open(state, NO_PROPERTY, "property");
  if (first === "[") return open(state, NO_ELEMENT, "element");
  if (first === '"') return scalar(state, stringEnd(text, start), explainString);
  if (first === "-" || (first !== undefined && first >= "0" && first <= "9")) {
    return scalar(state, numberEnd(text, start), explainNumber);
  }
  return scalar(state, literalEnd(text, start), explainValue);
}

function scalar(state: State, end: number, explain: (text: string, offset: number) => string): boolean {
  if (end < 0) return fail(state, ~end, explain(state.text, ~end));
  state.kind = "scalar";
  state.end = end;
  state.depth = state.level;
  state.expects = "more";
  return true;
}

function open(state: State, step: number, expects: Expectation): boolean {
  state.kind = "open";
  state.end = state.start + 1;
  state.depth = state.level;
  state.steps[state.level] = step;
  state.level += 1;
  state.expects = expects;
  return true;
}

function close(state: State): boolean {
  state.kind = "close";
  state.end = state.start + 1;
  state.level -= 1;
  state.depth = state.level;
  state.expects = "more";
  return true;
}

/** Consumes a property name and its colon. */
function readProperty(state: State): boolean {
  const { text, start } = state;
  if (text[start] !== '"')
    return fail(state, start, expected("a property name in double quotes", text, start));
  const end = stringEnd(text, start);
  if (end < 0) return fail(state, ~end, explainString(text, ~end));
  const colon = skipSpace(text, end);
  if (text[colon] !== ":") return fail(state, colon, expected('":" after a property name', text, colon));
  state.steps[state.level - 1] = start;
  state.end = colon + 1;
  state.expects = "value";
  return false;
}

/** Consumes what follows a value inside an array or object: a comma or the closing bracket. */
function readMore(state: State): boolean {
  const { text, start, steps, level } = state;
  const step = steps[level - 1] ?? 0;
  const inObject = step >= 0;
  if (text[start] === (inObject ? "}" : "]")) return close(state);
  if (text[start] !== ",") {
    const what = inObject ? '"," or "}" after a property' : '"," or "]" after an element';
    return fail(state, start, expected(what, text, start));
  }
  state.end = start + 1;
  state.expects = inObject ? "property" : "element";
  if (!inObject) steps[level - 1] = step - 1;
  return false;
}

function finish(state: State): boolean {
  state.expects = "nothing";
  const { text, start } = state;
  return start < text.length && fail(state, start, expected("the end of the document", text, start));
}

function fail(state: State, offset: number, reason: string): boolean {
  state.kind = "fault";
  state.start = offset;
  state.end = offset;
  state.depth = state.level;
  state.reason = reason;
  state.expects = "nothing";
  return true;
}

function explainValue(text: string, offset: number): string {
  if (offset === 0 && text[0] === "\ufeff") return "byte order mark at the start";
  if (offset >= text.length && skipSpace(text, 0) >= text.length) return "the document is empty";
  const word = wordAt(text, offset);
  return word === "" ? expected("a value", text, offset) : `"${word}" is not JSON`;
}

function expected(what: string, text: string, offset: number): string {
  if (/^\/[/*]/.test(text.slice(offset, offset + 2))) return "comments are not JSON";
  return `expected ${what}, found ${describeAt(text, offset)}`;
}
