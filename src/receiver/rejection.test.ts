import { gzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { sign } from "../signature/signature.ts";
import { strict } from "../webhook.ts";
import { changeSample, type Outgoing, readSample, secret } from "./fixtures/requests.ts";
import { ways } from "./fixtures/ways.ts";
import type { ReceiverSettings } from "./options.ts";
import type { Rejection, RejectionCode } from "./rejection.ts";

/** What the sender gets for each code that a single request can cause. */
const responses: Readonly<Partial<Record<RejectionCode, readonly [status: number, text: string]>>> = {
  method: [405, "method not allowed"],
  "media-type": [415, "unsupported media type"],
  "content-encoding": [415, "content encodings are not supported"],
  "too-large": [413, "body too large"],
  signature: [403, "signature rejected"],
  "not-utf8": [400, "body is not UTF-8"],
  "not-json": [400, "body is not JSON"],
  "too-deep": [400, "body is nested too deep"],
  "invalid-delivery": [422, "invalid delivery"],
};

interface Row extends Outgoing {
  readonly name: string;
  readonly code: RejectionCode;
  readonly settings?: Partial<ReceiverSettings>;
}

const utf8 = new TextEncoder();
const wrong = `sha256=${"0".repeat(64)}`;
const fed = await sign(secret, Buffer.concat([readSample("update-task"), Buffer.from("\n")]));
const big = { body: new Uint8Array(3000), settings: { limits: { maxBytes: 2999 } } };
const form = { "content-type": "application/x-www-form-urlencoded" };
const compressed = { headers: { "content-encoding": "gzip" }, body: gzipSync(readSample("update-task")) };
const incomplete = changeSample("update-task", { sender: undefined });
const extended = changeSample("update-task", { extra: 1 });

const rows: readonly Row[] = [
  { name: "a GET", code: "method", method: "GET", body: new Uint8Array() },
  { name: "a form", code: "media-type", headers: form },
  { name: "a compressed body", code: "content-encoding", ...compressed },
  { name: "a long body", code: "too-large", ...big },
  { name: "a long body of unknown length", code: "too-large", chunked: true, ...big },
  { name: "not a signature", code: "signature", headers: { "x-signature-256": undefined } },
  { name: "a wrong signature", code: "signature", headers: { "x-signature-256": wrong } },
  { name: "a signature over a line feed more", code: "signature", headers: { "x-signature-256": fed } },
  { name: "two signatures", code: "signature", headers: { "x-signature-256": [wrong, wrong] } },
  { name: "what is not UTF-8", code: "not-utf8", body: Uint8Array.of(0x22, 0xff, 0x22) },
  { name: "a byte order mark", code: "not-json", body: Uint8Array.of(0xef, 0xbb, 0xbf, 0x7b, 0x7d) },
  { name: "what is not JSON", code: "not-json", body: utf8.encode("{") },
  { name: "an empty body", code: "not-json", body: new Uint8Array() },
  { name: "10,001 levels", code: "too-deep", body: utf8.encode("[".repeat(10_001) + "]".repeat(10_001)) },
  {
    name: "a delivery without sender",
    code: "invalid-delivery",
    settings: { mode: strict },
    body: incomplete,
  },
  { name: "an unknown property", code: "invalid-delivery", settings: { mode: strict }, body: extended },
];

for (const [way, through] of Object.entries(ways)) {
  test.each(rows)(
    `W-response, W-nosecret: ${way} rejects $name as $code`,
    async ({ code, settings, ...outgoing }) => {
      const [onRejected, handler] = [vi.fn<(refusal: Rejection) => void>(), vi.fn()];
      const response = await through(
        { on: { "*": handler, unknown: handler }, onRejected, ...settings },
        outgoing,
      );
      expect([response.status, response.text]).toEqual(responses[code]);
      expect(response.headers["content-type"]).toBe("text/plain; charset=utf-8");
      expect(onRejected.mock.calls.map(([rejection]) => [rejection.code, rejection.status])).toEqual([
        [code, response.status],
      ]);
      expect(handler).not.toHaveBeenCalled();
    },
  );

  test.each([
    { name: "a delivery without sender", body: incomplete },
    { name: "null", body: utf8.encode("null") },
    { name: "an event that is not a string", body: utf8.encode('{"event":7}') },
  ])(`${way} responds 200 to $name in tolerant mode, and passes it to nobody`, async ({ body }) => {
    const [onRejected, handler] = [vi.fn<(refusal: Rejection) => void>(), vi.fn()];
    const response = await through({ on: { "*": handler, unknown: handler }, onRejected }, { body });
    expect([response.status, response.text]).toEqual([200, "invalid delivery"]);
    expect(onRejected.mock.calls.map(([rejection]) => [rejection.code, rejection.status])).toEqual([
      ["invalid-delivery", 200],
    ]);
    expect(handler).not.toHaveBeenCalled();
  });

  test(`${way} tells with a 405 that only POST is allowed`, async () => {
    expect((await through({ on: {} }, { method: "DELETE" })).headers.allow).toBe("POST");
  });
}
