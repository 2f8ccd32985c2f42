import { isDeepStrictEqual } from "node:util";
import { type Json, right } from "./right.ts";
import { onCompare, onEnvelope, onRequest, pick, type SenderFlaws } from "./sender-flaw.ts";

/** Turns identifiers into strings. */
function quoteAll(value: Json): Json {
  return JSON.parse(JSON.stringify(value), (key, one) => (/(^|_)id$/.test(key) ? String(one) : one));
}

/** Flaws in what a sender sends. */
export const bodyFlaws: SenderFlaws = {
  put: onRequest(() => ({ method: "PUT" })),
  "fixed-media-type": onRequest(({ headers }) => ({
    headers: { ...headers, "Content-Type": "application/json" },
  })),
  "form-encoded": {
    encode: (envelope) => Buffer.from(`payload=${encodeURIComponent(JSON.stringify(envelope))}`),
  },
  "latin-1-body": { encode: (envelope) => Buffer.from(JSON.stringify(envelope), "latin1") },
  "byte-order-mark": { encode: (envelope) => Buffer.from(`\ufeff${JSON.stringify(envelope)}`) },
  "ids-as-strings": { encode: (envelope) => right.encode(quoteAll(envelope)) },
  "drops-query": onRequest(({ url }) => ({ url: url.replace(/\?.*/, "") })),
  "whole-before": { beforeUpdate: (before) => before },
  "new-values": {
    beforeUpdate: (before, after) => pick(after, Object.keys(right.beforeUpdate(before, after) ?? {})),
  },
  "null-for-absent": {
    beforeUpdate: (before, after) => {
      const gained = Object.keys(after).filter((key) => !Object.hasOwn(before, key));
      const old = right.beforeUpdate(before, after);
      return old && { ...Object.fromEntries(gained.map((key) => [key, null])), ...old };
    },
  },
  "tells-lost-keys": {
    beforeUpdate: (before, after) => {
      const lost = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
      const old = right.beforeUpdate(before, after);
      return old && { ...old, ...pick(before, lost) };
    },
  },
  "drops-null": onCompare((before, after) => before !== null && !isDeepStrictEqual(before, after)),
  "drops-falsy": onCompare(
    (before, after) => (before === null || Boolean(before)) && !isDeepStrictEqual(before, after),
  ),
  "compares-identity": onCompare((before, after) => before !== after),
  "compares-text": onCompare((before, after) => JSON.stringify(before) !== JSON.stringify(after)),
  // biome-ignore lint/suspicious/noDoubleEquals: the flaw itself
  "compares-loosely": onCompare((before, after) => before != after && !isDeepStrictEqual(before, after)),
  "shows-update-only-fields": {
    envelope: (change, webhook, before) => {
      const noun = change.event.slice(change.event.indexOf(":") + 1);
      return { ...right.envelope(change, webhook, before), [noun]: change.resource };
    },
  },
  "one-webhook-id": onEnvelope((envelope) => ({ ...envelope, webhook_id: 1 })),
  "owner-as-sender": {
    envelope: (change, webhook, before) => ({
      ...right.envelope(change, webhook, before),
      sender: webhook.resource.owner,
    }),
    ping: (webhook) => right.ping(webhook, webhook.resource.owner as Json),
  },
  "loses-proto": {
    beforeUpdate: (before, after) => {
      const old: Json = {};
      for (const [key, value] of Object.entries(right.beforeUpdate(before, after) ?? {})) old[key] = value;
      return old;
    },
  },
};
