import { reasons } from "../model/refusals.ts";
import { type Body, type CreateMac, createMac, isSpeltBy, toHex, toView } from "./mac.ts";

export { signatureHeader } from "#generated/contracts/delivery.signature.js";
export type { Body, CreateMac, Mac } from "./mac.ts";
export { reasons };

/** Why a signature is rejected. */
export type Reason = keyof typeof reasons;

/** A secret with a name, so that one secret can take over from another (rotation). */
export interface NamedSecret {
  /** Name that `verify` returns for the matching secret. Shown, unlike the secret. */
  readonly id: string;
  readonly secret: string;
  /** Last moment when the secret is in force. Default: no limit. */
  readonly notAfter?: Date;
}

/** One secret, with the `keyId` `default`, or several with names. */
export type Secrets =
  | { readonly secret: string; readonly secrets?: never }
  | { readonly secret?: never; readonly secrets: readonly NamedSecret[] };

/** Secrets and options of a verifier. */
export type VerifierOptions = Secrets & {
  /** Whether the digest may come without `sha256=` (W5.1.3 shows both). Default: `false`. */
  readonly bareDigest?: boolean;
  /** Prepares the MAC of each secret. Default: HMAC-SHA256 of the runtime. */
  readonly mac?: CreateMac;
};

/** The header as frameworks pass it: a value, a list of values, or nothing. */
export type ReceivedHeader = string | readonly string[] | null | undefined;

/** Says which secret the sender has used, or why the delivery is rejected. */
export type Verdict =
  | { readonly ok: true; readonly keyId: string }
  | { readonly ok: false; readonly reason: Reason };

/** Verifies a delivery; `now` is the moment when secrets must be in force. */
export type Verifier = (body: Body, header: ReceivedHeader, now?: Date) => Promise<Verdict>;

/** Signs bodies with one secret. */
export type Signer = (body: Body) => Promise<string>;

/** A delivery to verify, with secrets and options. */
export type VerifyOptions = VerifierOptions & {
  /** The exact bytes of the request body. */
  readonly body: Body;
  readonly header: ReceivedHeader;
  /** Moment when secrets must be in force. Default: now. */
  readonly now?: Date;
};

/**
 * Signs a body: `sha256=` and the HMAC-SHA256 in 64 lower-case hexadecimal digits (W5.1).
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
 *
 * ```ts
 * const signDelivery = createSigner("mykey");
 * await signDelivery(""); // "sha256=e1b24265bf2e0b20c81837993b4f1415f7b68c503114d100a40601eca6a2745f"
 * ```
 *
 * @throws TypeError if the secret is empty; the signer rejects with one if the body is neither bytes nor text.
 */
export const createSigner = (secret: string, mac: CreateMac = createMac): Signer => {
  const compute = mac(secret);
  return async (body) => `sha256=${toHex(await compute(toView(body)))}`;
};

/**
 * Verifies the signature of a delivery (W5.1.4): bytes of the body, header, and the secret or secrets.
 *
 * ```ts
 * const header = await sign("mykey", "{}");
 * await verify({ secret: "mykey", body: "{}", header }); // { ok: true, keyId: "default" }
 * await verify({ secret: "mykey", body: "{ }", header }); // { ok: false, reason: "mismatch" }
 * await verify({ secret: "mykey", body: "{}", header: undefined }); // { ok: false, reason: "missing-header" }
 * await verify({ secret: "mykey", body: "{}", header: header.slice(7) }); // { ok: false, reason: "missing-prefix" }
 * await verify({ secret: "mykey", body: "{}", header: header.slice(7), bareDigest: true }); // { ok: true, keyId: "default" }
 * ```
 *
 * Any header gives a verdict, never an exception. `sha256=` must be written exactly so, the digits may be in either
 * case. HTTP strips white space around a value; white space that is left is rejected.
 *
 * @throws TypeError if a secret is empty (W5.1.1), or if the body is missing or already parsed.
 */
export const verify = async (options: VerifyOptions): Promise<Verdict> =>
  createVerifier(options)(options.body, options.header, options.now);

/**
 * Creates a verifier that prepares its secrets once; `verify` is a verifier used once (W5.1.4).
 *
 * ```ts
 * const verifyDelivery = createVerifier({
 *   secrets: [
 *     { id: "2026", secret: "new secret" },
 *     { id: "2025", secret: "old secret", notAfter: new Date("2026-02-01T00:00:00Z") },
 *   ],
 * });
 * const header = await sign("old secret", "{}");
 * await verifyDelivery("{}", header, new Date("2026-01-31T00:00:00Z")); // { ok: true, keyId: "2025" }
 * await verifyDelivery("{}", header, new Date("2026-02-02T00:00:00Z")); // { ok: false, reason: "mismatch" }
 * ```
 *
 * Computes one MAC for each secret, whichever matches and whichever has expired. If two match, the last is
 * named.
 *
 * @throws TypeError if a secret is empty; the verifier rejects with one if the body is neither bytes nor text.
 */
export const createVerifier = ({
  bareDigest,
  secret,
  // The types rule out that both are missing; in JavaScript, `mac` then rejects the secret.
  secrets = [{ id: "default", secret: secret! }],
  mac = createMac,
}: VerifierOptions): Verifier => {
  const keys = secrets.map((key) => ({ ...key, mac: mac(key.secret) }));
  return async (body, header, now = new Date()) => {
    const bytes = toView(body);
    const value = String(header ?? "");
    const digits = value.replace(/^sha256=/, "");
    if (!value) return refuse(header !== "" && !header?.length ? "missing-header" : "empty-header");
    // The form of the header (W5.1.3); a list, or several digests in one line (W-comma).
    if (value.match(/,/)) return refuse("duplicated-header");
    if (digits === value && value.match(/=/)) return refuse("wrong-algorithm");
    if (digits === value && !bareDigest) return refuse("missing-prefix");
    if (digits.match(/[^\da-f]/i)) return refuse("not-hex");
    if (digits.length !== 64) return refuse("wrong-length");
    let verdict = refuse(keys.length ? "mismatch" : "no-secret");
    for (const key of keys) {
      if (isSpeltBy(await key.mac(bytes), digits) && now <= (key.notAfter ?? now))
        verdict = { ok: true, keyId: key.id };
    }
    return verdict;
  };
};

const refuse = (reason: Reason): Verdict => ({ ok: false, reason });
