import { right } from "./right.ts";
import {
  escapeAll,
  onBody,
  onChangesBut,
  onHeader,
  onKey,
  onPing,
  onRequest,
  pick,
  type SenderFlaws,
} from "./sender-flaw.ts";

/** Flaws in how a sender signs bodies, and keeps secrets. */
export const signatureFlaws: SenderFlaws = {
  "signs-other-bytes": { signed: (_, envelope) => Buffer.from(JSON.stringify(envelope, null, 2)) },
  "escapes-after-signing": onBody(escapeAll),
  "sorts-after-signing": {
    signed: (_, envelope) => Buffer.from(JSON.stringify(pick(envelope, Object.keys(envelope).sort()))),
  },
  "adds-newline": onBody((body) => Buffer.concat([body, Buffer.from("\n")])),
  "counts-characters": onBody((body) => body.subarray(0, body.toString().length)),
  "cuts-large-bodies": { encode: (envelope) => right.encode(envelope).subarray(0, 65_536) },
  "upper-case-hex": onHeader((hex) => `sha256=${hex.toUpperCase()}`),
  "bare-digest": onHeader((hex) => hex),
  "base64-digest": onHeader((hex) => `sha256=${Buffer.from(hex, "hex").toString("base64")}`),
  "hub-header": onHeader((hex) => `sha256=${hex}`, "X-Hub-Signature-256"),
  "unsigned-ping": {
    signature: (secret, signed) => (signed.includes('"event":"ping"') ? {} : right.signature(secret, signed)),
  },
  "empty-key": { signature: (secret, signed) => right.signature(secret ?? "", signed) },
  "empty-header": {
    signature: (secret, signed) =>
      secret === null ? { "X-Signature-256": "" } : right.signature(secret, signed),
  },
  "latin-1-key": onKey((secret) => Buffer.from(secret, "latin1")),
  "short-key": onKey((secret) => Buffer.from(secret).subarray(0, 64)),
  "trimmed-key": onKey((secret) => secret.trim()),
  "hex-key": onKey((secret) => (/^([0-9a-f]{2})+$/.test(secret) ? Buffer.from(secret, "hex") : secret)),
  "old-secret": onChangesBut("secret"),
  "loses-secret": { update: (webhook, changes) => right.update(webhook, { secret: null, ...changes }) },
  "leaks-secret-in-resource": { shown: ({ resource, secret }) => ({ ...resource, secret }) },
  "leaks-secret-on-creation": {
    shown: ({ resource, secret }, op) => (op === "create-webhook" ? { ...resource, secret } : resource),
  },
  "leaks-secret-on-change": {
    shown: ({ resource, secret }, op) =>
      op === "update-webhook" ? { ...resource, signing_key: secret } : resource,
  },
  "leaks-secret-in-ping": onPing((webhook, { secret }) => ({ ...webhook, secret })),
  "leaks-secret-in-header": onRequest(({ headers }, { secret }) => ({
    headers: { ...headers, ...(secret !== null && { "X-Secret": encodeURIComponent(secret) }) },
  })),
};
