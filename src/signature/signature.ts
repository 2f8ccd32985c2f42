import { type Body, type CreateHmac, createHmac, matchesDigits, toBytes, toHex } from "./hmac.ts";

export type { Body } from "./hmac.ts";

/** Header of the signature (W5.1). */
export const signatureHeader = "X-Signature-256";

/** Explains in a phrase why a signature is rejected. The list is closed and in the order of the checks. */
export const reasons = {
  "missing-header": "the request has no signature header",
  "empty-header": "the signature header is empty",
  "duplicated-header": "the request has several signatures, in separate headers or joined by a comma",
  "wrong-algorithm": 'the signature contains "=" but does not begin with "sha256="',
  "missing-prefix": 'the signature lacks the "sha256=" prefix',
  "not-hex": "the digest is not hexadecimal",
  "wrong-length": "the digest does not have 64 digits",
  "no-secret": "no secret was given to verify the signature with",
  mismatch: "the signature does not match the body and secret",
} as const;

/** The reason why a signature is rejected. */
export type Reason = keyof typeof reasons;

/** A secret with a name. The name shows which secret matched during a rotation. */
export interface NamedSecret {
  /** Name that `verify` returns for the matching secret. Unlike the secret, it may be logged. */
  readonly id: string;
  readonly secret: string;
  /** The secret is valid until this time. Default: no limit. */
  readonly notAfter?: Date;
}

/** One secret (with the `keyId` `default`) or several named ones. */
export type Secrets =
  | { readonly secret: string; readonly secrets?: never }
  | { readonly secret?: never; readonly secrets: readonly NamedSecret[] };

/** Secrets and options of a verifier. */
export type VerifierOptions = Secrets & {
  /** Whether to accept a digest without `sha256=` (W5.1.3 shows both forms). Default: `false`. */
  readonly allowUnprefixed?: boolean;
  /** Prepares the HMAC of each secret. Default: the runtime's HMAC-SHA256. */
  readonly hmac?: CreateHmac;
};

/** The header, as passed by frameworks: a value, a list of values, or nothing. */
export type ReceivedHeader = string | readonly string[] | null | undefined;

/** The result of a verification: which secret the sender used, or why the delivery is rejected. */
export type VerifyResult =
  | { readonly ok: true; readonly keyId: string }
  | { readonly ok: false; readonly reason: Reason };

/** Verifies a delivery; `now` is the time at which secrets must be valid. */
export type Verifier = (body: Body, header: ReceivedHeader, now?: Date) => Promise<VerifyResult>;

/** A delivery to verify, with secrets and options. */
export type VerifyOptions = VerifierOptions & {
  /** The exact bytes of the request body. */
  readonly body: Body;
  readonly header: ReceivedHeader;
  /** Time at which secrets must be valid. Default: now. */
  readonly now?: Date;
};

/**
 * Signs a body: returns `sha256=` and the HMAC-SHA256 as 64 lower-case hexadecimal digits (W5.1).
 *
 * ```ts
 * await sign("mykey", ""); // "sha256=e1b24265bf2e0b20c81837993b4f1415f7b68c503114d100a40601eca6a2745f"
 * ```
 *
 * @throws TypeError if the secret is empty (W5.1.1) or the body is neither bytes nor text.
 */
export const sign = async (secret: string, body: Body): Promise<string> => createSigner(secret)(body);

/**
 * Creates a signer that prepares its secret once (W5.1).
 * @throws TypeError if the secret is empty; the signer rejects with a TypeError if the body is neither bytes nor a
 * string.
 */
export const createSigner = (
  secret: string,
  hmac: CreateHmac = createHmac,
): ((body: Body) => Promise<string>) => {
  const compute = hmac(secret);
  return async (body) => `sha256=${toHex(await compute(toBytes(body)))}`;
};

/**
 * Verifies the signature of a delivery (W5.1.4), given the bytes of the body, the header, and one or more secrets.
 *
 * ```ts
 * const header = await sign("mykey", "{}");
 * await verify({ secret: "mykey", body: "{}", header }); // { ok: true, keyId: "default" }
 * await verify({ secret: "mykey", body: "{ }", header }); // { ok: false, reason: "mismatch" }
 * ```
 *
 * For any header, it returns a result and never throws. `sha256=` must be in lower case; the digits may be in either
 * case. HTTP strips white space around a value; any remaining white space is rejected.
 *
 * @throws TypeError if a secret is empty (W5.1.1), or if the body is missing or already parsed.
 */
export const verify = async (options: VerifyOptions): Promise<VerifyResult> =>
  createVerifier(options)(options.body, options.header, options.now);

/**
 * Creates a verifier that prepares its secrets once; `verify` creates one for each call (W5.1.4). It always computes
 * one HMAC for each secret, even after a match and for expired secrets. If two secrets match, it returns the name of
 * the last one.
 * @throws TypeError if a secret is empty; the verifier rejects with a TypeError if the body is neither bytes nor a
 * string.
 */
export const createVerifier = (options: VerifierOptions): Verifier => {
  const check = createSignatureCheck(options);
  return async (body, header, now) => check(toBytes(body), header, now);
};

/**
 * Creates a verifier that is synchronous if the runtime computes an HMAC synchronously; see the receiver's `chain`.
 *
 * @throws TypeError if a secret is empty, or its `notAfter` is not a valid date.
 */
export const createSignatureCheck = ({
  allowUnprefixed,
  secret,
  // The types require one of them. If JavaScript passes neither, `hmac` rejects the secret.
  secrets = [{ id: "default", secret: secret! }],
  hmac = createHmac,
}: VerifierOptions): ((
  bytes: Uint8Array,
  header: ReceivedHeader,
  now?: Date,
) => VerifyResult | Promise<VerifyResult>) => {
  const keys = secrets.map((key) => {
    const { secret, notAfter } = key;
    // A string is not comparable with a time, so its secret would never match.
    if (notAfter !== undefined && !Number.isFinite(notAfter?.getTime?.()))
      throw new TypeError("notAfter is not a valid Date");
    return { ...key, compute: hmac(secret) };
  });
  return (bytes, header, now) => {
    const digits = readDigits(header, allowUnprefixed);
    // Names of reasons are shorter.
    if (digits.length !== 64) return { ok: false, reason: digits as Reason };
    const compare = (digests: readonly Uint8Array[]): VerifyResult => {
      let result: VerifyResult = { ok: false, reason: keys.length ? "mismatch" : "no-secret" };
      digests.forEach((digest, i) => {
        const { id, notAfter } = keys[i]!;
        const isInForce = notAfter === undefined || (now ?? new Date()) <= notAfter;
        if (matchesDigits(digest, digits) && isInForce) result = { ok: true, keyId: id };
      });
      return result;
    };
    const digests = keys.map(({ compute }) => compute(bytes));
    return digests.some((digest) => digest instanceof Promise)
      ? Promise.all(digests).then(compare)
      : compare(digests as readonly Uint8Array[]);
  };
};

/** Returns the 64 digits of a header, or the reason why it has none (W5.1.3). */
const readDigits = (header: ReceivedHeader, allowUnprefixed = false): string => {
  const value = String(header ?? "");
  const digits = value.replace(/^sha256=/, "");
  if (!value) return header !== "" && !header?.length ? "missing-header" : "empty-header";
  // Several headers, or several digests in one header (W-comma).
  if (value.includes(",")) return "duplicated-header";
  if (digits === value && value.includes("=")) return "wrong-algorithm";
  if (digits === value && !allowUnprefixed) return "missing-prefix";
  if (/[^\da-f]/i.test(digits)) return "not-hex";
  return digits.length === 64 ? digits : "wrong-length";
};
