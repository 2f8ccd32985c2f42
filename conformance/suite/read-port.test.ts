import { once } from "node:events";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readPort } from "./read-port.ts";

test("the port is that at which the server listens", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  expect(server.address()).toMatchObject({ port: readPort(server) });
  server.close();
});

test("a server that does not listen has none", () => {
  expect(() => readPort(createServer())).toThrow("cannot read the port of a server that listens on nothing");
});

test("a server that listens on a path has none", async () => {
  const path = join(tmpdir(), `read-port-${process.pid}.sock`);
  const server = createServer().listen(path);
  await once(server, "listening");
  expect(() => readPort(server)).toThrow(`cannot read the port of a server that listens on ${path}`);
  server.close();
});
