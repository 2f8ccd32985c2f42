import { type ExactNumber, makeNumber, readDigits } from "./exact-json.ts";

/** A decimal number: `digits × 10^exponent`. */
export interface Decimal {
  readonly digits: bigint;
  readonly exponent: number;
}

/** Largest exponent of a number that is computed with. */
const LARGEST = 400;

/** Reads a number of a document; undefined for anything else, and beyond 10^±400. */
export function readDecimal(value: unknown): Decimal | undefined {
  const text = typeof value === "number" ? String(value) : readDigits(value);
  const [, whole, part = "", power = "0"] = /^(-?\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text ?? "") ?? [];
  const exponent = Number(power) - part.length;
  if (whole === undefined || Math.abs(exponent) > LARGEST) return undefined;
  const digits = BigInt(whole + part);
  return { digits, exponent };
}

/** Writes a decimal as a number of a document. */
export function writeDecimal({ digits, exponent }: Decimal): number | ExactNumber {
  if (exponent >= 0) return makeNumber(String(digits * 10n ** BigInt(exponent)));
  const text = String(digits < 0n ? -digits : digits).padStart(1 - exponent, "0");
  const written = `${text.slice(0, exponent)}.${text.slice(exponent)}`.replace(/\.?0+$/, "");
  return makeNumber(`${digits < 0n ? "-" : ""}${written}`);
}

/** Adds two decimals. */
export function add(a: Decimal, b: Decimal): Decimal {
  const exponent = Math.min(a.exponent, b.exponent);
  return { digits: scale(a, exponent) + scale(b, exponent), exponent };
}

/** Multiplies two decimals. */
export function multiply(a: Decimal, b: Decimal): Decimal {
  return { digits: a.digits * b.digits, exponent: a.exponent + b.exponent };
}

/** Subtracts the second decimal from the first. */
export function subtract(a: Decimal, b: Decimal): Decimal {
  return add(a, { digits: -b.digits, exponent: b.exponent });
}

/** Returns the digits at another exponent, which is not larger than that of the decimal. */
function scale({ digits, exponent }: Decimal, at: number): bigint {
  return digits * 10n ** BigInt(exponent - at);
}

/** Rounds to an integer, halves up. */
export function round({ digits, exponent }: Decimal): bigint {
  if (exponent >= 0) return scale({ digits, exponent }, 0);
  const unit = 10n ** BigInt(-exponent);
  return divide(2n * digits + unit, 2n * unit);
}

/** Divides two integers, rounding down. */
export function divide(a: bigint, b: bigint): bigint {
  return a / b - (a % b < 0n ? 1n : 0n);
}
