import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { reasons } from "../signature/signature.ts";
import { strict } from "../webhook.ts";
import { createReceiver } from "./create-receiver.ts";
import { changeSample, fetchFrom, secret } from "./fixtures/requests.ts";

let warn: MockInstance;
let error: MockInstance;

beforeEach(() => {
  warn = vi.spyOn(console, "warn").mockReturnValue();
  error = vi.spyOn(console, "error").mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
});

const invalid = changeSample("update-task", { sender: "nobody", webhook_id: "value" });
const thrown = new Error("hook broke");
const sync = (): never => {
  throw thrown;
};
const late = (): Promise<never> => Promise.reject(thrown);

test.each([
  { hook: "onRejected", hooks: { onRejected: sync }, outgoing: { method: "PUT" }, status: 405 },
  { hook: "an async onRejected", hooks: { onRejected: late }, outgoing: { method: "PUT" }, status: 405 },
])("$hook may throw: the response stays, onError is called", async ({ hooks, outgoing, status }) => {
  const onError = vi.fn();
  const response = await fetchFrom(createReceiver({ secret, on: {}, onError, ...hooks }), outgoing);
  expect(response.status).toBe(status);
  await vi.waitUntil(() => onError.mock.calls.length > 0, 60_000);
  expect(onError.mock.calls).toEqual([[thrown, { in: "hook" }]]);
});

test("onError may throw: the response stays, the console is called", async () => {
  const response = await fetchFrom(createReceiver({ secret, on: { "*": sync }, onError: late }));
  expect(response.status).toBe(500);
  await vi.waitUntil(() => error.mock.calls.length > 0, 60_000);
  expect(error.mock.calls).toEqual([[thrown]]);
});

test("the console logs signed but invalid deliveries without their values, unless onRejected is given", async () => {
  await fetchFrom(createReceiver({ secret, on: {} }), { body: invalid });
  await fetchFrom(createReceiver({ secret, on: {}, onRejected: () => {} }), { body: invalid });
  expect(warn.mock.calls).toEqual([
    [
      "invalid update:task payload: /webhook_id, /sender (closest edition 2.3); no handler was called: add on.invalid; to list the editions that accept it, run annotation-contracts validate webhook",
    ],
  ]);
});

test.each([
  { body: "{}", path: "/event" },
  { body: "[]", path: "the document" },
])("the console is called that $body is wrong at $path", async ({ body, path }) => {
  await fetchFrom(createReceiver({ secret, on: {} }), { body: new TextEncoder().encode(body) });
  const line = /^invalid payload: (.*?) \(closest edition [\d.]+\); /;
  expect(line.exec(String(warn.mock.lastCall))?.[1]).toBe(path);
});

test("the console logs the platform", async () => {
  const receiver = createReceiver({ secret, on: {} });
  for (let sent = 0; sent < 10; sent++) await fetchFrom(receiver);
  expect(warn.mock.calls).toEqual([['detected edition 2.3; set edition: "2.3" for narrower types']]);
});

test.each([
  {
    name: "what a terminal would obey, as escapes",
    properties: { "x\nERROR forged \u001b[2J\u001b]0;title\u0007\u202e": 1 },
    paths: "/x\\u{a}ERROR forged \\u{1b}[2J\\u{1b}]0;title\\u{7}\\u{202e}",
  },
  {
    name: "ten paths, and how many more there are",
    properties: Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`m${i}`, 1])),
    paths: `${Array.from({ length: 10 }, (_, i) => `/m${i}`).join(", ")} and 40 more`,
  },
  { name: "a long name cut short", properties: { ["n".repeat(9_000)]: 1 }, paths: `/${"n".repeat(199)}…` },
  { name: "a name of 199 letters whole", properties: { ["n".repeat(199)]: 1 }, paths: `/${"n".repeat(199)}` },
])("a line about an invalid delivery holds $name", async ({ properties, paths }) => {
  await fetchFrom(createReceiver({ secret, on: {}, mode: strict }), {
    body: changeSample("ping", properties),
  });
  expect(warn.mock.calls).toEqual([
    [expect.stringContaining(`invalid ping payload: ${paths} (closest edition 2.3); to list the editions`)],
  ]);
});

test("the console logs rejected signatures once for each reason, and of nothing else that anybody can cause", async () => {
  const receiver = createReceiver({ secret, on: {} });
  await fetchFrom(receiver, { method: "PUT" });
  for (const value of [undefined, undefined, "sha1=00", "sha1=11"])
    await fetchFrom(receiver, { headers: { "x-signature-256": value } });
  expect(warn.mock.calls.flat().map((line) => String(line).split("; ")[0])).toEqual([
    `delivery rejected: ${reasons["missing-header"]}`,
    `delivery rejected: ${reasons["wrong-algorithm"]}`,
  ]);
  expect(warn.mock.calls.flat().join()).toMatch(/^[^\n]*annotation-contracts diagnose[^\n]*$/);
  expect([...warn.mock.calls, ...error.mock.calls].flat().join()).not.toMatch(/sha1=|[\da-f]{40}/);
});

test("a rejection tells why a signature is rejected, and nothing of the signature", async () => {
  const onRejected = vi.fn();
  const header = `sha256=${"ab".repeat(32)}`;
  await fetchFrom(createReceiver({ secret, on: {}, onRejected }), { headers: { "x-signature-256": header } });
  expect(onRejected.mock.calls).toEqual([[{ code: "signature", status: 403, reason: reasons.mismatch }]]);
});

const unsigned = { headers: { "x-signature-256": "sha256=0" } };

test.each<{ outcome: string; settings: object; outgoing: Parameters<typeof fetchFrom>[1] }>([
  { outcome: "handled", settings: { on: { "*": () => undefined } }, outgoing: {} },
  { outcome: "unhandled", settings: {}, outgoing: {} },
  {
    outcome: "unknown",
    settings: { on: { unknown: () => undefined } },
    outgoing: { body: changeSample("ping", { event: "pong" }) },
  },
  { outcome: "unknown", settings: {}, outgoing: { body: changeSample("ping", { event: "pong" }) } },
  { outcome: "invalid", settings: { on: { invalid: () => undefined } }, outgoing: { body: invalid } },
  { outcome: "invalid", settings: {}, outgoing: { body: invalid } },
  { outcome: "invalid", settings: { mode: strict }, outgoing: { body: invalid } },
  { outcome: "failed", settings: { on: { "*": sync } }, outgoing: {} },
  { outcome: "failed", settings: { on: { "*": late } }, outgoing: {} },
  { outcome: "rejected", settings: {}, outgoing: unsigned },
])("each request counts once: $outcome with $settings", async ({ outcome, settings, outgoing }) => {
  const receiver = createReceiver({ secret, on: {}, onError: () => undefined, ...settings });
  await fetchFrom(receiver, outgoing);
  const counted = Object.entries(receiver.counts()).filter(([, count]) => count > 0);
  expect(counted).toEqual([[outcome, 1]]);
});

test.each([
  { options: undefined, says: "expected { secret, on }" },
  { options: { secret }, says: "/on: expected handlers, such as" },
])("a receiver of $options is none: $says", ({ options, says }) => {
  expect(() => createReceiver(options as never)).toThrow(`cannot create the receiver: ${says}`);
});
