import { expect, test } from "vitest";
import type { Failure } from "./attempt.ts";
import { computePause, computeRetry, platformRetrySchedule, readRetryAfter } from "./retry.ts";

const retries = { delays: [1_000, 60_000], maxRetryAfter: 30_000 };
const date = "2026-01-31T08:30:00.000Z";
const timeout: Failure = { code: "timeout", detail: "" };
const attempt = { status: 503, failure: null, number: 1, date, duration: 500 };

test.each([
  { name: "a response of 200", change: { status: 200 }, expected: undefined },
  { name: "302", change: { status: 302 }, expected: undefined },
  { name: "404", change: { status: 404 }, expected: undefined },
  { name: "410", change: { status: 410 }, expected: undefined },
  { name: "408", change: { status: 408 }, expected: 750 },
  { name: "429", change: { status: 429 }, expected: 750 },
  { name: "500", change: { status: 500 }, expected: 750 },
  { name: "no response", change: { status: null, failure: timeout }, expected: 750 },
  { name: "200 whose body broke off", change: { status: 200, failure: timeout }, expected: undefined },
  { name: "the second attempt", change: { number: 2 }, expected: 45_000 },
  { name: "the last attempt", change: { number: 3 }, expected: undefined },
  {
    name: "a blocked target",
    change: { status: null, failure: { code: "blocked", detail: "" } as const },
    expected: undefined,
  },
  {
    name: "an attempt that was cut off",
    change: { status: null, failure: { code: "closed", detail: "" } as const, number: 9 },
    expected: 0,
  },
  { name: "a Retry-After that is longer", change: { retryAfter: "20" }, expected: 20_000 },
  { name: "a Retry-After that is shorter", change: { retryAfter: "0" }, expected: 750 },
])("after $name the retry comes in $expected ms", ({ change, expected }) => {
  expect(computeRetry({ ...attempt, ...change }, retries, () => 0.5)).toBe(expected);
});

test("without retries, every attempt is the last, as in the source document", () => {
  expect(computeRetry(attempt, false)).toBeUndefined();
});

test("the schedule of the platform gives up after eight retries over some four days", () => {
  const schedule = { ...platformRetrySchedule, maxRetryAfter: 0 };
  const { delays } = schedule;
  const waits = delays.map((_, i) => computeRetry({ ...attempt, number: i + 1 }, schedule, () => 1));
  expect(waits).toEqual(delays);
  expect(computeRetry({ ...attempt, number: 9 }, schedule)).toBeUndefined();
});

test.each([
  ["half of it at least", 0, 500],
  ["all of it at most", 1, 1_000],
])("the jitter of a delay leaves %s", (_, random, expected) => {
  expect(computeRetry(attempt, retries, () => random)).toBe(expected);
});

test.each([
  [undefined, 0],
  ["5", 5_000],
  ["0", 0],
  ["31", 30_000],
  ["99999999999999999999", 0],
  ["-5", 0],
  ["1.5", 0],
  ["soon", 0],
  // The date is counted from the end of the attempt.
  ["Sat, 31 Jan 2026 08:30:10 GMT", 9_500],
  ["Sat, 31 Jan 2026 08:29:00 GMT", 0],
  ["Sat, 31 Jan 2026 09:30:00 GMT", 30_000],
])("Retry-After %s asks for %i ms", (retryAfter, expected) => {
  const given = retryAfter === undefined ? {} : { retryAfter };
  expect(readRetryAfter({ ...given, date, duration: 500 }, retries)).toBe(expected);
});

test.each([
  [2, 0],
  [3, 100],
  [4, 200],
  [5, 400],
  [6, 500],
  [1_000, 500],
])("after %i attempts without a response, a webhook pauses for %i ms", (failures, expected) => {
  expect(computePause(failures, { failures: 3, pause: 100, maxPause: 500 })).toBe(expected);
  expect(computePause(failures, false)).toBe(0);
});
