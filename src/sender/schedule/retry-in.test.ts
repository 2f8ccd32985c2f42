import { afterEach, expect, test } from "vitest";
import type { Attempt } from "../attempt.ts";
import { makeEmission } from "../fixtures/emissions.ts";
import { addWebhook, closeAll, listAll, openReceiver, openService, until } from "../fixtures/service.ts";
import { platformRetries, retryIn } from "./retry-in.ts";

afterEach(closeAll);

const attempt = { status: 500, failure: null, number: 1 } as Attempt;
const settings = { retries: platformRetries, store: { survives: "nothing" } } as const;

test.each([
  { name: "500", change: {}, expected: 5_000 },
  { name: "503", change: { status: 503 }, expected: 5_000 },
  { name: "408", change: { status: 408 }, expected: 5_000 },
  { name: "429", change: { status: 429 }, expected: 5_000 },
  { name: "200", change: { status: 200 }, expected: undefined },
  { name: "302", change: { status: 302 }, expected: undefined },
  { name: "403", change: { status: 403 }, expected: undefined },
  { name: "no answer", change: { status: null, failure: { code: "timeout", detail: "" } }, expected: 5_000 },
  {
    name: "a blocked target",
    change: { status: null, failure: { code: "blocked", detail: "" } },
    expected: undefined,
  },
  {
    name: "a closed service",
    change: { status: null, failure: { code: "closed", detail: "" } },
    expected: undefined,
  },
  { name: "the second attempt", change: { number: 2 }, expected: 300_000 },
  { name: "the eighth attempt", change: { number: 8 }, expected: 86_400_000 },
  { name: "the ninth attempt", change: { number: 9 }, expected: undefined },
] as const)("after $name, the platform's schedule waits $expected ms at most", ({ change, expected }) => {
  expect(retryIn({ ...attempt, ...change } as Attempt, settings, () => 1)).toBe(expected);
});

test("the delay is any time from half of its bound on", () => {
  expect([0, 0.5, 1].map((share) => retryIn(attempt, settings, () => share))).toEqual([2_500, 3_750, 5_000]);
});

test.each([
  { name: "seconds", retryAfter: "60", expected: 60_000 },
  { name: "a date", retryAfter: "Sat, 31 Jan 2026 08:32:00 GMT", expected: 119_990 },
  { name: "less than the delay", retryAfter: "1", expected: 5_000 },
  { name: "a date that has passed", retryAfter: "Sat, 31 Jan 2026 08:29:00 GMT", expected: 5_000 },
  { name: "more than the bound", retryAfter: "86400", expected: 3_600_000 },
  { name: "nothing that can be read", retryAfter: "soon", expected: 5_000 },
])("a receiver that asks for $name is tried again after $expected ms", ({ retryAfter, expected }) => {
  const made = { ...attempt, status: 503, retryAfter, date: "2026-01-31T08:30:00.000Z", duration: 10 };
  expect(retryIn(made, settings, () => 1)).toBe(expected);
});

test("a store that outlives the service keeps what that cut off, retries or none", () => {
  const cut = { ...attempt, status: null, failure: { code: "closed", detail: "" } } as Attempt;
  expect(retryIn(cut, { retries: false, store: { survives: "crash" } })).toBe(0);
});

test("without the option, nothing is retried", () => {
  expect(retryIn(attempt, { ...settings, retries: false })).toBeUndefined();
});

test("a delivery that fails is tried as often as the schedule says, marked and counted", async () => {
  const statuses = [500, 503, 200];
  const receiver = await openReceiver((response) => response.writeHead(statuses.shift() ?? 500).end());
  const service = openService({ retries: { delays: [5, 5, 5] } });
  await addWebhook(service, { target_url: receiver.url });
  await service.emit(makeEmission("create:task"));
  await until(async () => (await listAll(service, 1)).length === 3);
  const attempts = await listAll(service, 1);
  expect(attempts.map(({ status, number, redelivery }) => [status, number, redelivery])).toEqual([
    [500, 1, false],
    [503, 2, true],
    [200, 3, true],
  ]);
  expect(new Set(attempts.map(({ deliveryId }) => deliveryId)).size).toBe(1);
  expect(new Set(receiver.received.map(({ body }) => body.toString())).size).toBe(1);
});
