import { execFile } from "node:child_process";
import { createServer } from "node:net";
import { promisify } from "node:util";
import { afterEach, describe, expect, test, vi } from "vitest";
import { verify } from "../signature/signature.ts";
import type { Attempt } from "./attempt.ts";
import { makeEmission, readSample, user } from "./fixtures/emissions.ts";
import { answerings, certificate } from "./fixtures/receiver.ts";
import { addWebhook, closeAll, emitAndWait, listAll, openReceiver, openService } from "./fixtures/service.ts";
import type { WebhookInput } from "./webhook-input.ts";

afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await closeAll();
});

/** Summarizes what an attempt says about the exchange. */
const summarize = ({ status, failure, answer, answerTruncated }: Attempt): unknown => ({
  status,
  failure: failure && [failure.code, failure.detail].join(" ").trim(),
  answer: new TextDecoder().decode(answer),
  ...(answerTruncated && { answerTruncated }),
});

/** Pings a webhook once and returns how it went. */
async function pingOnce(
  input: Partial<WebhookInput> & { target_url: string },
  timeout = 60_000,
): Promise<unknown> {
  const service = openService({ timeout, maxAnswerBytes: 1_000 });
  const { id } = await addWebhook(service, input);
  const result = await service.ping(id, user);
  await service.close();
  return result.status === "attempted" ? summarize(result.attempt) : result;
}

describe("a receiver", () => {
  test.each([
    { name: "answers 200", answering: answerings.ok, expected: { status: 200, failure: null, answer: "ok" } },
    {
      name: "answers 500",
      answering: answerings.fail,
      expected: { status: 500, failure: null, answer: "broken" },
    },
    {
      name: "answers 403",
      answering: answerings.forbid,
      expected: { status: 403, failure: null, answer: "signature mismatch" },
    },
    {
      name: "redirects",
      answering: answerings.redirect,
      expected: { status: 307, failure: null, answer: "" },
    },
    {
      name: "switches the protocol",
      answering: answerings.switchProtocol,
      expected: { status: null, failure: "protocol status 101", answer: "" },
    },
    {
      name: "hangs",
      answering: answerings.hang,
      timeout: 1_000,
      expected: { status: null, failure: "timeout", answer: "" },
    },
    {
      name: "stalls within the answer",
      answering: answerings.stall,
      timeout: 1_000,
      expected: { status: 200, failure: "timeout", answer: "half", answerTruncated: true },
    },
    {
      name: "resets the connection",
      answering: answerings.reset,
      expected: { status: null, failure: "reset ECONNRESET", answer: "" },
    },
    {
      name: "cuts the answer off",
      answering: answerings.cut,
      expected: { status: 200, failure: "reset other side closed", answer: "half", answerTruncated: true },
    },
    {
      name: "speaks no HTTP",
      answering: answerings.babble,
      expected: { status: null, failure: "protocol HTTPParserError", answer: "" },
    },
    {
      name: "answers up to the bound",
      answering: answerings.exactly,
      expected: { status: 200, failure: null, answer: "x".repeat(1_000) },
    },
    {
      name: "answers a byte more",
      answering: answerings.oneMore,
      expected: { status: 200, failure: null, answer: "x".repeat(1_000), answerTruncated: true },
    },
    {
      name: "answers 200 MB",
      answering: answerings.flood,
      expected: { status: 200, failure: null, answer: "\0".repeat(1_000), answerTruncated: true },
    },
  ])(
    "W-retry, W-timeout: that $name gets one request, and no socket stays open",
    async ({ answering, timeout, expected }) => {
      const receiver = await openReceiver(answering);
      expect(await pingOnce({ target_url: receiver.url }, timeout)).toEqual(expected);
      await receiver.idle();
      expect(receiver.received.map(({ method, path }) => ({ method, path }))).toEqual([
        { method: "POST", path: "/" },
      ]);
      expect(receiver.written()).toBeLessThan(20_000_000);
    },
  );

  test("that answers before it has read the body is answered for", async () => {
    const server = createServer((socket) => {
      socket.on("error", () => undefined);
      socket.end("HTTP/1.1 413 Content Too Large\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as { port: number };
    const outcome = await pingOnce({ target_url: `http://127.0.0.1:${port}/` });
    server.close();
    expect(outcome).toEqual({ status: 413, failure: null, answer: "" });
  });

  test.each([
    { name: "nobody listens", target_url: "http://127.0.0.1:1/", failure: "refused ECONNREFUSED" },
    {
      name: "the name has no address",
      target_url: "http://nowhere.invalid/",
      failure: expect.stringMatching(/^(?:dns (?:ENOTFOUND|EAI_AGAIN)|timeout)$/),
    },
  ])("is missing: $name", async ({ target_url, failure }) => {
    // A resolver that asks in vain takes longer.
    expect(await pingOnce({ target_url }, 5_000)).toEqual({ status: null, failure, answer: "" });
  });
});

describe("TLS", () => {
  const ok = { status: 200, failure: null, answer: "ok" };
  const refused = { status: null, failure: "tls DEPTH_ZERO_SELF_SIGNED_CERT", answer: "" };

  test.each([
    { enable_ssl: true, environment: undefined, expected: refused },
    { enable_ssl: false, environment: undefined, expected: ok },
    { enable_ssl: true, environment: "0", expected: refused },
    { enable_ssl: false, environment: "1", expected: ok },
  ])(
    "of a self-signed receiver with enable_ssl $enable_ssl, whatever NODE_TLS_REJECT_UNAUTHORIZED ($environment) says",
    async ({ enable_ssl, environment, expected }) => {
      vi.stubEnv("NODE_TLS_REJECT_UNAUTHORIZED", environment);
      // Node warns about "0"; the test checks that it changes nothing here.
      vi.spyOn(process, "emitWarning").mockReturnValue();
      const receiver = await openReceiver(answerings.ok, "https");
      expect(await pingOnce({ target_url: receiver.url, enable_ssl })).toEqual(expected);
      await receiver.idle();
    },
  );

  test("of a receiver whose certificate is trusted", async () => {
    const receiver = await openReceiver(answerings.ok, "https");
    const script = `
      import { createTransport } from ${JSON.stringify(new URL("create-transport.ts", import.meta.url).href)};
      const signal = AbortSignal.timeout(60_000);
      const request = { headers: {}, body: new Uint8Array(), verifyTls: true, maxAnswerBytes: 9, signal };
      const { send, close } = createTransport({ allowTargets: ["127.0.0.1"] });
      const { status } = await send({ ...request, url: process.argv[1] });
      await close();
      process.stdout.write(String(status));`;
    const args = ["--input-type=module", "--eval", script, receiver.url];
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificate };
    const { stdout } = await promisify(execFile)(process.execPath, args, { env });
    expect(stdout).toBe("200");
  });

  test("of a receiver that speaks plain HTTP", async () => {
    const receiver = await openReceiver();
    const target_url = receiver.url.replace("http:", "https:");
    expect(await pingOnce({ target_url, enable_ssl: false })).toEqual({
      status: null,
      failure: "tls ERR_SSL_WRONG_VERSION_NUMBER",
      answer: "",
    });
  });
});

describe("a request", () => {
  test.each([
    { name: "signed", secret: "mykey", content_type: "application/json" },
    { name: "unsigned", secret: undefined, content_type: "application/json" },
    {
      name: "signed, in a media type of its own",
      secret: "Schlüssel 🔑 ".repeat(5_000),
      content_type: "application/vnd.a+json; charset=utf-8",
    },
  ])("that is $name carries the exact bytes that are recorded", async ({ secret, content_type }) => {
    const receiver = await openReceiver();
    const service = openService({ now: () => 0 });
    const target_url = `${receiver.url}/hook/%C3%BC?source=a%20b`;
    const webhook = await addWebhook(service, {
      target_url,
      content_type,
      ...(secret !== undefined && { secret }),
    });
    const [attempt] = await emitAndWait(service, makeEmission("update:task"));
    const [received] = receiver.received;
    const { host, "x-signature-256": signature, ...headers } = received!.headers;
    const body = JSON.stringify({ ...readSample("update-task"), webhook_id: webhook.id });
    const length = String(Buffer.byteLength(body));
    expect({ ...received, headers, body: received!.body.toString() }).toEqual({
      method: "POST",
      path: "/hook/%C3%BC?source=a%20b",
      headers: { "content-type": content_type, "content-length": length, connection: "keep-alive" },
      body,
    });
    expect(attempt).toEqual({
      id: expect.stringMatching(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/),
      deliveryId: expect.stringMatching(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/),
      number: 1,
      redelivery: false,
      webhookId: webhook.id,
      event: "update:task",
      targetUrl: target_url,
      address: "127.0.0.1",
      date: "1970-01-01T00:00:00.000Z",
      duration: expect.any(Number),
      headers: {
        "Content-Type": content_type,
        "Content-Length": length,
        ...(secret && { "X-Signature-256": signature }),
      },
      body: new Uint8Array(received!.body),
      status: 200,
      failure: null,
      answer: new TextEncoder().encode("ok"),
      answerTruncated: false,
    });
    expect(await listAll(service, webhook.id)).toEqual([attempt]);
    const verdict = await verify({
      secret: secret ?? "any",
      body: received!.body,
      header: signature as string,
    });
    expect(verdict).toEqual(
      secret ? { ok: true, keyId: "default" } : { ok: false, reason: "missing-header" },
    );
  });
});
