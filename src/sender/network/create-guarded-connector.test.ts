import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { createTransport, type TransportOptions, type TransportRequest } from "../create-transport.ts";
import { closeAll, closeLater } from "../fixtures/service.ts";
import { loopbackTargets } from "./address-policy.ts";
import type { Connect } from "./create-guarded-connector.ts";

afterEach(closeAll);

/** More addresses than are tried. */
const addresses = Array.from({ length: 200 }, (_, i) => `93.184.216.${i + 1}`);

const requestTo = (url: string, signal: AbortSignal): TransportRequest => ({
  url,
  headers: {},
  body: new Uint8Array(),
  verifyTls: true,
  maxAnswerBytes: 1,
  signal,
});

const refusal = Object.assign(new Error("not in a test"), { code: "ENOTEST" });

const later = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test("of a name's addresses the first 16 are tried", async () => {
  const tried: string[] = [];
  const connect: Connect = ({ hostname }, callback) => {
    tried.push(hostname);
    callback(refusal, null);
  };
  const { send, close } = createTransport({ lookup: async () => addresses, connect });
  closeLater(close);
  const error = await send(requestTo("http://many.example/", new AbortController().signal)).catch(
    (cause) => cause,
  );
  expect([error.code, tried]).toEqual(["ENOTEST", addresses.slice(0, 16)]);
});

/** Ways to end a request before its connection is open. */
const ends: readonly {
  name: string;
  end: (abort: AbortController, close: () => Promise<void>) => unknown;
}[] = [
  { name: "its request is cut off", end: (abort) => abort.abort() },
  { name: "the transport closes", end: (_, close) => close() },
];

describe.each(ends)("once $name", ({ end }) => {
  test("no further address is tried", async () => {
    const tried: string[] = [];
    let refuse = (): void => undefined;
    const connect: Connect = ({ hostname }, callback) => {
      tried.push(hostname);
      refuse = () => callback(refusal, null);
    };
    const { send, close } = createTransport({ lookup: async () => addresses, connect });
    const abort = new AbortController();
    const sent = send(requestTo("http://many.example/", abort.signal)).catch(() => "ended");
    while (tried.length === 0) await later();
    await end(abort, close);
    expect(await sent).toBe("ended");
    refuse();
    for (let i = 0; i < 3; i++) await later();
    expect(tried).toEqual(addresses.slice(0, 1));
    await close();
  });

  test.each([
    { name: "a TLS handshake", url: (at: string) => `https://${at}/`, proxied: false },
    { name: "a tunnel", url: () => "http://receiver.example/", proxied: true },
  ])("$name that is under way is cut off", async ({ url, proxied }) => {
    const accepted: Socket[] = [];
    const server = createServer((socket) => accepted.push(socket.resume()));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    closeLater(() => server.close());
    const at = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const options: TransportOptions = proxied ? { proxy: `http://${at}` } : { allowTargets: loopbackTargets };
    const { send, close } = createTransport({ ...options, connectTimeout: 600_000 });
    const abort = new AbortController();
    const sent = send(requestTo(url(at), abort.signal)).catch(() => "ended");
    while (accepted.length === 0) await later();
    const cut = new Promise((resolve) => accepted[0]?.on("close", () => resolve("cut off")));
    accepted[0]?.on("error", () => undefined);
    await end(abort, close);
    expect([await sent, await cut]).toEqual(["ended", "cut off"]);
    await close();
  });
});
