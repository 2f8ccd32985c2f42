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

  const upgrade = "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n";
  const half = "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\nhalf";
  const endless: Respond = (response) => {
    const more = (): boolean => response.destroyed || (response.write("x".repeat(65_536)) && more());
    response.on("drain", more);
    more();
  };
  const echo: Respond = (response, { headers }) =>
    void response.end(`\u001b[31m${headers["x-signature-256"]} ${secret}`);

  /** What the receiver does, the options, the exit code, and what is written. */
  test.each<readonly [does: string, respond: Respond, options: string, code: number, says: RegExp]>([
    ["rejects", (response) => void response.writeHead(403).end("no"), "", 1, /^✗ 403 Forbidden/],
    ["redirects", (response) => void response.writeHead(307, { location: "/else" }).end(), "", 1, /^✗ 307/],
    ["upgrades", ({ socket }) => void socket?.write(upgrade), "", 1, /^✗ 101 Switching Protocols/],
    [
      "sends without end",
      endless,
      "--format json",
      0,
      /"status":200.*"response":"x{16384}","truncated":true/,
    ],
    [
      "breaks off",
      ({ socket }) => void socket?.write(half, () => socket.resetAndDestroy()),
      "--format json",
      0,
      /"status":200.*"response":"half","truncated":true/,
    ],
    ["echoes what is secret", echo, `--secret-env ${secretEnv}`, 0, /\n {2}␛\[31m… …\n$/],
    ["says nothing", () => {}, "--timeout 0.1", 3, /no response within 0.1 s/],
    // Fractions of a second that are not whole milliseconds.
    ["responds in time", ok, "--timeout 2.01", 0, /^✓ 200 OK/],
    ["responds in time", ok, "--timeout 4.03", 0, /^✓ 200 OK/],
  ])("to a receiver that %s", async (_, respond, options, code, says) => {
    const { ended, arrived } = await send(["ping", ...options.split(" ").filter(Boolean)], respond);
    expect([ended.code, code === 3 ? ended.stderr : ended.stdout]).toEqual([
      code,
      expect.stringMatching(says),
    ]);
    expect(arrived).toHaveLength(1);
  });

  test.each([
    { secret: "k", echo: "OK k, ok", shown: "OK …, ok" },
    { secret: "a secret that is long", echo: "xa secret that is longx", shown: "x…x" },
  ])("hides the secret $secret in $echo", async ({ secret: key, echo, shown }) => {
    const url = await serve((_, response) => void response.end(echo));
    const { stdout } = await runCli(["send", "ping", "--to", url, "--secret-env", "K"], { env: { K: key } });
    expect(stdout).toMatch(new RegExp(`^✓ 200 OK .*\n {2}${shown}\n$`));
  });
});
