/** Key for the text of a number whose digits JavaScript would change. */
const digits: unique symbol = Symbol("digits");

/** A number in a document that JavaScript cannot represent, stored as text. */
export interface ExactNumber {
  readonly [digits]: string;
}

/** A decimal number: `digits × 10^exponent`. */
export interface Decimal {
  readonly digits: bigint;
  readonly exponent: number;
}

/** Maximum length and exponent of a number that is used in calculations. */
const [LONGEST, LARGEST] = [1000, 400];

/** Returns the text of an exact number, or undefined for any other value. */
export function readDigits(value: unknown): string | undefined {
  return typeof value === "object" && value !== null && digits in value ? String(value[digits]) : undefined;
}

/** Converts a number of a document to the nearest JavaScript number; NaN for any other value. */
export function toNumber(value: unknown): number {
  return typeof value === "number" ? value : Number(readDigits(value));
}

/** Creates a number from its JSON text; an exact number if JavaScript would print different digits. */
export function makeNumber(text: string): number | ExactNumber {
  return isChanged(text) ? { [digits]: text } : Number(text);
}

/** Checks whether JavaScript would print a number with different digits. */
export function isChanged(text: string): boolean {
  if ((text.length < 16 && !/^-0|[eE]/.test(text)) || !number.test(text)) return false;
  if (text.length > LONGEST || Object.is(Number(text), -0)) return true;
  const [own, held] = [text, String(Number(text))].map(parse);
  return own?.digits !== held?.digits || own?.exponent !== held?.exponent;
}

const number = /^(-?)(0|[1-9]\d*)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

/** Parses the text of a number, without trailing zeros; undefined for other text. */
function parse(text: string): Decimal | undefined {
  const [, sign, whole = "", part = "", power = 0] = number.exec(text) ?? [];
  if (sign === undefined) return undefined;
  let end = whole.length + part.length;
  while (end > 0 && (whole + part)[end - 1] === "0") end--;
  const digits = BigInt(`${sign}${(whole + part).slice(0, end) || 0}`);
  return { digits, exponent: end === 0 ? 0 : Number(power) + whole.length - end };
}

/** Reads a number in a document; undefined for anything else, for over 1,000 digits, and for exponents beyond ±400. */
export function readDecimal(value: unknown): Decimal | undefined {
  const text = typeof value === "number" ? String(value) : (readDigits(value) ?? "");
  const decimal = text.length > LONGEST ? undefined : parse(text);
  return decimal === undefined || Math.abs(decimal.exponent) > LARGEST ? undefined : decimal;
}

/** Converts a decimal to a number for a document. */
export function writeDecimal({ digits, exponent }: Decimal): number | ExactNumber {
  if (exponent >= 0) return makeNumber(String(digits * 10n ** BigInt(exponent)));
  const text = String(digits < 0n ? -digits : digits).padStart(1 - exponent, "0");
  const written = `${text.slice(0, exponent)}.${text.slice(exponent)}`.replace(/\.?0+$/, "");
  return makeNumber(`${digits < 0n ? "-" : ""}${written}`);
}

/** Adds two decimals. */
export function add(a: Decimal, b: Decimal): Decimal {
  const exponent = Math.min(a.exponent, b.exponent);
  const [one, other] = [a, b].map((it) => it.digits * 10n ** BigInt(it.exponent - exponent));
  return { digits: one! + other!, exponent };
}

/** Multiplies two decimals. */
export function multiply(a: Decimal, b: Decimal): Decimal {
  return { digits: a.digits * b.digits, exponent: a.exponent + b.exponent };
}

/** Subtracts the second decimal from the first. */
export function subtract(a: Decimal, b: Decimal): Decimal {
  return add(a, { ...b, digits: -b.digits });
}

/** Rounds to the nearest integer, halves up. */
export function round({ digits, exponent }: Decimal): bigint {
  if (exponent >= 0) return digits * 10n ** BigInt(exponent);
  const unit = 10n ** BigInt(-exponent);
  return divide(2n * digits + unit, 2n * unit);
}

/** Divides two integers, rounding down. */
export function divide(a: bigint, b: bigint): bigint {
  return a / b - (a % b < 0n ? 1n : 0n);
}
