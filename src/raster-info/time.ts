import { shorten } from "../util/shorten.ts";
import { readAttribute, readPacking } from "./attributes.ts";
import type { Properties } from "./dataset.ts";
import { type Decimal, divide, multiply, round } from "./decimal.ts";
import { asText } from "./values.ts";

/** Nanoseconds of the time units with a fixed length (CF 4.4), shortest first. */
const lengths: readonly (readonly [names: RegExp, length: bigint])[] = [
  [/^(nanosec(ond)?s?|nsecs?|ns)$/i, 1n],
  [/^(microsec(ond)?s?|usecs?|us)$/i, 1_000n],
  [/^(millisec(ond)?s?|msecs?|ms)$/i, 1_000_000n],
  [/^(sec(ond)?s?|s)$/i, 1_000_000_000n],
  [/^(min(ute)?s?)$/i, 60_000_000_000n],
  [/^(hours?|hrs?|h)$/i, 3_600_000_000_000n],
  [/^(days?|d)$/i, 86_400_000_000_000n],
  [/^(weeks?)$/i, 604_800_000_000_000n],
];

/** Times in nanoseconds since 1970, and whether any is rounded; or the reason why there are no dates. */
type Times =
  | { readonly ok: true; readonly nanoseconds: readonly Decimal[]; readonly isRounded: boolean }
  | { readonly ok: false; readonly reason: string };

/** A unit such as `days since 2000-01-01 00:00:00`. */
const since =
  /^\s*(\w+)\s+since\s+(\d{1,4})-(\d{1,2})-(\d{1,2})(?:[T\s]+(\d{1,2})(?::(\d{1,2})(?::(\d{1,2})(?:\.(?<fraction>\d*))?)?)?)?\s*(?<zone>Z|UTC|GMT|[+-]?\d{1,2}(?::?\d{2})?)?\s*$/i;

/** Maximum length of a unit, in characters. */
const LONGEST = 100;

/** Calendars whose times can be turned into dates. */
const calendars = ["standard", "gregorian", "proleptic_gregorian"];

const DAY = 86_400n * 10n ** 9n;
/** Day numbers since 1970: the first Gregorian date (1582-10-15), the start of year 1, and the end of year 9999. */
const [GREGORIAN, FIRST, END] = [-141_427, -719_162, 2_932_897];

/**
 * Turns the numbers of a time coordinate into dates, according to its unit and calendar (CF 4.4).
 *
 * It rejects calendars with other year lengths (`noleap`, `360_day`, `julian`), and units without a fixed length
 * (months, years). It also rejects dates of the standard calendar before 1582-10-15, which other programs would read as
 * Gregorian. A time that is not a whole number of nanoseconds is rounded to microseconds.
 */
export function decodeTimes(array: Properties, values: readonly Decimal[]): Times {
  const fail = (reason: string): Times => ({ ok: false, reason });
  const calendar = asText(readAttribute(array, "calendar")).toLowerCase() || "standard";
  if (!calendars.includes(calendar)) return fail(`calendar "${calendar}"`);
  const { unit } = readPacking(array);
  const start = readStart(unit, calendar === "proleptic_gregorian");
  if (start === undefined) return fail(`unit "${shorten(unit, LONGEST)}"`);
  const offsets = values.map((value) => multiply(value, { digits: start.length, exponent: 0 }));
  const isWhole = ({ digits, exponent }: Decimal): boolean =>
    exponent >= 0 || digits % 10n ** BigInt(-exponent) === 0n;
  const nearest = (offset: Decimal): bigint =>
    isWhole(offset) ? round(offset) : 1000n * round({ ...offset, exponent: offset.exponent - 3 });
  const nanoseconds = offsets.map((offset) => ({ digits: start.at + nearest(offset), exponent: 0 }));
  const least = BigInt(calendar === "proleptic_gregorian" ? FIRST : GREGORIAN) * DAY;
  if (nanoseconds.some(({ digits: time }) => time < least || time >= BigInt(END) * DAY))
    return fail(`times outside the range of calendar "${calendar}"`);
  return { ok: true, nanoseconds, isRounded: !offsets.every(isWhole) };
}

/** Reads the reference time of a unit, and the length of one unit in nanoseconds. */
function readStart(unit: string, isProleptic: boolean): { at: bigint; length: bigint } | undefined {
  // On longer text, the pattern would backtrack too much.
  const found = unit.length > LONGEST ? undefined : since.exec(unit);
  const [, name = "", year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found ?? [];
  const { fraction = "", zone = "" } = found?.groups ?? {};
  const length = lengths.find(([names]) => names.test(name))?.[1];
  const days = countDays(Number(year), Number(month), Number(day), isProleptic);
  if (length === undefined || days === undefined) return undefined;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  const [, sign, hours = 0, minutes = 0] = /^([+-]?)(\d{1,2}):?(\d{2})?$/.exec(zone) ?? [];
  const shift = (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes ?? 0));
  const seconds = (Number(hour) * 60 + Number(minute) - shift) * 60 + Number(second);
  const rest = BigInt(fraction.slice(0, 9).padEnd(9, "0"));
  return { at: BigInt(days) * DAY + BigInt(seconds) * 10n ** 9n + rest, length };
}

/** Counts the days from 1970 to a date, which is Julian before 1582-10-15, unless the calendar is proleptic. */
function countDays(year: number, month: number, day: number, isProleptic: boolean): number | undefined {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const gregorian = date.getTime() / 86_400_000;
  const isDate = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (isProleptic || gregorian >= GREGORIAN) return isDate ? gregorian : undefined;
  const isLeapDay = month === 2 && day === 29 && year % 4 === 0;
  // The ten days before this date exist in neither calendar.
  if ((!isDate && !isLeapDay) || year < 1 || gregorian >= GREGORIAN - 10) return undefined;
  // A Julian year divisible by 100 but not by 400 has one more leap day.
  const century = Math.floor((month > 2 ? year : year - 1) / 100);
  return gregorian + century - Math.floor(century / 4) - 2;
}

/** Formats a time for STAC (RFC 3339): `2000-01-01T00:00:00Z`, with a fraction if needed. */
export function writeDate({ digits: nanoseconds }: Decimal): string {
  const seconds = divide(nanoseconds, 10n ** 9n);
  const text = new Date(Number(seconds) * 1000).toISOString().slice(0, 19);
  const fraction = String(nanoseconds - seconds * 10n ** 9n).padStart(9, "0");
  return `${text}${`.${fraction}`.replace(/\.?0+$/, "")}Z`;
}

/** Formats a duration (ISO 8601) without its sign, in the largest unit that divides it, or in fractions of seconds. */
export function writeDuration({ digits: signed }: Decimal): string {
  const nanoseconds = signed < 0n ? -signed : signed;
  const units = { D: DAY, H: DAY / 24n, M: DAY / 1440n, S: DAY / 86_400n };
  const [letter, length] = Object.entries(units).find(([, one]) => nanoseconds % one === 0n) ?? [];
  if (length !== undefined) return `P${letter === "D" ? "" : "T"}${nanoseconds / length}${letter}`;
  const text = String(nanoseconds).padStart(10, "0");
  return `PT${text.slice(0, -9)}.${text.slice(-9).replace(/0+$/, "")}S`;
}
