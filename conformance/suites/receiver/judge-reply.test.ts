import { describe, expect, test } from "vitest";
import { judgeReply } from "./judge-reply.ts";

const digest = "e1b24265bf2e0b20c81837993b4f1415f7b68c503114d100a40601eca6a2745f";

function makeReply(status: number, text = "no") {
  const head = `HTTP/1.1 ${status} Status\r\n\r\n`;
  return { answer: { status, head, headers: new Map(), body: Buffer.from(text), kept: true } };
}

describe("the status of a refusal (W-status)", () => {
  test.each([
    { level: "document", refusal: "reading", status: 401, kind: "otherwise" },
    { level: "document", refusal: "any-4xx", status: 401, kind: undefined },
    { level: "reading", refusal: "reading", status: 401, kind: undefined },
    { level: "reading", refusal: "exact", status: 401, kind: "otherwise" },
    { level: "reading", refusal: "any-4xx", status: 500, kind: "broke" },
    { level: "reading", refusal: "any-4xx", status: 200, kind: "took" },
    { level: "document", refusal: "exact", status: 403, kind: undefined },
  ] as const)("$status at level $level under $refusal: $kind", ({ level, refusal, status, kind }) => {
    const terms = { digest, level, refusal: refusal };
    const { fault, note } = judgeReply({ expect: "refused", status: [403] }, makeReply(status), terms);
    expect({ kind: fault?.kind, isNoted: note !== undefined }).toEqual({
      kind,
      isNoted: kind === undefined && status !== 403,
    });
  });
});

test.each([
  { expect: "either", status: 200, kind: undefined },
  { expect: "either", status: 422, kind: undefined },
  { expect: "either", status: 404, kind: undefined },
  { expect: "either", status: 500, kind: "broke" },
  { expect: "accepted", status: 204, kind: "broke" },
  { expect: "accepted", status: 403, kind: "refused" },
] as const)("$status where $expect is right: $kind", ({ expect: expected, status, kind }) => {
  const data = expected === "either" ? { expect: expected, status: [422] } : { expect: expected };
  const { fault } = judgeReply(data, makeReply(status), { digest, level: "reading" });
  expect(fault?.kind).toBe(kind);
});

test.each([
  ["hexadecimal digits", digest],
  ["upper case", digest.toUpperCase()],
  ["base64", Buffer.from(digest, "hex").toString("base64")],
  ["base64url", Buffer.from(digest, "hex").toString("base64url")],
])("the right digest in %s in a refusal is a leak", (_, text) => {
  const data = { expect: "refused", status: [403] } as const;
  const { fault } = judgeReply(data, makeReply(403, `expected ${text}`), { digest, level: "document" });
  expect(fault).toEqual({
    expected: "a refusal that does not tell the signature",
    received: "the right digest in the answer",
    kind: "took",
  });
});
