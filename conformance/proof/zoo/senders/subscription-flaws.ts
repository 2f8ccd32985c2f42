import { subscribableEvents } from "#generated/facts/webhook-2.3/events.js";
import { type Resource, right } from "./right.ts";
import { onChangesBut, onPing, type SenderFlaws } from "./sender-flaw.ts";

/** Flaws in choosing the webhooks that get an event. */
export const subscriptionFlaws: SenderFlaws = {
  "sends-while-inactive": {
    listens: ({ resource, secret }, change) =>
      right.listens({ resource: { ...resource, is_active: true }, secret }, change),
  },
  "pings-while-inactive": { pinged: (webhook) => [webhook] },
  "ignores-subscription": {
    listens: ({ resource, secret }, change) =>
      right.listens({ resource: { ...resource, events: [change.event] }, secret }, change),
  },
  "subscribes-by-resource": {
    listens: ({ resource, secret }, change) => {
      const nouns = resource.events.map((name) => name.slice(name.indexOf(":")));
      const isMeant = nouns.includes(change.event.slice(change.event.indexOf(":")));
      const events = isMeant ? [change.event] : [];
      return right.listens({ resource: { ...resource, events } as Resource, secret }, change);
    },
  },
  "old-events": onChangesBut("events"),
  "old-target": onChangesBut("target_url"),
  "ping-to-all": {
    pinged: ({ resource: { is_active, project } }, all) =>
      is_active ? all.filter(({ resource }) => resource.project === project) : [],
  },
  "ping-needs-subscription": {
    pinged: (webhook, all) => (webhook.resource.events.length === 0 ? [] : right.pinged(webhook, all)),
  },
  "ping-with-webhook-id": {
    ping: (webhook, sender) => ({ ...right.ping(webhook, sender), webhook_id: webhook.resource.id }),
  },
  "everything-by-name": onPing((webhook) => ({
    ...webhook,
    events: webhook.events.length === subscribableEvents.length ? ["*"] : webhook.events,
  })),
  "null-status": onPing((webhook) => ({ last_status: null, last_delivery_date: null, ...webhook })),
  "any-project": {
    listens: (webhook, change) =>
      right.listens(webhook, { ...change, project: webhook.resource.project ?? change.project }),
  },
  "any-organization": {
    listens: (webhook, change) =>
      right.listens(webhook, { ...change, organization: webhook.resource.organization }),
  },
  "scope-numbers": {
    listens: (webhook, change) => {
      const { project, organization } = change;
      return [change, { ...change, project: organization, organization: project }].some((one) =>
        right.listens(webhook, one),
      );
    },
  },
  "organization-alone": {
    listens: (webhook, change) =>
      right.listens(webhook, change.project === null ? change : { ...change, organization: null }),
  },
  "delivers-after-deletion": { remove: () => {} },
};
