import { fork } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { sign } from "../signature/signature.ts";
import { createByteCollector } from "./create-byte-collector.ts";
import { createReceiver } from "./create-receiver.ts";

const body = JSON.stringify({ event: "update:planet" });
const headers = { "content-type": "application/json" };
const unsigned = { method: "POST", headers, body: new TextEncoder().encode(body) };

test("a handler that never settles gets a response, and onError is called", async () => {
  const errors: unknown[] = [];
  const receiver = createReceiver({
    secret: "s",
    on: { unknown: () => new Promise<void>(() => undefined) },
    limits: { handlerTimeout: 20 },
    onError: (error) => void errors.push(error),
  });
  const signed = { ...headers, "X-Signature-256": await sign("s", body) };
  const request = new Request("http://localhost", { method: "POST", headers: signed, body });
  const response = await receiver.fetch(request);
  expect([response.status, await response.text()]).toEqual([500, "handler failed"]);
  expect(errors).toEqual([new Error("the handler took longer than 20 ms")]);
});

test("a limit beyond what a timer knows is the longest that it knows", async () => {
  const receiver = createReceiver({
    secret: null,
    on: { unknown: () => new Promise((resolve) => setTimeout(resolve, 20)) },
    limits: { handlerTimeout: 2 ** 40 },
  });
  expect((await receiver.handle(unsigned)).status).toBe(200);
});

test.each([
  { name: "nothing", chunks: [] },
  { name: "one chunk", chunks: [[1, 2, 3]] },
  { name: "empty chunks", chunks: [[], [1], [], [2]] },
  { name: "many chunks", chunks: Array.from({ length: 50_000 }, (_, i) => [i % 251]) },
])("the bytes of $name come out as they went in", ({ chunks }) => {
  const collector = createByteCollector(50_000);
  for (const chunk of chunks) collector.add(new Uint8Array(chunk));
  expect(Buffer.from(collector.bytes()).equals(Buffer.from(chunks.flat()))).toBe(true);
});

test("a body in chunks of one byte takes little more memory than its bytes", async () => {
  const script = new URL("fixtures/memory-server.ts", import.meta.url);
  const server = fork(script, { execArgv: ["--expose-gc"] });
  const [{ port }] = (await once(server, "message")) as [{ port: number }];
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  const responded = once(socket, "data");
  onTestFinished(() => {
    socket.destroy();
    server.kill();
  });
  const head =
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n";
  socket.write(head);
  const chunks = Buffer.from("1\r\nx\r\n".repeat(50_000));
  for (let sent = 0; sent < 6; sent++) {
    if (!socket.write(chunks)) await once(socket, "drain");
  }
  socket.end("0\r\n\r\n");
  // Only requests that were read to the end get.
  const [response] = (await responded) as [Buffer];
  server.send("measure");
  const [{ grown }] = (await once(server, "message")) as [{ grown: number }];
  expect(response.toString()).toMatch(/^HTTP\/1\.1 403 /);
  expect(grown).toBeLessThan(30_000_000);
});
