import { EventEmitter } from "node:events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createReceiver } from "./create-receiver.ts";
import { readSample, secret, signHeaders } from "./fixtures/requests.ts";
import { type NodeRequest, receiveNode } from "./node.ts";
import type { ReceiverResponse } from "./rejection.ts";

const body = readSample("update-task");
const headers = await signHeaders(body);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type FakeRequest = NodeRequest & EventEmitter & { resume: ReturnType<typeof vi.fn> };

/** Makes a request with events that the test emits. */
function fakeRequest(properties: Partial<NodeRequest> = {}): FakeRequest {
  const request = { method: "POST", headers, complete: false, readableDidRead: false, resume: vi.fn() };
  return Object.assign(new EventEmitter(), request, properties) as FakeRequest;
}

/** Starts to receive a request; the response is undefined until it exists. */
function start(request: NodeRequest): { response: ReceiverResponse | undefined; codes: string[] } {
  const codes: string[] = [];
  const state: { response: ReceiverResponse | undefined; codes: string[] } = { response: undefined, codes };
  const receiver = createReceiver({
    secret,
    on: {},
    onRejected: ({ code, reason }) => codes.push(`${code}: ${reason}`),
  });
  void receiveNode(receiver, request).then((response) => {
    state.response = response;
  });
  return state;
}

const wait = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

test.each(["end", "close"])("what a rejected request still sends is dropped until %s", async (event) => {
  const request = fakeRequest({ method: "PUT" });
  const state = start(request);
  await wait(1_999);
  expect({ response: state.response, resumed: request.resume.mock.calls.length }).toEqual({
    response: undefined,
    resumed: 1,
  });
  request.emit(event);
  await wait(0);
  expect(state.response?.status).toBe(405);
  expect(state.response?.headers).not.toHaveProperty("connection");
  expect(vi.getTimerCount()).toBe(0);
});

test("a rejected request that goes on for 2 s gets a response with connection: close", async () => {
  const state = start(fakeRequest({ method: "PUT" }));
  await wait(1_999);
  expect(state.response).toBeUndefined();
  await wait(1);
  expect(state.response).toMatchObject({ status: 405, headers: { allow: "POST", connection: "close" } });
  expect(vi.getTimerCount()).toBe(0);
});

test.each(["error", "close"])("a body that breaks off by %s is incomplete", async (event) => {
  const request = fakeRequest();
  const state = start(request);
  request.emit("data", body.subarray(0, 9));
  request.emit(event, new Error("reset"));
  await wait(2_000);
  expect(state).toMatchObject({
    response: { status: 400, body: "body incomplete" },
    codes: ["incomplete: the connection ended before the body did"],
  });
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  { socket: { server: { httpAllowHalfOpen: false } }, after: { server: { httpAllowHalfOpen: true } } },
  { socket: { server: {} }, after: { server: {} } },
  { socket: null, after: null },
  { socket: undefined, after: undefined },
])("a socket of $socket becomes $after", async ({ socket, after }) => {
  start(fakeRequest({ method: "PUT", complete: true, ...(socket !== undefined && { socket }) }));
  await wait(0);
  expect(socket).toEqual(after);
});
