import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { expect, test } from "vitest";
import { createTransport } from "./create-transport.ts";
import { loopbackTargets } from "./network/address-policy.ts";

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
    url: `http://127.0.0.1:${port}/`,
    headers: {},
    body: new Uint8Array(20_000_000),
    verifyTls: true,
    maxAnswerBytes: 100,
    signal: AbortSignal.timeout(5_000),
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
