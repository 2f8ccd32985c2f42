import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, expect, test } from "vitest";
import { converse } from "./converse.ts";

/** Rejects a request while its body is being sent, so that a reset follows the answer. */
const program = `
require("node:net").createServer((socket) => {
  socket.on("error", () => {});
  socket.once("data", () => setTimeout(() => {
    socket.pause();
    socket.write("HTTP/1.1 413 Payload Too Large\\r\\nContent-Length: 0\\r\\nConnection: close\\r\\n\\r\\n");
    setTimeout(() => socket.resetAndDestroy(), 5);
  }, 80));
}).listen(0, "127.0.0.1", function () { console.log(this.address().port); });
`;

const server = spawn(process.execPath, ["-e", program], { stdio: ["ignore", "pipe", "inherit"] });
afterAll(() => void server.kill());

test("an answer that a reset takes along is asked for once more", async () => {
  const [port] = await once(server.stdout, "data");
  // As on a busy machine: what arrives meanwhile is not read before the next piece is sent.
  let isOver = false;
  const work = (): void => {
    for (const end = performance.now() + 30; performance.now() < end; );
    if (!isOver) setImmediate(work);
  };
  setImmediate(work);
  const piece = { bytes: Buffer.alloc(1_000, "x"), pause: 0 };
  const head = Buffer.from("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n");
  const request = { method: "POST", head, pieces: Array(100).fill(piece), expectContinue: false, end: false };
  const target = {
    url: new URL(`http://127.0.0.1:${port}/`),
    timeout: 10_000,
    signal: AbortSignal.timeout(20_000),
  };
  const [reply] = await converse([{ ...request, shown: "", digest: "" }], "own", target).finally(() => {
    isOver = true;
  });
  expect(reply).toMatchObject({ answer: { status: 413 } });
});
