import { isDeepStrictEqual } from "node:util";
import { type FlawedSender, onCompare } from "./flawed-sender.ts";
import { type Json, right } from "./right.ts";

/** Compares two values that a test picks in another way, and all others as they are. */
function comparing(
  isPicked: (value: unknown) => boolean,
  differ: (before: never, after: never) => boolean,
): FlawedSender["behaviour"] {
  return onCompare((before, after) =>
    isPicked(before) && isPicked(after)
      ? differ(before as never, after as never)
      : !isDeepStrictEqual(before, after),
  );
}

const hasId = (value: unknown): boolean => typeof value === "object" && value !== null && "id" in value;

/** Changes a webhook, and then the dates of it. */
function dating(redate: (before: Json, after: Json) => Json): FlawedSender["behaviour"] {
  return {
    update: (webhook, changes) => {
      const before = { ...webhook.resource };
      right.update(webhook, changes);
      Object.assign(webhook.resource, redate(before, webhook.resource));
    },
  };
}

/** Gives each address one delivery of an event. */
function onePerAddress(): FlawedSender["behaviour"] {
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

/** Gives a webhook nothing more after so many failures in a row. */
function givingUp(most: number): FlawedSender["behaviour"] {
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

/** Flaws of senders in dates, in addresses that webhooks share, and in what is a change. */
export const momentFlaws: readonly FlawedSender[] = [
  {
    name: "one-per-address",
    flaw: "delivers once to an address that two webhooks have",
    killedBy: ["send-same-target", "send-same-target-secrets"],
    behaviour: onePerAddress(),
  },
  {
    name: "still-updated-date",
    flaw: "never moves updated_date",
    killedBy: ["send-updated-date-later-again", "send-updated-date-by-secret"],
    behaviour: dating(({ updated_date }) => ({ updated_date })),
  },
  {
    name: "moves-created-date",
    flaw: "moves created_date with every change",
    killedBy: ["send-updated-date-later-again", "send-updated-date-by-secret"],
    behaviour: dating((_, { updated_date }) => ({ created_date: updated_date })),
  },
  {
    name: "pings-with-an-old-date",
    flaw: "shows in a ping the date of its creation as that of the last delivery",
    killedBy: ["send-ping-last-date", "send-ping-last-date-of-ping"],
    behaviour: {
      ping: (webhook, sender) => {
        const { created_date, last_delivery_date: last } = webhook.resource;
        const shown = {
          ...webhook.resource,
          ...(last !== undefined && { last_delivery_date: created_date }),
        };
        return right.ping({ ...webhook, resource: shown }, sender);
      },
    },
  },
  {
    name: "first-delivery-date",
    flaw: "shows the date of the first delivery for ever",
    killedBy: ["send-last-date-later", "send-last-date-later-by-ping"],
    behaviour: {
      note: (webhook, status) => {
        const { last_delivery_date: first } = webhook.resource;
        right.note(webhook, status);
        if (first !== undefined) webhook.resource.last_delivery_date = first;
      },
    },
  },
  {
    name: "silent-after-failures",
    flaw: "delivers nothing more after five failures in a row",
    killedBy: ["send-after-many-server-errors", "send-after-many-refusals"],
    behaviour: givingUp(5),
  },
  {
    name: "compares-moments",
    flaw: "takes two spellings of a moment for no change",
    killedBy: ["send-before-same-moment", "send-before-same-moment-of-task"],
    behaviour: comparing(
      (value) => typeof value === "string" && /^\d{4}-\d\d-\d\dT/.test(value),
      (before, after) => Date.parse(before) !== Date.parse(after),
    ),
  },
  {
    name: "compares-ids",
    flaw: "takes two objects with one id for no change",
    killedBy: ["send-before-same-id", "send-task-update-with-update-only"],
    behaviour: comparing(hasId, (before: { id: unknown }, after: { id: unknown }) => before.id !== after.id),
  },
  {
    name: "compares-lengths",
    flaw: "takes two lists of one length for no change",
    killedBy: ["send-before-list-item", "send-before-list-reversed"],
    behaviour: comparing(
      Array.isArray,
      (before: readonly unknown[], after: readonly unknown[]) => before.length !== after.length,
    ),
  },
  {
    name: "merges-events",
    flaw: "adds a new list of events to the old one",
    killedBy: ["send-events-narrowed", "send-events-changed"],
    behaviour: {
      update: (webhook, changes) => {
        const before = webhook.resource.events;
        right.update(webhook, changes);
        webhook.resource.events = [...new Set([...before, ...webhook.resource.events])];
      },
    },
  },
];
