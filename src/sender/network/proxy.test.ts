import { createServer } from "node:http";
import { connect } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { user } from "../fixtures/emissions.ts";
import { addWebhook, closeAll, closeLater, openReceiver, openService } from "../fixtures/service.ts";
import { createProxyConnector } from "./create-proxy-connector.ts";

afterEach(closeAll);

/** A proxy on loopback, and the requests that it got. */
interface Proxy {
  readonly url: string;
  readonly asked: readonly { readonly path: string | undefined; readonly login: string | undefined }[];
}

/** Starts a proxy that resolves every name to one receiver, or answers `refusal` if given. */
async function openProxy(receiver: string, refusal?: string): Promise<Proxy> {
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
  const address = server.address();
  if (typeof address === "string" || address === null) throw new Error("no port was given");
  return { url: `http://127.0.0.1:${address.port}`, asked };
}

describe("the proxy option", () => {
  test.each(["http", "https"] as const)(
    "has the proxy resolve the name, for %s, and keeps the tunnel",
    async (protocol) => {
      const receiver = await openReceiver(undefined, protocol);
      const proxy = await openProxy(receiver.url);
      const service = openService({
        proxy: proxy.url.replace("//", "//mara:p%40ss@"),
        // Only public addresses are allowed: only the proxy knows where the name leads.
        allowTargets: [],
      });
      const target_url = `${protocol}://receiver.example:8443/hook`;
      await addWebhook(service, { target_url, enable_ssl: false });
      const results = [await service.ping(1, user), await service.ping(1, user)];
      const answers = results.map((result) => result.status === "attempted" && result.attempt.status);
      expect(answers).toEqual([200, 200]);
      const login = `Basic ${Buffer.from("mara:p@ss").toString("base64")}`;
      expect(proxy.asked).toEqual([{ path: "receiver.example:8443", login }]);
      expect(receiver.received.map(({ path, headers }) => [path, headers.host])).toEqual(
        Array(2).fill(["/hook", "receiver.example:8443"]),
      );
      expect(receiver.received.some(({ headers }) => "proxy-authorization" in headers)).toBe(false);
    },
  );

  test.each([
    { name: "refuses", refusal: "HTTP/1.1 403 Forbidden\r\n\r\n", detail: "EPROXY" },
    { name: "hangs up", refusal: "", detail: "ECONNRESET" },
  ])("records a proxy that $name as a failure", async ({ refusal, detail }) => {
    const receiver = await openReceiver();
    const proxy = await openProxy(receiver.url, refusal);
    const service = openService({ proxy: proxy.url });
    await addWebhook(service, { target_url: "http://receiver.example/" });
    const result = await service.ping(1, user);
    const attempt = result.status === "attempted" ? result.attempt : undefined;
    expect(attempt?.failure?.detail).toBe(detail);
    expect(receiver.received).toEqual([]);
  });

  test("gives an error that names the answer of a proxy that refuses", async () => {
    const { url } = await openProxy("", "HTTP/1.1 403 Forbidden\r\n\r\n");
    const unused = (): never => expect.fail("no socket opens");
    const open = createProxyConnector(
      { proxy: url, connect: unused, connectTimeout: 5_000 },
      { dropped: new AbortController().signal, onAddress: unused, onSocket: unused },
    );
    const target = { hostname: "receiver.example", host: "receiver.example", protocol: "http:", port: "80" };
    const error = await new Promise((resolve) => open(target, (...[refused]) => resolve(refused)));
    expect(error).toMatchObject({ code: "EPROXY", message: "the proxy answered 403" });
  });
});
