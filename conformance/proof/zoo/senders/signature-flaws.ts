import {
  escapeAll,
  type FlawedSender,
  onBody,
  onHeader,
  onKey,
  onPing,
  onRequest,
  pick,
} from "./flawed-sender.ts";
import { right } from "./right.ts";

/** Flaws in a part of what a sender does: how bodies are signed, and how secrets are kept. */
export const signatureFlaws: readonly FlawedSender[] = [
  {
    name: "signs-other-bytes",
    flaw: "signs the envelope as it prints it, and sends it compact",
    killedBy: ["send-signed", "send-ping-signed"],
    behaviour: { signed: (_, envelope) => Buffer.from(JSON.stringify(envelope, null, 2)) },
  },
  {
    name: "escapes-after-signing",
    flaw: "escapes what is not ASCII after it has signed",
    killedBy: ["send-non-ascii-body", "send-escapes"],
    behaviour: onBody(escapeAll),
  },
  {
    name: "sorts-after-signing",
    flaw: "signs the members in another order than it sends",
    killedBy: ["send-member-order", "send-before-one-key"],
    behaviour: {
      signed: (_, envelope) => Buffer.from(JSON.stringify(pick(envelope, Object.keys(envelope).sort()))),
    },
  },
  {
    name: "adds-newline",
    flaw: "ends the signed body with a newline",
    killedBy: ["send-signed", "send-before-one-key"],
    behaviour: onBody((body) => Buffer.concat([body, Buffer.from("\n")])),
  },
  {
    name: "counts-characters",
    flaw: "cuts the body to as many bytes as it has characters",
    killedBy: ["send-non-ascii-body", "send-large-body"],
    behaviour: onBody((body) => body.subarray(0, body.toString().length)),
  },
  {
    name: "cuts-large-bodies",
    flaw: "cuts a body at 64 KiB",
    killedBy: ["send-large-body", "send-large-user-name"],
    behaviour: { encode: (envelope) => right.encode(envelope).subarray(0, 65_536) },
  },
  {
    name: "upper-case-hex",
    flaw: "writes the digest in upper case",
    killedBy: ["send-signed", "send-before-one-key"],
    behaviour: onHeader((header) => ({ "X-Signature-256": `sha256=${header.slice(7).toUpperCase()}` })),
  },
  {
    name: "bare-digest",
    flaw: "writes the digest without sha256=",
    killedBy: ["send-signed", "send-before-one-key"],
    behaviour: onHeader((header) => ({ "X-Signature-256": header.slice(7) })),
  },
  {
    name: "base64-digest",
    flaw: "writes the digest in base64",
    killedBy: ["send-signed", "send-before-one-key"],
    behaviour: onHeader((header) => ({
      "X-Signature-256": `sha256=${Buffer.from(header.slice(7), "hex").toString("base64")}`,
    })),
  },
  {
    name: "hub-header",
    flaw: "signs in X-Hub-Signature-256",
    killedBy: ["send-signed", "send-before-one-key"],
    behaviour: onHeader((header) => ({ "X-Hub-Signature-256": header })),
  },
  {
    name: "unsigned-ping",
    flaw: "does not sign pings",
    killedBy: ["send-ping-signed", "send-status-of-ping"],
    behaviour: {
      signature: (secret, signed) =>
        signed.includes('"event":"ping"') ? {} : right.signature(secret, signed),
    },
  },
  {
    name: "empty-key",
    flaw: "signs with an empty key where there is no secret",
    killedBy: ["send-unsigned", "send-ping-unsigned"],
    behaviour: { signature: (secret, signed) => right.signature(secret ?? "", signed) },
  },
  {
    name: "empty-header",
    flaw: "sends an empty header where there is no secret",
    killedBy: ["send-unsigned", "send-target-path-as-given"],
    behaviour: {
      signature: (secret, signed) =>
        secret === null ? { "X-Signature-256": "" } : right.signature(secret, signed),
    },
  },
  {
    name: "latin-1-key",
    flaw: "takes the secret for Latin-1",
    killedBy: ["send-secret-non-ascii", "send-secret-hard"],
    behaviour: onKey((secret) => Buffer.from(secret, "latin1")),
  },
  {
    name: "short-key",
    flaw: "cuts the secret at 64 bytes",
    killedBy: ["send-secret-long", "send-secret-long-in-bytes"],
    behaviour: onKey((secret) => Buffer.from(secret).subarray(0, 64)),
  },
  {
    name: "trimmed-key",
    flaw: "trims the secret",
    killedBy: ["send-secret-with-spaces", "send-secret-hard"],
    behaviour: onKey((secret) => secret.trim()),
  },
  {
    name: "hex-key",
    flaw: "takes a secret of hexadecimal digits for bytes",
    killedBy: ["send-secret-like-hex", "send-secret-of-decimal-digits"],
    behaviour: onKey((secret) => (/^([0-9a-f]{2})+$/.test(secret) ? Buffer.from(secret, "hex") : secret)),
  },
  {
    name: "old-secret",
    flaw: "goes on signing with the first secret",
    killedBy: ["send-secret-changed", "send-secret-removed"],
    behaviour: { update: (webhook, { secret: _, ...changes }) => right.update(webhook, changes) },
  },
  {
    name: "loses-secret",
    flaw: "forgets the secret when the webhook is changed",
    killedBy: ["send-secret-kept-on-change", "send-ping-changed-webhook"],
    behaviour: { update: (webhook, changes) => right.update(webhook, { secret: null, ...changes }) },
  },
  {
    name: "leaks-secret-in-resource",
    flaw: "shows the secret in the webhook",
    killedBy: ["send-secret-in-resource", "send-secret-in-changed-resource"],
    behaviour: { shown: ({ resource, secret }) => ({ ...resource, secret }) },
  },
  {
    name: "leaks-secret-on-creation",
    flaw: "gives the secret back when the webhook is created",
    killedBy: ["send-secret-in-created-resource", "send-secret-of-organization-not-shown"],
    behaviour: {
      shown: ({ resource, secret }, op) => (op === "create-webhook" ? { ...resource, secret } : resource),
    },
  },
  {
    name: "leaks-secret-on-change",
    flaw: "gives the secret back when the webhook is changed, under another name",
    killedBy: ["send-secret-in-answer-to-change", "send-secret-not-shown-on-other-change"],
    behaviour: {
      shown: ({ resource, secret }, op) =>
        op === "update-webhook" ? { ...resource, signing_key: secret } : resource,
    },
  },
  {
    name: "leaks-secret-in-ping",
    flaw: "shows the secret in a ping",
    killedBy: ["send-secret-in-ping", "send-status-of-ping"],
    behaviour: onPing((webhook, { secret }) => ({ ...webhook, secret })),
  },
  {
    name: "leaks-secret-in-header",
    flaw: "sends the secret along in a header",
    killedBy: ["send-signed", "send-before-one-key"],
    behaviour: onRequest(({ headers }, { secret }) => ({
      headers: { ...headers, ...(secret !== null && { "X-Secret": encodeURIComponent(secret) }) },
    })),
  },
];
