import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sign } from "#src/signature/signature.ts";
import { makeDocument } from "../make-document.ts";
import { checkDelivery, type DeliveryTerms, deliveryChecks } from "./delivery-checks.ts";
import type { RecordedDelivery } from "./record-deliveries.ts";

const secret = "a shared secret";
const sample = readFileSync(new URL("../../samples/update-job.json", import.meta.url));
const digest = (await sign(secret, sample)).slice("sha256=".length);

interface Change {
  readonly method?: string;
  readonly target?: string;
  readonly type?: string | null;
  readonly signature?: readonly string[];
  readonly body?: Uint8Array;
  readonly complete?: boolean;
  readonly more?: readonly [string, string][];
}

/** Makes a delivery, signed with the secret unless told otherwise. */
async function deliver({ type = "application/json", signature, more = [], ...change }: Change) {
  const body = change.body ?? sample;
  const signatures = signature ?? [await sign(secret, body)];
  const delivery: RecordedDelivery = {
    number: 1,
    method: "POST",
    target: "/",
    complete: true,
    ...change,
    body,
    headers: [
      ...(type === null ? [] : [["Content-Type", type] as const]),
      ...signatures.map((value) => ["x-signature-256", value] as const),
      ...more,
    ],
  };
  return delivery;
}

const edit = (change: (text: string) => string): Uint8Array => Buffer.from(change(sample.toString()));

const guide = {
  sample: "update-job",
  remove: ["/job/guide_id"],
  set: { "/before_update": { guide_id: 1 } },
};

interface Row {
  readonly name: string;
  readonly change: Change;
  readonly terms?: DeliveryTerms;
  /** Checks that find something, each with what was received. */
  readonly found: Readonly<Record<string, unknown>>;
}

const rows: readonly Row[] = [
  { name: "nothing in a right delivery", change: {}, found: {} },
  { name: "nothing in a charset of UTF-8", change: { type: "Application/JSON; charset=UTF-8" }, found: {} },
  { name: "nothing unsigned without secret", change: { signature: [] }, terms: {}, found: {} },
  {
    name: "a body that was cut off",
    change: { complete: false },
    found: { "whole-body": "cut off after 838 bytes" },
  },
  { name: "another method", change: { method: "PUT" }, found: { method: "PUT" } },
  { name: "another media type", change: { type: "text/json" }, found: { "media-type": '"text/json"' } },
  {
    name: "another charset",
    change: { type: "application/json; charset=latin1" },
    found: { "media-type": '"application/json; charset=latin1"' },
  },
  { name: "no media type", change: { type: null }, found: { "media-type": "none" } },
  {
    name: "two media types",
    change: { more: [["content-type", "application/json"]] },
    found: { "media-type": '"application/json", "application/json"' },
  },
  { name: "no signature", change: { signature: [] }, found: { signed: "none" } },
  {
    name: "two signatures",
    change: { signature: [`sha256=${digest}`, `sha256=${digest}`] },
    found: { signed: "2" },
  },
  { name: "a signature without secret", change: {}, terms: {}, found: { unsigned: "a signature" } },
  {
    name: "a bare digest",
    change: { signature: [digest] },
    found: { "signature-form": "no prefix and 64 lower-case hexadecimal digits" },
  },
  {
    name: "upper-case digits",
    change: { signature: [`sha256=${digest.toUpperCase()}`] },
    found: { "signature-form": "sha256= and 64 upper-case hexadecimal digits" },
  },
  {
    name: "mixed digits",
    change: { signature: [`sha256=${digest.replace(/[a-f]/, (digit) => digit.toUpperCase())}`] },
    found: { "signature-form": "sha256= and 64 mixed-case hexadecimal digits" },
  },
  {
    name: "another prefix",
    change: { signature: [`SHA256=${digest}`] },
    found: { "signature-form": "SHA256= and 64 lower-case hexadecimal digits" },
  },
  {
    name: "base64",
    change: { signature: [`sha256=${Buffer.from(digest, "hex").toString("base64")}`] },
    found: { "signature-form": "sha256= and 44 characters of base64" },
  },
  { name: "an empty signature", change: { signature: [""] }, found: { "signature-form": '""' } },
  {
    name: "a digest of another body",
    change: { signature: [`sha256=${"0".repeat(64)}`] },
    found: { signature: "the digest of another body or secret" },
  },
  {
    name: "a digest of another spelling",
    change: { signature: [await sign(secret, JSON.stringify(JSON.parse(sample.toString())))] },
    found: { signature: "another digest: the JSON was signed without white space" },
  },
  {
    name: "the secret in a header",
    change: { more: [["X-Debug", `key=${encodeURIComponent(secret)}`]] },
    found: { "secret-kept": "a secret in a header" },
  },
  {
    name: "the secret in the address",
    change: { target: `/?key=${encodeURIComponent(secret)}` },
    found: { "secret-kept": "a secret in the request line" },
  },
  {
    name: "the secret in the body",
    change: { body: edit((text) => text.replace("in progress", secret)) },
    found: { "secret-kept": "a secret in the body" },
  },
  {
    name: "Latin-1",
    change: { body: Buffer.from(sample.toString().replace(/[^\0-\xff]/g, "?"), "latin1") },
    found: { utf8: "invalid UTF-8 at byte 293" },
  },
  {
    name: "a byte order mark",
    change: { body: edit((text) => `\ufeff${text}`) },
    found: { utf8: "a byte order mark" },
  },
  {
    name: "a form",
    change: { body: Buffer.from("payload={}") },
    found: { json: "Unexpected token 'p', \"payload={}\" is not valid JSON" },
  },
  {
    name: "an empty body",
    change: { body: Buffer.from("") },
    found: { json: "Unexpected end of JSON input" },
  },
  {
    name: "another event",
    change: { body: edit((text) => text.replace("update:job", "update:frame")) },
    found: { event: '"update:frame"' },
  },
  {
    name: "a wrong envelope",
    change: { body: edit((text) => text.replace('"webhook_id": 7', '"webhook_id": "7"')) },
    found: { envelope: "/webhook_id: must be integer" },
  },
  {
    name: "nothing in an old value that the edition lists and the resource lacks",
    change: { body: Buffer.from(JSON.stringify(makeDocument(guide, "2.4"))) },
    terms: { secret, edition: "2.4" },
    found: {},
  },
  {
    name: "a suspicious envelope",
    change: { body: edit((text) => text.replace('"state": "new"', '"state": "in progress"')) },
    found: { rules: "/before_update/state: the old value equals the new one" },
  },
];

test.each(rows)("checkDelivery finds $name", async ({ change, terms = { secret }, found }) => {
  const findings = await checkDelivery(await deliver(change), terms);
  expect(Object.fromEntries(findings.map(({ check, received }) => [check, received]))).toEqual(found);
});

test("every check finds something in a row", () => {
  const found = rows.flatMap((row) => Object.keys(row.found));
  expect(deliveryChecks.map(([id]) => id).filter((id) => !found.includes(id))).toEqual([]);
});
