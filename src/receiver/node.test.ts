import { once } from "node:events";
import { connect as connectHttp2, createServer as createHttp2Server } from "node:http2";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect, type MockInstance, onTestFinished, test, vi } from "vitest";
import { createReceiver, type Receiver } from "./create-receiver.ts";
import { readSample, secret, send, signHeaders } from "./fixtures/requests.ts";
import { serve } from "./fixtures/serve.ts";
import { toNodeListener } from "./node.ts";
import type { ReceiverSettings } from "./options.ts";
import type { Rejection } from "./rejection.ts";

const body = readSample("update-task");

/** Makes a receiver that records the codes of its rejections. */
function watched(settings: Partial<ReceiverSettings> = {}): { receiver: Receiver; codes: string[] } {
  const codes: string[] = [];
  const onRejected = ({ code }: Rejection): void => void codes.push(code);
  return { receiver: createReceiver({ secret, on: {}, onRejected, ...settings }), codes };
}

/** Opens a socket and sends the head of a delivery with a given length. */
async function open(url: string, length: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  await once(socket, "connect");
  const headers = Object.entries(await signHeaders(body)).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST / HTTP/1.1\r\nhost: localhost\r\n${headers.join("")}${length}\r\n\r\n`);
  return socket;
}

/** Reads what a socket sends until it closes or is reset. */
async function readAll(socket: Socket): Promise<string> {
  let text = "";
  socket.on("data", (part) => {
    text += part;
  });
  socket.on("error", () => {});
  if (!socket.destroyed) await new Promise((resolve) => socket.on("close", resolve));
  return text;
}

test("a body that trickles in over HTTP/2 gets 408 and its stream closed", async () => {
  const warn = vi.spyOn(process, "emitWarning");
  onTestFinished(() => warn.mockRestore());
  const { receiver, codes } = watched({ limits: { readTimeout: 150 } });
  const server = createHttp2Server(toNodeListener(receiver));
  const closes: MockInstance[] = [];
  server.on("stream", (stream) => closes.push(vi.spyOn(stream, "close")));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const session = connectHttp2(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(() => {
    session.destroy();
    server.close();
  });
  const headers = { ":method": "POST", ...(await signHeaders(body)) };
  const whole = session.request(headers).end(body);
  const [good] = await once(whole, "response");
  whole.resume();
  const stream = session.request(headers);
  stream.write(" ");
  let text = "";
  stream.on("data", (part) => {
    text += part;
  });
  const [head] = await once(stream, "response");
  await once(stream, "close");
  expect([head[":status"], text, stream.rstCode, codes]).toEqual([408, "body too slow", 0, ["too-slow"]]);
  expect([good[":status"], closes.map(({ mock }) => mock.calls.length)]).toEqual([200, [0, 1]]);
  expect(warn).not.toHaveBeenCalled();
});

test("a sender of more bytes than allowed reads 413 while it sends, and is cut off later", async () => {
  const { receiver, codes } = watched({ limits: { maxBytes: 100_000 } });
  const socket = await open(await serve(toNodeListener(receiver)), "transfer-encoding: chunked");
  const chunk = `${(65_536).toString(16)}\r\n${"x".repeat(65_536)}\r\n`;
  const flood = setInterval(() => socket.write(chunk), 10);
  const text = await readAll(socket);
  clearInterval(flood);
  expect(text).toMatch(/^HTTP\/1\.1 413 [\s\S]*body too large/);
  expect(codes).toEqual(["too-large"]);
});

test("a body that was read before gets 500; the hint is logged once", async () => {
  const onError = vi.fn();
  const { receiver, codes } = watched({ onError });
  const listener = toNodeListener(receiver);
  const url = await serve(async (request, response) => {
    for await (const _ of request);
    await listener(request, response);
  });
  const responses = [await send(url), await send(url)];
  expect(responses.map(({ status, text }) => [status, text])).toEqual([
    [500, "receiver is set up wrong"],
    [500, "receiver is set up wrong"],
  ]);
  expect(codes).toEqual(["body-consumed", "body-consumed"]);
  expect(onError.mock.calls).toEqual([
    [
      new Error(
        "cannot receive deliveries: the body was read before the receiver could read it: " +
          "mount the receiver before anything that reads the request, such as express.json(), or make the parser keep the raw bytes",
      ),
      { in: "setup" },
    ],
  ]);
});

test("bytes that a parser kept are as good as the stream", async () => {
  const { receiver, codes } = watched();
  const listener = toNodeListener(receiver);
  const url = await serve(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    await listener(Object.assign(request, { rawBody: Buffer.concat(chunks) }), response);
  });
  expect((await send(url)).status).toBe(200);
  expect(codes).toEqual([]);
});
