import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createReceiver } from "./create-receiver.ts";
import { readSample, secret, signHeaders } from "./fixtures/requests.ts";
import type { ReceiverSettings } from "./options.ts";

const body = readSample("update-task");

/** Sends a stream as the body to a receiver; returns the response, and the code and reason of rejections. */
async function take(
  stream: ReadableStream<Uint8Array>,
  settings: Partial<ReceiverSettings> = {},
): Promise<{ status: number; codes: string[] }> {
  const codes: string[] = [];
  const receiver = createReceiver({
    secret,
    on: {},
    onRejected: ({ code, reason }) => codes.push(`${code}: ${reason}`),
    ...settings,
  });
  const init = { method: "POST", headers: await signHeaders(body), body: stream, duplex: "half" };
  const { status } = await receiver.fetch(new Request("http://localhost/", init as RequestInit));
  return { status, codes };
}

let chunks = 0;

test.each<[string, UnderlyingDefaultSource<Uint8Array>]>([
  ["never ends", { start: (controller) => controller.enqueue(body) }],
  // It ends after seconds, so that a receiver that only waits for a timer fails instead of hanging.
  ["always has more", { pull: (one) => (++chunks < 1e6 ? one.enqueue(Uint8Array.of(0)) : one.close()) }],
])("a body that %s gets 408", async (_, source) => {
  expect(await take(new ReadableStream(source), { limits: { readTimeout: 50 } })).toEqual({
    status: 408,
    codes: ["too-slow: the body took longer than 50 ms to arrive"],
  });
});

test("a body that breaks off gets 400", async () => {
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new Error("reset")),
  });
  expect(await take(stream)).toEqual({
    status: 400,
    codes: ["incomplete: the connection ended before the body did"],
  });
});

test.each([
  { name: "used", use: async (request: Request) => void (await request.json()) },
  { name: "locked", use: async (request: Request) => void request.body?.getReader() },
])("a request whose body is $name gets 500, with the hint", async ({ use }) => {
  const onError = vi.fn();
  const receiver = createReceiver({ secret, on: {}, onError });
  const init = { method: "POST", headers: await signHeaders(body), body: body as Uint8Array<ArrayBuffer> };
  const request = new Request("http://localhost/", init);
  await use(request);
  expect((await receiver.fetch(request)).status).toBe(500);
  expect(onError.mock.calls.map(([{ message }]) => message)).toEqual([
    expect.stringContaining(
      "call receiver.fetch(request) before anything that reads the request, such as request.json() or c.req.json(), or call receiver.fetch(request.clone())",
    ),
  ]);
});

describe("what a rejected request still sends", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  /** Sends a PUT, which is rejected before its body is read. */
  function put(stream: ReadableStream<Uint8Array>): { status: () => number | undefined } {
    let status: number | undefined;
    const { fetch } = createReceiver({ secret, on: {} });
    const init = { method: "PUT", body: stream, duplex: "half" };
    void fetch(new Request("http://localhost/", init as RequestInit)).then((response) => {
      status = response.status;
    });
    return { status: () => status };
  }

  test("is waited for, for 2 s", async () => {
    const { status } = put(new ReadableStream({ start: (controller) => controller.enqueue(body) }));
    await vi.advanceTimersByTimeAsync(1_999);
    expect(status()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect({ status: status(), timers: vi.getTimerCount() }).toEqual({ status: 405, timers: 0 });
  });

  test.each([
    { name: "ends", settle: (controller: ReadableStreamDefaultController) => controller.close() },
    {
      name: "breaks off",
      settle: (controller: ReadableStreamDefaultController) => controller.error("reset"),
    },
  ])("is dropped until it $name, and no timer is left", async ({ settle }) => {
    let controller: ReadableStreamDefaultController | undefined;
    const { status } = put(
      new ReadableStream({
        start: (given) => {
          controller = given;
          given.enqueue(body);
          given.enqueue(body);
        },
      }),
    );
    await vi.advanceTimersByTimeAsync(1_000);
    expect(status()).toBeUndefined();
    settle(controller!);
    await vi.advanceTimersByTimeAsync(0);
    expect({ status: status(), timers: vi.getTimerCount() }).toEqual({ status: 405, timers: 0 });
  });
});
