import { expect, test, vi } from "vitest";
import { createReceiver } from "./create-receiver.ts";
import { readSample, secret, signHeaders } from "./fixtures/requests.ts";
import { type LambdaEvent, toLambda } from "./lambda.ts";

const sample = readSample("update-task");

/** Writes the event of a delivery as API Gateway does. */
async function makeEvent(body: Uint8Array, isBase64Encoded: boolean): Promise<LambdaEvent> {
  return {
    headers: { ...(await signHeaders(body)), "content-length": String(body.length) },
    requestContext: { http: { method: "POST" } },
    body: Buffer.from(body).toString(isBase64Encoded ? "base64" : "utf8"),
    isBase64Encoded,
  };
}

test.each([true, false])("toLambda takes a delivery, base64 %s", async (isBase64Encoded) => {
  const handler = vi.fn();
  const result = await toLambda(createReceiver({ secret, on: { "*": handler } }))(
    await makeEvent(sample, isBase64Encoded),
  );
  expect(result).toEqual({
    statusCode: 200,
    headers: { "content-type": "text/plain; charset=utf-8" },
    body: "accepted",
  });
  expect(handler.mock.calls[0]![1].bytes).toEqual(sample);
});

const notUtf8 = Uint8Array.of(0x22, 0xff, 0x22);

test.each([
  { name: "invalid UTF-8 in base64", event: await makeEvent(notUtf8, true), statusCode: 400 },
  {
    name: "invalid UTF-8 that the gateway made text",
    event: await makeEvent(notUtf8, false),
    statusCode: 403,
  },
  { name: "no body", event: { ...(await makeEvent(sample, true)), body: undefined }, statusCode: 403 },
])("toLambda responds to $name with $statusCode", async ({ event, statusCode }) => {
  const result = await toLambda(createReceiver({ secret, on: {} }))(event);
  expect(result.statusCode).toBe(statusCode);
});

test("toLambda rejects an event of payload format 1.0 in a sentence", async () => {
  const event = { httpMethod: "POST", requestContext: {}, body: "" } as unknown as LambdaEvent;
  await expect(toLambda(createReceiver({ secret, on: {} }))(event)).rejects.toThrow("payload format 2.0");
});

test("toLambda tells what parsed the body before", async () => {
  const onError = vi.fn();
  const parsed = { ...(await makeEvent(sample, false)), body: JSON.parse(Buffer.from(sample).toString()) };
  const result = await toLambda(createReceiver({ secret, on: {}, onError }))(parsed);
  expect(result).toMatchObject({ statusCode: 500, body: "receiver is set up wrong" });
  expect(onError.mock.calls.map(([{ message }]) => message)).toEqual([
    expect.stringContaining("remove .use(httpJsonBodyParser()) from the handler of this function"),
  ]);
});
