import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:https";
import { type AddressInfo, createServer as createTcpServer } from "node:net";
import type { TLSSocket } from "node:tls";
import { expect, test } from "vitest";
import { buildRequest } from "./build-request.ts";
import { exchange } from "./exchange.ts";

const read = (name: string) => readFileSync(new URL(`../../protocol/certificates/${name}`, import.meta.url));
const [cert, key] = [read("self-signed-cert.pem"), read("self-signed-key.pem")];

// A gateway that serves several names picks the certificate by the name.
test.each(["own", "kept", "pipelined"] as const)("TLS names the host, connections %s", async (sharing) => {
  const names: unknown[] = [];
  const server = createServer({ cert, key }, (request, response) => {
    names.push((request.socket as TLSSocket).servername);
    request.resume().on("end", () => response.end("ok"));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = new URL(`https://localhost:${(server.address() as AddressInfo).port}/webhook`);
  const settings = { url, secret: "a secret", limit: 65_536, edition: "2.3", keep: sharing !== "own" };
  const requests = [buildRequest({}, settings), buildRequest({}, settings)];
  const signal = AbortSignal.timeout(10_000);
  const outcomes = await exchange(requests, sharing, { url, ca: String(cert), timeout: 5_000, signal });
  server.close().closeAllConnections();
  expect(outcomes.map((one) => ("response" in one ? one.response.status : one.failure))).toEqual([200, 200]);
  expect(names).toEqual(["localhost", "localhost"]);
});

test("a response without body ends where its head does, on a connection that stays open", async () => {
  const server = createTcpServer((socket) => {
    socket.once("data", () => socket.write("HTTP/1.1 204 No Content\r\n\r\n".repeat(2)));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const settings = { url, secret: "a secret", limit: 65_536, edition: "2.3", keep: true };
  const signal = AbortSignal.timeout(10_000);
  const requests = [buildRequest({}, settings), buildRequest({}, settings)];
  const outcomes = await exchange(requests, "pipelined", { url, timeout: 2_000, signal });
  server.close();
  expect(outcomes).toMatchObject([{ response: { status: 204 } }, { response: { status: 204 } }]);
});
