import { respell, type Spelling } from "../json/respell.ts";
import { toHex } from "../signature/hmac.ts";
import { signatureHeader } from "../signature/signature.ts";
import {
  type Bytes,
  computeHmac,
  computeSha256,
  fromBase64,
  join,
  listInner,
  toBase64,
} from "./encodings.ts";

/** The received body. */
export interface Received {
  readonly bytes: Uint8Array;
  /** The body as text; empty if it is not UTF-8. */
  readonly text: string;
  /** The text, if it is JSON and small enough to try many formats. */
  readonly json: string | undefined;
}

/** A cause of a wrong signature: its meaning, what to do, and how to undo it. */
export interface Cause {
  /** A phrase without a full stop. */
  readonly meaning: string;
  /** What to do, as a phrase without a full stop. Default: verify the bytes as they arrive. */
  readonly hint?: string;
  /** Extracts the hexadecimal digits from a header that shows this cause; returns undefined for any other header. */
  readonly header?: (value: string) => string | undefined;
  /** Other secrets that may have signed the body: those that have expired, or those of other webhooks. */
  readonly secrets?: "expired" | "other";
  /** Lists the keys that the sender may have derived from a secret. */
  readonly keys?: (secret: string) => readonly Bytes[];
  /** Lists the bodies that may have been signed. */
  readonly bodies?: (body: Received) => Iterable<Bytes> | Promise<Iterable<Bytes>>;
  /** Computes digests other than the HMAC-SHA256 of the body. */
  readonly digests?: (secret: string, body: Uint8Array) => Promise<readonly Uint8Array[]>;
}

/** What to do if something between sender and receiver changed the body. */
export const generalHint = "verify the bytes as they arrive, before anything parses or rewrites the body";

const digits =
  (pattern: RegExp) =>
  (value: string): string | undefined =>
    pattern.exec(value)?.[1];

/** Writes JSON in each of the given formats, with its strings unchanged, escaped and unescaped. */
function respellAll({ json }: Received, ...spellings: readonly Spelling[]): string[] {
  if (json === undefined) return [];
  return spellings
    .flatMap((one): Spelling[] => [one, { ...one, strings: "ascii" }, { ...one, strings: "plain" }])
    .map((one) => respell(json, one));
}

/** Reads a digest in base64 or base64url. Rejects truncated hexadecimal digests. */
function readBase64Digest(value: string): string | undefined {
  const base64 = value.replace(/^sha256=/i, "");
  const [bytes] = base64.replace(/[\da-f]/gi, "").length < 8 ? [] : fromBase64(base64);
  return bytes?.length === 32 ? toHex(bytes) : undefined;
}

/**
 * The known causes, by name, in the order in which `diagnose` tries them. "Here" refers to the side that has the given
 * body, header and secret; the other side, the sender, made the signature.
 */
export const causes: Readonly<Record<string, Cause>> = {
  "header-missing": {
    meaning: `the request has no ${signatureHeader} header`,
    hint: "give the webhook a secret; if it has one, look for a proxy that drops the header",
  },
  "header-empty": {
    meaning: `${signatureHeader} is empty`,
    hint: "look for a proxy or a template that clears the header",
  },
  "header-duplicated": {
    meaning: `${signatureHeader} appears several times`,
    hint: "make sure that only one program sets the header: the sender or a proxy",
  },
  "header-white-space": {
    meaning: "there is white space or an invisible character in the header",
    hint: "trim the header where it is read or written",
    header: (value) =>
      digits(/^sha256=([\da-fA-F]{64})$/)(value.replace(/[\s\0\u200b-\u200d\u2060\ufeff]/g, "")),
  },
  "prefix-missing": {
    meaning: 'the header lacks the "sha256=" prefix',
    hint: 'write "sha256=" before the digest, or allow it with allowUnprefixed: true',
    header: digits(/^([\da-f]{64})$/i),
  },
  "algorithm-other": {
    meaning: "the signature is an HMAC with SHA-1 or SHA-512",
    hint: "make the sender use SHA-256; if it already sends a second header with SHA-256, read that one",
    header: digits(/^sha-?(?:1|512)[=:]([\da-f]{40}|[\da-f]{128})$/i),
    digests: (secret, body) =>
      Promise.all(["SHA-1", "SHA-512"].map((hash) => computeHmac(hash, secret, body))),
  },
  "prefix-other": {
    meaning: 'the digest has a prefix other than "sha256="',
    hint: 'write "sha256=", in lower case, before the digest',
    header: digits(/^[^\n]{0,40}?[^\da-f]?([\da-f]{64})$/i),
  },
  "digest-base64": {
    meaning: "the digest is in base64, not in hexadecimal",
    hint: "make the sender write the digest in hexadecimal",
    header: readBase64Digest,
  },
  "secret-none": {
    meaning: "no secret was given to verify with",
    hint: "pass the webhook's secret: --secret-env NAME",
  },
  "secret-expired": {
    meaning: "the sender signs with a secret that has expired here",
    hint: "give the sender the new secret, or keep the old one valid for longer",
    secrets: "expired",
  },
  "secret-other": {
    meaning: "the sender signs with another of your secrets",
    hint: "use the secret of this webhook and this environment",
    secrets: "other",
  },
  "secret-newline": {
    meaning: "the receiver's secret ends in a newline",
    hint: "remove the newline that a file or a shell added",
    keys: (secret) => [secret.replace(/[\r\n]+$/, "")],
  },
  "secret-white-space": {
    meaning: "there is white space around the secret here",
    hint: "remove the white space around the secret",
    keys: (secret) => [secret.trim()],
  },
  "secret-quoted": {
    meaning: "the secret here is in quotes",
    hint: "remove the quotes that come from an environment file",
    keys: (secret) => [secret.replace(/^(["'`])(.*)\1$/s, "$2")],
  },
  "secret-newline-at-sender": {
    meaning: "the sender's secret ends in a newline or a space",
    hint: "set the sender's secret again, without the newline or space",
    keys: (secret) => [`${secret}\n`, `${secret}\r\n`, `${secret} `],
  },
  "secret-base64": {
    meaning: "the sender decodes the secret from base64",
    hint: "make the sender use the secret's text as the key, without decoding it",
    keys: (secret) => fromBase64(secret.replace(/^whsec_/, "")),
  },
  "secret-base64-at-sender": {
    meaning: "the sender's secret is the base64 encoding of yours",
    hint: "set the sender's secret to the decoded text: Kubernetes shows secrets in base64",
    keys: (secret) => [toBase64(secret), toBase64(`${secret}\n`)],
  },
  "secret-unset-at-sender": {
    meaning: "the sender signs with an empty secret, or with a word such as undefined",
    hint: "set the sender's secret: its variable is empty",
    // HMAC pads its key with zero bytes, so a zero byte acts like an empty key.
    keys: () => [new Uint8Array(1), "undefined", "null", "None"],
  },
  "digest-without-key": {
    meaning: "the digest is a plain SHA-256, without a key",
    hint: "use HMAC-SHA256 with the secret as the key",
    digests: async (secret, body) =>
      Promise.all([computeSha256(body), computeSha256(secret, body), computeSha256(body, secret)]),
  },
  "signed-empty": {
    meaning: "an empty body was signed",
    hint: "sign the complete body: it was signed before it was written, or after it was consumed",
    bodies: () => ["", "{}", "null", "undefined", "[object Object]"],
  },
  "newline-lost": {
    meaning: "a newline at the end of the signed body is missing here",
    hint: "if the sender is release 2.3.0 of the platform, upgrade it or set allowLineFeed: true; otherwise, find out what strips the end of the body",
    bodies: ({ bytes }) => [join(bytes, "\n"), join(bytes, "\r\n")],
  },
  "newline-added": {
    meaning: "the body here has white space or a byte order mark around it that was not signed",
    // `trim` also removes a byte order mark.
    bodies: ({ text }) => [text.trimEnd(), text.trim()],
  },
  "body-in-base64": {
    meaning: "the body here is in base64, but it was signed before it was encoded",
    hint: "decode the body first: AWS Lambda sets isBase64Encoded",
    bodies: ({ text }) => fromBase64(text),
  },
  "body-in-envelope": {
    meaning: "the signed body is inside the JSON document that arrived here",
    hint: "verify that part: a queue or a gateway has wrapped the body",
    bodies: ({ json }) => (json === undefined ? [] : listInner(json)),
  },
  "respelt-unescaped": {
    meaning: "the signed JSON had plain characters where the body here has \\u escapes",
    bodies: ({ json = "" }) => [respell(json, { strings: "plain" })],
  },
  "respelt-escaped": {
    meaning: "the signed JSON had \\u escapes where the body here has plain characters",
    bodies: ({ json = "" }) => [respell(json, { strings: "ascii" }), respell(json, { strings: "html" })],
  },
  "respelt-compact": {
    meaning: "the JSON was signed without white space",
    bodies: (body) => respellAll(body, { layout: "compact" }),
  },
  "respelt-python": {
    meaning: "the JSON was signed with a space after commas and colons, as Python writes it",
    hint: "verify the bytes as they arrive, for example with express.raw(): a parsed body no longer has them",
    bodies: (body) => respellAll(body, { layout: "python" }),
  },
  "respelt-indented": {
    meaning: "the JSON was signed with indentation",
    bodies: (body) => respellAll(body, { layout: "indent-2" }, { layout: "indent-4" }, { layout: "tabs" }),
  },
  "respelt-sorted": {
    meaning: "the JSON was signed with its keys sorted",
    bodies: (body) =>
      respellAll(body, { layout: "compact", sorted: true }, { layout: "python", sorted: true }),
  },
  "body-missing": {
    meaning: "the body here is empty, but a delivery never is",
    hint: "verify before the framework consumes the body, or make it keep the raw bytes",
  },
  "body-cut": {
    meaning: "the body here is only the beginning of a JSON document",
    hint: "read the body to its end: check the size limits, and check that Content-Length counts bytes, not characters",
  },
};
