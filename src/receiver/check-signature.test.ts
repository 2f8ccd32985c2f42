import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { createVerifierOf } from "../signature/schemes.ts";
import { createSignatureCheck } from "./check-signature.ts";

const body = Buffer.from("{}");
const digest = createHmac("sha256", "mykey").update(body).digest("hex");
const signature = { scheme: "body", header: "X-Signature-256", prefix: "sha256=" } as const;

test.each([
  { value: `sha256=${digest}`, isTaken: true },
  { value: digest, isTaken: false },
  { value: digest, options: { bareDigest: true }, isTaken: true },
  { value: `sha256=${digest}0`, isTaken: false },
  { value: `sha256=${digest.slice(1)}`, isTaken: false },
  { value: `0sha256=${digest}`, isTaken: false, reason: /has a "="/ },
  { value: `sha256=${digest}=junk`, isTaken: false },
])("of $value with $options, taken: $isTaken", async ({ value, options, isTaken, reason = /./ }) => {
  const check = createSignatureCheck({ secret: "mykey", ...options }, { signature });
  const step = await check(body, { "x-signature-256": value });
  expect(step.ok).toBe(isTaken);
  expect(step.ok ? step.value : step.reason).toMatch(isTaken ? /^default$/ : reason);
});

test("a contract's verifier finds its header in any case", async () => {
  const check = createSignatureCheck(
    { secret: "mykey" },
    { signature, createVerifier: createVerifierOf(signature) },
  );
  for (const name of ["x-signature-256", "X-Signature-256"])
    expect(await check(body, { [name]: `sha256=${digest}` })).toEqual({ ok: true, value: "default" });
});

test.each([
  [],
  [
    { id: "a", secret: "x" },
    { id: "b", secret: "" },
  ],
])("secrets %j are refused", (...secrets) => {
  expect(() => createSignatureCheck({ secrets }, { signature })).toThrow("a secret is missing or empty");
});
