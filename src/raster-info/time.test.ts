import { expect, test } from "vitest";
import { readDecimal } from "./decimal.ts";
import { parseExact } from "./exact-json.ts";
import { decodeTimes, writeDate, writeDuration } from "./time.ts";

function decode(unit: string, calendar: string, ...values: readonly string[]): string {
  const decimals = values.flatMap((text) => readDecimal(parseExact(text)) ?? []);
  const times = decodeTimes({ unit, attributes: { calendar } }, decimals);
  if (!times.ok) return times.reason;
  return times.nanoseconds.map(writeDate).join(" ") + (times.isRounded ? " rounded" : "");
}

const [standard, proleptic] = ["standard", "proleptic_gregorian"];
const range = (calendar: string): string => `times outside the range of calendar "${calendar}"`;

test.each<readonly [unit: string, calendar: string, value: string, date: string]>([
  ["days since 2000-01-01", standard, "1.5", "2000-01-02T12:00:00Z"],
  ["days since 2000-1-1", "gregorian", "59", "2000-02-29T00:00:00Z"],
  ["Hours since 1900-01-01T00:00:00Z", "GREGORIAN", "0", "1900-01-01T00:00:00Z"],
  ["h since 1970-01-01 00:00 UTC", standard, "-1", "1969-12-31T23:00:00Z"],
  ["minutes since 1992-10-8 15:15:42.5 -6:00", standard, "0", "1992-10-08T21:15:42.5Z"],
  ["seconds since 1993-1-1 00:00:00.0 0", standard, "1", "1993-01-01T00:00:01Z"],
  ["weeks since 2000-01-01 6", standard, "1", "2000-01-08T06:00:00Z"],
  ["msecs since 1970-01-01 +0130", standard, "1", "1969-12-31T22:30:00.001Z"],
  ["microseconds since 1970-01-01", standard, "1", "1970-01-01T00:00:00.000001Z"],
  ["nanoseconds since 1970-01-01", standard, "1700000000123456789", "2023-11-14T22:13:20.123456789Z"],
  ["seconds since 1970-01-01", standard, "0.1234567", "1970-01-01T00:00:00.1234567Z"],
  ["days since 2000-01-01", standard, "0.041666666666666664", "2000-01-01T01:00:00Z rounded"],
  ["seconds since 1970-01-01", standard, "-0.0000000004", "1970-01-01T00:00:00Z rounded"],
  // Before 1582-10-15 the reference time is in the Julian calendar.
  ["days since 1-1-1", standard, "730121", "2000-01-01T00:00:00Z"],
  ["days since 0001-01-01 00:00:00", proleptic, "730119", "2000-01-01T00:00:00Z"],
  ["days since 1582-10-04", standard, "1", "1582-10-15T00:00:00Z"],
  ["days since 1500-02-29", standard, "100000", "1773-12-23T00:00:00Z"],
  ["days since 1500-02-29", proleptic, "0", 'unit "days since 1500-02-29"'],
  ["days since 1582-10-10", standard, "0", 'unit "days since 1582-10-10"'],
  ["days since 1582-10-15", standard, "-1", range(standard)],
  ["days since 1582-10-15", proleptic, "-1", "1582-10-14T00:00:00Z"],
  ["days since 1-1-1", proleptic, "-1", range(proleptic)],
  ["days since 9999-12-31", standard, "1", range(standard)],
  ["days since 2000-01-01", "noleap", "0", 'calendar "noleap"'],
  ["days since 2000-01-01", "360_day", "0", 'calendar "360_day"'],
  ["days since 2000-01-01", "julian", "0", 'calendar "julian"'],
  ["months since 2000-01-01", standard, "0", 'unit "months since 2000-01-01"'],
  ["years since 2000-01-01", standard, "0", 'unit "years since 2000-01-01"'],
  ["days since 2000-02-30", standard, "0", 'unit "days since 2000-02-30"'],
  ["days since 2000-01-01 25:00", standard, "0", 'unit "days since 2000-01-01 25:00"'],
  ["days", standard, "0", 'unit "days"'],
  [`days${" ".repeat(100_000)}since`, standard, "0", `unit "days${" ".repeat(96)}…"`],
])("%.100s in %s: %s is %.100s", (unit, calendar, value, date) => {
  expect(decode(unit, calendar, value)).toBe(date);
});

test("the calendar is the standard one by default, and the unit may be an attribute", () => {
  const times = decodeTimes({ attributes: { units: "days since 1970-01-01" } }, [
    { digits: 1n, exponent: 0 },
  ]);
  const nanoseconds = [{ digits: 86_400_000_000_000n, exponent: 0 }];
  expect(times).toEqual({ ok: true, nanoseconds, isRounded: false });
});

test.each<readonly [bigint, string]>([
  [86_400_000_000_000n, "P1D"],
  [5_400_000_000_000n, "PT90M"],
  [21_600_000_000_000n, "PT6H"],
  [1_000_000_000n, "PT1S"],
  [1_500_000_001n, "PT1.500000001S"],
  [1n, "PT0.000000001S"],
])("%s nanoseconds are %s", (nanoseconds, duration) => {
  expect(writeDuration({ digits: nanoseconds, exponent: 0 })).toBe(duration);
});
