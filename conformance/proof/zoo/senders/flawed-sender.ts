import { createHmac } from "node:crypto";
import type { ZooEntry } from "../zoo-entry.ts";
import { type Behaviour, type Json, type Outgoing, type Resource, right, type Stored } from "./right.ts";

/** A sender with one flaw, as a change to the right one. */
export interface FlawedSender extends ZooEntry {
  readonly behaviour: Partial<Behaviour>;
  /** Needs the cases that are slow for a right sender. */
  readonly slow?: true;
}

/** Changes the header of a signature. */
export function onHeader(change: (header: string) => Record<string, string>): Partial<Behaviour> {
  return {
    signature: (secret, signed) => {
      const { "X-Signature-256": header } = right.signature(secret, signed);
      return header === undefined ? {} : change(header);
    },
  };
}

/** Changes the key that bodies are signed with. */
export function onKey(change: (secret: string) => string | Buffer): Partial<Behaviour> {
  return {
    signature: (secret, signed) => {
      if (secret === null) return {};
      const mac = createHmac("sha256", change(secret)).update(signed).digest("hex");
      return { "X-Signature-256": `sha256=${mac}` };
    },
  };
}

/** Changes the request after it was signed. */
export function onRequest(
  change: (request: Outgoing, webhook: Stored) => Partial<Outgoing>,
): Partial<Behaviour> {
  return {
    outgoing: (webhook, body, signature) => {
      const request = right.outgoing(webhook, body, signature);
      return { ...request, ...change(request, webhook) };
    },
  };
}

/** Sends other bytes than those that were signed. */
export function onBody(change: (body: Buffer) => Buffer): Partial<Behaviour> {
  return onRequest(({ body, headers }) => {
    const changed = change(body);
    return { body: changed, headers: { ...headers, "Content-Length": String(changed.length) } };
  });
}

/** Changes the envelope of an event. */
export function onEnvelope(change: (envelope: Json) => Json): Partial<Behaviour> {
  return { envelope: (...given) => change(right.envelope(...given)) };
}

/** Changes the webhook that a ping shows. */
export function onPing(change: (webhook: Resource, stored: Stored) => Json): Partial<Behaviour> {
  return {
    ping: (stored, sender) => ({ event: "ping", webhook: change(stored.resource, stored), sender }),
  };
}

/** Compares old and new in another way. */
export function onCompare(isChanged: (before: unknown, after: unknown) => boolean): Partial<Behaviour> {
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
export function onListening(isFor: Behaviour["listens"]): Partial<Behaviour> {
  return { listens: isFor };
}

/** Posts again where the answer asks for it. */
export function onAnswer(isRepeated: (status: number | undefined) => boolean): Partial<Behaviour> {
  return {
    post: async (outgoing) => {
      const status = await right.post(outgoing);
      return isRepeated(status) ? right.post(outgoing) : status;
    },
  };
}

/** Asks whether a webhook would get an event if it were changed so. */
export function listensAs(changes: Partial<Resource>): Behaviour["listens"] {
  return ({ resource, secret }, change) =>
    right.listens({ resource: { ...resource, ...changes }, secret }, change);
}

/** Takes some members of an object. */
export function pick(from: Json, keys: readonly string[]): Json {
  return Object.fromEntries(keys.map((key) => [key, from[key]]));
}

/** Turns identifiers into strings. */
export const quoteAll = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, member) => (/(^|_)id$/.test(key) ? String(member) : member));

/** Escapes what is not ASCII. */
export const escapeAll = (body: Buffer): Buffer =>
  Buffer.from(
    body
      .toString()
      .replace(/[\x7f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`),
  );
