/** Text of a number that JavaScript would change. */
const digits: unique symbol = Symbol("digits");

/** A number of a document that JavaScript cannot hold: its text stands for it. */
export interface ExactNumber {
  readonly [digits]: string;
}

/** Returns the text of an exact number, or undefined for any other value. */
export function readDigits(value: unknown): string | undefined {
  return typeof value === "object" && value !== null && digits in value ? String(value[digits]) : undefined;
}

/** Makes a number from its text in JSON: exact if JavaScript would print other digits. */
export function makeNumber(text: string): number | ExactNumber {
  return isChanged(text) ? { [digits]: text } : Number(text);
}

/** Strings, and numbers. */
const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/gs;

/**
 * Parses JSON, and keeps the digits of each number that JavaScript would change, such as `9223372036854775807`, `1e400`
 * or `-0`.
 *
 * @throws SyntaxError if the text is not JSON.
 */
export function parseExact(text: string): unknown {
  // No string of the document can be known to start with it.
  const mark = `${Math.random()}:`;
  const marked = text.replace(tokens, (token) =>
    token.startsWith('"') || !isChanged(token) ? token : `"${mark}${token}"`,
  );
  if (marked === text) return JSON.parse(text);
  const root = { value: JSON.parse(marked) };
  const waiting: object[] = [root];
  for (let holder = waiting.pop(); holder !== undefined; holder = waiting.pop())
    for (const [key, value] of Object.entries(holder)) {
      if (typeof value === "object" && value !== null) waiting.push(value);
      // Defined, not assigned: a key may be `__proto__`.
      if (typeof value === "string" && value.startsWith(mark))
        Object.defineProperty(holder, key, {
          value: { [digits]: value.slice(mark.length) },
          enumerable: true,
        });
    }
  return root.value;
}

function isChanged(text: string): boolean {
  if (text.length < 16 && !/^-0|[eE]/.test(text)) return false;
  return normalize(text) !== normalize(String(Number(text)));
}

/** Writes a number in one way: sign, digits without zeros at either end, exponent. */
function normalize(text: string): string {
  const [, sign, whole = "", part = "", exponent = "0"] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text) ?? [];
  const all = (whole + part).replace(/^0+/, "");
  const kept = all.replace(/0+$/, "");
  if (kept === "") return `${sign}${whole === "" ? "none" : "0"}`;
  return `${sign}${kept}e${Number(exponent) - part.length + all.length - kept.length}`;
}

/** How JSON is written: in one line, up to a number of characters, or with a line for each entry. */
interface WriteOptions {
  /** Default: no limit. */
  readonly longest?: number;
  /** Default: false. */
  readonly isIndented?: boolean;
}

/** Writes a value as JSON with the digits of its exact numbers, at any depth: it does not recurse. */
export function writeExact(
  value: unknown,
  { longest = Infinity, isIndented = false }: WriteOptions = {},
): string {
  const parts: Iterator<string>[] = [];
  const open = (one: unknown): string => {
    const text = readDigits(one);
    if (text !== undefined || typeof one !== "object" || one === null) return text ?? JSON.stringify(one);
    parts.push(listParts(one, open, isIndented ? parts.length : undefined));
    return "";
  };
  const written = [open(value)];
  let length = 0;
  for (let part = parts.at(-1); part !== undefined && length <= longest; part = parts.at(-1)) {
    const { done, value: next } = part.next();
    if (done === true) {
      parts.pop();
      continue;
    }
    written.push(next);
    length += next.length;
  }
  const text = written.join("");
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** Lists the parts of an object or list. What is inside an entry is written before the next part. */
function* listParts(
  holder: object,
  open: (value: unknown) => string,
  depth: number | undefined,
): Generator<string, void> {
  const [start, end] = Array.isArray(holder) ? ["[", "]"] : ["{", "}"];
  const [line, last] =
    depth === undefined ? ["", ""] : [`\n${"  ".repeat(depth + 1)}`, `\n${"  ".repeat(depth)}`];
  let separator = "";
  yield start;
  for (const [key, value] of Object.entries(holder)) {
    if (value === undefined) continue;
    yield `${separator}${line}${start === "[" ? "" : `${JSON.stringify(key)}: `}`;
    yield open(value);
    separator = depth === undefined ? ", " : ",";
  }
  yield separator === "" ? end : last + end;
}
