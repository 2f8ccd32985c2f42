import { EventEmitter } from "node:events";
import { Socket } from "node:net";
import type { Client } from "undici";
import { describe, expect, test } from "vitest";
import { type Connection, type Connections, createConnections } from "./connections.ts";
import type { ConnectListener } from "./create-guarded-connector.ts";

/** Connections that open nothing, and lists of what was opened and destroyed, by origin. */
function createCase(): {
  readonly connections: Connections;
  readonly opened: {
    readonly origin: string;
    readonly verifyTls: boolean;
    readonly listener: ConnectListener;
    readonly client: EventEmitter;
  }[];
  readonly destroyed: string[];
} {
  const opened: ReturnType<typeof createCase>["opened"] = [];
  const destroyed: string[] = [];
  let last: { verifyTls: boolean; listener: ConnectListener } | undefined;
  const connections = createConnections({
    createConnect: (verifyTls, listener) => {
      last = { verifyTls, listener };
      return () => undefined;
    },
    createClient: (origin) => {
      const client = Object.assign(new EventEmitter(), {
        destroy: async () => {
          destroyed.push(origin);
          throw new Error("closed already");
        },
      });
      opened.push({ origin, ...last!, client });
      return client as unknown as Client;
    },
  });
  return { connections, opened, destroyed };
}

const origin = "https://a.example";

describe("connections", () => {
  test("are given out one by one, the newest first, and opened where none is kept", () => {
    const { connections, opened } = createCase();
    const [first, second] = [connections.take(origin, true), connections.take(origin, true)];
    expect(first).not.toBe(second);
    connections.give(first, true);
    connections.give(second, true);
    expect([connections.take(origin, true), connections.take(origin, true)]).toEqual([second, first]);
    expect(connections.take(origin, true)).not.toBe(first);
    expect(opened).toHaveLength(3);
  });

  test.each([
    { what: "another origin", take: ["https://b.example", true, false] },
    { what: "another trust", take: [origin, false, false] },
    { what: "a fresh one", take: [origin, true, true] },
  ] as const)("are not shared with $what", ({ take }) => {
    const { connections, opened } = createCase();
    const first = connections.take(origin, true);
    connections.give(first, true);
    const [other, verifyTls, fresh] = take;
    expect(connections.take(other, verifyTls, fresh)).not.toBe(first);
    expect(opened.map((one) => [one.origin, one.verifyTls])).toEqual([
      [origin, true],
      [other, verifyTls],
    ]);
    expect(connections.take(origin, true)).toBe(first);
  });

  test("that are not to be kept are destroyed, and so are those given back twice", () => {
    const { connections, destroyed } = createCase();
    const first = connections.take(origin, true);
    connections.give(first, false);
    expect(destroyed).toEqual([origin]);
    connections.give(first, true);
    expect(destroyed).toEqual([origin, origin]);
    expect(connections.take(origin, true)).not.toBe(first);
  });

  test("that a receiver closes without use are forgotten", () => {
    const { connections, opened, destroyed } = createCase();
    const [first, second] = [connections.take(origin, true), connections.take(origin, true)];
    connections.give(first, true);
    opened[1]!.client.emit("disconnect");
    expect(destroyed).toEqual([]);
    opened[0]!.client.emit("disconnect");
    expect(destroyed).toEqual([origin]);
    connections.give(second, true);
    expect(connections.take(origin, true)).toBe(second);
  });

  test("of 256 that are kept, the oldest makes room", () => {
    const { connections, destroyed } = createCase();
    const all = Array.from({ length: 258 }, (_, i) => connections.take(`http://${i}.example`, true));
    for (const one of all.slice(0, 256)) connections.give(one, true);
    expect(destroyed).toEqual([]);
    // After it is taken and given back, it is the newest.
    connections.give(connections.take("http://0.example", true), true);
    for (const one of all.slice(256)) connections.give(one, true);
    expect(destroyed).toEqual(["http://1.example", "http://2.example"]);
  });

  test("are all destroyed at the end, in use or not", async () => {
    const { connections, destroyed } = createCase();
    const [first] = [connections.take(origin, true), connections.take("http://b.example", true)];
    connections.give(first, true);
    await connections.close();
    expect(destroyed).toEqual([origin, "http://b.example"]);
    await connections.close();
    expect(destroyed).toHaveLength(2);
  });
});

test("a connection tells its address, how often it was opened, its socket and what broke that", () => {
  const { connections, opened } = createCase();
  const connection: Connection = connections.take(origin, true);
  const { listener } = opened[0]!;
  const read = (): unknown[] => [
    connection.address,
    connection.opened,
    connection.socket,
    connection.failure,
  ];
  expect(read()).toEqual([null, 0, undefined, undefined]);
  listener.onAddress("192.0.2.1");
  const told: string[] = [];
  connection.onAddress = (address) => void told.push(address);
  listener.onAddress("192.0.2.2");
  expect(told).toEqual(["192.0.2.2"]);
  const [socket, next] = [new Socket(), new Socket()];
  socket.on("error", () => told.push(String(connection.failure)));
  listener.onSocket(socket);
  expect(read()).toEqual(["192.0.2.2", 1, socket, undefined]);
  // Known before any other listener of the socket is called.
  socket.emit("error", "reset");
  expect([told, connection.failure]).toEqual([["192.0.2.2", "reset"], "reset"]);
  listener.onSocket(next);
  expect(read()).toEqual(["192.0.2.2", 2, next, undefined]);
  connections.give(connection, true);
  expect(connection.onAddress).toBeUndefined();
});
