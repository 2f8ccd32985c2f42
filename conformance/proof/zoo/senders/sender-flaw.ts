import { createHmac } from "node:crypto";
import { respell } from "#src/json/respell.ts";
import {
  type Behaviour,
  type Json,
  type Outgoing,
  type Resource,
  right,
  type Settings,
  type Stored,
} from "./right.ts";

/** The behaviour that a sender with one flaw replaces. */
export interface SenderFlaw extends Partial<Behaviour> {
  /** Whether it needs the cases that are slow for a right sender. */
  readonly slow?: boolean;
}

/** Flaws of senders by their names in `flaws.tsv`. */
export type SenderFlaws = Readonly<Record<string, SenderFlaw>>;

/** Writes the header of a signature differently, from the digest in hexadecimal. */
export function onHeader(write: (hex: string) => string, name = "X-Signature-256"): SenderFlaw {
  return {
    signature: (secret, signed) => {
      const { "X-Signature-256": header } = right.signature(secret, signed);
      return header === undefined ? {} : { [name]: write(header.slice("sha256=".length)) };
    },
  };
}

/** Changes the key that bodies are signed with. */
export function onKey(change: (secret: string) => string | Buffer): SenderFlaw {
  return {
    signature: (secret, signed) => {
      if (secret === null) return {};
      const mac = createHmac("sha256", change(secret)).update(signed).digest("hex");
      return { "X-Signature-256": `sha256=${mac}` };
    },
  };
}

/** Changes the request after it was signed. */
export function onRequest(change: (request: Outgoing, webhook: Stored) => Partial<Outgoing>): SenderFlaw {
  return {
    outgoing: (webhook, body, signature) => {
      const request = right.outgoing(webhook, body, signature);
      return { ...request, ...change(request, webhook) };
    },
  };
}

/** Sends other bytes than those that were signed. */
export function onBody(change: (body: Buffer) => Buffer): SenderFlaw {
  return onRequest(({ body, headers }) => {
    const changed = change(body);
    return { body: changed, headers: { ...headers, "Content-Length": String(changed.length) } };
  });
}

/** Changes the envelope of an event. */
export function onEnvelope(change: (envelope: Json) => Json): SenderFlaw {
  return { envelope: (...given) => change(right.envelope(...given)) };
}

/** Changes the webhook that a ping shows. */
export function onPing(change: (webhook: Resource, stored: Stored) => Json): SenderFlaw {
  return {
    ping: (stored, sender) => ({ event: "ping", webhook: change(stored.resource, stored), sender }),
  };
}

/** Compares old and new values differently. */
export function onCompare(isChanged: (before: unknown, after: unknown) => boolean): SenderFlaw {
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

/** Posts again when the answer asks for it. */
export function onAnswer(isRepeated: (status: number | undefined) => boolean): SenderFlaw {
  return {
    post: async (outgoing) => {
      const status = await right.post(outgoing);
      return isRepeated(status) ? right.post(outgoing) : status;
    },
  };
}

/** Never changes some member of a webhook. */
export function onChangesBut(name: keyof Settings): SenderFlaw {
  return {
    update: (webhook, { [name]: _, ...changes }) => right.update(webhook, changes as Partial<Settings>),
  };
}

/** Makes a webhook inactive after a delivery with such an end. */
export function endingOn(isEnd: (status: number | undefined) => boolean): SenderFlaw {
  return {
    note: (webhook, status) => {
      right.note(webhook, status);
      if (isEnd(status)) webhook.resource.is_active = false;
    },
  };
}

/** Changes every text in a value. */
export function changeTexts(value: unknown, change: (text: string, key: string) => unknown): unknown {
  return JSON.parse(JSON.stringify(value), (key, one) => (typeof one === "string" ? change(one, key) : one));
}

/** Picks some members of an object. */
export function pick(from: Json, keys: readonly string[]): Json {
  return Object.fromEntries(keys.map((key) => [key, from[key]]));
}

/** Escapes what is not ASCII. */
export const escapeAll = (body: Buffer): Buffer =>
  Buffer.from(respell(body.toString(), { strings: "ascii" }));
