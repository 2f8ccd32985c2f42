import { isDeepStrictEqual } from "node:util";
import { type FlawedSender, onCompare, onEnvelope, onRequest, pick, quoteAll } from "./flawed-sender.ts";
import { type Json, right } from "./right.ts";

/** Flaws in a part of what a sender does: what is sent. */
export const bodyFlaws: readonly FlawedSender[] = [
  {
    name: "put",
    flaw: "delivers with PUT",
    killedBy: ["send-signed", "send-ping"],
    behaviour: onRequest(() => ({ method: "PUT" })),
  },
  {
    name: "fixed-media-type",
    flaw: "sends application/json whatever the webhook says",
    killedBy: ["send-media-type-given", "send-content-type-changed"],
    behaviour: onRequest(({ headers }) => ({ headers: { ...headers, "Content-Type": "application/json" } })),
  },
  {
    name: "form-encoded",
    flaw: "sends the envelope as a field of a form",
    killedBy: ["send-signed", "send-before-one-key"],
    behaviour: {
      encode: (envelope) => Buffer.from(`payload=${encodeURIComponent(JSON.stringify(envelope))}`),
    },
  },
  {
    name: "latin-1-body",
    flaw: "sends the body in Latin-1",
    killedBy: ["send-create-task", "send-update-job"],
    behaviour: { encode: (envelope) => Buffer.from(JSON.stringify(envelope), "latin1") },
  },
  {
    name: "byte-order-mark",
    flaw: "begins the body with a byte order mark",
    killedBy: ["send-signed", "send-before-one-key"],
    behaviour: { encode: (envelope) => Buffer.from(`\ufeff${JSON.stringify(envelope)}`) },
  },
  {
    name: "ids-as-strings",
    flaw: "writes identifiers as strings",
    killedBy: ["send-create-task", "send-ping"],
    behaviour: { encode: (envelope) => right.encode(quoteAll(envelope) as Json) },
  },
  {
    name: "drops-query",
    flaw: "drops the query of the target URL",
    killedBy: ["send-target-query", "send-target-query-repeated"],
    behaviour: onRequest(({ url }) => ({ url: url.replace(/\?.*/, "") })),
  },
  {
    name: "whole-before",
    flaw: "sends the whole old resource as before_update",
    killedBy: ["send-before-one-key", "send-update-task"],
    behaviour: { beforeUpdate: (before) => before },
  },
  {
    name: "new-values",
    flaw: "tells the new values in before_update",
    killedBy: ["send-before-one-key", "send-before-null"],
    behaviour: {
      beforeUpdate: (before, after) => pick(after, Object.keys(right.beforeUpdate(before, after) ?? {})),
    },
  },
  {
    name: "null-for-absent",
    flaw: "tells null as the old value of a new key",
    killedBy: ["send-before-new-key", "send-before-gained-overlap"],
    behaviour: {
      beforeUpdate: (before, after) => {
        const gained = Object.keys(after).filter((key) => !Object.hasOwn(before, key));
        const old = right.beforeUpdate(before, after);
        return old && { ...Object.fromEntries(gained.map((key) => [key, null])), ...old };
      },
    },
  },
  {
    name: "tells-lost-keys",
    flaw: "tells keys that the resource no longer has",
    killedBy: ["send-before-lost-key", "send-before-lost-empty-keys"],
    behaviour: {
      beforeUpdate: (before, after) => {
        const lost = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
        const old = right.beforeUpdate(before, after);
        return old && { ...old, ...pick(before, lost) };
      },
    },
  },
  {
    name: "drops-null",
    flaw: "leaves out old values that were null",
    killedBy: ["send-before-null", "send-before-several-keys"],
    behaviour: onCompare((before, after) => before !== null && !isDeepStrictEqual(before, after)),
  },
  {
    name: "drops-falsy",
    flaw: "leaves out old values that were 0, false or empty",
    killedBy: ["send-before-falsy", "send-before-types"],
    behaviour: onCompare(
      (before, after) => (before === null || Boolean(before)) && !isDeepStrictEqual(before, after),
    ),
  },
  {
    name: "compares-identity",
    flaw: "takes equal objects for a change",
    killedBy: ["send-before-equal-values", "send-before-nothing"],
    behaviour: onCompare((before, after) => before !== after),
  },
  {
    name: "compares-text",
    flaw: "takes another order of members for a change",
    killedBy: ["send-before-member-order", "send-before-member-order-in-lists"],
    behaviour: onCompare((before, after) => JSON.stringify(before) !== JSON.stringify(after)),
  },
  {
    name: "compares-loosely",
    flaw: "takes 1 and the text 1 for equal",
    killedBy: ["send-before-types", "send-before-types-of-emptiness"],
    // biome-ignore lint/suspicious/noDoubleEquals: the flaw itself
    behaviour: onCompare((before, after) => before != after && !isDeepStrictEqual(before, after)),
  },
  {
    name: "shows-update-only-fields",
    flaw: "shows every field of a created task",
    killedBy: ["send-task-create-without-update-only", "send-task-delete-without-update-only"],
    behaviour: {
      envelope: (change, webhook, before) => {
        const noun = change.event.slice(change.event.indexOf(":") + 1);
        return { ...right.envelope(change, webhook, before), [noun]: change.resource };
      },
    },
  },
  {
    name: "one-webhook-id",
    flaw: "names the first webhook in every delivery",
    killedBy: ["send-webhook-id", "send-secrets-of-neighbours"],
    behaviour: onEnvelope((envelope) => ({ ...envelope, webhook_id: 1 })),
  },
  {
    name: "owner-as-sender",
    flaw: "names the owner of the webhook as sender",
    killedBy: ["send-sender-of-event", "send-ping"],
    behaviour: {
      envelope: (change, webhook, before) => ({
        ...right.envelope(change, webhook, before),
        sender: webhook.resource.owner,
      }),
      ping: (webhook) => right.ping(webhook, webhook.resource.owner as Json),
    },
  },
  {
    name: "loses-proto",
    flaw: "loses a member named __proto__",
    killedBy: ["send-proto-member", "send-before-proto-member"],
    behaviour: {
      beforeUpdate: (before, after) => {
        const old: Json = {};
        for (const [key, value] of Object.entries(right.beforeUpdate(before, after) ?? {})) old[key] = value;
        return old;
      },
    },
  },
];
