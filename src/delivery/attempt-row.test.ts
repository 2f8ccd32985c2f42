import { expect, test } from "vitest";
import { type AttemptRow, attemptOf, pageOf, rowsFor } from "./attempt-row.ts";

const rowOf = (number: number | string): AttemptRow => ({
  number,
  webhook_id: "7",
  document: JSON.stringify({ id: `a${number}`, status: 200 }),
  answer: Buffer.from("an answer"),
  body: Buffer.from("a body"),
});

test("a row is an attempt, with bytes of its own", () => {
  const attempt = attemptOf(rowOf(1));
  expect(attempt).toEqual({
    id: "a1",
    status: 200,
    webhookId: 7,
    answer: new TextEncoder().encode("an answer"),
    body: new TextEncoder().encode("a body"),
  });
  expect(attempt.body.constructor).toBe(Uint8Array);
});

test.each([
  { query: undefined, below: Number.MAX_SAFE_INTEGER, count: 51 },
  { query: { limit: 2 }, below: Number.MAX_SAFE_INTEGER, count: 3 },
  { query: { before: "12" }, below: 12, count: 51 },
  { query: { before: "no number" }, below: 0, count: 51 },
  { query: { before: "1e99" }, below: 0, count: 51 },
])("the page of $query is below $below", ({ query, below, count }) => {
  expect(rowsFor(query)).toEqual({ below, count });
});

test.each([
  { rows: [], count: 3, shown: [], next: null },
  { rows: [9, 8], count: 3, shown: ["a9", "a8"], next: null },
  { rows: [9, "8", 7], count: 3, shown: ["a9", "a8"], next: "8" },
  { rows: [9], count: 1, shown: [], next: null },
])("of the rows $rows, $shown are shown", ({ rows, count, shown, next }) => {
  const page = pageOf(rows.map(rowOf), { count });
  expect([page.attempts.map(({ id }) => id), page.next]).toEqual([shown, next]);
});
