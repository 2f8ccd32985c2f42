import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { expect, test } from "vitest";
import { createTransport } from "./create-transport.ts";
import { loopbackTargets } from "./network/address-policy.ts";
import type { TransportRequest } from "./network/message.ts";

/** An empty request to a port of loopback. */
const requestTo = (port: number): TransportRequest => ({
  url: `http://127.0.0.1:${port}/`,
  headers: {},
  body: new Uint8Array(),
  verifyTls: true,
  maxAnswerBytes: 100,
  signal: AbortSignal.timeout(60_000),
});

test("the transport drops the connection of a receiver that answers and never reads the body", async () => {
  const server = createServer((socket) => {
    socket.pause().on("error", () => undefined);
    socket.write("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok");
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const connected = once(server, "connection") as Promise<[Socket]>;
  const { port } = server.address() as { port: number };
  const { send, close } = createTransport({ allowTargets: loopbackTargets });
  const answer = await send({
    ...requestTo(port),
    body: new Uint8Array(20_000_000),
  });
  expect(answer).toEqual({
    status: 200,
    body: new TextEncoder().encode("ok"),
    truncated: false,
    address: "127.0.0.1",
  });
  const [socket] = await connected;
  socket.resume();
  await once(socket, "close");
  expect(socket.bytesRead).toBeLessThan(20_000_000);
  await close();
  server.close();
});

test.each([
  { ends: "in good order", end: (socket: Socket) => void socket.end(), requests: 3, status: 200 },
  {
    ends: "by a reset",
    end: (socket: Socket) => void socket.resetAndDestroy(),
    requests: 2,
    status: "ECONNRESET",
  },
])("a kept connection that ends $ends is replaced, or not: $status", async ({ end, requests, status }) => {
  let asked = 0;
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.on("data", () => {
      asked += 1;
      if (asked === 2) end(socket);
      else socket.write("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as { port: number };
  const { send, close } = createTransport({ allowTargets: loopbackTargets });
  const ask = (): Promise<unknown> =>
    send(requestTo(port)).then(
      (answer) => answer.status,
      (error: { code: string }) => error.code,
    );
  expect([await ask(), await ask()]).toEqual([200, status]);
  expect(asked).toBe(requests);
  await close();
  server.close();
});

test("a connection is kept where a request may not go to its address now", async () => {
  let connected = 0;
  const server = createServer((socket) => {
    connected += 1;
    socket.on("data", () => socket.write("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as { port: number };
  const { send, close } = createTransport({ allowTargets: loopbackTargets });
  const ask = (isFull: boolean): Promise<unknown> =>
    send({
      ...requestTo(port),
      onAddress: (address) => {
        if (isFull) throw new Error(`${address} is full`);
      },
    }).then(
      (answer) => answer.status,
      (error: Error) => error.message,
    );
  expect([await ask(true), connected]).toEqual(["127.0.0.1 is full", 0]);
  expect([await ask(false), await ask(true), await ask(false), connected]).toEqual([
    200,
    "127.0.0.1 is full",
    200,
    1,
  ]);
  await close();
  server.close();
});
