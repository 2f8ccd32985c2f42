import { readFile } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo, Server } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { toNodeListener } from "#src/receiver/node.ts";
import { createReceiver, strict, tolerant } from "#src/receiver.ts";
import { dataFolder } from "../runner/data-folder.ts";
import type { CaseResult } from "../runner/outcome.ts";
import { readReceiverCases } from "../runner/read-case-files.ts";
import { runSuite } from "../runner/run-suite.ts";
import { UnreachableError } from "../runner/unreachable-error.ts";
import {
  createReceiverTestee,
  leastLimit as limit,
  type ReceiverTesteeOptions,
} from "./create-receiver-testee.ts";
import { TargetError } from "./read-target.ts";

const secret = "a shared secret";
const modes = { strict, tolerant } as const;
const certificates = new URL("protocol/certificates/", dataFolder);

function ourListener(mode: keyof typeof modes = "tolerant"): RequestListener {
  const onRejected = (): void => {};
  return toNodeListener(
    createReceiver({ secret, mode: modes[mode], on: {}, limits: { maxBytes: limit }, onRejected }),
  );
}

/** Serves until the test ends. Yields the address. */
async function serve(server: Server, protocol = "http"): Promise<string> {
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `${protocol}://127.0.0.1:${(server.address() as AddressInfo).port}/hook?token=abc`;
}

async function runCases(
  options: Omit<ReceiverTesteeOptions, "secret" | "limit">,
  run: readonly string[] = ["*"],
): Promise<readonly CaseResult[]> {
  const testee = await createReceiverTestee({ ...options, secret, limit });
  return (await runSuite({ suite: "receiver", cases: readReceiverCases(), testee, run })).results;
}

function notPassed(results: readonly CaseResult[]): readonly string[] {
  return results
    .filter(({ outcome }) => outcome !== "passed")
    .map(({ case: { id }, outcome, received }) => [id, outcome, received ?? ""].join(" ").trim());
}

// Without a seed it runs in the tests of the command.
test.each([
  { mode: "strict", seed: 1 },
  { mode: "tolerant", seed: 20260201 },
] as const)("ours passes in $mode mode with seed $seed", async ({ mode, seed }) => {
  const url = await serve(createServer(ourListener(mode)));
  const results = await runCases({ url, mode, seed });
  const ofOtherMode = readReceiverCases().filter((one) => one.mode !== undefined && one.mode !== mode);
  expect(notPassed(results)).toEqual(ofOtherMode.map(({ id }) => `${id} skipped`));
  expect(results.length - ofOtherMode.length).toBeGreaterThan(150);
});

test("ours passes where every answer ends the connection", async () => {
  const listener = ourListener();
  const closing: RequestListener = (request, response) => {
    response.setHeader("Connection", "close");
    listener(request, response);
  };
  const url = await serve(createServer(closing));
  const ids = ["kept-*", "pipelined*", "*-on-one-connection", "*-after-signed", "signature-used-again"];
  const results = await runCases({ url }, ids);
  expect({ notPassed: notPassed(results), cases: results.length }).toEqual({ notPassed: [], cases: 10 });
});

test("ours passes over TLS", async () => {
  const [cert, key] = await Promise.all(
    ["self-signed-cert.pem", "self-signed-key.pem"].map((file) =>
      readFile(new URL(file, certificates), "utf8"),
    ),
  );
  const url = await serve(createSecureServer({ cert: cert!, key: key! }, ourListener()), "https");
  expect(notPassed(await runCases({ url, ca: cert! }, ["takes-*", "kept-*", "unsigned"]))).toEqual([]);
  await expect(createReceiverTestee({ url, secret, limit })).rejects.toThrow(UnreachableError);
});

test("a trace tells neither the secret, nor a right digest, nor the query", async () => {
  const digests: string[] = [];
  const url = await serve(
    createServer((request, response) => {
      const header = String(request.headers["x-signature-256"]);
      digests.push(...(header.match(/(?!0{9})[\da-f]{62,}/gi) ?? []));
      request.resume().on("end", () => response.end(`${secret} ${header} ${header.toUpperCase()}`));
    }),
  );
  const results = await runCases({ url }, ["signature-*", "hex-*", "unsigned"]);
  const wire = JSON.stringify(results);
  expect(digests.length).toBeGreaterThan(15);
  expect([secret, "token=abc", ...digests].filter((word) => wire.includes(word))).toEqual([]);
  expect(results.find((result) => result.case.id === "signature-before-comma")).toMatchObject({
    outcome: "failed",
    expected: "403",
    received: "200 OK",
    wire: [
      {
        direction: "sent",
        text: expect.stringMatching(
          /^POST \/hook\?… HTTP\/1\.1\r\n.*X-Signature-256: sha256=…,\r\n.*"ping"/s,
        ),
      },
      {
        direction: "received",
        text: expect.stringMatching(/^HTTP\/1\.1 200 OK\r\n.*… sha256=…, SHA256=…,$/s),
      },
    ],
  });
});

test("a receiver that tells the right digest in a refusal fails", async () => {
  const { createHmac } = await import("node:crypto");
  const url = await serve(
    createServer(async (request, response) => {
      const mac = createHmac("sha256", secret);
      for await (const chunk of request) mac.update(chunk);
      response.writeHead(403).end(mac.digest("hex").toUpperCase());
    }),
  );
  const [result] = await runCases({ url }, ["unsigned"]);
  expect(result).toMatchObject({
    expected: "a refusal that does not tell the signature",
    received: "the right digest in the answer",
  });
});

test.each([
  {
    name: "answers what is not HTTP",
    answer: "220 mail\r\n\r\n",
    received: 'no status line of HTTP/1.1: "220 mail"',
  },
  { name: "hangs up", answer: "", received: "the connection was closed before an answer" },
  {
    name: "breaks off",
    answer: "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nok",
    received: "the connection was closed within an answer",
  },
  {
    name: "has a malformed header",
    answer: "HTTP/1.1 200 OK\r\nno header\r\n\r\n",
    received: 'no header line: "no header"',
  },
  {
    name: "has a malformed chunk",
    answer: "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    received: "no size of a chunk, or more than 1 MiB of them",
  },
  {
    name: "answers without end",
    answer: "HTTP/1.1 200 OK\r\nContent-Length: 9999999\r\n\r\n",
    received: "a body of 9999999 bytes",
  },
  { name: "refuses", answer: "HTTP/1.1 403 No\r\n\r\nsecond line", received: "403 No" },
])("a receiver that $name fails, and the run goes on", async ({ answer, received }) => {
  const { createServer: createTcpServer } = await import("node:net");
  const url = await serve(
    createTcpServer((socket) => void socket.on("error", () => {}).once("data", () => socket.end(answer))),
  );
  const results = await runCases({ url }, ["takes-ping", "takes-update-task"]);
  expect(results.map((result) => [result.expected, result.received])).toEqual([
    ["200", received],
    ["200", received],
  ]);
});

test("a receiver that breaks down fails each case from then on", async () => {
  const server = createServer(
    (_, response) => void response.end("ok", () => server.close().closeAllConnections()),
  );
  const url = await serve(server);
  const results = await runCases({ url }, ["takes-ping", "takes-update-task"]);
  expect(results.map((result) => [result.expected, result.received])).toEqual([
    ["200 to a good ping after the case", "nothing listens any more"],
    ["an answer", expect.stringContaining("ECONNREFUSED")],
  ]);
});

test.each([
  {
    name: "nothing listens",
    options: { url: "http://127.0.0.1:9/" },
    error: UnreachableError,
    message: "cannot reach http://127.0.0.1:9: connect ECONNREFUSED",
  },
  {
    name: "the target is remote",
    options: { url: "http://192.0.2.1/" },
    error: TargetError,
    message: "cannot send to 192.0.2.1: it is not this machine",
  },
  {
    name: "the secret is empty",
    options: { secret: "" },
    error: TypeError,
    message: "cannot use an empty secret",
  },
  {
    name: "the limit is small",
    options: { limit: 65_535 },
    error: RangeError,
    message: "cannot test with a limit of 65535 bytes: expected 65536 at least",
  },
])("createReceiverTestee rejects where $name", async ({ options, error, message }) => {
  const testee = createReceiverTestee({ url: "http://localhost:9/", secret, ...options });
  await expect(testee).rejects.toThrow(error);
  await expect(testee).rejects.toThrow(message);
});
