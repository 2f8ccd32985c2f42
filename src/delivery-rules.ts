import type {
  Delivery,
  Task,
  UpdateJobEvent,
  UpdateTaskEvent,
  User,
  Webhook,
} from "../generated/types/webhook-v1.d.ts";
import type { Warning } from "./result.ts";
import { sameJson } from "./same-json.ts";

/** An object of a delivery that carries an address and an identifier, with its place. */
interface Place {
  readonly path: string;
  readonly value: { readonly [member: string]: unknown };
}

/** Takes what is suspicious at a place. */
type Warn = (path: string, message: string) => void;

/** A rule that a valid delivery may break. */
interface Rule {
  readonly id: string;
  readonly clause: string;
  readonly check: (delivery: Delivery, warn: Warn, places: readonly Place[]) => void;
}

/** The rules, one a row; the decisions ledger names each. */
export const deliveryRules: readonly Rule[] = [
  { id: "url-id", clause: "W2", check: addressesEndInIdentifier },
  { id: "date-order", clause: "W2", check: datesInOrder },
  { id: "frame-order", clause: "W2.3", check: framesInOrder },
  { id: "event-repeated", clause: "W6.1", check: eventsOnce },
  { id: "scope", clause: "W1.2", check: scopeFits },
  { id: "secret-leaked", clause: "W2.1", check: secretKept },
  { id: "before-update-empty", clause: "W6.3", check: somethingChanged },
  { id: "before-update-equal", clause: "W6.3", check: oldValuesDiffer },
];

/** Lists the rules that a structurally valid delivery breaks, in the order of the rules. */
export function checkRules(delivery: Delivery): readonly Warning[] {
  const places = placesOf(delivery);
  const warnings: Warning[] = [];
  for (const { id, clause, check } of deliveryRules) {
    check(delivery, (path, message) => warnings.push({ rule: id, path, message, clause }), places);
  }
  return warnings;
}

/** Finds the object that an event is about, under its own name. */
function resourceOf(delivery: Delivery): Place {
  const name = delivery.event === "ping" ? "webhook" : delivery.event.slice(delivery.event.indexOf(":") + 1);
  return placeOf(`/${name}`, (delivery as unknown as Record<string, object>)[name] ?? {});
}

/** Finds the task of a task event; a tolerant reader keeps a member of that name in other events, whatever it is. */
function taskOf(delivery: Delivery): Pick<Task, "owner" | "assignee" | "segments"> | undefined {
  return delivery.event.endsWith(":task") ? (delivery as UpdateTaskEvent).task : undefined;
}

/** Finds the old values of an update event. */
function beforeUpdateOf(delivery: Delivery): Readonly<Record<string, unknown>> | undefined {
  return delivery.event.startsWith("update:") ? (delivery as UpdateJobEvent).before_update : undefined;
}

function placeOf(path: string, value: object): Place {
  return { path, value: value as Place["value"] };
}

/** Lists the objects with an address and an identifier: the resource first, then users and jobs. */
function placesOf(delivery: Delivery): Place[] {
  const places = [resourceOf(delivery), placeOf("/sender", delivery.sender)];
  const addUser = (path: string, user: User | null): void => {
    if (user !== null) places.push(placeOf(path, user));
  };
  if (delivery.event === "ping") addUser("/webhook/owner", delivery.webhook.owner);
  const task = taskOf(delivery);
  if (task === undefined) return places;
  addUser("/task/owner", task.owner);
  addUser("/task/assignee", task.assignee);
  for (const [i, { jobs }] of task.segments.entries()) {
    for (const [j, job] of jobs.entries()) {
      const path = `/task/segments/${i}/jobs/${j}`;
      places.push(placeOf(path, job));
      addUser(`${path}/assignee`, job.assignee);
    }
  }
  return places;
}

function addressesEndInIdentifier(_: Delivery, warn: Warn, places: readonly Place[]): void {
  for (const { path, value } of places) {
    const { url, id } = value;
    if (typeof url !== "string" || typeof id !== "number") continue;
    const end = `/${id}`;
    if (!url.endsWith(end) && !url.endsWith(`${end}/`))
      warn(`${path}/url`, `the address does not end in the id ${id}`);
  }
}

function datesInOrder(_: Delivery, warn: Warn, [resource]: readonly Place[]): void {
  const { created_date: created, updated_date: updated } = resource!.value;
  if (typeof created !== "string" || typeof updated !== "string" || created === updated) return;
  if (Date.parse(updated) < Date.parse(created))
    warn(`${resource!.path}/updated_date`, "updated before it was created");
}

function framesInOrder(delivery: Delivery, warn: Warn): void {
  for (const [i, { start_frame: start, stop_frame: stop }] of (taskOf(delivery)?.segments ?? []).entries()) {
    if (start > stop)
      warn(`/task/segments/${i}/stop_frame`, `stops at frame ${stop}, before it starts at ${start}`);
  }
}

function webhookOf(delivery: Delivery): Webhook | undefined {
  return delivery.event === "ping" ? delivery.webhook : undefined;
}

function eventsOnce(delivery: Delivery, warn: Warn): void {
  const events = webhookOf(delivery)?.events ?? [];
  const seen = new Set<string>();
  for (const [i, event] of events.entries()) {
    if (seen.has(event)) warn(`/webhook/events/${i}`, `"${event}" is listed twice`);
    seen.add(event);
  }
}

function scopeFits(delivery: Delivery, warn: Warn): void {
  const webhook = webhookOf(delivery);
  if (webhook === undefined) return;
  const { type, project, organization } = webhook;
  if (type === "project" && project === null) warn("/webhook/project", "a project webhook without a project");
  if (type === "organization" && organization === null) {
    warn("/webhook/organization", "an organization webhook without an organization");
  }
  if (type === "organization" && project !== null)
    warn("/webhook/project", "an organization webhook with a project");
}

function secretKept(delivery: Delivery, warn: Warn): void {
  const webhook = webhookOf(delivery);
  if (webhook !== undefined && Object.hasOwn(webhook, "secret")) {
    warn("/webhook/secret", "the delivery gives the webhook's secret away");
  }
}

function somethingChanged(delivery: Delivery, warn: Warn): void {
  const before = beforeUpdateOf(delivery);
  if (before !== undefined && Object.keys(before).length === 0)
    warn("/before_update", "an update that changes nothing");
}

function oldValuesDiffer(delivery: Delivery, warn: Warn, [resource]: readonly Place[]): void {
  for (const [key, old] of Object.entries(beforeUpdateOf(delivery) ?? {})) {
    if (sameJson(old, resource!.value[key])) {
      warn(
        `/before_update/${key.replace(/~/g, "~0").replace(/\//g, "~1")}`,
        "the old value equals the new one",
      );
    }
  }
}
