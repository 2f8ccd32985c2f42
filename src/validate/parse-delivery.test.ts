import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseDelivery } from "#src/webhook.ts";

const sample = readFileSync(new URL("../../conformance/samples/ping.json", import.meta.url));

test.each([
  { name: "a delivery", bytes: sample },
  { name: "an unknown event", bytes: Buffer.from('{"event":"create:nothing"}') },
  { name: "what is not a delivery", bytes: Buffer.from('{"event":"ping"}') },
  { name: "no JSON, at the offset of a byte", bytes: Buffer.from('{"é":}') },
  { name: "what is nested too deep", bytes: Buffer.from("[".repeat(20_000) + "]".repeat(20_000)) },
])("parseDelivery reads $name as a string as it does as bytes", ({ bytes }) => {
  expect(parseDelivery(bytes.toString())).toEqual(parseDelivery(bytes));
});

test.each([
  { body: { event: "ping" }, options: {}, says: "for a parsed body, use validateDelivery" },
  { body: "{}", options: { mode: "loose" }, says: '`mode` must be "tolerant" or "strict"' },
])("parseDelivery rejects $body with $options", ({ body, options, says }) => {
  expect(() => parseDelivery(body as never, options as never)).toThrow(says);
});

test("parseDelivery cannot detect what decoding replaced in a string", () => {
  const bytes = Buffer.concat([Buffer.from('{"event":"'), Buffer.from([0xff]), Buffer.from('"}')]);
  expect(parseDelivery(bytes)).toMatchObject({
    status: "unreadable",
    error: { code: "not-utf8", offset: 10 },
  });
  expect(parseDelivery(bytes.toString())).toMatchObject({ status: "unknown", event: "\ufffd" });
});
