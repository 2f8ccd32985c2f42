import { describe, expect, test } from "vitest";
import { matchesPattern } from "../runner/matches-pattern.ts";
import type { CaseResult, FailureKind } from "../runner/outcome.ts";
import { readReceiverCases } from "../runner/read-case-files.ts";
import { groupFailures } from "./group-failures.ts";
import { receiverCauses } from "./receiver-causes.ts";

const cases = readReceiverCases();

function fail(id: string, kind: FailureKind, received = "200 OK"): CaseResult {
  const found = cases.find((one) => one.id === id)!;
  return { case: found, outcome: "failed", kind, expected: "403", received, milliseconds: 1, wire: [] };
}

function titles(results: readonly CaseResult[]): readonly (readonly [string, number])[] {
  return groupFailures({ suite: "receiver", results }).map((group) => [group.title, group.results.length]);
}

describe("failures of receivers are grouped by cause", () => {
  test.each([
    {
      name: "one that never verifies",
      results: ["unsigned", "signed-with-another-secret", "digest-of-another-delivery", "method-put"].map(
        (id) => fail(id, "took"),
      ),
      expected: [[/never looked at/, 4]],
    },
    {
      name: "one that serialises again",
      results: [
        fail("minified-for-signing", "took"),
        fail("escapes-and-spaces", "refused", "403 Forbidden"),
        fail("takes-update-task", "refused", "403 Forbidden"),
      ],
      expected: [[/parsed and serialised again/, 3]],
    },
    {
      name: "one that serialises again, in a later edition",
      results: [fail("minified-for-signing", "took"), fail("ping-twice", "refused", "403 Forbidden")],
      expected: [[/parsed and serialised again/, 2]],
    },
    {
      name: "one that takes any digest",
      results: ["minified-for-signing", "signed-with-another-secret"].map((id) => fail(id, "took")),
      expected: [[/^expected 403/, 2]],
    },
    {
      name: "one that knows few events",
      results: ["takes-unknown-event", "escapes-and-spaces", "member-twice"].map((id) =>
        fail(id, "refused", "404 Not Found"),
      ),
      expected: [[/no handler for/, 3]],
    },
    {
      name: "one that parses first",
      results: ["not-json-unsigned", "not-json-wrongly-signed"].map((id) => fail(id, "otherwise", "400")),
      expected: [[/parsed before its signature/, 2]],
    },
    {
      name: "one that answers 401",
      results: ["unsigned", "signed-with-another-secret", "not-json-unsigned", "not-json-wrongly-signed"].map(
        (id) => fail(id, "otherwise", "401"),
      ),
      expected: [[/another status than 403/, 4]],
    },
    {
      name: "one that tells the right digest",
      results: ["unsigned", "signed-with-another-secret"].map((id) =>
        fail(id, "took", "the right digest in the answer"),
      ),
      expected: [[/tells the right digest/, 2]],
    },
    {
      name: "one without a limit, as one finding (W-nolimit)",
      results: ["body-beyond-limit", "body-beyond-limit-chunked", "body-beyond-limit-unsigned"].map((id) =>
        fail(id, "took"),
      ),
      expected: [[/no limit/, 3]],
    },
    {
      name: "one that ends with a request",
      results: [{ ...fail("slow", "broke"), isGone: true as const }],
      expected: [[/ended the whole process/, 1]],
    },
  ])("$name", ({ results, expected }) => {
    expect(titles(results)).toEqual(
      expected.map(([title, count]) => [expect.stringMatching(title as RegExp), count]),
    );
  });

  test("the gravest kind comes first", () => {
    const results = [
      fail("method-put", "otherwise"),
      fail("hex-upper", "broke"),
      fail("digest-and-junk", "took"),
    ];
    const kinds = groupFailures({ suite: "receiver", results }).map(({ kind }) => kind);
    expect(kinds).toEqual(["took", "broke", "otherwise"]);
  });
});

test.each(receiverCauses)("$id names cases that there are", ({ signs, explains }) => {
  const lost = [...signs, ...explains].filter(
    (pattern) => !cases.some((one) => matchesPattern(pattern, "receiver", one)),
  );
  // Cases of later editions are made when a suite asks for them.
  const later = ["payload-*", "derived-*", "sample-*", "whole-*"];
  expect(lost.filter((pattern) => !later.includes(pattern))).toEqual([]);
});
