import { expect, test } from "vitest";
import { createReceiver, strict } from "#src/receiver.ts";
import { sign } from "#src/signature/signature.ts";
import { createSignedRequest } from "./create-signed-request.ts";
import { createDelivery } from "./factory/create-delivery.ts";
import { readSampleBytes } from "./read-sample.ts";

const receiver = createReceiver({ secret: "mykey", mode: strict, on: {} });
const secrets = [
  { secret: "mykey", status: 200 },
  { secret: "another", status: 403 },
  { secret: null, status: 403 },
];

test.each(secrets)(
  "a receiver answers $status to what is signed with $secret",
  async ({ secret, status }) => {
    const request = await createSignedRequest(createDelivery("ping"), secret);
    const answer = await receiver.fetch(new Request("http://localhost:3000/webhook", request));
    expect(answer.status).toBe(status);
  },
);

const json = new TextEncoder().encode('{"a":1}');
const payloads = [
  { title: "a value", payload: { a: 1 }, body: json },
  { title: "a text", payload: '{"a":1}', body: json },
  { title: "bytes", payload: json, body: json },
  { title: "a buffer", payload: json.buffer, body: json },
  { title: "a sample", payload: readSampleBytes("ping"), body: readSampleBytes("ping") },
];

test.each(payloads)("$title is sent as JSON, or as it stands", async ({ payload, body }) => {
  expect(await createSignedRequest(payload, "mykey")).toEqual({
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Signature-256": await sign("mykey", body) },
    body,
  });
});

test("what is not signed has no signature", async () => {
  const { headers } = await createSignedRequest({}, null);
  expect(headers).toEqual({ "Content-Type": "application/json" });
});

const refusals = [
  { title: "an empty secret", payload: {}, secret: "", message: "cannot use an empty secret" },
  {
    title: "a function",
    payload: () => {},
    secret: "mykey",
    message: "cannot send a payload of type function",
  },
  {
    title: "nothing",
    payload: undefined,
    secret: "mykey",
    message: "cannot send a payload of type undefined",
  },
];

test.each(refusals)("$title is refused", async ({ payload, secret, message }) => {
  await expect(createSignedRequest(payload, secret)).rejects.toThrow(new TypeError(message));
});
