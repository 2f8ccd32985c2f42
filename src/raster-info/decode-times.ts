import { readAttribute } from "./list-attributes.ts";
import { readUnit } from "./read-outline.ts";
import { lookUp, rows } from "./rows.ts";
import { asText, type Members } from "./tree.ts";

/** A unit such as `days since 2000-01-01 00:00:00`. */
const since =
  /^\s*(\w+)\s+since\s+(\d{1,4})-(\d{1,2})-(\d{1,2})(?:[T\s]+(\d{1,2}):(\d{1,2})(?::(\d{1,2})(?:\.\d*)?)?)?\s*(Z|UTC|GMT|[+-]\d{1,2}(?::?\d{2})?)?\s*$/;

/**
 * Turns the numbers of a time coordinate into dates, by its unit and calendar (CF 4.4).
 *
 * Returns nothing for units such as months, for calendars with another length of year, and in a mixed calendar for
 * dates before the Gregorian one.
 */
export function decodeTimes(array: Members, values: readonly number[]): readonly Date[] | undefined {
  const calendar = asText(readAttribute(array, rows.attributes.calendar)).toLowerCase() || "standard";
  const [, unit = "", year, month, day, hour = 0, minute = 0, second = 0, zone = ""] =
    since.exec(readUnit(array)) ?? [];
  const milliseconds = lookUp(rows.time.milliseconds, unit);
  if (milliseconds === undefined || !rows.time.calendars.includes(calendar)) return undefined;
  const start = new Date(0);
  start.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  if (start.getUTCMonth() !== Number(month) - 1 || start.getUTCDate() !== Number(day)) return undefined;
  start.setUTCHours(Number(hour), Number(minute), Number(second));
  const isMixed = calendar !== rows.time.proleptic;
  const least = Date.parse(isMixed ? rows.time.mixed_before : rows.time.first);
  const from = start.getTime() - readZone(zone);
  const times = values.map((value) => from + Math.floor(value * milliseconds + 0.5));
  const isKnown = [from, ...times].every((time) => time >= least && time < Date.parse(rows.time.last));
  return isKnown ? times.map((time) => new Date(time)) : undefined;
}

function readZone(zone: string): number {
  const [, sign, hours, minutes = "0"] = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(zone) ?? [];
  return hours === undefined ? 0 : (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** Writes a date as STAC does (RFC 3339): `2000-01-01T00:00:00Z`, with milliseconds if it has any. */
export function writeDate(date: Date): string {
  return date.toISOString().replace(".000Z", "Z");
}

/** Writes a length of time (ISO 8601) in the largest unit that it is a multiple of. */
export function writeDuration(milliseconds: number): string {
  const [prefix, letter, length] = rows.time.durations.find(([, , one]) => milliseconds % one === 0) ?? [
    "PT",
    "S",
    1000,
  ];
  return `${prefix}${milliseconds / length}${letter}`;
}
