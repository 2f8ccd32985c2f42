import { afterEach, describe, expect, test } from "vitest";
import { createTransport, type TransportOptions } from "../create-transport.ts";
import { user } from "../fixtures/emissions.ts";
import { addWebhook, closeAll, closeLater, openReceiver, openService } from "../fixtures/service.ts";
import { loopbackTargets } from "./address-policy.ts";
import type { Connect } from "./create-guarded-connector.ts";

afterEach(closeAll);

/** Addresses of the names in this file; no resolver is asked. */
const names: Readonly<Record<string, readonly string[]>> = {
  "public.example": ["93.184.216.34"],
  "six.example": ["2606:2800:220:1:248:1893:25c8:1946"],
  "private.example": ["10.0.0.7"],
  "loopback.example": ["127.0.0.1"],
  "loopback-six.example": ["::1"],
  "metadata.example": ["169.254.169.254"],
  "mapped.example": ["::ffff:10.0.0.7"],
  "mixed.example": ["10.0.0.7", "93.184.216.34"],
  "all-private.example": ["10.0.0.7", "192.168.0.9", "fd00::1"],
  "inner.example": ["10.1.2.3"],
};

/** Sends nothing: records the addresses that would have been connected to, and rejects. */
async function addressesTried(
  url: string,
  options: TransportOptions = {},
): Promise<{ tried: readonly string[]; code: unknown }> {
  const tried: string[] = [];
  const connect: Connect = ({ hostname }, callback) => {
    tried.push(hostname);
    callback(Object.assign(new Error("not in a test"), { code: "ENOTEST" }), null);
  };
  const lookup = async (host: string): Promise<readonly string[]> => names[host] ?? [];
  const { send, close } = createTransport({ lookup, connect, ...options });
  closeLater(close);
  const request = { url, headers: {}, body: new Uint8Array(), verifyTls: true, maxAnswerBytes: 1 };
  const error = await send({ ...request, signal: AbortSignal.timeout(5_000) }).catch((cause) => cause);
  return { tried, code: error.code };
}

const refused = [
  "http://127.0.0.1/",
  "http://127.1/",
  "http://127.255.255.254/",
  "http://2130706433/",
  "http://0x7f000001/",
  "http://0x7f.1/",
  "http://017700000001/",
  "http://0177.0.0.1/",
  "http://127.0.0.1./",
  "https://127.0.0.1/",
  "http://[::1]/",
  "http://[0:0:0:0:0:0:0:1]/",
  "http://[::ffff:127.0.0.1]/",
  "http://[::ffff:7f00:1]/",
  "http://[::127.0.0.1]/",
  "http://[::7f00:1]/",
  "http://[64:ff9b::127.0.0.1]/",
  "http://[64:ff9b::a00:1]/",
  "http://[64:ff9b:1::8.8.8.8]/",
  "http://[2002:7f00:1::]/",
  "http://[2001:0:7f00:1::]/",
  "http://[::ffff:0:127.0.0.1]/",
  "http://0.0.0.0/",
  "http://0/",
  "http://0.1.2.3/",
  "http://[::]/",
  "http://10.0.0.1/",
  "http://10.255.255.255/",
  "http://172.16.0.1/",
  "http://172.31.255.255/",
  "http://192.168.0.1/",
  "http://192.168.255.255/",
  "http://100.64.0.1/",
  "http://100.100.100.200/",
  "http://169.254.0.1/",
  "http://169.254.169.254/latest/meta-data/",
  "http://[::ffff:169.254.169.254]/",
  "http://2852039166/",
  "http://[fd00:ec2::254]/",
  "http://168.63.129.16/",
  "http://192.0.0.192/",
  "http://192.0.2.1/",
  "http://198.18.0.1/",
  "http://198.51.100.7/",
  "http://203.0.113.9/",
  "http://192.88.99.1/",
  "http://224.0.0.1/",
  "http://239.255.255.255/",
  "http://240.0.0.1/",
  "http://255.255.255.255/",
  "http://[fc00::1]/",
  "http://[fd12:3456::1]/",
  "http://[fe80::1]/",
  "http://[fec0::1]/",
  "http://[ff02::1]/",
  "http://[100::1]/",
  "http://[2001:db8::1]/",
  "http://[3fff::1]/",
  "http://[2001:2::1]/",
  "http://[5f00::1]/",
  "http://[4000::1]/",
  "http://[200::1]/",
  "http://private.example/",
  "http://loopback.example/",
  "http://loopback-six.example/",
  "http://metadata.example/",
  "http://mapped.example/",
  "http://all-private.example/",
  "http://LOOPBACK.example/",
  "http://unknown.example/",
];

test.each(refused)("%s is refused before a connection is made", async (url) => {
  expect(await addressesTried(url)).toEqual({ tried: [], code: "EBLOCKED" });
});

test.each([
  { url: "http://93.184.216.34/", tried: ["93.184.216.34"] },
  { url: "http://172.32.0.1/", tried: ["172.32.0.1"] },
  { url: "http://[2606:4700::1111]/", tried: ["2606:4700::1111"] },
  { url: "http://[::ffff:93.184.216.34]/", tried: ["::ffff:5db8:d822"] },
  { url: "http://[64:ff9b::93.184.216.34]/", tried: ["64:ff9b::5db8:d822"] },
  { url: "http://public.example/", tried: ["93.184.216.34"] },
  { url: "https://public.example/", tried: ["93.184.216.34"] },
  { url: "HTTPS://PUBLIC.example/", tried: ["93.184.216.34"] },
  { url: "http://six.example/", tried: ["2606:2800:220:1:248:1893:25c8:1946"] },
  { url: "http://mixed.example/", tried: ["93.184.216.34"] },
])("$url may be connected to", async ({ url, tried }) => {
  expect(await addressesTried(url)).toEqual({ tried, code: "ENOTEST" });
});

test.each([
  { allowTargets: ["127.0.0.1"], url: "http://127.0.0.1/", tried: ["127.0.0.1"] },
  { allowTargets: ["127.0.0.1"], url: "http://2130706433/", tried: ["127.0.0.1"] },
  { allowTargets: ["127.0.0.1"], url: "http://127.0.0.2/", tried: [] },
  { allowTargets: ["127.0.0.1"], url: "http://[::ffff:127.0.0.1]/", tried: ["::ffff:7f00:1"] },
  { allowTargets: ["127.0.0.1"], url: "http://loopback.example/", tried: ["127.0.0.1"] },
  { allowTargets: ["10.0.0.0/8"], url: "http://private.example/", tried: ["10.0.0.7"] },
  { allowTargets: ["10.0.0.0/8"], url: "http://mixed.example/", tried: ["10.0.0.7", "93.184.216.34"] },
  { allowTargets: ["10.0.0.0/8"], url: "http://192.168.0.1/", tried: [] },
  { allowTargets: ["10.0.0.0/8"], url: "http://metadata.example/", tried: [] },
  { allowTargets: ["fd00::/8"], url: "http://[fd00::1]/", tried: ["fd00::1"] },
  { allowTargets: ["fd00::/8"], url: "http://[fe80::1]/", tried: [] },
  { allowTargets: ["inner.example"], url: "http://inner.example/", tried: ["10.1.2.3"] },
  { allowTargets: ["INNER.example"], url: "http://inner.example/", tried: ["10.1.2.3"] },
  { allowTargets: ["inner.example"], url: "http://private.example/", tried: [] },
  { allowTargets: ["inner.example"], url: "http://10.1.2.3/", tried: [] },
  { allowTargets: loopbackTargets, url: "http://[::1]/", tried: ["::1"] },
  { allowTargets: loopbackTargets, url: "http://10.0.0.1/", tried: [] },
])("with $allowTargets, $url tries $tried", async ({ allowTargets, url, tried }) => {
  const code = tried.length > 0 ? "ENOTEST" : "EBLOCKED";
  expect(await addressesTried(url, { allowTargets })).toEqual({ tried, code });
});

test("a name that resolves anew for each connection gains nothing: the checked address is connected to", async () => {
  const answers = [["93.184.216.34"], ["127.0.0.1"], ["169.254.169.254"]];
  const lookup = async (): Promise<readonly string[]> => answers.shift() ?? [];
  expect(await addressesTried("http://rebind.example/", { lookup })).toEqual({
    tried: ["93.184.216.34"],
    code: "ENOTEST",
  });
  expect(answers).toHaveLength(2);
  const second = await addressesTried("http://rebind.example/", { lookup });
  expect(second).toEqual({ tried: [], code: "EBLOCKED" });
});

test("the certificate is checked against the name, not the address", async () => {
  const servernames: unknown[] = [];
  const connect: Connect = ({ servername }, callback) => {
    servernames.push(servername);
    callback(new Error("not in a test"), null);
  };
  await addressesTried("https://public.example/", { connect });
  expect(servernames).toEqual(["public.example"]);
});

describe("a proxy", () => {
  test.each(["http://127.0.0.1/", "http://[::1]/", "http://169.254.169.254/"])(
    "is not asked for %s",
    async (url) => {
      const proxy = "http://127.0.0.1:9/";
      expect(await addressesTried(url, { proxy })).toEqual({ tried: [], code: "EBLOCKED" });
    },
  );
});

describe("a service", () => {
  test("records a target of its own network as blocked, and sends nothing", async () => {
    const receiver = await openReceiver();
    const service = openService({ allowTargets: [] });
    await addWebhook(service, { target_url: receiver.url });
    const result = await service.ping(1, user);
    expect(result).toMatchObject({ attempt: { status: null, failure: { code: "blocked" }, address: null } });
    expect(receiver.received).toEqual([]);
  });

  test("follows no redirect, wherever it leads", async () => {
    const inner = await openReceiver();
    const receiver = await openReceiver((response) =>
      response.writeHead(307, { Location: inner.url }).end("elsewhere"),
    );
    const service = openService();
    await addWebhook(service, { target_url: receiver.url });
    expect(await service.ping(1, user)).toMatchObject({ attempt: { status: 307 } });
    expect(inner.received).toEqual([]);
  });
});
