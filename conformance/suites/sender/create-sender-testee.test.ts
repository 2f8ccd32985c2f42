import { readFileSync } from "node:fs";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { beforeAll, describe, expect, test } from "vitest";
import type { SenderCase } from "#generated/types/conformance/cases-sender.d.ts";
import { createSender } from "../../proof/zoo/senders/right.ts";
import { createSenderDriver } from "../../proof/zoo/test-flaws.ts";
import type { CaseResult } from "../runner/outcome.ts";
import { readSenderCases } from "../runner/read-case-files.ts";
import { runSuite } from "../runner/run-suite.ts";
import { UnreachableError } from "../runner/unreachable-error.ts";
import { createSenderTestee } from "./create-sender-testee.ts";
import type { SenderDriver } from "./scene.ts";
import type { SenderRequest, SenderResponse } from "./sender-protocol.ts";

const right = createSenderDriver(createSender());
const cases = readSenderCases();

/** Runs cases against the right sender, with its answers changed on their way. */
async function run(
  ids: readonly string[],
  change: (request: SenderRequest, response: SenderResponse) => SenderResponse = (_, response) => response,
): Promise<readonly CaseResult[]> {
  const driver: SenderDriver = {
    ask: async (request, options) => change(request, await right.ask(request, options)),
    close: async () => {},
  };
  const testee = await createSenderTestee({ driver, quiet: 20, patience: 100 });
  const { results } = await runSuite({ suite: "sender", cases, testee, run: ids });
  await testee.close();
  return results;
}

const outcomes = [
  {
    name: "passes what is as it must be",
    id: "send-signed",
    result: { outcome: "passed" },
  },
  {
    name: "skips a case with an operation that is not listed",
    id: "send-ping",
    change: (request: SenderRequest, response: SenderResponse) =>
      request.op === "describe" ? { ...response, operations: ["create-webhook", "emit"] } : response,
    result: { outcome: "skipped", reason: "ping is not offered" },
  },
  {
    name: "skips a case with an operation that turns out unsupported",
    id: "send-ping",
    change: (request: SenderRequest, response: SenderResponse) =>
      request.op === "ping" ? { unsupported: true } : response,
    result: { outcome: "skipped", reason: "ping is not offered" },
  },
  {
    name: "skips slow cases",
    id: "send-time-limit",
    result: { outcome: "skipped", reason: "slow cases were not asked for" },
  },
  {
    name: "fails what is refused and must be delivered",
    id: "send-signed",
    change: (request: SenderRequest, response: SenderResponse) =>
      request.op === "create-webhook" ? { refused: "not today" } : response,
    result: {
      outcome: "failed",
      kind: "broke",
      expected: "create-webhook: taken",
      received: "refused: not today",
    },
  },
  {
    name: "fails a webhook without identifier",
    id: "send-signed",
    change: (request: SenderRequest, response: SenderResponse) =>
      request.op === "create-webhook" ? { webhook: { id: "7" } } : response,
    result: {
      outcome: "failed",
      kind: "broke",
      expected: "a webhook with an integer id",
      received: '{"webhook":{"id":"7"}}',
    },
  },
  {
    name: "fails such a webhook without showing the secret",
    id: "send-signed",
    change: (request: SenderRequest, response: SenderResponse) =>
      request.op === "create-webhook" ? { webhook: { key: request.webhook.secret } } : response,
    result: {
      outcome: "failed",
      kind: "broke",
      expected: "a webhook with an integer id",
      received: '{"webhook":{"key":"‹secret›"}}',
    },
  },
  {
    name: "fails a webhook that is read and is none",
    id: "send-status-200",
    change: (request: SenderRequest, response: SenderResponse) =>
      request.op === "read-webhook" ? { webhook: null } : response,
    result: { outcome: "failed", kind: "broke", expected: "a webhook resource", received: "null" },
  },
  {
    name: "fails where the driver breaks down",
    id: "send-signed",
    change: (request: SenderRequest, response: SenderResponse) => {
      if (request.op === "emit") throw new Error('the process ended with exit code 1: "mykey"');
      return response;
    },
    result: {
      outcome: "failed",
      kind: "broke",
      expected: "an answer",
      received: 'the process ended with exit code 1: "‹secret›"',
    },
  },
];

test.each(outcomes)("createSenderTestee $name", async ({ id, change, result }) => {
  const [{ case: _, milliseconds: __, wire: ___, ...received } = {} as CaseResult] = await run([id], change);
  expect(received).toEqual(result);
});

test.each([
  { name: "an error", answer: () => Promise.reject(new Error("no such file")), reason: "no such file" },
  { name: "no name", answer: async () => ({ operations: [] }), reason: 'it has no "name"' },
  { name: "no operations", answer: async () => ({ name: "x" }), reason: 'it has no list "operations"' },
])("createSenderTestee refuses a driver that answers describe with $name", async ({ answer, reason }) => {
  const driver = { ask: answer, close: async () => {} };
  await expect(createSenderTestee({ driver })).rejects.toThrow(
    new UnreachableError(`no answer to "describe": ${reason}`),
  );
});

/** Compiles one side of the protocol. */
function compile(part: "request" | "response"): ValidateFunction {
  const url = new URL("../../protocol/sender.schema.json", import.meta.url);
  const ajv = new Ajv2020({ strictRequired: false, strictTypes: false });
  return ajv.compile({ ...JSON.parse(readFileSync(url, "utf8")), $ref: `#/$defs/${part}` });
}

describe("the wire of a run", () => {
  let results: readonly CaseResult[];
  beforeAll(async () => {
    results = await run(["*"]);
  });

  test.each([
    { part: "request", direction: "sent" },
    { part: "response", direction: "received" },
  ] as const)("keeps the schema of the protocol in every $part", ({ part, direction }) => {
    const validate = compile(part);
    const lines = results
      .flatMap(({ wire }) => wire.filter((entry) => entry.direction === direction))
      .filter(({ text }) => text.startsWith("{"))
      .map(({ text }) => text.replace("{", '{"id":1,').replace(",}", "}"));
    expect(lines.filter((line) => !validate(JSON.parse(line))).map((line) => line.slice(0, 400))).toEqual([]);
    expect(lines.length).toBeGreaterThan(300);
  });

  test("shows no secret and no digest", () => {
    const secrets = cases.flatMap(listSecrets);
    const texts = results.flatMap(({ wire }) => wire.map(({ text }) => text));
    expect(texts.filter((text) => secrets.some((secret) => text.includes(secret)))).toEqual([]);
    expect(texts.filter((text) => /[0-9a-f]{64}/i.test(text))).toEqual([]);
    expect(
      texts.filter((text) => text.includes("X-Signature-256: sha256=‹64 digits›")).length,
    ).toBeGreaterThan(100);
  });
});

function listSecrets({ steps }: SenderCase): readonly string[] {
  return steps.flatMap((step) => {
    if (step.op === "create-webhook") return step.webhook?.secret ?? [];
    return step.op === "update-webhook" ? (step.changes.secret ?? []) : [];
  });
}

test("the protocol page shows lines of the protocol", () => {
  const page = readFileSync(new URL("../../protocol/sender.md", import.meta.url), "utf8");
  const lines = /```json\n([^`]+)```/.exec(page)?.[1]?.trim().split("\n") ?? [];
  const validators = [compile("request"), compile("response")];
  expect(lines.filter((line, i) => !validators[i % 2]!(JSON.parse(line)))).toEqual([]);
  expect(lines.length).toBe(6);
});
