import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { readCases } from "../../conformance/suite/read-cases.ts";
import { expandBytes, expandText } from "../../conformance/suite/repeatable.ts";
import type { SignatureCase } from "../../generated/internal/cases-signature.d.ts";
import { createReceiverCheck } from "../../src/receiver/check-signature.ts";
import { createHmac, createWebHmac } from "../../src/signature/hmac.ts";
import {
  createVerifier,
  type NamedSecret,
  type Reason,
  type ReceivedHeader,
  reasons,
  sign,
} from "../../src/signature/signature.ts";

const macs = { "node:crypto": createHmac, WebCrypto: createWebHmac } as const;
const cases = readCases("signature", "2.3");

/** Reads a secret of a case. */
function readSecret({ notAfter, ...one }: SignatureCase["secrets"][number]): NamedSecret {
  const secret = { ...one, secret: expandText(one.secret) };
  return notAfter === undefined ? secret : { ...secret, notAfter: new Date(notAfter) };
}

/** Returns the reason that a receiver gives. It recognizes the release that signs a line feed but does not send it. */
function findReason({ id, reason }: SignatureCase): string {
  if (id === "newline-removed")
    return "the signature covers the body plus a line feed; allowLineFeed: true accepts it";
  return reasons[reason as Reason];
}

describe.each(Object.entries(macs))("by %s", (_, hmac) => {
  test.each(cases)("$verdict: $id, $description", async (row) => {
    const { bareDigest = false, now } = row.options ?? {};
    const verify = createVerifier({
      secrets: row.secrets.map(readSecret),
      allowUnprefixed: bareDigest,
      hmac,
    });
    const verdict = await verify(
      expandBytes(row.body),
      row.header,
      now === undefined ? undefined : new Date(now),
    );
    expect(verdict).toEqual(
      row.verdict === "accepted" ? { ok: true, keyId: row.keyId } : { ok: false, reason: row.reason },
    );
  });
});

describe("by a receiver", () => {
  // Its clock cannot be set, and it requires a secret.
  const rows = cases.filter(({ secrets, options }) => secrets.length > 0 && options?.now === undefined);

  test.each(rows)("$verdict: $id, $description", async (row) => {
    const { bareDigest = false } = row.options ?? {};
    const check = createReceiverCheck({ secrets: row.secrets.map(readSecret), allowUnprefixed: bareDigest });
    expect(await check(expandBytes(row.body), row.header)).toEqual(
      row.verdict === "accepted"
        ? { ok: true, value: row.keyId }
        : { ok: false, code: "signature", reason: findReason(row) },
    );
  });
});

describe("cases", () => {
  it("accept at least 15 times and reject at least 50 times", () => {
    const count = (verdict: string): number => cases.filter((row) => row.verdict === verdict).length;
    expect(count("accepted")).toBeGreaterThanOrEqual(15);
    expect(count("refused")).toBeGreaterThanOrEqual(50);
  });

  it("reject for every reason, and for no other", () => {
    const schema = JSON.parse(
      readFileSync(new URL("../../conformance/cases/signature.schema.json", import.meta.url), "utf8"),
    );
    const seen = new Set(cases.flatMap(({ reason }) => reason ?? []));
    expect([...seen].sort()).toEqual(Object.keys(reasons).sort());
    expect(schema.properties.reason.enum).toEqual(Object.keys(reasons));
  });
});

describe("random headers", () => {
  const secrets = [
    { id: "new", secret: "a shared secret" },
    { id: "old", secret: "an older secret" },
  ];
  const body = new TextEncoder().encode('{"event":"ping"}');

  /** Headers that differ more or less from the right one: noise, wrong digests, small changes, and the right one itself. */
  function headersNear(signature: string): fc.Arbitrary<ReceivedHeader> {
    const at = fc.nat(signature.length);
    const noise = fc.string({ unit: "binary", maxLength: 80 });
    const digit = fc.constantFrom(..."0123456789abcdefABCDEF");
    const value = fc.oneof(
      noise,
      fc.string({ unit: digit, minLength: 60, maxLength: 66 }).map((digits) => `sha256=${digits}`),
      fc
        .tuple(at, at, fc.string({ unit: "binary", maxLength: 2 }))
        .map(
          ([from, length, text]) => signature.slice(0, from) + text + signature.slice(from + (length % 3)),
        ),
      fc.tuple(at, digit).map(([from, text]) => signature.slice(0, from) + text + signature.slice(from + 1)),
      fc.constantFrom(
        signature,
        signature.slice(7),
        signature.toUpperCase(),
        `${signature.slice(0, 7)}${"0".repeat(64)}`,
      ),
    );
    return fc.oneof(
      { weight: 8, arbitrary: value },
      { weight: 1, arbitrary: fc.array(value, { maxLength: 3 }) },
      { weight: 1, arbitrary: fc.constantFrom(null, undefined) },
    );
  }

  it("get the same verdict from both and never throw", async () => {
    const byNode = createVerifier({ secrets, hmac: createHmac });
    const byWeb = createVerifier({ secrets, hmac: createWebHmac });
    const older = createVerifier({ secret: "an older secret" });
    const byReceiver = createReceiverCheck({ secret: "an older secret" });
    const bareByNode = createVerifier({ secrets, allowUnprefixed: true, hmac: createHmac });
    const bareByWeb = createVerifier({ secrets, allowUnprefixed: true, hmac: createWebHmac });
    const seen = new Set<string>();
    const property = fc.asyncProperty(headersNear(await sign("an older secret", body)), async (header) => {
      const verdict = await byNode(body, header);
      const bareVerdict = await bareByNode(body, header);
      expect(await byWeb(body, header)).toEqual(verdict);
      expect(await bareByWeb(body, header)).toEqual(bareVerdict);
      const alone = await older(body, header);
      expect(await byReceiver(body, header)).toEqual(
        alone.ok
          ? { ok: true, value: "default" }
          : { ok: false, code: "signature", reason: reasons[alone.reason] },
      );
      seen.add(verdict.ok ? verdict.keyId : verdict.reason);
    });
    await fc.assert(property, { seed: 20260201, numRuns: 10_000 });
    // Every outcome occurred except the one that depends on the secrets, so the headers were of different kinds.
    expect([...seen].sort()).toEqual(
      [...Object.keys(reasons).filter((reason) => reason !== "no-secret"), "old"].sort(),
    );
  });
});
