import { createHmac } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { ZooEntry } from "../zoo-entry.ts";
import { type Behaviour, type Json, type Outgoing, type Resource, right, type Stored } from "./right.ts";

/** A sender with one flaw, as a change to the right one. */
export interface FlawedSender extends ZooEntry {
  readonly behaviour: Partial<Behaviour>;
  /** Needs the cases that are slow for a right sender. */
  readonly slow?: true;
}

/** Changes the header of a signature. */
function onHeader(change: (header: string) => Record<string, string>): Partial<Behaviour> {
  return {
    signature: (secret, signed) => {
      const { "X-Signature-256": header } = right.signature(secret, signed);
      return header === undefined ? {} : change(header);
    },
  };
}

/** Changes the key that bodies are signed with. */
function onKey(change: (secret: string) => string | Buffer): Partial<Behaviour> {
  return {
    signature: (secret, signed) => {
      if (secret === null) return {};
      const mac = createHmac("sha256", change(secret)).update(signed).digest("hex");
      return { "X-Signature-256": `sha256=${mac}` };
    },
  };
}

/** Changes the request after it was signed. */
function onRequest(change: (request: Outgoing, webhook: Stored) => Partial<Outgoing>): Partial<Behaviour> {
  return {
    outgoing: (webhook, body, signature) => {
      const request = right.outgoing(webhook, body, signature);
      return { ...request, ...change(request, webhook) };
    },
  };
}

/** Sends other bytes than those that were signed. */
function onBody(change: (body: Buffer) => Buffer): Partial<Behaviour> {
  return onRequest(({ body, headers }) => {
    const changed = change(body);
    return { body: changed, headers: { ...headers, "Content-Length": String(changed.length) } };
  });
}

/** Changes the envelope of an event. */
function onEnvelope(change: (envelope: Json) => Json): Partial<Behaviour> {
  return { envelope: (...given) => change(right.envelope(...given)) };
}

/** Changes the webhook that a ping shows. */
function onPing(change: (webhook: Resource, stored: Stored) => Json): Partial<Behaviour> {
  return {
    ping: (stored, sender) => ({ event: "ping", webhook: change(stored.resource, stored), sender }),
  };
}

/** Compares old and new in another way. */
function onCompare(isChanged: (before: unknown, after: unknown) => boolean): Partial<Behaviour> {
  return {
    beforeUpdate: (before, after) => {
      const keys = Object.keys(after).filter((key) => Object.hasOwn(before, key));
      return pick(
        before,
        keys.filter((key) => isChanged(before[key], after[key])),
      );
    },
  };
}

/** Listens to more than it should. */
function onListening(isFor: Behaviour["listens"]): Partial<Behaviour> {
  return { listens: isFor };
}

/** Posts again where the answer asks for it. */
function onAnswer(isRepeated: (status: number | undefined) => boolean): Partial<Behaviour> {
  return {
    post: async (outgoing) => {
      const status = await right.post(outgoing);
      return isRepeated(status) ? right.post(outgoing) : status;
    },
  };
}

/** Asks whether a webhook would get an event if it were changed so. */
function listensAs(changes: Partial<Resource>): Behaviour["listens"] {
  return ({ resource, secret }, change) =>
    right.listens({ resource: { ...resource, ...changes } as Resource, secret }, change);
}

function pick(from: Json, keys: readonly string[]): Json {
  return Object.fromEntries(keys.map((key) => [key, from[key]]));
}

const quoteAll = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, member) => (/(^|_)id$/.test(key) ? String(member) : member));

const escapeAll = (body: Buffer): Buffer =>
  Buffer.from(
    body
      .toString()
      .replace(/[\x7f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`),
  );

/** Senders with a flaw each, as they are found in the field. */
export const flawedSenders: readonly FlawedSender[] = [
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
    killedBy: ["send-member-order"],
    behaviour: {
      signed: (_, envelope) => Buffer.from(JSON.stringify(pick(envelope, Object.keys(envelope).sort()))),
    },
  },
  {
    name: "adds-newline",
    flaw: "ends the signed body with a newline",
    killedBy: ["send-signed"],
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
    killedBy: ["send-large-body"],
    behaviour: { encode: (envelope) => right.encode(envelope).subarray(0, 65_536) },
  },
  {
    name: "upper-case-hex",
    flaw: "writes the digest in upper case",
    killedBy: ["send-signed"],
    behaviour: onHeader((header) => ({ "X-Signature-256": `sha256=${header.slice(7).toUpperCase()}` })),
  },
  {
    name: "bare-digest",
    flaw: "writes the digest without sha256=",
    killedBy: ["send-signed"],
    behaviour: onHeader((header) => ({ "X-Signature-256": header.slice(7) })),
  },
  {
    name: "base64-digest",
    flaw: "writes the digest in base64",
    killedBy: ["send-signed"],
    behaviour: onHeader((header) => ({
      "X-Signature-256": `sha256=${Buffer.from(header.slice(7), "hex").toString("base64")}`,
    })),
  },
  {
    name: "hub-header",
    flaw: "signs in X-Hub-Signature-256",
    killedBy: ["send-signed"],
    behaviour: onHeader((header) => ({ "X-Hub-Signature-256": header })),
  },
  {
    name: "unsigned-ping",
    flaw: "does not sign pings",
    killedBy: ["send-ping-signed"],
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
    killedBy: ["send-unsigned"],
    behaviour: {
      signature: (secret, signed) =>
        secret === null ? { "X-Signature-256": "" } : right.signature(secret, signed),
    },
  },
  {
    name: "latin-1-key",
    flaw: "takes the secret for Latin-1",
    killedBy: ["send-secret-non-ascii"],
    behaviour: onKey((secret) => Buffer.from(secret, "latin1")),
  },
  {
    name: "short-key",
    flaw: "cuts the secret at 64 bytes",
    killedBy: ["send-secret-long"],
    behaviour: onKey((secret) => Buffer.from(secret).subarray(0, 64)),
  },
  {
    name: "trimmed-key",
    flaw: "trims the secret",
    killedBy: ["send-secret-with-spaces"],
    behaviour: onKey((secret) => secret.trim()),
  },
  {
    name: "hex-key",
    flaw: "takes a secret of hexadecimal digits for bytes",
    killedBy: ["send-secret-like-hex"],
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
    killedBy: ["send-secret-kept-on-change"],
    behaviour: { update: (webhook, changes) => right.update(webhook, { secret: null, ...changes }) },
  },
  {
    name: "leaks-secret-in-resource",
    flaw: "shows the secret in the webhook",
    killedBy: ["send-secret-in-resource", "send-secret-in-changed-resource"],
    behaviour: { shown: ({ resource, secret }) => ({ ...resource, secret }) },
  },
  {
    name: "leaks-secret-in-ping",
    flaw: "shows the secret in a ping",
    killedBy: ["send-secret-in-ping"],
    behaviour: onPing((webhook, { secret }) => ({ ...webhook, secret })),
  },
  {
    name: "leaks-secret-in-header",
    flaw: "sends the secret along in a header",
    killedBy: ["send-signed"],
    behaviour: onRequest(({ headers }, { secret }) => ({
      headers: { ...headers, ...(secret !== null && { "X-Secret": encodeURIComponent(secret) }) },
    })),
  },
  {
    name: "get",
    flaw: "delivers with PUT",
    killedBy: ["send-signed", "send-ping"],
    behaviour: onRequest(() => ({ method: "PUT" })),
  },
  {
    name: "fixed-media-type",
    flaw: "sends application/json whatever the webhook says",
    killedBy: ["send-media-type-given"],
    behaviour: onRequest(({ headers }) => ({ headers: { ...headers, "Content-Type": "application/json" } })),
  },
  {
    name: "form-encoded",
    flaw: "sends the envelope as a field of a form",
    killedBy: ["send-signed"],
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
    killedBy: ["send-signed"],
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
    killedBy: ["send-target-query"],
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
    killedBy: ["send-before-new-key"],
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
    killedBy: ["send-before-lost-key"],
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
    killedBy: ["send-before-null"],
    behaviour: onCompare((before, after) => before !== null && !isDeepStrictEqual(before, after)),
  },
  {
    name: "drops-falsy",
    flaw: "leaves out old values that were 0, false or empty",
    killedBy: ["send-before-falsy"],
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
    killedBy: ["send-before-member-order"],
    behaviour: onCompare((before, after) => JSON.stringify(before) !== JSON.stringify(after)),
  },
  {
    name: "compares-loosely",
    flaw: "takes 1 and the text 1 for equal",
    killedBy: ["send-before-types"],
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
    killedBy: ["send-webhook-id"],
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
    killedBy: ["send-proto-member"],
    behaviour: {
      beforeUpdate: (before, after) => {
        const old: Json = {};
        for (const [key, value] of Object.entries(right.beforeUpdate(before, after) ?? {})) old[key] = value;
        return old;
      },
    },
  },
  {
    name: "sends-while-inactive",
    flaw: "delivers events of an inactive webhook",
    killedBy: ["send-inactive", "send-made-inactive"],
    behaviour: onListening(listensAs({ is_active: true })),
  },
  {
    name: "pings-while-inactive",
    flaw: "pings an inactive webhook",
    killedBy: ["send-inactive-ping"],
    behaviour: { pinged: (webhook) => [webhook] },
  },
  {
    name: "ignores-subscription",
    flaw: "delivers events that the webhook does not list",
    killedBy: ["send-unsubscribed", "send-no-events"],
    behaviour: onListening(({ resource, secret }, change) =>
      right.listens({ resource: { ...resource, events: [change.event] } as Resource, secret }, change),
    ),
  },
  {
    name: "subscribes-by-resource",
    flaw: "takes a subscription to create:issue for all events of issues",
    killedBy: ["send-subscribed-among-others", "send-unsubscribed"],
    behaviour: onListening(({ resource, secret }, change) => {
      const nouns = resource.events.map((name) => name.slice(name.indexOf(":")));
      const isMeant = nouns.includes(change.event.slice(change.event.indexOf(":")));
      const events = isMeant ? [change.event] : [];
      return right.listens({ resource: { ...resource, events } as Resource, secret }, change);
    }),
  },
  {
    name: "old-events",
    flaw: "goes on with the first list of events",
    killedBy: ["send-events-changed"],
    behaviour: { update: (webhook, { events: _, ...changes }) => right.update(webhook, changes) },
  },
  {
    name: "old-target",
    flaw: "goes on with the first target URL",
    killedBy: ["send-target-changed"],
    behaviour: { update: (webhook, { target_url: _, ...changes }) => right.update(webhook, changes) },
  },
  {
    name: "ping-to-all",
    flaw: "pings every webhook of the same scope",
    killedBy: ["send-ping-other-webhooks"],
    behaviour: {
      pinged: ({ resource: { is_active, project } }, all) =>
        is_active ? all.filter(({ resource }) => resource.project === project) : [],
    },
  },
  {
    name: "ping-needs-subscription",
    flaw: "pings no webhook that lists no event",
    killedBy: ["send-ping-unsubscribed"],
    behaviour: {
      pinged: (webhook, all) => (webhook.resource.events.length === 0 ? [] : right.pinged(webhook, all)),
    },
  },
  {
    name: "ping-with-webhook-id",
    flaw: "adds webhook_id to a ping",
    killedBy: ["send-ping-without-webhook-id"],
    behaviour: {
      ping: (webhook, sender) => ({ ...right.ping(webhook, sender), webhook_id: webhook.resource.id }),
    },
  },
  {
    name: "everything-by-name",
    flaw: "lists everything as one name",
    killedBy: ["send-ping-everything"],
    behaviour: onPing((webhook) => ({
      ...webhook,
      events: webhook.events.length === 18 ? ["*"] : webhook.events,
    })),
  },
  {
    name: "null-status",
    flaw: "shows null before the first delivery",
    killedBy: ["send-ping-never-delivered"],
    behaviour: onPing((webhook) => ({ last_status: null, last_delivery_date: null, ...webhook })),
  },
  {
    name: "any-project",
    flaw: "delivers events of every project",
    killedBy: ["send-other-project"],
    behaviour: onListening((webhook, change) =>
      right.listens(webhook, { ...change, project: webhook.resource.project ?? change.project }),
    ),
  },
  {
    name: "any-organization",
    flaw: "delivers events of every organization",
    killedBy: ["send-other-organization"],
    behaviour: onListening((webhook, change) =>
      right.listens(webhook, { ...change, organization: webhook.resource.organization }),
    ),
  },
  {
    name: "scope-numbers",
    flaw: "takes project 1 for organization 1",
    killedBy: ["send-scope-of-same-number"],
    behaviour: onListening((webhook, change) => {
      const { project, organization } = change;
      return [change, { ...change, project: organization, organization: project }].some((one) =>
        right.listens(webhook, one),
      );
    }),
  },
  {
    name: "organization-alone",
    flaw: "leaves out events of the projects of an organization",
    killedBy: ["send-organization", "send-both-scopes"],
    behaviour: onListening((webhook, change) =>
      right.listens(webhook, change.project === null ? change : { ...change, organization: null }),
    ),
  },
  {
    name: "delivers-after-deletion",
    flaw: "keeps webhooks that were deleted",
    killedBy: ["send-deleted"],
    behaviour: { remove: () => {} },
  },
  {
    name: "delivers-twice",
    flaw: "delivers each event twice",
    killedBy: ["send-once"],
    behaviour: onAnswer((status) => status !== undefined && status < 300),
  },
  {
    name: "retries-errors",
    flaw: "repeats a delivery that was answered with 500",
    killedBy: ["send-retry-status"],
    behaviour: onAnswer((status) => status !== undefined && status >= 500),
  },
  {
    name: "retries-resets",
    flaw: "repeats a delivery that was not answered",
    killedBy: ["send-retry-reset"],
    behaviour: onAnswer((status) => status === undefined),
  },
  {
    name: "retries-later",
    flaw: "repeats a delivery that failed after a second",
    killedBy: ["send-retry-later"],
    slow: true,
    behaviour: {
      post: async (outgoing) => {
        const status = await right.post(outgoing);
        if (status === undefined || status >= 500) setTimeout(() => void right.post(outgoing), 1_000);
        return status;
      },
    },
  },
  {
    name: "impatient",
    flaw: "gives an exchange up after half a second",
    killedBy: ["send-time-limit", "send-time-limit-drip"],
    slow: true,
    behaviour: {
      post: (outgoing) => right.post(outgoing, 500),
    },
  },
  {
    name: "follows-redirects",
    flaw: "follows redirects",
    killedBy: ["send-redirect", "send-ping-redirect"],
    behaviour: {
      post: async ({ url, method, headers, body }) => {
        try {
          return (await fetch(url, { method, headers, body: new Uint8Array(body) })).status;
        } catch {
          return undefined;
        }
      },
    },
  },
  {
    name: "gives-up-after-failure",
    flaw: "makes a webhook inactive whose delivery failed",
    killedBy: ["send-after-failure"],
    behaviour: {
      note: (webhook, status) => {
        right.note(webhook, status);
        if (status === undefined || status >= 500) webhook.resource.is_active = false;
      },
    },
  },
  {
    name: "forgets-status",
    flaw: "never notes a delivery",
    killedBy: ["send-status-200"],
    behaviour: { note: () => {} },
  },
  {
    name: "notes-success-alone",
    flaw: "notes deliveries that were answered with 2xx alone",
    killedBy: ["send-status-500", "send-status-latest", "send-status-no-answer"],
    behaviour: {
      note: (webhook, status) => {
        if (status !== undefined && status < 300) right.note(webhook, status);
      },
    },
  },
  {
    name: "status-zero",
    flaw: "notes 0 where no answer came",
    killedBy: ["send-status-no-answer"],
    behaviour: { note: (webhook, status = 0) => right.note(webhook, status) },
  },
  {
    name: "local-time",
    flaw: "notes the date of a delivery without its zone",
    killedBy: ["send-status-200"],
    behaviour: {
      note: (webhook, status) => {
        right.note(webhook, status);
        webhook.resource.last_delivery_date = new Date().toISOString().slice(0, -1);
      },
    },
  },
  {
    name: "never-verifies",
    flaw: "takes every certificate",
    killedBy: ["send-self-signed"],
    behaviour: onRequest(() => ({ verifyTls: false })),
  },
  {
    name: "always-verifies",
    flaw: "refuses a self-signed certificate even if told to take it",
    killedBy: ["send-self-signed-allowed"],
    behaviour: onRequest(() => ({ verifyTls: true })),
  },
];
