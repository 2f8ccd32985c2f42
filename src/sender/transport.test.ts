import { createServer } from "node:http";
import { connect } from "node:net";
import ipaddr from "ipaddr.js";
import { afterEach, expect, test } from "vitest";
import { createAddressPolicy, loopbackTargets } from "./address-policy.ts";
import { addWebhook, closeAll, closeLater, openReceiver, openSender, user } from "./sender.test.fixtures.ts";
import { createTransport } from "./transport.ts";

afterEach(closeAll);

/** Addresses in all of their forms that lead into a private network, or to nobody. */
const privateForms = [
  "127.0.0.1 127.1 127.255.255.254 2130706433 0x7f000001 0x7f.1 017700000001 0177.0.0.1 127.0.0.1.",
  "https://127.0.0.1/",
  "[::1] [0:0:0:0:0:0:0:1] [::ffff:127.0.0.1] [::ffff:7f00:1] [::127.0.0.1] [::7f00:1]",
  "[64:ff9b::127.0.0.1] [64:ff9b::a00:1] [64:ff9b:1::8.8.8.8] [2002:7f00:1::] [2001:0:7f00:1::]",
  "[::ffff:0:127.0.0.1]",
  "0.0.0.0 0 0.1.2.3 [::]",
  "10.0.0.1 10.255.255.255 172.16.0.1 172.31.255.255 192.168.0.1 192.168.255.255 100.64.0.1 [fc00::1]",
  "[fd12:3456::1] [fec0::1]",
  "100.100.100.200 169.254.0.1 169.254.169.254/latest/meta-data [::ffff:169.254.169.254] 2852039166",
  "[fd00:ec2::254] 168.63.129.16 192.0.0.192 [fe80::1]",
  "192.0.2.1 198.18.0.1 198.51.100.7 203.0.113.9 192.88.99.1 224.0.0.1 239.255.255.255 240.0.0.1",
  "255.255.255.255 [ff02::1] [100::1] [2001:db8::1] [3fff::1] [2001:2::1] [5f00::1] [4000::1] [200::1]",
].flatMap((hosts) => hosts.split(" ").map((host) => (host.includes("//") ? host : `http://${host}/`)));

test("private addresses are blocked before a connection is made, in every form", async () => {
  const limits = { connectTimeout: 1_000, timeout: 1_000, maxResponseBytes: 1 };
  const { post, close } = await createTransport({ allowTargets: [], proxy: undefined, ...limits });
  closeLater(close);
  const request = { headers: {}, body: new Uint8Array(), verifyTls: true };
  const outcomes = await Promise.all(privateForms.map((url) => post({ ...request, url })));
  const blocked = { status: null, failure: { code: "blocked", detail: "EBLOCKED" } };
  expect(outcomes).toMatchObject(privateForms.map(() => blocked));
});

test.each([
  { allowTargets: [], host: "a.example", address: "93.184.216.34", expected: true },
  { allowTargets: [], host: "172.32.0.1", address: "172.32.0.1", expected: true },
  { allowTargets: [], host: "a.example", address: "2606:4700::1111", expected: true },
  { allowTargets: [], host: "a.example", address: "::ffff:93.184.216.34", expected: true },
  { allowTargets: [], host: "a.example", address: "64:ff9b::93.184.216.34", expected: true },
  { allowTargets: [], host: "a.example", address: "10.0.0.7", expected: false },
  { allowTargets: [], host: "a.example", address: "::ffff:10.0.0.7", expected: false },
  { allowTargets: [], host: "a.example", address: "169.254.169.254", expected: false },
  { allowTargets: ["127.0.0.1"], host: "127.0.0.1", address: "127.0.0.1", expected: true },
  { allowTargets: ["127.0.0.1"], host: "127.0.0.2", address: "127.0.0.2", expected: false },
  { allowTargets: ["127.0.0.1"], host: "a.example", address: "::ffff:127.0.0.1", expected: true },
  { allowTargets: ["10.0.0.0/8"], host: "a.example", address: "10.0.0.7", expected: true },
  { allowTargets: ["10.0.0.0/8"], host: "a.example", address: "192.168.0.1", expected: false },
  { allowTargets: ["fd00::/8"], host: "a.example", address: "fd00::1", expected: true },
  { allowTargets: ["fd00::/8"], host: "a.example", address: "fe80::1", expected: false },
  { allowTargets: ["INNER.example"], host: "inner.example", address: "10.1.2.3", expected: true },
  { allowTargets: ["inner.example"], host: "other.example", address: "10.1.2.3", expected: false },
  { allowTargets: loopbackTargets, host: "a.example", address: "::1", expected: true },
  { allowTargets: loopbackTargets, host: "a.example", address: "10.0.0.1", expected: false },
])(
  "with $allowTargets, $host at $address is allowed: $expected",
  ({ allowTargets, host, address, expected }) => {
    expect(createAddressPolicy(ipaddr, allowTargets).allows(host, address)).toBe(expected);
  },
);

test.each(["localhost", "127.0.0.1"])("a receiver at %s gets nothing unless it is allowed", async (host) => {
  const receiver = await openReceiver();
  const sender = await openSender({ allowTargets: [] });
  const { id } = await addWebhook(sender, { target_url: receiver.url.replace("127.0.0.1", host) });
  expect(await sender.ping(id, user)).toMatchObject({
    attempt: { status: null, failure: { code: "blocked", detail: "EBLOCKED" } },
  });
  expect([receiver.received, receiver.connections()]).toEqual([[], 0]);
});

test("no redirect is followed", async () => {
  const inner = await openReceiver();
  const receiver = await openReceiver((response) => response.writeHead(307, { Location: inner.url }).end());
  const sender = await openSender();
  const { id } = await addWebhook(sender, { target_url: receiver.url });
  expect(await sender.ping(id, user)).toMatchObject({ attempt: { status: 307, failure: null } });
  expect(inner.received).toEqual([]);
});

test("a certificate is verified unless enable_ssl is false", async () => {
  const receiver = await openReceiver(undefined, "https");
  const sender = await openSender();
  const { id } = await addWebhook(sender, { target_url: receiver.url });
  expect(await sender.ping(id, user)).toMatchObject({ attempt: { status: null, failure: { code: "tls" } } });
  await sender.updateWebhook(id, { enable_ssl: false });
  expect(await sender.ping(id, user)).toMatchObject({ attempt: { status: 200, failure: null } });
});

test("a connection is kept, and replaced once when the receiver has ended it", async () => {
  const receiver = await openReceiver((response, { path }) => {
    response.end("ok", () => void (path === "/end" && setTimeout(() => response.socket?.end(), 5)));
  });
  const sender = await openSender();
  const kept = await addWebhook(sender, { target_url: receiver.url });
  for (let i = 0; i < 3; i++) await sender.ping(kept.id, user);
  // The second may start before the first connection is free again.
  expect(receiver.connections()).toBeLessThan(3);
  const ended = await addWebhook(sender, { target_url: `${receiver.url}/end` });
  for (let i = 0; i < 3; i++)
    expect(await sender.ping(ended.id, user)).toMatchObject({ attempt: { status: 200, failure: null } });
  expect(receiver.received).toHaveLength(6);
});

/** Starts a proxy that resolves every name to one receiver, and notes what it was asked. */
async function openProxy(receiver: string, refusal?: string) {
  const asked: { path: string | undefined; login: string | undefined }[] = [];
  const server = createServer();
  server.on("connect", ({ url, headers }, socket) => {
    asked.push({ path: url, login: headers["proxy-authorization"] });
    socket.on("error", () => undefined);
    closeLater(() => socket.destroy());
    if (refusal !== undefined) return void socket.end(refusal);
    const tunnel = connect(Number(new URL(receiver).port), "127.0.0.1", () => {
      socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
      socket.pipe(tunnel).pipe(socket);
    });
    tunnel.on("error", () => socket.destroy());
    closeLater(() => tunnel.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closeLater(() => server.close());
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}`, asked };
}

test.each(["http", "https"] as const)("a proxy resolves the name, for %s", async (protocol) => {
  const receiver = await openReceiver(undefined, protocol);
  const proxy = await openProxy(receiver.url);
  // Only public addresses are allowed: only the proxy knows where the name leads.
  const sender = await openSender({ proxy: proxy.url.replace("//", "//mara:p%40ss@"), allowTargets: [] });
  const target_url = `${protocol}://receiver.example:8443/hook`;
  const { id } = await addWebhook(sender, { target_url, enable_ssl: false });
  expect(await sender.ping(id, user)).toMatchObject({ attempt: { status: 200 } });
  const login = `Basic ${Buffer.from("mara:p@ss").toString("base64")}`;
  expect(proxy.asked).toEqual([{ path: "receiver.example:8443", login }]);
  expect(receiver.received.map(({ path, headers }) => [path, headers.host])).toEqual([
    ["/hook", "receiver.example:8443"],
  ]);
  expect(receiver.received[0]?.headers["proxy-authorization"]).toBeUndefined();
});

test("a proxy that refuses is a failure, and is not asked for a private address", async () => {
  const proxy = await openProxy("", "HTTP/1.1 403 Forbidden\r\n\r\n");
  const sender = await openSender({ proxy: proxy.url, allowTargets: [] });
  const named = await addWebhook(sender, { target_url: "http://receiver.example/" });
  const literal = await addWebhook(sender, { target_url: "http://169.254.169.254/" });
  expect(await sender.ping(named.id, user)).toMatchObject({
    attempt: { status: null, failure: { code: "network" } },
  });
  expect(await sender.ping(literal.id, user)).toMatchObject({ attempt: { failure: { code: "blocked" } } });
  expect(proxy.asked).toHaveLength(1);
});

test("a target that nobody listens at is a failure of its own", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  const sender = await openSender();
  const { id } = await addWebhook(sender, { target_url: `http://127.0.0.1:${port}/` });
  expect(await sender.ping(id, user)).toMatchObject({
    attempt: { failure: { code: "refused", detail: "ECONNREFUSED" } },
  });
});
