import { findTooDeep } from "../json/find-too-deep.ts";
import { findSyntaxError } from "../json/scan-json.ts";
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
import { type Cause, causes, generalHint, type Received } from "./causes.ts";

/** A delivery with a signature that does not match, and the receiver's secrets. */
export type DiagnoseOptions = Secrets & {
  /** The bytes of the body as received. */
  readonly body: Body;
  readonly header: ReceivedHeader;
  /** Secrets of other webhooks or environments that the sender may have used. Default: none. */
  readonly otherSecrets?: readonly NamedSecret[];
  /** Whether a digest without `sha256=` is accepted. Default: `false`. */
  readonly allowUnprefixed?: boolean;
  /** Time at which secrets must be valid. Default: now. */
  readonly now?: Date;
};

/** A cause and what to do about it, as phrases without full stops. */
export interface Finding {
  /** Name of the cause in `causes`. */
  readonly cause: string;
  readonly meaning: string;
  readonly hint: string;
  /**
   * Whether the signature matches once the cause is undone. If false, only the format of the header or body suggests
   * the cause.
   */
  readonly proven: boolean;
  /** The name of the matching secret. */
  readonly keyId?: string;
}

/** The result: the signature matches, or the mismatch has one or two known causes, or its cause is unknown. */
export type Diagnosis =
  | { readonly status: "matches"; readonly keyId: string }
  | (Finding & { readonly status: "explained"; readonly also?: Finding })
  | { readonly status: "unknown"; readonly reason: Reason; readonly skipped: readonly string[] };

/** The input for every attempt. */
interface Attempted {
  readonly body: Received;
  /** The hexadecimal digits in the header. */
  readonly digits: string;
  readonly secrets: readonly NamedSecret[];
  readonly expired: readonly NamedSecret[];
  readonly other: readonly NamedSecret[];
}

/** Maximum size in bytes, and maximum depth, of a body that is tried in other JSON formats. */
const SMALL = 1_048_576;
const DEEPEST = 200;

/** Causes that the reason given by `verify` already determines. */
const causesOfReasons: Readonly<Partial<Record<Reason, string>>> = {
  "missing-header": "header-missing",
  "empty-header": "header-empty",
  "duplicated-header": "header-duplicated",
  "no-secret": "secret-none",
};

/**
 * Diagnoses why the signature of a delivery does not match, by undoing every known cause until the digest matches.
 *
 * ```ts
 * const header = await sign("mykey", '{"event": "ping"}');
 * await diagnose({ secret: "mykey", body: '{"event":"ping"}', header }); // { status: "explained", cause: "respelt-python", … }
 * ```
 *
 * For each secret, it computes at most about 60 HMACs of the body. JSON over 1 MiB, or nested deeper than 200 levels, is not
 * tried in other formats; `skipped` then says so. The result contains neither a secret nor the expected HMAC.
 *
 * @throws TypeError if a secret is empty (W5.1.1), or if the body is missing or already parsed.
 */
export async function diagnose(options: DiagnoseOptions): Promise<Diagnosis> {
  const result = await verify(options);
  if (result.ok) return { status: "matches", keyId: result.keyId };
  const { body, skipped } = readBody(options.body);
  const header = readHeader(options.header, result.reason);
  const found = await search({ ...sortSecrets(options), body, digits: header.digits ?? "" });
  const first = header.cause ?? found?.cause ?? guessFromBody(body);
  if (first === undefined) return { status: "unknown", reason: result.reason, skipped };
  const second = found?.cause ?? first;
  const also = second === first ? {} : { also: createFinding(second, found?.keyId) };
  return { status: "explained", ...createFinding(first, found?.keyId), ...also };
}

function createFinding(cause: string, keyId?: string): Finding {
  const { meaning, hint = generalHint } = causes[cause]!;
  return { cause, meaning, hint, proven: keyId !== undefined, ...defined({ keyId }) };
}

function readBody(given: Body): { readonly body: Received; readonly skipped: readonly string[] } {
  const bytes = toBytes(given);
  const decoded = decodeUtf8(bytes);
  const text = decoded.ok && bytes.length <= SMALL ? decoded.text : "";
  const isDeep = findTooDeep(text, DEEPEST) >= 0;
  const json = text !== "" && !isDeep && findSyntaxError(text) === undefined ? text : undefined;
  const skipped = [
    ...(bytes.length > SMALL ? ["other formats of the body: it is over 1 MiB"] : []),
    ...(isDeep ? [`other formats of the JSON: it is nested deeper than ${DEEPEST} levels`] : []),
  ];
  return { body: { bytes, text, json }, skipped };
}

function sortSecrets(options: DiagnoseOptions): Pick<Attempted, "secrets" | "expired" | "other"> {
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

/** Reads the digits in a header, and finds what is wrong with its format. */
function readHeader(header: ReceivedHeader, reason: Reason): { cause?: string; digits?: string } {
  const value = [header].join();
  const known = causesOfReasons[reason];
  if (known !== undefined) return { cause: known };
  const digits = /^(?:sha256=)?([\da-f]{32,128})$/i.exec(value)?.[1];
  if (reason === "mismatch") return defined({ digits });
  for (const [cause, { header: read }] of Object.entries(causes)) {
    const claimed = read?.(value);
    if (claimed !== undefined) return { cause, digits: claimed };
  }
  return defined({ digits });
}

/** Finds the first cause that makes the digest match when undone, or no cause if it already matches. */
async function search(attempted: Attempted): Promise<{ cause?: string; keyId: string } | undefined> {
  const { digits, body } = attempted;
  if (digits === "") return undefined;
  const asItIs: Omit<Cause, "meaning"> = { bodies: () => [body.bytes] };
  for await (const { keyId, hmac } of computeAll(asItIs, attempted))
    if (matches(hmac, digits)) return { keyId };
  for (const [cause, attempt] of Object.entries(causes))
    for await (const { keyId, hmac } of computeAll(attempt, attempted))
      if (matches(hmac, digits)) return { cause, keyId };
  return undefined;
}

/** Checks whether the header's digits are those of an HMAC. */
function matches(hmac: Uint8Array, digits: string): boolean {
  if (hmac.length === 32) return digits.length === 64 && matchesDigits(hmac, digits);
  // Another algorithm, which no verifier accepts.
  return toHex(hmac) === digits.toLowerCase();
}

async function* computeAll(
  attempt: Omit<Cause, "meaning">,
  { body, secrets, ...others }: Attempted,
): AsyncGenerator<{ readonly keyId: string; readonly hmac: Uint8Array }> {
  const { bytes } = body;
  for (const { id, secret } of attempt.secrets === undefined ? [] : others[attempt.secrets])
    yield { keyId: id, hmac: await createHmac(secret)(bytes) };
  for (const { id, secret } of secrets) {
    for (const key of attempt.keys?.(secret) ?? [])
      if (key.length > 0) yield { keyId: id, hmac: await createHmac(key)(bytes) };
    for (const hmac of (await attempt.digests?.(secret, bytes)) ?? []) yield { keyId: id, hmac };
  }
  const keys = secrets.map(({ id, secret }) => ({ id, compute: createHmac(secret) }));
  for (const candidate of (await attempt.bodies?.(body)) ?? [])
    for (const { id, compute } of keys) yield { keyId: id, hmac: await compute(toBytes(candidate)) };
}

/** Returns the cause that the body alone suggests, used if no attempt makes the digest match. */
function guessFromBody({ bytes, json, text }: Received): string | undefined {
  if (bytes.length === 0) return "body-missing";
  return json === undefined && /^\s*[[{]/.test(text) && !/[\]}]\s*$/.test(text) ? "body-cut" : undefined;
}
