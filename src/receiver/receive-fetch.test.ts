import { setImmediate as turn } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { createReceiver } from "./create-receiver.ts";
import { readSample, secret, signHeaders } from "./fixtures/requests.ts";
import type { ReceiverSettings } from "./options.ts";

const body = readSample("update-task");

/** Sends a stream as the body to a receiver; returns the answer, and the code and reason of refusals. */
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

test("a body that comes byte by byte is put together", async () => {
  const bytes = body.values();
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      const { done, value } = bytes.next();
      if (done) controller.close();
      else controller.enqueue(Uint8Array.of(value));
    },
  });
  expect(await take(stream)).toEqual({ status: 200, codes: [] });
});

test("nothing is kept of the chunks of a body while it comes", async () => {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  const sent: WeakRef<Uint8Array>[] = [];
  let kept = Infinity;
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await turn();
      if (sent.length < 100) {
        const chunk = new Uint8Array(64);
        sent.push(new WeakRef(chunk));
        return controller.enqueue(chunk);
      }
      collect();
      kept = sent.filter((one) => one.deref() !== undefined).length;
      controller.close();
    },
  });
  expect((await take(stream)).status).toBe(403);
  expect(kept).toBeLessThan(10);
});

test("a body of empty chunks without end is answered 408", async () => {
  let now = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => (now += 1));
  onTestFinished(() => clock.mockRestore());
  const stream = new ReadableStream<Uint8Array>({ pull: (to) => to.enqueue(new Uint8Array()) });
  expect((await take(stream, { limits: { readTimeoutMs: 500 } })).status).toBe(408);
});

test("a body that never ends is answered 408", async () => {
  const stream = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(body) });
  expect(await take(stream, { limits: { readTimeoutMs: 50 } })).toEqual({
    status: 408,
    codes: ["too-slow: the body took longer than 50 ms"],
  });
});

test("a body that floods is answered 413 after a while of dropping it", async () => {
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
  });
  expect(await take(stream, { limits: { maxBytes: 200_000 } })).toEqual({
    status: 413,
    codes: [expect.stringMatching(/^too-large: /)],
  });
});

test("a body that breaks off is answered 400", async () => {
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
])("a request whose body is $name is answered 500, with the remedy", async ({ use }) => {
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

describe("what a refused request still sends", () => {
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

  test("is dropped for 2 s where it never pauses", async () => {
    let chunks = 0;
    // The clock moves as it would during 2 s of chunks.
    vi.spyOn(performance, "now").mockImplementation(() => chunks * 10);
    const { status } = put(
      new ReadableStream({
        pull: (controller) => {
          chunks++;
          controller.enqueue(body);
        },
      }),
    );
    await vi.waitUntil(() => status() !== undefined, 60_000);
    expect({ status: status(), timers: vi.getTimerCount() }).toEqual({ status: 405, timers: 0 });
    expect(chunks).toBeGreaterThan(190);
    expect(chunks).toBeLessThan(210);
  });

  test("is not waited for where the body came too slowly", async () => {
    const codes: string[] = [];
    const { fetch } = createReceiver({ secret, on: {}, onRejected: ({ code }) => codes.push(code) });
    const stream = new ReadableStream({ start: (controller) => controller.enqueue(body) });
    const init = { method: "POST", headers: await signHeaders(body), body: stream, duplex: "half" };
    const answered = fetch(new Request("http://localhost/", init as RequestInit));
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await answered).headers.get("connection")).toBe("close");
    expect({ codes, timers: vi.getTimerCount() }).toEqual({ codes: ["too-slow"], timers: 0 });
  });
});

test("a body that was taken leaves no timer", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const stream = new Blob([body as Uint8Array<ArrayBuffer>]).stream();
  const taken = take(stream);
  expect(await taken).toEqual({ status: 200, codes: [] });
  expect(vi.getTimerCount()).toBe(0);
});

test("receiver.fetch needs no this", async () => {
  const { fetch } = createReceiver({ secret: null, on: {} });
  expect((await fetch(new Request("http://localhost/"))).status).toBe(405);
});

test("a request without a body is one with an empty body", async () => {
  const headers = await signHeaders(new Uint8Array());
  const codes: string[] = [];
  const receiver = createReceiver({ secret, on: {}, onRejected: ({ code }) => codes.push(code) });
  const answer = await receiver.fetch(new Request("http://localhost", { method: "POST", headers }));
  expect({ status: answer.status, codes }).toEqual({ status: 400, codes: ["not-json"] });
});
