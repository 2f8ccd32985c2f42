import type { DeliveryContract, SignatureSettings } from "#generated/contracts/types.d.ts";
import { type Body, createMac, type Mac, toHex, toView } from "./mac.ts";
import { type Reason, type ReceivedHeader, reasons, type Secrets } from "./signature.ts";

/** How a scheme gets from a secret and a body to headers. */
interface Scheme {
  readonly header?: string;
  /** Text before each digest. */
  readonly prefix: string;
  readonly encoding: "hex" | "base64";
  /** Text between the parts of the header. Default: the header has one part. */
  readonly separator?: string;
  /** Header of the delivery's identifier, which is signed. Default: none. */
  readonly id?: string;
  /** Header of the time in seconds, or the prefix of its part in the signature's header. Default: none. */
  readonly time?: { readonly header: string } | { readonly part: string };
  /** Prefix of the base64 of a key. Default: the secret is text. */
  readonly keyPrefix?: string;
}

/** The schemes, one row each; settings fill in what a row leaves open. */
const schemes: Readonly<Record<SignatureSettings["scheme"], Scheme>> = {
  body: { prefix: "", encoding: "hex" },
  timestamped: { prefix: "v1=", encoding: "hex", separator: ",", time: { part: "t=" } },
  "standard-webhooks": {
    header: "webhook-signature",
    prefix: "v1,",
    encoding: "base64",
    separator: " ",
    id: "webhook-id",
    time: { header: "webhook-timestamp" },
    keyPrefix: "whsec_",
  },
};

/** Explains each reason of a scheme's refusal in a sentence, beside those of `reasons`. */
export const schemeReasons: Readonly<Record<Reason | "missing-id" | "missing-time" | "wrong-time", string>> =
  {
    ...reasons,
    "wrong-algorithm": "no signature in the header begins with the prefix of its scheme",
    "missing-prefix": "the digest stands without the prefix of its scheme",
    "missing-id": "there is no identifier, which is signed with the body",
    "missing-time": "there is no time in seconds, which is signed with the body",
    "wrong-time": "the time of the signature is more than 300 s away",
  };

/** Why a scheme rejects a signature. */
export type SchemeReason = keyof typeof schemeReasons;

/** Says which secret the sender has used, or why the delivery is rejected. */
export type SchemeVerdict =
  | { readonly ok: true; readonly keyId: string }
  | { readonly ok: false; readonly reason: SchemeReason };

/** Verifies a delivery by its headers; `now` is the moment when secrets must be in force. */
export type SchemeVerifier = (
  body: Body,
  header: (name: string) => ReceivedHeader,
  now?: Date,
) => Promise<SchemeVerdict>;

/** What a signer signs with the body, if its scheme needs it. */
export interface SignedParts {
  /** Identifier of the delivery. Default: a random one. */
  readonly id?: string;
  /** Default: now. */
  readonly now?: Date;
}

/** Signs a body; returns the headers of the delivery. */
export type SchemeSigner = (body: Body, parts?: SignedParts) => Promise<Record<string, string>>;

/** Seconds that the time of a signature may differ. */
const TOLERANCE = 300;

/** Signs the deliveries of a secret in a scheme; the identifier and the time are signed if the scheme says so. */
type SignBody = (body: Body, id: string, time: string) => Promise<string>;

function createSignBody(settings: SignatureSettings, scheme: Scheme, secret: string): SignBody {
  const { keyPrefix } = scheme;
  const key = keyPrefix === undefined ? secret : fromBase64(secret, keyPrefix);
  const mac = createHashMac(key, settings.algorithm);
  return async (body, id, time) => {
    const { buffer, byteOffset, byteLength } = toView(body);
    const before = `${scheme.id === undefined ? "" : `${id}.`}${scheme.time === undefined ? "" : `${time}.`}`;
    const head = new TextEncoder().encode(before);
    const signed = new Uint8Array(head.length + byteLength);
    signed.set(head);
    signed.set(new Uint8Array(buffer, byteOffset, byteLength), head.length);
    const sum = await mac(signed);
    return scheme.prefix + (scheme.encoding === "hex" ? toHex(sum) : toBase64(sum));
  };
}

/** Prepares an HMAC of any hash; the usual one is faster. */
function createHashMac(key: string | Uint8Array, hash: SignatureSettings["algorithm"] = "sha256"): Mac {
  if (hash === "sha256") return createMac(key);
  const bytes = new Uint8Array(typeof key === "string" ? new TextEncoder().encode(key) : key);
  if (bytes.length === 0) throw new TypeError("cannot use an empty secret");
  const algorithm = { name: "HMAC", hash: `SHA-${hash.slice(3)}` };
  // Not before the first body: a worker may not compute while it loads. WebCrypto itself rejects shared memory.
  return async (message) => {
    const imported = await crypto.subtle.importKey("raw", bytes, algorithm, false, ["sign"]);
    return new Uint8Array(await crypto.subtle.sign("HMAC", imported, message as Uint8Array<ArrayBuffer>));
  };
}

/** Fills in a scheme from settings. */
function completeScheme({ scheme, ...settings }: SignatureSettings): Scheme & { readonly header: string } {
  const { header, ...row } = { ...schemes[scheme], ...settings };
  if (header === undefined) throw new TypeError(`cannot use the scheme "${scheme}": its header is not named`);
  return { ...row, header };
}

/**
 * Creates a signer of a scheme: a contract's `signature`, or one outside of any contract.
 *
 * ```ts
 * const signDelivery = createSchemeSigner({ scheme: "body", header: "X-Hub-Signature-256", prefix: "sha256=" }, "mykey");
 * await signDelivery(""); // { "X-Hub-Signature-256": "sha256=e1b24265bf2e0b20c81837993b4f1415f7b68c503114d100a40601eca6a2745f" }
 * ```
 *
 * @throws TypeError if the secret is empty, or neither the scheme nor the settings name a header.
 */
export function createSchemeSigner(settings: SignatureSettings, secret: string): SchemeSigner {
  const scheme = completeScheme(settings);
  const { header, id: idHeader, time: timePlace, separator = "" } = scheme;
  const signBody = createSignBody(settings, scheme, secret);
  return async (body, { id = crypto.randomUUID(), now = new Date() } = {}) => {
    const time = String(Math.floor(now.getTime() / 1_000));
    const value = await signBody(body, id, time);
    const part = timePlace !== undefined && "part" in timePlace ? `${timePlace.part}${time}${separator}` : "";
    return {
      ...(idHeader !== undefined && { [idHeader]: id }),
      ...(timePlace !== undefined && "header" in timePlace && { [timePlace.header]: time }),
      [header]: part + value,
    };
  };
}

/**
 * Creates a verifier of a scheme. It prepares its secrets once.
 *
 * Any headers give a verdict, never an exception. If the scheme signs a time, one that is more than 300 s
 * away is rejected, so that a recorded delivery cannot be sent again later. Computes one MAC for each
 * secret, whichever matches and whichever has expired.
 *
 * @throws TypeError if a secret is empty, or neither the scheme nor the settings name a header.
 */
export function createSchemeVerifier(settings: SignatureSettings, given: Secrets): SchemeVerifier {
  const scheme = completeScheme(settings);
  const { secrets = [{ id: "default", secret: given.secret! }] } = given;
  const keys = secrets.map((key) => ({ ...key, sign: createSignBody(settings, scheme, key.secret) }));
  return async (body, header, now = new Date()) => {
    const read = readSignature(scheme, header, now);
    if (typeof read === "string") return { ok: false, reason: read };
    let verdict: SchemeVerdict = { ok: false, reason: keys.length === 0 ? "no-secret" : "mismatch" };
    for (const { id, sign, notAfter = now } of keys) {
      const expected = await sign(body, read.id, read.time);
      if (read.digests.some((one) => isSame(one, expected)) && now <= notAfter)
        verdict = { ok: true, keyId: id };
    }
    return verdict;
  };
}

/** Reads what headers claim, or why they claim nothing. */
function readSignature(
  { header, prefix, encoding, separator, id: idHeader, time: timePlace }: ReturnType<typeof completeScheme>,
  headerOf: (name: string) => ReceivedHeader,
  now: Date,
): { readonly digests: readonly string[]; readonly id: string; readonly time: string } | SchemeReason {
  const given = headerOf(header);
  const value = [given].join();
  if (value === "") return given === "" ? "empty-header" : "missing-header";
  const parts = separator === undefined ? [value] : value.split(separator).map((part) => part.trim());
  const id = idHeader === undefined ? "" : [headerOf(idHeader)].join();
  if (idHeader !== undefined && id === "") return "missing-id";
  const time = timePlace === undefined ? "" : readTime(timePlace, parts, headerOf);
  if (timePlace !== undefined && !/^\d{1,12}$/.test(time)) return "missing-time";
  if (timePlace !== undefined && Math.abs(Number(time) - now.getTime() / 1_000) > TOLERANCE)
    return "wrong-time";
  const claimed = parts.filter((part) => part.startsWith(prefix));
  if (claimed.length === 0)
    return separator === undefined && !/[=,]/.test(value) ? "missing-prefix" : "wrong-algorithm";
  // Digits may be in either case.
  const digests = claimed.map((part) =>
    encoding === "hex" ? prefix + part.slice(prefix.length).toLowerCase() : part,
  );
  return { digests, id, time };
}

function readTime(
  place: NonNullable<Scheme["time"]>,
  parts: readonly string[],
  headerOf: (name: string) => ReceivedHeader,
): string {
  if ("header" in place) return [headerOf(place.header)].join();
  return parts.find((part) => part.startsWith(place.part))?.slice(place.part.length) ?? "";
}

/** Compares two texts in a time that does not depend on how much of them agrees. */
function isSame(claimed: string, expected: string): boolean {
  let difference = claimed.length ^ expected.length;
  for (let i = 0; i < expected.length; i++) difference |= claimed.charCodeAt(i) ^ expected.charCodeAt(i);
  return difference === 0;
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function fromBase64(secret: string, prefix: string): Uint8Array {
  try {
    return Uint8Array.from(atob(secret.replace(prefix, "")), (char) => char.charCodeAt(0));
  } catch {
    throw new TypeError(`cannot use a secret: it is no base64, such as ${prefix}${btoa("a secret")}`);
  }
}

/** Binds the signatures of a contract, for its `createVerifier`; a reason becomes a sentence. */
export function createVerifierOf(
  settings: SignatureSettings,
): NonNullable<DeliveryContract["createVerifier"]> {
  return (secrets) => {
    const verify = createSchemeVerifier(settings, { secrets });
    return async (body, header) => {
      const verdict = await verify(body, header);
      return verdict.ok ? verdict : { ok: false, reason: schemeReasons[verdict.reason] };
    };
  };
}
