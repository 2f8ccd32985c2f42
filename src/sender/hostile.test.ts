import { createServer, type Socket } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { addWebhook, closeAll, closeLater, openReceiver, openSender, user } from "./sender.test.fixtures.ts";

afterEach(closeAll);

/** Writes a response in its own way. */
type Script = (socket: Socket) => void;

const write =
  (text: string | Buffer): Script =>
  (socket) =>
    void socket.write(text);

/** Writes, and ends the connection properly. */
const end =
  (text: string): Script =>
  (socket) =>
    void socket.end(text);

/** Writes, and breaks the connection a moment later. */
const breakOff =
  (text: string): Script =>
  (socket) =>
    void socket.write(text, () => setTimeout(() => socket.resetAndDestroy(), 30));

/** Writes one text, then another again and again until the connection is gone. */
const repeat =
  (first: string, then: string, milliseconds: number): Script =>
  (socket) => {
    socket.write(first);
    const timer = setInterval(() => socket.write(then), milliseconds);
    socket.on("close", () => clearInterval(timer));
  };

/** Writes as much as the other side takes. */
const flood =
  (first: string, then: string): Script =>
  (socket) => {
    const more = (): void => void (socket.destroyed || socket.write(then, more));
    socket.write(first, more);
  };

const ok = "HTTP/1.1 200 OK\r\n";
const timeout = { code: "timeout", detail: "" };
const protocol = (detail: string): object => ({ code: "protocol", detail });
const reset = (detail: string): object => ({ code: "reset", detail });
const none = { status: null, response: "" };
const good = { status: 200, failure: null, response: "ok" };
const silent = { ...none, failure: timeout };
const overflow = { ...none, failure: protocol("UND_ERR_HEADERS_OVERFLOW") };
const unreadable = { ...none, failure: protocol("HTTPParserError") };

const rows: readonly {
  readonly name: string;
  readonly script: Script;
  readonly expected: { readonly status: number | null; readonly failure: unknown; readonly response: string };
}[] = [
  {
    name: "101 with an upgrade",
    script: write("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n"),
    expected: { ...none, failure: protocol("bad upgrade") },
  },
  {
    name: "101 without an upgrade",
    script: write("HTTP/1.1 101 Switching Protocols\r\n\r\n"),
    expected: { ...none, failure: protocol("status 101") },
  },
  {
    name: "103 before the answer",
    script: write(`HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\n${ok}Content-Length: 2\r\n\r\nok`),
    expected: good,
  },
  { name: "103 and nothing more", script: write("HTTP/1.1 103 Early Hints\r\n\r\n"), expected: silent },
  {
    name: "100 that nobody asked for",
    script: write(`HTTP/1.1 100 Continue\r\n\r\n${ok}Content-Length: 2\r\n\r\nok`),
    expected: { ...none, failure: protocol("bad response") },
  },
  {
    name: "a flood of 1xx",
    script: flood("", "HTTP/1.1 102 Processing\r\n\r\n".repeat(100)),
    expected: { ...none, failure: protocol("endless 1xx responses") },
  },
  { name: "garbage", script: write("hello world\r\n\r\n"), expected: unreadable },
  { name: "an alert of TLS", script: write(Buffer.from([0x15, 3, 1, 0, 2, 2, 40])), expected: unreadable },
  { name: "a header without end", script: flood(ok, "X: y\r\n".repeat(100)), expected: overflow },
  {
    name: "one header line of 200 kB",
    script: write(`${ok}X: ${"y".repeat(200_000)}\r\n\r\n`),
    expected: overflow,
  },
  { name: "very many tiny headers", script: flood(ok, "a:\r\n".repeat(16_000)), expected: overflow },
  {
    name: "as many tiny headers as a header may have",
    script: write(`${ok}${"a:\r\n".repeat(4_000)}Content-Length: 2\r\n\r\nok`),
    expected: good,
  },
  { name: "a dripped header", script: repeat(ok, "X: y\r\n", 20), expected: silent },
  {
    name: "a body that stalls",
    script: repeat(`${ok}Content-Length: 1000\r\n\r\nhalf`, "", 20),
    expected: { status: 200, failure: timeout, response: "half" },
  },
  {
    name: "a body without end",
    script: flood(`${ok}\r\n`, "x".repeat(10_000)),
    expected: { status: 200, failure: null, response: "x".repeat(100) },
  },
  {
    name: "Content-Length and chunks at once",
    script: write(`${ok}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n\r\n`),
    expected: { ...none, failure: protocol("UND_ERR_RES_CONTENT_LENGTH_MISMATCH") },
  },
  {
    name: "two lengths",
    script: write(`${ok}Content-Length: 2\r\nContent-Length: 3\r\n\r\nok`),
    expected: { ...none, failure: protocol("UND_ERR_RES_CONTENT_LENGTH_MISMATCH") },
  },
  {
    name: "a chunk whose size is none",
    script: write(`${ok}Transfer-Encoding: chunked\r\n\r\nZZ\r\nok`),
    expected: { status: 200, failure: unreadable.failure, response: "" },
  },
  {
    name: "chunks that end before the last",
    script: end(`${ok}Transfer-Encoding: chunked\r\n\r\n4\r\nhalf\r\n`),
    expected: { status: 200, failure: reset("other side closed"), response: "half" },
  },
  {
    name: "a body that ends before its length",
    script: end(`${ok}Content-Length: 100\r\n\r\nhalf`),
    expected: { status: 200, failure: reset("other side closed"), response: "half" },
  },
  {
    name: "a body without length that breaks off",
    script: breakOff(`${ok}\r\nhalf`),
    // Its status came, and nobody promised more.
    expected: { status: 200, failure: null, response: "half" },
  },
  {
    name: "a body without length that ends",
    script: end(`${ok}\r\nwhole`),
    expected: { status: 200, failure: null, response: "whole" },
  },
  {
    name: "204 with a body",
    script: write("HTTP/1.1 204 No Content\r\nContent-Length: 5\r\n\r\nhello"),
    expected: { status: 204, failure: protocol("UND_ERR_RES_CONTENT_LENGTH_MISMATCH"), response: "" },
  },
  {
    name: "the status 000",
    script: write("HTTP/1.1 000 None\r\nContent-Length: 0\r\n\r\n"),
    expected: { ...none, failure: protocol("status 0") },
  },
  { name: "the status 1000", script: write("HTTP/1.1 1000 Big\r\n\r\n"), expected: unreadable },
  {
    name: "a body that unpacks to a thousand times its size",
    script: (socket) => {
      const body = gzipSync(Buffer.alloc(90_000));
      socket.write(`${ok}Content-Encoding: gzip\r\nContent-Length: ${body.length}\r\n\r\n`);
      socket.write(body);
    },
    // It is recorded as it came.
    expected: {
      status: 200,
      failure: null,
      response: gzipSync(Buffer.alloc(90_000)).subarray(0, 100).toString(),
    },
  },
  { name: "an end", script: end(""), expected: { ...none, failure: reset("other side closed") } },
  { name: "a reset", script: breakOff(""), expected: { ...none, failure: reset("ECONNRESET") } },
  { name: "nothing", script: () => undefined, expected: silent },
];

async function openScripted(script: Script): Promise<string> {
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", () => script(socket));
    closeLater(() => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closeLater(() => server.close());
  const { port } = server.address() as { port: number };
  return `http://127.0.0.1:${port}/`;
}

test.each(rows)("$name ends in time, and is recorded rightly", async ({ script, expected }) => {
  // A busy machine may need a while if the limit is not reached.
  const limit = expected.failure === timeout ? 1_000 : 60_000;
  const sender = await openSender({ timeout: limit, maxResponseBytes: 100 });
  const good = await openReceiver();
  const hostile = await addWebhook(sender, { target_url: await openScripted(script) });
  const other = await addWebhook(sender, { target_url: good.url });
  await sender.ping(hostile.id, user);
  const { attempts } = await sender.attempts(hostile.id);
  const recorded = attempts.map(({ status, failure, response }) => ({
    status,
    failure,
    response: new TextDecoder().decode(response),
  }));
  expect(recorded).toEqual([expected]);
  expect(await sender.ping(other.id, user)).toMatchObject({ attempt: { status: 200 } });
});
