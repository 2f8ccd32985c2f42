import { describe, expect, test } from "vitest";
import { toNodeListener } from "#src/receiver/node.ts";
import { createReceiver, strict, tolerant } from "#src/receiver.ts";
import { runCli, secret, secretEnv, withServer } from "../fixtures/command-line.ts";

const suite = ["conformance", "receiver"];
const signed = ["--secret-env", secretEnv];
const quiet = { onRefused: () => {} };

describe.each([
  ["strict", strict],
  ["tolerant", tolerant],
] as const)("our receiver in %s mode", (name, mode) => {
  test("passes every case, and a trace shows neither secret nor signature", async () => {
    const receiver = createReceiver({ secret, mode, on: {}, ...quiet });
    const ended = await withServer(toNodeListener(receiver), (url) =>
      runCli([...suite, "--url", url, "--mode", name, "--format", "json", ...signed]),
    );
    const { good, totals, results } = JSON.parse(ended.stdout);
    expect({ good, failed: totals.failed, code: ended.code }).toEqual({ good: true, failed: 0, code: 0 });
    expect(results.length).toBeGreaterThanOrEqual(60);
  });
});

test("a receiver with another secret fails, and nothing gives the secret away", async () => {
  const receiver = createReceiver({ secret: "another secret", on: {}, ...quiet });
  const ended = await withServer(toNodeListener(receiver), (url) =>
    runCli([...suite, "--url", url, "--run", "*ping*", "--trace", "--no-preflight", ...signed]),
  );
  expect(ended.code).toBe(1);
  expect(ended.stdout).toContain("received 403 Forbidden");
  expect(ended.stdout + ended.stderr).not.toContain(secret);
  expect(ended.stdout).not.toMatch(/sha256=[\da-f]{64}/);
});

test("the cases can be listed without address and secret", async () => {
  const { code, stdout } = await runCli([...suite, "--list", "--run", "*nested*"]);
  expect({
    code,
    ids: stdout
      .trimEnd()
      .split("\n")
      .map((line) => line.split("\t")[0]),
  }).toEqual({
    code: 0,
    ids: expect.arrayContaining(["nested-20000-levels"]),
  });
});

const refusals = [
  { title: "no address", args: signed, code: 2, stderr: "an address is needed; use --url" },
  {
    title: "a report of a list",
    args: ["--list", "--report", "junit=a.xml"],
    code: 2,
    stderr: "--list runs nothing, so that --report has nothing to say",
  },
  {
    title: "no secret",
    args: ["--url", "http://localhost:1/"],
    code: 2,
    stderr: "a secret is needed; use --secret-env or --secret-file",
  },
  {
    title: "another machine",
    args: ["--url", "http://receiver.example/", ...signed],
    code: 2,
    stderr:
      "--url: cannot send to receiver.example: it is not this machine, and remote targets are not allowed",
  },
  {
    title: "nobody there",
    args: ["--url", "http://127.0.0.1:1/", ...signed],
    code: 3,
    stderr:
      "nothing listens at 127.0.0.1:1; no case was run\nCheck, the likeliest first:\n  1. the receiver is not running, or at another port\n  2. it listens at another address: 127.0.0.1, ::1 and localhost may differ",
  },
];

test.each(refusals)("$code where $title", async ({ args, code, stderr }) => {
  const ended = await runCli([...suite, ...args]);
  expect(ended).toEqual({ code, stdout: "", stderr: `annotation-contracts: ${stderr}\n` });
});
