import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { runCli, secret, secretEnv, serve } from "./fixtures/command-line.ts";

interface Arrived {
  readonly body: Buffer;
  readonly headers: IncomingMessage["headers"];
}

type Respond = (response: ServerResponse, arrived: Arrived) => void;

const ok: Respond = (response) => void response.end("fine");
const sample = readFileSync(new URL("../conformance/samples/update-task.json", import.meta.url));
const files = { "body.json": '{ "a": [1, {"b": null}] }', "text.txt": "no JSON" };

/** Sends to a server that keeps what arrives. */
async function send(
  argv: readonly string[],
  respond: Respond = ok,
): Promise<{ ended: Awaited<ReturnType<typeof runCli>>; arrived: Arrived[] }> {
  const arrived: Arrived[] = [];
  const url = await serve(async (request, response) => {
    const one = { body: await buffer(request), headers: request.headers };
    arrived.push(one);
    respond(response, one);
  });
  const ended = await runCli(["send", ...argv, "--to", url], { files, stdin: ["{", "}"] });
  expect(ended.stdout + ended.stderr).not.toContain(secret);
  expect(ended.stdout + ended.stderr).not.toMatch(/[\da-f]{64}/i);
  return { ended, arrived };
}

describe("send", () => {
  test.each([
    ["the sample of an event", "update:task", sample],
    ["the exact bytes of a file", "body.json", Buffer.from(files["body.json"])],
    ["what is no JSON", "text.txt", Buffer.from("no JSON")],
    ["standard input", "-", Buffer.from("{}")],
  ])("signs and posts %s", async (_, source, body) => {
    const { ended, arrived } = await send([source, "--secret-env", secretEnv]);
    expect(ended).toEqual({
      code: 0,
      stderr: "",
      stdout: expect.stringMatching(/^✓ 200 OK .* signed, .*\n {2}fine\n$/),
    });
    expect(arrived).toHaveLength(1);
    expect(arrived[0]!.body.equals(body)).toBe(true);
    const signature = `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;
    expect(arrived[0]!.headers).toMatchObject({
      "content-type": "application/json",
      "x-signature-256": signature,
    });
  });

  test("sends no signature without a secret", async () => {
    const { ended, arrived } = await send(["ping"]);
    expect(ended.stdout).toContain("unsigned");
    expect(arrived[0]!.headers).not.toHaveProperty("x-signature-256");
  });

  test.each<[string, Respond, RegExp]>([
    ["403", (response) => void response.writeHead(403).end("no"), /^✗ 403 Forbidden/],
    ["a redirect", (response) => void response.writeHead(307, { location: "/else" }).end(), /^✗ 307/],
    [
      "101",
      (response) =>
        void response.socket?.write(
          "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
        ),
      /^✗ 101 Switching Protocols/,
    ],
  ])("exits with 1 for %s", async (_, respond, line) => {
    const { ended, arrived } = await send(["ping"], respond);
    expect(ended).toMatchObject({ code: 1, stdout: expect.stringMatching(line) });
    expect(arrived).toHaveLength(1);
  });

  test("bounds the response, obeys none of its controls, and hides an echoed signature and secret", async () => {
    const endless: Respond = (response) => {
      response.write("\u001b[31m");
      const more = (): boolean => response.destroyed || (response.write("x".repeat(65_536)) && more());
      response.on("drain", more);
      more();
    };
    const { ended } = await send(["ping", "--format", "json"], endless);
    const { response, truncated } = JSON.parse(ended.stdout);
    expect({ truncated, length: response.length }).toEqual({ truncated: true, length: 16_384 });
    const echo: Respond = (response, { headers }) =>
      void response.end(`\u001b[31m${headers["x-signature-256"]} ${secret}`);
    const echoed = await send(["ping", "--secret-env", secretEnv], echo);
    expect(echoed.ended.stdout).toMatch(/\n {2}␛\[31m… …\n$/);
  });

  test.each([
    { secret: "k", echo: "OK k, ok", shown: "OK …, ok" },
    { secret: "a secret that is long", echo: "xa secret that is longx", shown: "x…x" },
  ])("hides the secret $secret in $echo", async ({ secret: key, echo, shown }) => {
    const url = await serve((_, response) => void response.end(echo));
    const { stdout } = await runCli(["send", "ping", "--to", url, "--secret-env", "K"], { env: { K: key } });
    expect(stdout).toMatch(new RegExp(`^✓ 200 OK .*\n {2}${shown}\n$`));
  });

  test("waits for a fraction of a second", async () => {
    for (const timeout of ["2.01", "4.03", "0.0001"])
      expect((await send(["ping", "--timeout", timeout])).ended).toMatchObject({
        stderr: timeout === "0.0001" ? expect.any(String) : "",
      });
  });

  test("says that a response without length broke off", async () => {
    const broken: Respond = ({ socket }) =>
      void socket?.write("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\nhalf", () => socket.resetAndDestroy());
    const { ended } = await send(["ping", "--format", "json"], broken);
    expect(JSON.parse(ended.stdout)).toMatchObject({ status: 200, truncated: true });
  });

  test("gives up after its time", async () => {
    const { ended } = await send(["ping", "--timeout", "0.1"], () => {});
    expect(ended).toEqual({ code: 3, stdout: "", stderr: expect.stringMatching(/no response within 0.1 s/) });
  });
});
