import { isDeepStrictEqual } from "node:util";
import { type Json, right } from "./right.ts";
import { onCompare, type SenderFlaw, type SenderFlaws } from "./sender-flaw.ts";

/** Compares differently the two values that a test picks, and all others as they are. */
function comparing(
  isPicked: (value: unknown) => boolean,
  differ: (before: never, after: never) => boolean,
): SenderFlaw {
  return onCompare((before, after) =>
    isPicked(before) && isPicked(after)
      ? differ(before as never, after as never)
      : !isDeepStrictEqual(before, after),
  );
}

const hasId = (value: unknown): boolean => typeof value === "object" && value !== null && "id" in value;

/** Changes a webhook, and then its dates. */
function dating(redate: (before: Json, after: Json) => Json): SenderFlaw {
  return {
    update: (webhook, changes) => {
      const before = { ...webhook.resource };
      right.update(webhook, changes);
      Object.assign(webhook.resource, redate(before, webhook.resource));
    },
  };
}

/** Sends each address one delivery of an event. */
function onePerAddress(): SenderFlaw {
  const reached = new WeakMap<object, Set<string>>();
  return {
    listens: (webhook, change) => {
      const known = reached.get(change) ?? new Set();
      reached.set(change, known);
      if (!right.listens(webhook, change) || known.has(webhook.resource.target_url)) return false;
      known.add(webhook.resource.target_url);
      return true;
    },
  };
}

/** Sends a webhook nothing more after a number of failures in a row. */
function givingUp(most: number): SenderFlaw {
  const failures = new WeakMap<object, number>();
  return {
    note: (webhook, status) => {
      right.note(webhook, status);
      const failed = status === undefined || status >= 400;
      failures.set(webhook, failed ? (failures.get(webhook) ?? 0) + 1 : 0);
    },
    listens: (webhook, change) => (failures.get(webhook) ?? 0) < most && right.listens(webhook, change),
  };
}

/** Makes a different date: a webhook can be created and get a delivery in one millisecond. */
function secondBefore(date: unknown): string {
  return new Date(Date.parse(String(date)) - 1000).toISOString();
}

/** Flaws of senders in dates, in addresses that webhooks share, and in deciding what is a change. */
export const momentFlaws: SenderFlaws = {
  "one-per-address": onePerAddress(),
  "still-updated-date": dating(({ updated_date }) => ({ updated_date })),
  "moves-created-date": dating((_, { updated_date }) => ({ created_date: updated_date })),
  "pings-with-an-old-date": {
    ping: (webhook, sender) => {
      const { last_delivery_date: last } = webhook.resource;
      const shown = {
        ...webhook.resource,
        ...(last !== undefined && { last_delivery_date: secondBefore(last) }),
      };
      return right.ping({ ...webhook, resource: shown }, sender);
    },
  },
  "first-delivery-date": {
    note: (webhook, status) => {
      const { last_delivery_date: first } = webhook.resource;
      right.note(webhook, status);
      if (first !== undefined) webhook.resource.last_delivery_date = first;
    },
  },
  "silent-after-failures": givingUp(5),
  "compares-moments": comparing(
    (value) => typeof value === "string" && /^\d{4}-\d\d-\d\dT/.test(value),
    (before, after) => Date.parse(before) !== Date.parse(after),
  ),
  "compares-ids": comparing(
    hasId,
    (before: { id: unknown }, after: { id: unknown }) => before.id !== after.id,
  ),
  "compares-lengths": comparing(
    Array.isArray,
    (before: readonly unknown[], after: readonly unknown[]) => before.length !== after.length,
  ),
  "merges-events": {
    update: (webhook, changes) => {
      const before = webhook.resource.events;
      right.update(webhook, changes);
      webhook.resource.events = [...new Set([...before, ...webhook.resource.events])];
    },
  },
};
