import {
  type Bytes,
  decodePercent,
  encode,
  fromBase64,
  fromHex,
  inBase64,
  inHex,
  narrow,
  utf16,
  WINDOWS_1252,
  widen,
} from "../encodings.ts";

/** Says what may be wrong with the secret, and lists the resulting keys. */
export const secretCauses = {
  "secret-none": {
    meaning: "there is no secret here to verify with",
    remedy: "pass the webhook's secret; the command line takes it with --secret-env NAME",
  },
  "secret-expired": {
    meaning: "the sender signs with a secret that has expired here",
    remedy: "give the sender the new secret, or let the old one be valid for longer",
    secrets: "expired",
  },
  "secret-other": {
    meaning: "the sender signs with another of your secrets",
    remedy: "use the secret of this webhook and this environment",
    secrets: "other",
  },
  "secret-newline": {
    meaning: "the secret here ends in a newline",
    remedy: "remove the newline that a file or a shell has added",
    keys: (secret: string): readonly Bytes[] => [secret.replace(/[\r\n]+$/, "")],
  },
  "secret-white-space": {
    meaning: "there is white space around the secret here",
    remedy: "remove the white space around the secret",
    keys: (secret: string): readonly Bytes[] => [secret.trim()],
  },
  "secret-quoted": {
    meaning: "the secret here is in quotes",
    remedy: "remove the quotes that an environment file has left",
    keys: (secret: string): readonly Bytes[] => [secret.replace(/^(["'`])(.*)\1$/s, "$2")],
  },
  "secret-newline-at-sender": {
    meaning: "the sender's secret ends in a newline",
    remedy: "set the sender's secret again, without a newline",
    keys: (secret: string): readonly Bytes[] => [`${secret}\n`, `${secret}\r\n`],
  },
  "secret-white-space-at-sender": {
    meaning: "there is white space around the sender's secret",
    remedy: "set the sender's secret again, without white space",
    keys: (secret: string): readonly Bytes[] => [`${secret} `, ` ${secret}`, ` ${secret} `, `${secret}\t`],
  },
  "secret-quoted-at-sender": {
    meaning: "the sender's secret is in quotes",
    remedy: "set the sender's secret again, without quotes",
    keys: (secret: string): readonly Bytes[] => [`"${secret}"`, `'${secret}'`],
  },
  "secret-hex": {
    meaning: "the sender decodes the secret from hexadecimal digits",
    remedy: "let the sender use the text as the key, not the bytes its digits spell",
    keys: (secret: string): readonly Bytes[] => fromHex(secret.replace(/^0x/, "")),
  },
  "secret-base64": {
    meaning: "the sender decodes the secret from base64",
    remedy: "let the sender use the text as the key, not the bytes it encodes",
    keys: (secret: string): readonly Bytes[] => fromBase64(secret),
  },
  "secret-whsec": {
    meaning: 'the sender takes what follows "whsec_" as the secret',
    remedy: "let the sender use the whole text as the key, whsec_ included",
    keys: (secret: string): readonly Bytes[] =>
      secret.startsWith("whsec_") ? [...fromBase64(secret.slice(6)), secret.slice(6)] : [],
  },
  "secret-hex-at-sender": {
    meaning: "the sender's secret is yours in hexadecimal digits",
    remedy: "set the sender's secret again, as it stands here",
    keys: (secret: string): readonly Bytes[] => inHex(encode(secret)),
  },
  "secret-base64-at-sender": {
    meaning: "the sender's secret is yours in base64",
    remedy: "set the sender's secret again, not in base64: Kubernetes shows secrets that way",
    keys: (secret: string): readonly Bytes[] => [secret, `${secret}\n`].map((text) => inBase64(encode(text))),
  },
  "secret-encoding": {
    meaning: "the sender's key is the secret in another encoding than UTF-8",
    remedy: "let the sender use the UTF-8 bytes of the secret as the key",
    keys: (secret: string): readonly Bytes[] => [
      ...narrow(secret),
      ...utf16(secret),
      ...narrow(secret, WINDOWS_1252),
      ...widen(encode(secret)),
    ],
  },
  "secret-normalised": {
    meaning: "the accents of the secret are composed in another way at the sender",
    remedy: "set the secret again on both sides, best in ASCII",
    keys: (secret: string): readonly Bytes[] => ["NFC", "NFD"].map((form) => secret.normalize(form)),
  },
  "secret-case": {
    meaning: "the sender's secret differs from yours in case",
    remedy: "copy the secret in its exact case",
    keys: (secret: string): readonly Bytes[] => [secret.toLowerCase(), secret.toUpperCase()],
  },
  "secret-escaped": {
    meaning: "one side has decoded escapes or percent signs in the secret",
    remedy: "take a secret without backslashes and percent signs, or set it again on both sides",
    keys: (secret: string): readonly Bytes[] => [
      secret.replace(/\\n/g, "\n"),
      secret.replace(/\n/g, "\\n"),
      secret.replace(/\\(.)/g, "$1"),
      ...decodePercent(secret),
      encodeURIComponent(secret.toWellFormed()),
    ],
  },
  "secret-cut": {
    meaning: "the sender's secret is the beginning of yours",
    remedy: "take a secret that fits the sender's field",
    keys: (secret: string): readonly Bytes[] =>
      [8, 16, 20, 24, 32, 40, 50, 64, 72, 100, 128, 255, 256].map((length) => secret.slice(0, length)),
  },
  "secret-unset-at-sender": {
    meaning: "the sender signs with a word such as undefined, or with an empty secret",
    remedy: "set the sender's secret: its variable is empty",
    // HMAC pads its key with zeros, so a zero equals nothing.
    keys: (): readonly Bytes[] => [
      new Uint8Array(1),
      "undefined",
      "null",
      "None",
      "nil",
      "false",
      "[object Object]",
    ],
  },
} as const;
