import { createHmac } from "node:crypto";
import { diagnose } from "#src/diagnose/diagnose.ts";
import { signatureHeader } from "#src/signature/signature.ts";
import { warnings } from "#src/validate/warnings.ts";
import { type CheckedBody, checkBody, documentEdition, type SuiteEdition } from "./check-body.ts";
import type { RecordedDelivery } from "./record-deliveries.ts";
import { givesAway } from "./secret-forms.ts";

/** Terms that a delivery is compared with. */
export interface DeliveryTerms {
  /** Secret of the webhook; without one, deliveries must be unsigned (W5.1.1). */
  readonly secret?: string | undefined;
  /** Edition of the deliveries. Default: that of the source document. */
  readonly edition?: SuiteEdition | undefined;
}

/** The finding of a check, and what was received, which contains no secret and no expected MAC. */
export interface Finding {
  readonly check: string;
  readonly received: string;
}

/** A delivery with everything that the checks read from it. */
interface Subject {
  readonly delivery: RecordedDelivery;
  readonly secret: string | undefined;
  /** Values of X-Signature-256. */
  readonly signatures: readonly string[];
  readonly judged: CheckedBody;
}

/** What was received instead of what a check requires; undefined if all is right, or if another check reports the fault. */
type Received = string | undefined;

/** A rule for every delivery. */
interface DeliveryCheck {
  readonly id: string;
  readonly clause: string;
  /** Row of the ledger that it follows. */
  readonly decision?: string;
  /** What it requires, in a phrase of at most 70 characters. */
  readonly expected: string;
  readonly find: (subject: Subject) => Received | Promise<Received>;
}

/** The checks, one a row. */
export const deliveryChecks: readonly DeliveryCheck[] = [
  {
    id: "whole-body",
    clause: "W4.3.1",
    expected: "a body that is sent to its end",
    find: ({ delivery }) => (delivery.complete ? undefined : `cut off after ${delivery.body.length} bytes`),
  },
  {
    id: "method",
    clause: "W6.6",
    decision: "W-method",
    expected: "the method POST",
    find: ({ delivery: { method } }) => (method === "POST" ? undefined : method),
  },
  {
    id: "media-type",
    clause: "W4.3.2",
    expected: "one Content-Type, the content_type of the webhook",
    find: findMediaType,
  },
  {
    id: "signed",
    clause: "W5.1.1",
    expected: "one X-Signature-256 where the webhook has a secret",
    find: ({ secret, signatures }) =>
      secret === undefined || signatures.length === 1 ? undefined : `${signatures.length || "none"}`,
  },
  {
    id: "unsigned",
    clause: "W5.1.1",
    decision: "W-nosecret",
    expected: "no signature where the webhook has no secret",
    find: ({ secret, signatures }) =>
      secret !== undefined || signatures.length === 0 ? undefined : "a signature",
  },
  {
    id: "signature-form",
    clause: "W5.1.3",
    decision: "W-sig",
    expected: "sha256= and 64 lower-case hexadecimal digits",
    find: ({ secret, signatures }) => (secret === undefined ? undefined : findForm(signatures)),
  },
  {
    id: "signature",
    clause: "W5.1.2",
    decision: "W-bytes",
    expected: "the HMAC-SHA256 of the bytes that were sent",
    find: findMac,
  },
  {
    id: "secret-kept",
    clause: "W2.1",
    decision: "W-secret",
    expected: "no secret in request line, headers or body",
    find: findSecret,
  },
  {
    id: "utf8",
    clause: "W4.3.1",
    expected: "a body in UTF-8, without byte order mark",
    find: findEncoding,
  },
  {
    id: "json",
    clause: "W4.3.1",
    expected: "a body that is JSON",
    find: ({ judged, delivery: { body } }) =>
      judged.status === "not-json" && !startsWithMark(body) ? judged.reason : undefined,
  },
  {
    id: "event",
    clause: "W6.1",
    decision: "W-events",
    expected: "an event of the contract",
    find: ({ judged }) => (judged.status === "unknown" ? JSON.stringify(judged.event) : undefined),
  },
  {
    id: "envelope",
    clause: "W6",
    expected: "the envelope of the event, as the contract has it",
    find: ({ judged }) => (judged.status === "invalid" ? join(judged.errors) : undefined),
  },
  {
    id: "rules",
    clause: "W6",
    expected: "nothing suspicious in the envelope",
    find: findSuspicion,
  },
];

/** Runs every check over a delivery, using the bytes that arrived. */
export async function checkDelivery(
  delivery: RecordedDelivery,
  terms: DeliveryTerms,
): Promise<readonly Finding[]> {
  const { secret, edition = documentEdition } = terms;
  const signatures = readHeader(delivery, signatureHeader);
  const judged = checkBody(delivery.body, edition);
  const subject = { delivery, secret, signatures, judged };
  const found = await Promise.all(deliveryChecks.map((check) => check.find(subject)));
  return deliveryChecks.flatMap(({ id }, i) =>
    found[i] === undefined ? [] : [{ check: id, received: found[i] }],
  );
}

/** Lists the values of a header, whatever the case of its name. */
function readHeader({ headers }: RecordedDelivery, name: string): readonly string[] {
  return headers.filter(([one]) => one.toLowerCase() === name.toLowerCase()).map(([, value]) => value);
}

/** Most errors in one line. */
const NAMED = 5;

function join(phrases: readonly string[]): string {
  const more = phrases.length > NAMED ? [`and ${phrases.length - NAMED} more`] : [];
  return [...phrases.slice(0, NAMED), ...more].join("; ");
}

/** A charset of UTF-8 may be added: it does not change what the body is. */
function findMediaType({ delivery }: Subject): Received {
  const types = readHeader(delivery, "Content-Type");
  const plain = (type: string): string => type.toLowerCase().replace(/\s*;\s*/g, ";");
  if (types.length === 1 && /^application\/json(;charset=("?)utf-8\2)?$/.test(plain(types[0]!)))
    return undefined;
  return types.length === 0 ? "none" : types.map((type) => JSON.stringify(type)).join(", ");
}

/** Shows the form of a signature, never its digits. */
function findForm(signatures: readonly string[]): Received {
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
  [/^[0-9a-f]+$/i, "hexadecimal digits in either case"],
  [/^[\w+/-]+=*$/, "characters of base64"],
] as const;

function findSuspicion({ judged }: Subject): Received {
  const found = judged.status === "valid" ? warnings(judged.delivery) : [];
  return found.length === 0 ? undefined : join(found.map(({ path, message }) => `${path}: ${message}`));
}

/** Compares the digest with that of Node. The doctor does not decide, it only explains a fault. */
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
  return judged.status === "not-utf8" ? `bytes that are not UTF-8, at byte ${judged.offset}` : undefined;
}

function startsWithMark(body: Uint8Array): boolean {
  return body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf;
}
