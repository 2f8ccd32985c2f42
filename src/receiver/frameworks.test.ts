import { once } from "node:events";
import type { Readable } from "node:stream";
import { describe, expect, test, vi } from "vitest";
import { createReceiver } from "./create-receiver.ts";
import { createRequest, frameworks, registerPlugin } from "./fixtures/frameworks.ts";
import { readSample, secret, signHeaders } from "./fixtures/requests.ts";
import { toNextRoute } from "./next.ts";

const body = readSample("update-task");
const headers = await signHeaders(body);
const text = { "content-type": "text/plain; charset=utf-8" };

describe.each(Object.entries(frameworks))("%s", (_, { take, remedy }) => {
  test("hands over a delivery", async () => {
    const handler = vi.fn();
    const receiver = createReceiver({ secret, on: { "update:task": handler } });
    const sent = await take(receiver, { request: createRequest({ headers, body }) });
    expect(sent).toEqual({ status: 200, headers: text, body: "accepted" });
    expect(Buffer.from(body).equals(handler.mock.calls[0]![1].bytes)).toBe(true);
  });

  test("writes status and headers of a refusal", async () => {
    const sent = await take(createReceiver({ secret, on: {} }), {
      request: createRequest({ method: "PUT", headers, body }),
    });
    expect(sent).toEqual({ status: 405, headers: { ...text, allow: "POST" }, body: "method not allowed" });
  });

  test.each(["rawBody", "body"])("takes bytes that a parser kept as %s", async (member) => {
    const request = createRequest({ headers, body }, true);
    await once(request as unknown as Readable, "end");
    const sent = await take(createReceiver({ secret, on: { "*": () => undefined } }), {
      request,
      parsed: { [member]: body },
    });
    expect(sent).toEqual({ status: 200, headers: text, body: "accepted" });
  });

  test("says what to change where a parser read the body", async () => {
    const onError = vi.fn();
    const request = createRequest({ headers, body }, true);
    await once(request as unknown as Readable, "end");
    const sent = await take(createReceiver({ secret, on: {}, onError, onRefused: () => undefined }), {
      request,
      parsed: { body: { event: "update:task" } },
    });
    expect(sent).toEqual({ status: 500, headers: text, body: "receiver is set up wrong" });
    const message = `cannot receive deliveries: the body was read before the receiver could: ${remedy}`;
    expect(onError.mock.calls).toEqual([[new Error(message), { in: "setup" }]]);
  });
});

test("the plugin of Fastify keeps every body from being parsed", async () => {
  const { calls } = await registerPlugin(createReceiver({ secret, on: {} }));
  expect(calls).toEqual(["removeAllContentTypeParsers", ["*", {}, null], "/"]);
});

test("a route of Next's App Router is the receiver's fetch", () => {
  const receiver = createReceiver({ secret, on: {} });
  expect(toNextRoute(receiver)).toEqual({ POST: receiver.fetch });
});
