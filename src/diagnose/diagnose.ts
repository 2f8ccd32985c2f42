import { findTooDeep } from "../json/find-too-deep.ts";
import { type Body, createHmac, matchesDigits, toBytes, toHex } from "../signature/hmac.ts";
import {
  type NamedSecret,
  type Reason,
  type ReceivedHeader,
  type Secrets,
  verify,
} from "../signature/signature.ts";
import { decodeUtf8 } from "../util/decode-utf8.ts";
import { defined } from "../util/defined.ts";
import { adviseNext, type SecretNames } from "./advise-next.ts";
import { type Cause, listBodies, type Received } from "./cause.ts";
import { type CauseId, causeTable, generalRemedy } from "./causes.ts";
import { completeJson } from "./undo.ts";

export { type CauseId, causes } from "./causes.ts";

/** A delivery with a signature that does not match, and the receiver's secrets. */
export type DiagnoseOptions = Secrets & {
  /** The bytes of the body as the receiver has them. */
  readonly body: Body;
  readonly header: ReceivedHeader;
  /** Secrets of other webhooks or environments that the sender may have used by mistake. Default: none. */
  readonly otherSecrets?: readonly NamedSecret[];
  /** Whether a digest without `sha256=` is accepted. Default: `false`. */
  readonly bareDigest?: boolean;
  /** Moment when secrets must be in force. Default: now. */
  readonly now?: Date;
  /** `User-Agent` of the delivery, which shows how its sender writes JSON. Default: unknown. */
  readonly userAgent?: string;
  /** How the advice names the secrets in commands. Default: the variable `WEBHOOK_SECRET`. */
  readonly secretNames?: SecretNames;
};

/** A cause with its remedy, in phrases without full stop. */
export interface Finding {
  readonly cause: CauseId;
  readonly meaning: string;
  readonly remedy: string;
  /** Whether the signature matches once the cause is undone; if not, only the look of header or body suggests it. */
  readonly proven: boolean;
  /** The name of the matching secret. */
  readonly keyId?: string;
}

/** Why a signature does not match: it does, it has a cause and perhaps a second one, or no known cause. */
export type Diagnosis =
  | { readonly cause: "matches"; readonly keyId: string }
  | (Finding & { readonly also?: Finding; readonly skipped: readonly string[] })
  | {
      readonly cause: "unknown";
      readonly reason: Reason;
      readonly skipped: readonly string[];
      /** Attempts that failed, in phrases. */
      readonly ruledOut: readonly string[];
      /** What to do next, in this order, in phrases; commands are written as typed. */
      readonly next: readonly string[];
    };

/** How to undo a cause. */
type Attempt = Omit<Cause, "meaning">;

/** Input of the attempts. */
interface Case {
  readonly body: Received;
  /** Hexadecimal digits that the header claims. */
  readonly digits: string;
  readonly secrets: readonly NamedSecret[];
  readonly expired: readonly NamedSecret[];
  readonly other: readonly NamedSecret[];
  readonly effort: Effort;
}

/** Remaining bytes of other bodies to try. */
interface Effort {
  left: number;
}

/** Bytes of a body that is tried in fewer spellings, and of all such bodies together: some tenths of a second. */
const LARGE = 128 * 1024;
const BUDGET = 16 * 1024 * 1024;

/** Largest body, in bytes, that is written as JSON in other ways or examined by character. */
const SMALL = 1024 * 1024;
/** Deepest JSON that is written in other ways. */
const DEEPEST = 200;

/** Causes that follow from the verifier's reason alone. */
const causesOfReasons: Readonly<Partial<Record<Reason, CauseId>>> = {
  "missing-header": "header-missing",
  "empty-header": "header-empty",
  "duplicated-header": "header-duplicated",
  "no-secret": "secret-none",
};

/**
 * Diagnoses why the signature of a delivery does not match, by undoing every cause it knows until the digest fits.
 *
 * ```ts
 * const header = await sign("mykey", '{"event": "ping"}');
 * const { cause } = await diagnose({ secret: "mykey", body: '{"event":"ping"}', header });
 * cause; // "respelt-python"
 * ```
 *
 * Computes at most some 400 MACs of the body for each secret. JSON over 1 MiB or nested deeper than 200 levels is not
 * written in other ways, as `skipped` then says. The result contains neither a secret nor the expected MAC.
 *
 * @throws TypeError if a secret is empty (W5.1.1), or if the body is missing or already parsed.
 */
export async function diagnose(options: DiagnoseOptions): Promise<Diagnosis> {
  const verdict = await verify(options);
  if (verdict.ok) return { cause: "matches", keyId: verdict.keyId };
  const { body, skipped } = receive(options.body);
  const header = readHeader(options.header, verdict.reason);
  const effort: Effort = {
    left: body.isSmall && body.bytes.length > LARGE ? BUDGET : Number.POSITIVE_INFINITY,
  };
  const found = await search({ ...sortSecrets(options), body, effort, digits: header.digits ?? "" });
  const first = header.cause ?? found?.cause ?? causeByLook(body);
  if (effort.left < 0) skipped.push("the rarer spellings of the body: it is long, and many are");
  if (first === undefined)
    return {
      cause: "unknown",
      reason: verdict.reason,
      skipped,
      ...adviseNext({ ...options, verdict, text: body.text }),
    };
  const second = found?.cause ?? first;
  const also = second === first ? {} : { also: finding(second, found?.keyId) };
  return { ...finding(first, found?.keyId), ...also, skipped };
}

function finding(cause: CauseId, keyId?: string): Finding {
  const { meaning, remedy = generalRemedy } = causeTable[cause];
  return { cause, remedy, meaning, proven: keyId !== undefined, ...defined({ keyId }) };
}

function receive(given: Body): { readonly body: Received; readonly skipped: string[] } {
  const { buffer, byteOffset, byteLength } = toBytes(given);
  const bytes = new Uint8Array(buffer, byteOffset, byteLength);
  const decoded = decodeUtf8(bytes);
  const text = decoded.ok ? decoded.text : undefined;
  const isSmall = byteLength <= SMALL;
  const isShallow = text === undefined || findTooDeep(text, DEEPEST) < 0;
  const json = text !== undefined && isSmall && isShallow && isJson(text) ? text : undefined;
  const skipped = [
    ...(isSmall ? [] : ["other spellings and encodings of the body: it is over 1 MiB"]),
    ...(isShallow ? [] : [`other spellings of the body: it is nested deeper than ${DEEPEST} levels`]),
  ];
  return { body: { bytes, text, json, isSmall }, skipped };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function sortSecrets(options: DiagnoseOptions): Pick<Case, "secrets" | "expired" | "other"> {
  const {
    secret,
    secrets = [{ id: "default", secret: secret! }],
    now = new Date(),
    otherSecrets = [],
  } = options;
  const isInForce = ({ notAfter }: NamedSecret): boolean => now <= (notAfter ?? now);
  return {
    secrets: secrets.filter(isInForce),
    expired: secrets.filter((one) => !isInForce(one)),
    other: otherSecrets,
  };
}

/** Reads the digits that a header claims, and what is wrong with its look. */
function readHeader(header: ReceivedHeader, reason: Reason): { cause?: CauseId; digits?: string } {
  const value = [header].join();
  const known = causesOfReasons[reason];
  if (known !== undefined) return { cause: known };
  const digits = /^(?:sha256=)?([\da-f]{32,128})$/i.exec(value)?.[1];
  const plain = digits === undefined ? {} : { digits };
  if (reason === "mismatch") return plain;
  for (const [cause, { header: digitsIn }] of entries()) {
    const claimed = digitsIn?.(value);
    if (claimed !== undefined) return { cause, digits: claimed };
  }
  return plain;
}

/** Lists the causes; the table has no other keys. */
function entries(): [CauseId, Cause][] {
  return Object.entries(causeTable) as [CauseId, Cause][];
}

/** Finds the first cause that makes the digest fit when undone; no cause if it fits already. */
async function search(given: Case): Promise<{ cause?: CauseId; keyId: string } | undefined> {
  if (given.digits === "") return undefined;
  const asItIs: Attempt = { bodies: ({ bytes }) => [bytes] };
  for await (const { keyId, mac } of computeMacs(asItIs, given)) if (fits(mac, given)) return { keyId };
  for (const [cause, attempt] of entries()) {
    for await (const { keyId, mac } of computeMacs(attempt, given)) {
      if (fits(mac, given, attempt.isCut)) return { cause, keyId };
    }
  }
  return undefined;
}

/** Checks whether the claimed digits spell a MAC. If cut, at least 32 are needed, since fewer can be guessed. */
function fits(mac: Uint8Array, { digits }: Case, isCut = false): boolean {
  if (!isCut) return digits.length === 2 * mac.length && matchesDigits(mac, digits);
  return digits.length < 64 && matchesDigits(mac, digits + toHex(mac).slice(digits.length));
}

async function* computeMacs(
  attempt: Attempt,
  given: Case,
): AsyncGenerator<{ readonly keyId: string; readonly mac: Uint8Array }> {
  const { bytes } = given.body;
  for (const { id, secret } of attempt.secrets === undefined ? [] : given[attempt.secrets]) {
    yield { keyId: id, mac: await createHmac(secret)(bytes) };
  }
  for (const { id, secret } of given.secrets) {
    for (const key of attempt.keys?.(secret) ?? []) {
      if (key.length > 0) yield { keyId: id, mac: await createHmac(key)(bytes) };
    }
    const key = new TextEncoder().encode(secret);
    const digests = (await attempt.digests?.(key, bytes as Uint8Array<ArrayBuffer>)) ?? [];
    for (const mac of digests) yield { keyId: id, mac };
    if (attempt.isCut) yield { keyId: id, mac: await createHmac(secret)(bytes) };
  }
  const macs = given.secrets.map(({ id, secret }) => ({ id, compute: createHmac(secret) }));
  if (given.effort.left < 0) return;
  for (const candidate of await listBodies(attempt, given.body)) {
    given.effort.left -= candidate.length;
    if (given.effort.left < 0) return;
    for (const { id, compute } of macs) yield { keyId: id, mac: await compute(toBytes(candidate)) };
  }
}

/** Names the cause that only the body shows, if no attempt makes the digest match. */
function causeByLook({ bytes, json }: Received): CauseId | undefined {
  if (bytes.length === 0) return "body-missing";
  return json === undefined && completeJson(bytes)?.isCertain ? "body-cut" : undefined;
}
