import { createHmac } from "node:crypto";
import { diagnose } from "#src/diagnose/diagnose.ts";
import { sourceEdition } from "#src/diagnostics/editions.ts";
import { signatureHeader } from "#src/signature/signature.ts";
import { listSome } from "#src/util/list-some.ts";
import { warnings } from "#src/validate/warnings.ts";
import { type CheckedBody, checkBody } from "./check-body.ts";
import type { RecordedDelivery } from "./record-deliveries.ts";
import { givesAway } from "./secret-forms.ts";

/** The expectations for a delivery. */
export interface DeliveryTerms {
  /** Secret of the webhook; without one, deliveries must be unsigned (W5.1.1). */
  readonly secret?: string | undefined;
  /** Edition of the deliveries. Default: that of the source document. */
  readonly edition?: string | undefined;
}

/** The finding of a check: what was received. It never contains a secret or an expected MAC. */
export interface Finding {
  readonly check: string;
  readonly received: string;
}

/** A delivery with all the data that the checks need. */
interface Subject {
  readonly delivery: RecordedDelivery;
  readonly secret: string | undefined;
  /** Values of X-Signature-256. */
  readonly signatures: readonly string[];
  readonly judged: CheckedBody;
}

/** What was received instead of the required value; undefined if it is correct, or if another check reports the error. */
type Received = string | undefined;

type Needs = "secret" | "no secret" | undefined;

/**
 * A rule that applies to every delivery: the requirement is a phrase of at most 70 characters; its authority is a
 * clause of the source document and the id of a row in `spec/decisions.json`, if any.
 */
type DeliveryCheck = readonly [
  id: string,
  expected: string,
  authority: string,
  find: (subject: Subject) => Received | Promise<Received>,
  needs?: Needs,
];

/** The checks for each delivery. */
export const deliveryChecks: readonly DeliveryCheck[] = [
  [
    "whole-body",
    "a complete body",
    "W4.3.1",
    ({ delivery }) => (delivery.complete ? undefined : `cut off after ${delivery.body.length} bytes`),
  ],
  ["method", "the method POST", "W6.6 W-method", ({ delivery }) => otherThan("POST", delivery.method)],
  ["media-type", "one Content-Type: the webhook's content_type", "W4.3.2", findMediaType],
  [
    "signed",
    "one X-Signature-256 if the webhook has a secret",
    "W5.1.1",
    ({ signatures }) => otherThan("1", `${signatures.length || "none"}`),
    "secret",
  ],
  [
    "unsigned",
    "no signature if the webhook has no secret",
    "W5.1.1 W-nosecret",
    ({ signatures }) => (signatures.length === 0 ? undefined : "a signature"),
    "no secret",
  ],
  ["signature-form", "sha256= and 64 lower-case hexadecimal digits", "W5.1.3 W-sig", findForm, "secret"],
  ["signature", "the HMAC-SHA256 of the bytes that were sent", "W5.1.2 W-bytes", findMac, "secret"],
  ["secret-kept", "no secret in the request line, headers or body", "W2.1 W-secret", findSecret],
  ["utf8", "a body in UTF-8, without a byte order mark", "W4.3.1", findEncoding],
  [
    "json",
    "a body that is JSON",
    "W4.3.1",
    ({ judged, delivery: { body } }) =>
      judged.status === "not-json" && !startsWithMark(body) ? judged.reason : undefined,
  ],
  [
    "event",
    "an event of the contract",
    "W6.1 W-events",
    ({ judged }) => (judged.status === "unknown" ? JSON.stringify(judged.event) : undefined),
  ],
  [
    "envelope",
    "a valid envelope for the event",
    "W6",
    ({ judged }) => (judged.status === "invalid" ? listSome(judged.errors, NAMED, "; ") : undefined),
  ],
  ["rules", "an envelope without warnings", "W6", findSuspicion],
];

function otherThan(expected: string, received: string): Received {
  return received === expected ? undefined : received;
}

/** Runs all checks on a delivery, using the received bytes. */
export async function checkDelivery(
  delivery: RecordedDelivery,
  terms: DeliveryTerms,
): Promise<readonly Finding[]> {
  const { secret, edition = sourceEdition("webhook") } = terms;
  const signatures = readHeader(delivery, signatureHeader);
  const subject = { delivery, secret, signatures, judged: checkBody(delivery.body, edition) };
  const findings: Finding[] = [];
  for (const [check, , , find, needs] of deliveryChecks) {
    const received = isMissing(needs, terms) ? undefined : await find(subject);
    if (received !== undefined) findings.push({ check, received });
  }
  return findings;
}

/** Checks whether a check cannot run: it needs a secret and there is none, or it needs no secret and there is one. */
export function isMissing(needs: Needs, { secret }: DeliveryTerms): boolean {
  return needs !== undefined && (needs === "secret") !== (secret !== undefined);
}

/** Lists the values of a header, ignoring the case of its name. */
function readHeader({ headers }: RecordedDelivery, name: string): readonly string[] {
  return headers.filter(([one]) => one.toLowerCase() === name.toLowerCase()).map(([, value]) => value);
}

/** Maximum number of errors to list in one line. */
const NAMED = 5;

/** Allows a UTF-8 `charset` parameter, because it does not change the meaning. */
function findMediaType({ delivery }: Subject): Received {
  const types = readHeader(delivery, "Content-Type");
  const plain = (type: string): string => type.toLowerCase().replace(/\s*;\s*/g, ";");
  if (types.length === 1 && /^application\/json(;charset=("?)utf-8\2)?$/.test(plain(types[0]!)))
    return undefined;
  return types.length === 0 ? "none" : types.map((type) => JSON.stringify(type)).join(", ");
}

/** Describes the format of a wrong signature without its digits. */
function findForm({ signatures }: Subject): Received {
  const wrong = signatures.find((signature) => !/^sha256=[0-9a-f]{64}$/.test(signature));
  if (wrong === undefined) return undefined;
  const [prefix = ""] = /^[a-z]\w{0,9}=/i.exec(wrong) ?? [];
  const digits = wrong.slice(prefix.length);
  if (digits === "") return JSON.stringify(wrong);
  const kind = kinds.find(([pattern]) => pattern.test(digits))?.[1] ?? "characters";
  return `${prefix === "" ? "no prefix" : prefix} and ${digits.length} ${kind}`;
}

const kinds = [
  [/^[0-9a-f]+$/, "lower-case hexadecimal digits"],
  [/^[0-9A-F]+$/, "upper-case hexadecimal digits"],
  [/^[0-9a-f]+$/i, "mixed-case hexadecimal digits"],
  [/^[\w+/-]+=*$/, "characters of base64"],
] as const;

function findSuspicion({ judged }: Subject): Received {
  // The edition lists every key of `before_update`, or the delivery would not be valid.
  const found = (judged.status === "valid" ? warnings(judged.delivery) : []).filter(
    ({ rule }) => rule !== "before-update-foreign",
  );
  const phrases = found.map(({ path, message }) => `${path}: ${message}`);
  return found.length === 0 ? undefined : listSome(phrases, NAMED, "; ");
}

/** Compares the digest with the one that Node computes. `diagnose` does not decide; it only explains a mismatch. */
async function findMac({
  secret,
  signatures: [header = ""],
  delivery: { body },
}: Subject): Promise<Received> {
  const digits = /(?<![0-9a-f])[0-9a-f]{64}$/i.exec(header)?.[0].toLowerCase();
  if (secret === undefined || digits === undefined) return undefined;
  const mac = createHmac("sha256", secret).update(body).digest("hex");
  if (mac === digits) return undefined;
  const diagnosis = await diagnose({ secret, body, header: `sha256=${digits}` });
  return "meaning" in diagnosis
    ? `another digest: ${diagnosis.meaning}`
    : "the digest of another body or secret";
}

function findSecret({ delivery, secret }: Subject): Received {
  if (secret === undefined) return undefined;
  const { target, headers, body } = delivery;
  const places = [
    ["the request line", Buffer.from(target)],
    ["a header", Buffer.from(headers.flat().join("\n"), "latin1")],
    ["the body", body],
  ] as const;
  const leaks = places.filter(([, bytes]) => givesAway(bytes, secret));
  return leaks.length === 0 ? undefined : `a secret in ${leaks.map(([place]) => place).join(" and ")}`;
}

function findEncoding({ judged, delivery: { body } }: Subject): Received {
  if (startsWithMark(body)) return "a byte order mark";
  return judged.status === "not-utf8" ? `invalid UTF-8 at byte ${judged.offset}` : undefined;
}

function startsWithMark(body: Uint8Array): boolean {
  return body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf;
}
