import { createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { user } from "./fixtures/emissions.ts";
import { answerings, type Receiver } from "./fixtures/receiver.ts";
import { addWebhook, closeAll, closeLater, openReceiver, openService } from "./fixtures/service.ts";
import type { PingHandler } from "./ping-handler.ts";
import type { Authenticate } from "./settings.ts";
import { toNodeListener } from "./to-node-listener.ts";

const other = { ...user, id: 902, url: user.url.replace(/\d+$/, "902"), username: "jo" };
const members = { "token good": user, "token other": other, "token broken": { ...user, id: "x" } } as const;

/** A platform's own way to know its callers. */
const authenticate: Authenticate = async ({ headers }) => {
  const token = headers.get("authorization");
  if (token === "token expired") return new Response("expired", { status: 401, headers: { "X-Own": "1" } });
  return members[token as "token good"];
};

let receiver: Receiver;
let handler: PingHandler;

/** Webhook 1 is active, 2 is not, 3 hangs. */
beforeEach(async () => {
  receiver = await openReceiver();
  const hanging = await openReceiver(answerings.hang);
  const service = openService({ baseUrl: "https://annotation.example/app", authenticate, timeout: 300 });
  await addWebhook(service, { target_url: receiver.url });
  await addWebhook(service, { target_url: receiver.url, is_active: false });
  await addWebhook(service, { target_url: hanging.url });
  handler = service.handler;
});
afterEach(closeAll);

/** A caller of the HTTP interface; returns the status and relevant headers. */
type Call = (
  method: string,
  path: string,
  token?: string,
) => Promise<{ status: number; allow: string | null }>;

const callHandler: Call = async (method, path, token) => {
  const headers = token === undefined ? {} : { Authorization: token };
  const { status, headers: answered } = await handler(
    new Request(`https://annotation.example${path}`, { method, headers }),
  );
  return { status, allow: answered.get("allow") };
};

const callServer: Call = async (method, path, token) => {
  const server = createServer(toNodeListener(handler, { onError: () => undefined }));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closeLater(() => server.close());
  const headers = token === undefined ? {} : { Authorization: token };
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const request = send({ port, host: "127.0.0.1", method, path, headers, agent: false }, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, allow: response.headers.allow ?? null });
    });
    request.on("error", reject);
    request.end(method === "POST" ? "a body that nobody reads" : undefined);
  });
};

/** A ping of webhook 1 by a known caller. */
const good = { method: "POST", path: "/app/api/webhooks/1/ping", token: "token good", delivered: 0 };

const rows = [
  { ...good, name: "a ping", status: 204, delivered: 1 },
  { ...good, name: "a ping with a query", path: "/app/api/webhooks/1/ping?x=1", status: 204, delivered: 1 },
  { ...good, name: "a ping that gets no answer", path: "/app/api/webhooks/3/ping", status: 204 },
  { ...good, name: "a ping of an inactive webhook", path: "/app/api/webhooks/2/ping", status: 409 },
  { ...good, name: "a ping of an unknown webhook", path: "/app/api/webhooks/4/ping", status: 404 },
  {
    ...good,
    name: "an identifier that is too long",
    path: "/app/api/webhooks/99999999999999999999/ping",
    status: 404,
  },
  { ...good, name: "an identifier with a leading zero", path: "/app/api/webhooks/01/ping", status: 404 },
  { ...good, name: "no identifier", path: "/app/api/webhooks//ping", status: 404 },
  { ...good, name: "a path outside of the base", path: "/api/webhooks/1/ping", status: 404 },
  { ...good, name: "the webhook itself", method: "GET", path: "/app/api/webhooks/1", status: 404 },
  { ...good, name: "an unknown caller", token: "token bad", status: 401 },
  { ...good, name: "no caller", token: undefined, status: 401 },
  { ...good, name: "a caller whom authenticate answers", token: "token expired", status: 401 },
  {
    ...good,
    name: "an unknown caller of an unknown webhook",
    path: "/app/api/webhooks/4/ping",
    token: undefined,
    status: 401,
  },
];

const methods = ["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"];
const callers = [
  { face: "the handler", call: callHandler },
  { face: "the node listener", call: callServer },
];

test.each(callers.flatMap((caller) => rows.map((row) => ({ ...caller, ...row }))))(
  "$face answers $name with $status",
  async ({ call, method, path, token, status, delivered }) => {
    expect(await call(method, path, token)).toEqual({ status, allow: null });
    expect(receiver.received).toHaveLength(delivered);
  },
);

test.each(callers.flatMap((caller) => methods.map((method) => ({ ...caller, method }))))(
  "$face answers $method with 405",
  async ({ call, method }) => {
    expect(await call(method, "/app/api/webhooks/1/ping", "token good")).toEqual({
      status: 405,
      allow: "POST",
    });
    expect(receiver.received).toEqual([]);
  },
);

test("the handler passes on the answer that authenticate gives", async () => {
  const headers = { Authorization: "token expired" };
  const request = new Request("https://annotation.example/app/api/webhooks/1/ping", {
    method: "POST",
    headers,
  });
  const response = await handler(request);
  expect([response.status, response.headers.get("x-own"), await response.text()]).toEqual([
    401,
    "1",
    "expired",
  ]);
});

test.each([
  {
    name: "a handler that rejects",
    method: "POST",
    path: "/app/api/webhooks/1/ping",
    token: "token broken",
    status: 500,
  },
  {
    name: "a method that the Fetch API cannot carry",
    method: "TRACE",
    path: "/app/api/webhooks/1/ping",
    token: undefined,
    status: 400,
  },
  { name: "an address that is none", method: "POST", path: "//", token: undefined, status: 400 },
])("the node listener answers $name with $status", async ({ method, path, token, status }) => {
  expect(await callServer(method, path, token)).toEqual({ status, allow: null });
});

test("the sender of a ping is the user that authenticate names (W4.1)", async () => {
  for (const token of ["token good", "token other"])
    await callHandler("POST", "/app/api/webhooks/1/ping", token);
  const senders = receiver.received.map(({ body }) => JSON.parse(String(body)).sender);
  expect(senders).toEqual([user, other]);
});

test("an identifier of several digits is read as a whole", async () => {
  const service = openService({ baseUrl: "https://annotation.example/app/", authenticate });
  for (let i = 0; i < 12; i++) await addWebhook(service, { target_url: receiver.url, is_active: i === 11 });
  const headers = { Authorization: "token good" };
  const statuses = [1, 12, 120].map(async (id) => {
    const url = `https://annotation.example/app/api/webhooks/${id}/ping`;
    return (await service.handler(new Request(url, { method: "POST", headers }))).status;
  });
  expect(await Promise.all(statuses)).toEqual([409, 204, 404]);
});

const throwAgain = (error: unknown): never => {
  throw error;
};

test.each([
  { name: "onError", log: vi.fn() },
  { name: "an onError that throws", log: vi.fn(throwAgain) },
  { name: "an onError that rejects", log: vi.fn(async (error: unknown) => throwAgain(error)) },
  { name: "the console", log: undefined },
])("$name is told what the handler threw, and the caller nothing", async ({ log }) => {
  const thrown = new Error("database of users is down");
  const printed = vi.spyOn(console, "error").mockReturnValue();
  onTestFinished(() => printed.mockRestore());
  const listener = toNodeListener(() => Promise.reject(thrown), log && { onError: log });
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closeLater(() => server.close());
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/`, { method: "POST" });
  expect([response.status, await response.text()]).toEqual([500, ""]);
  expect((log ?? printed).mock.calls).toEqual([[thrown]]);
});

test("what a handler throws after something else has answered is reported alone", async () => {
  const reported = Promise.withResolvers<unknown>();
  const late = Promise.withResolvers<never>();
  const listener = toNodeListener(() => late.promise, { onError: reported.resolve });
  const server = createServer((request, response) => {
    listener(request, response);
    response.writeHead(503).end();
    late.reject("late");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closeLater(() => server.close());
  const { port } = server.address() as AddressInfo;
  expect((await fetch(`http://127.0.0.1:${port}/`, { method: "POST" })).status).toBe(503);
  expect(await reported.promise).toBe("late");
});

test("without authenticate nobody may ping", async () => {
  const service = openService();
  const { id } = await addWebhook(service, { target_url: receiver.url });
  const request = new Request(`https://annotation.example/api/webhooks/${id}/ping`, { method: "POST" });
  expect((await service.handler(request)).status).toBe(401);
  expect(receiver.received).toEqual([]);
});
