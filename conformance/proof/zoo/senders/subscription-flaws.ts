import { subscribableEvents } from "#generated/facts/webhook-2.3/events.js";
import { type FlawedSender, listensAs, onListening, onPing } from "./flawed-sender.ts";
import { type Resource, right } from "./right.ts";

/** Flaws in a part of what a sender does: who gets what. */
export const subscriptionFlaws: readonly FlawedSender[] = [
  {
    name: "sends-while-inactive",
    flaw: "delivers events of an inactive webhook",
    killedBy: ["send-inactive", "send-made-inactive"],
    behaviour: onListening(listensAs({ is_active: true })),
  },
  {
    name: "pings-while-inactive",
    flaw: "pings an inactive webhook",
    killedBy: ["send-inactive-ping", "send-made-inactive"],
    behaviour: { pinged: (webhook) => [webhook] },
  },
  {
    name: "ignores-subscription",
    flaw: "delivers events that the webhook does not list",
    killedBy: ["send-unsubscribed", "send-no-events"],
    behaviour: onListening(({ resource, secret }, change) =>
      right.listens({ resource: { ...resource, events: [change.event] }, secret }, change),
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
    killedBy: ["send-events-changed", "send-ping-changed-webhook"],
    behaviour: { update: (webhook, { events: _, ...changes }) => right.update(webhook, changes) },
  },
  {
    name: "old-target",
    flaw: "goes on with the first target URL",
    killedBy: ["send-target-changed", "send-ping-after-target-changed"],
    behaviour: { update: (webhook, { target_url: _, ...changes }) => right.update(webhook, changes) },
  },
  {
    name: "ping-to-all",
    flaw: "pings every webhook of the same scope",
    killedBy: ["send-ping-other-webhooks", "send-secrets-of-neighbours"],
    behaviour: {
      pinged: ({ resource: { is_active, project } }, all) =>
        is_active ? all.filter(({ resource }) => resource.project === project) : [],
    },
  },
  {
    name: "ping-needs-subscription",
    flaw: "pings no webhook that lists no event",
    killedBy: ["send-ping-unsubscribed", "send-ping-after-events-removed"],
    behaviour: {
      pinged: (webhook, all) => (webhook.resource.events.length === 0 ? [] : right.pinged(webhook, all)),
    },
  },
  {
    name: "ping-with-webhook-id",
    flaw: "adds webhook_id to a ping",
    killedBy: ["send-ping-without-webhook-id", "send-status-of-ping"],
    behaviour: {
      ping: (webhook, sender) => ({ ...right.ping(webhook, sender), webhook_id: webhook.resource.id }),
    },
  },
  {
    name: "everything-by-name",
    flaw: "lists everything as one name",
    killedBy: ["send-ping-everything", "send-status-of-ping"],
    behaviour: onPing((webhook) => ({
      ...webhook,
      events: webhook.events.length === subscribableEvents.length ? ["*"] : webhook.events,
    })),
  },
  {
    name: "null-status",
    flaw: "shows null before the first delivery",
    killedBy: ["send-ping-never-delivered", "send-status-of-ping"],
    behaviour: onPing((webhook) => ({ last_status: null, last_delivery_date: null, ...webhook })),
  },
  {
    name: "any-project",
    flaw: "delivers events of every project",
    killedBy: ["send-other-project", "send-project-zero"],
    behaviour: onListening((webhook, change) =>
      right.listens(webhook, { ...change, project: webhook.resource.project ?? change.project }),
    ),
  },
  {
    name: "any-organization",
    flaw: "delivers events of every organization",
    killedBy: ["send-other-organization", "send-scope-of-same-number"],
    behaviour: onListening((webhook, change) =>
      right.listens(webhook, { ...change, organization: webhook.resource.organization }),
    ),
  },
  {
    name: "scope-numbers",
    flaw: "takes project 1 for organization 1",
    killedBy: ["send-scope-of-same-number", "send-project-not-organization"],
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
    killedBy: ["send-deleted", "send-same-target-one-deleted"],
    behaviour: { remove: () => {} },
  },
];
