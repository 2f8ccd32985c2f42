import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { runSuite } from "../runner/run-suite.ts";
import { UnreachableError } from "../runner/unreachable-error.ts";
import { createLibraryTestee } from "./create-library-testee.ts";
import type { LibraryCase } from "./library-case.ts";

const program = fileURLToPath(new URL("./fake-library.js", import.meta.url));

function makeCase(id: string): LibraryCase {
  return {
    id,
    description: id,
    clause: "W5.1",
    level: "document",
    request: { op: "sign", secret: "mykey", body: "" },
    expectation: { kind: "header", header: "sha256=" },
  };
}

const behaviours = [
  { behaviour: "right", outcome: "passed" },
  { behaviour: "unsupported", outcome: "skipped", reason: "sign is not offered" },
  {
    behaviour: "wrong id",
    outcome: "failed",
    received: /^a line that is no response to request 2: \{"id":3/,
  },
  { behaviour: "no object", outcome: "failed", received: /^a line that is no response to request 2: \[\]$/ },
  { behaviour: "exits", outcome: "failed", received: /^the process ended with exit code 3$/ },
  {
    behaviour: "complains",
    outcome: "failed",
    received: /^the process ended with exit code 1: out of luck$/,
  },
  { behaviour: "not JSON", outcome: "failed", received: /^a line that is not JSON: Hello$/ },
  { behaviour: "hangs", outcome: "failed", received: /^none$/ },
];

test.each(behaviours)("a library that answers $behaviour: $outcome", async ({ behaviour, ...expected }) => {
  const testee = await createLibraryTestee([process.execPath, program, behaviour]);
  const cases = [makeCase("first"), makeCase("second")];
  // Only a hang reaches the limit of the others, and there is no need to wait for the one that hangs.
  const timeout = behaviour === "hangs" ? 500 : 60_000;
  const { results } = await runSuite({ suite: "library", cases, testee, timeout });
  await testee.close();
  // An adapter that has failed is started again for the next case, with ids that continue.
  expect(results.map(({ outcome }) => outcome)).toEqual([expected.outcome, expected.outcome]);
  const [{ received = "", reason = "" } = {}] = results;
  expect(received).toMatch(expected.received ?? /^$/);
  expect(reason).toBe(expected.reason ?? "");
});

test("what a library does not offer is skipped", async () => {
  const testee = await createLibraryTestee([process.execPath, program, "right"]);
  const request = { op: "parse", contract: "webhook", body: "" } as const;
  const cases = [{ ...makeCase("parse"), request }];
  const { results } = await runSuite({ suite: "library", cases, testee });
  await testee.close();
  expect(results).toMatchObject([{ outcome: "skipped", reason: "parse is not offered" }]);
});

test("a library that reads and does not validate reads what is to be validated in tolerant mode", async () => {
  const asked: unknown[] = [];
  const testee = await createLibraryTestee({
    async ask({ op }) {
      asked.push(op);
      return { name: "reader", operations: ["parse"], contracts: ["webhook"], modes: [], status: "invalid" };
    },
    close: async () => {},
  });
  const cases = (["strict", "tolerant"] as const).map(
    (mode): LibraryCase => ({
      ...makeCase(mode),
      request: { op: "validate", contract: "webhook", mode, body: "" },
      expectation: { kind: "document", status: "invalid" },
    }),
  );
  const { results } = await runSuite({ suite: "library", cases, testee });
  expect(asked).toEqual(["describe", "parse"]);
  expect(results.map(({ outcome }) => outcome)).toEqual(["skipped", "passed"]);
});

describe("no library", () => {
  const rows = [
    { command: ["no-such-program"], message: /^no answer to "describe": cannot start no-such-program: / },
    { command: [process.execPath, program, "mute"], message: /: the process ended with exit code 0$/ },
    { command: [process.execPath, program, "nameless"], message: /: it has no "name"$/ },
    { command: [process.execPath, program, "listless"], message: /: it has no list "operations"$/ },
  ];

  test.each(rows)("$message", async ({ command, message }) => {
    const refusal = await createLibraryTestee(command).catch((cause: unknown) => cause);
    expect(refusal).toBeInstanceOf(UnreachableError);
    expect((refusal as Error).message).toMatch(message);
  });
});
