// Shared by the receivers of every language: packages of other languages carry it as JSON.

/** Status, text and further headers of each refusal. The text says no more than the sender may know. */
export const refusals = {
  method: [405, "method not allowed", { allow: "POST" }],
  "media-type": [415, "unsupported media type"],
  "content-encoding": [415, "content encodings are not supported", { "accept-encoding": "identity" }],
  "too-large": [413, "body too large"],
  "too-slow": [408, "body too slow", { connection: "close" }],
  incomplete: [400, "body incomplete"],
  "body-consumed": [500, "receiver is set up wrong"],
  signature: [403, "signature refused"],
  "not-utf8": [400, "body is not UTF-8"],
  "not-json": [400, "body is not JSON"],
  "too-deep": [400, "body is nested too deep"],
  "invalid-delivery": [422, "invalid delivery"],
  busy: [409, "delivery is being handled"],
} as const;

/** Explains each reason of a refusal in a sentence. The list is closed, and in the order of the checks. */
export const reasons = {
  "missing-header": "there is no signature header",
  "empty-header": "the signature header is empty",
  "duplicated-header": "there are several signatures: as header lines, or joined by a comma",
  "wrong-algorithm": 'the signature has a "=" but does not begin with "sha256="',
  "missing-prefix": 'the digest stands without "sha256="',
  "not-hex": "the digest contains something else than hexadecimal digits",
  "wrong-length": "the digest does not have 64 digits",
  "no-secret": "no secret was given to compare with",
  mismatch: "the digest belongs to another body or secret",
} as const;

/** How to find out why a signature was rejected; logged with the first case of each reason. */
export const doctorHint = `to find out why: annotation-contracts listen --secret-env WEBHOOK_SECRET --save saved,
then annotation-contracts doctor saved/0001-… --secret-env WEBHOOK_SECRET`;
