import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { toNodeListener } from "#src/receiver/node.ts";
import { createReceiver } from "#src/receiver.ts";
import { sign, verify } from "#src/signature/signature.ts";
import { parseDelivery } from "#src/webhook.ts";
import type { LibraryFunctions } from "../suites/library/library-functions.ts";
import { parseKnownFailing } from "../suites/runner/known-failing.ts";
import { CaseError } from "../suites/runner/to-tests.ts";
import { libraryCases } from "./library-cases.ts";
import { receiverCases } from "./receiver-cases.ts";

const secret = "made for this test";
const right: LibraryFunctions = {
  contracts: ["webhook"],
  validate: (body, { mode }) => {
    const result = parseDelivery(body, { mode });
    return result.status === "unreadable" ? { status: result.error.code } : { status: result.status };
  },
  parse: (body) => {
    const result = parseDelivery(body, { mode: "tolerant" });
    if (result.status === "unreadable") return { status: result.error.code };
    return result.status === "valid"
      ? { status: "valid", document: JSON.stringify(result.value) }
      : { status: result.status, errors: result.errors };
  },
  sign: (body, key) => sign(key, body),
  verify: (body, header, question) =>
    verify({
      ...question,
      secrets: [
        ...question.secrets.map((one) => ({
          id: one.id,
          secret: one.secret,
          ...(one.notAfter !== undefined && { notAfter: new Date(one.notAfter) }),
        })),
      ],
      body,
      header,
    }),
};

describe("a library in this process", () => {
  const cases = libraryCases(right);

  test("gets the cases for what it offers", () => {
    const kinds = new Set(cases.map(({ case: { id } }) => id.slice(0, id.indexOf("/"))));
    expect([...kinds].sort()).toEqual(["payload", "reading", "sample", "signature"]);
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
    expect(libraryCases({ sign: right.sign! }).length).toBeLessThan(cases.length / 4);
  });

  // The library suite's own test runs all of them with the same functions.
  const run = ["reading/*", "sample/*", "signature/*"];
  test.each(libraryCases(right, { run }))("$name", (one) => one.run());
});

describe("a receiver", () => {
  const server = createServer(
    toNodeListener(createReceiver({ secret, limits: { maxBytes: 65_536 }, on: {} })),
  );
  const address = (): string => {
    const bound = server.address();
    if (bound === null || typeof bound === "string") throw new Error("the server does not listen");
    return `http://localhost:${bound.port}/webhook`;
  };
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, "localhost", resolve)));
  afterAll(() => void server.close());

  const options = { url: address, secret, limit: 65_536 };

  test.each(receiverCases({ ...options, run: ["*signature*", "*pipelined*"] }))("$name", ({ run }) => run());

  test.each(receiverCases({ ...options, edition: "2.76", run: ["sample-*"] }))("2.76: $name", ({ run }) =>
    run(),
  );

  test("are those of the edition", () => {
    const list = (edition: "2.3" | "2.76"): readonly string[] =>
      receiverCases({ ...options, edition }).map((one) => one.case.id);
    expect(list("2.3")).toEqual(receiverCases(options).map((one) => one.case.id));
    expect(list("2.76")).toEqual(
      expect.arrayContaining(["sample-2-76-create-user", expect.stringMatching(/^derived-/)]),
    );
  });

  test("fails a case with what was expected and what came", async () => {
    const [one] = receiverCases({ ...options, secret: "another", run: ["*"] });
    const failure = await one!.run().catch((cause: unknown) => cause);
    expect(failure).toBeInstanceOf(CaseError);
    expect((failure as CaseError).message).toMatch(/^expected .*200.*; received .*403/);
    expect((failure as CaseError).result.wire.length).toBeGreaterThan(0);
    expect(JSON.stringify((failure as CaseError).result)).not.toContain("another");
  });
});

describe("known failures", () => {
  const flawed: LibraryFunctions = { sign: () => "sha256=" };
  const run = ["signature/known-pair/sign"];

  test("pass while they fail", async () => {
    const [one] = libraryCases(flawed, { run, knownFailing: parseKnownFailing("*/sign # signs nothing") });
    await expect(one!.run()).resolves.toBeUndefined();
  });

  test("fail when they pass", async () => {
    const knownFailing = parseKnownFailing("*/sign # signs nothing");
    const [one] = libraryCases({ sign: right.sign! }, { run, knownFailing });
    await expect(one!.run()).rejects.toThrow("passed though known to fail: signs nothing");
  });

  const refusals = [
    {
      title: "a pattern that matches no case",
      options: { knownFailing: [{ pattern: "gone", reason: "x" }] },
      message: 'cannot test: the known failure "gone" matches no case',
    },
    {
      title: "a selection of nothing",
      options: { run: ["gone"] },
      message: "cannot test: no case of the library suite matches",
    },
  ];

  test.each(refusals)("$title is refused", ({ options, message }) => {
    expect(() => libraryCases(flawed, options)).toThrow(new TypeError(message));
  });
});
