import { expect, test } from "vitest";
import { describeLife } from "./describe-life.ts";

const attempt = { number: 1, date: "2026-01-01T00:00:01.000Z", duration: 250, status: 503, isGood: false };
const date = "2026-01-01T00:00:00.950Z";
const again = { number: 2, date: "2026-01-01T00:05:01.250Z", duration: 1_200, status: null, isGood: false };
const last = { number: 3, date: "2026-01-01T03:05:02.450Z", duration: 40, status: 200, isGood: true };

const rows = [
  { name: "a delivery that waits", state: "waiting", attempts: [], told: ["queued", "waiting"] },
  {
    name: "a first attempt",
    state: "failed",
    attempts: [attempt],
    told: ["queued", "50 ms: attempt 1, 503, 250 ms", "failed"],
  },
  {
    name: "retries, and a receiver that does not answer",
    state: "delivered",
    attempts: [attempt, again, last],
    told: [
      "queued",
      "50 ms: attempt 1, 503, 250 ms",
      "5 min: attempt 2, no answer, 1 s",
      "3 h: attempt 3, 200, 40 ms",
      "delivered",
    ],
  },
] as const;

test.each(rows)("describes $name", ({ state, attempts, told }) => {
  const moments = describeLife({ date, state }, attempts);
  expect(
    moments.map(({ after, title, text }) => (after === undefined ? title : `${after}: ${title}, ${text}`)),
  ).toEqual(told);
});
