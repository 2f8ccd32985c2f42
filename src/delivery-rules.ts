import type {
  Delivery,
  Task,
  UpdateJobEvent,
  UpdateTaskEvent,
  Webhook,
} from "../generated/types/webhook-v1.d.ts";
import type { Warning } from "./result.ts";
import { sameJson } from "./same-json.ts";
import { formatPointer } from "./text/pointer.ts";

/** A JSON object, whose members may be anything. */
type Members = Readonly<Record<string, unknown>>;

/** Takes what is suspicious at a place. */
type Warn = (path: string, message: string) => void;

/** A rule that a valid delivery may break. */
interface Rule {
  readonly id: string;
  readonly clause: string;
  readonly check: (delivery: Delivery, warn: Warn, resource: Members) => void;
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
  const warnings: Warning[] = [];
  const resource = (delivery as unknown as Record<string, Members>)[resourceName(delivery)]!;
  for (const { id, clause, check } of deliveryRules) {
    check(delivery, (path, message) => warnings.push({ rule: id, path, message, clause }), resource);
  }
  return warnings;
}

/** Names of resources by event, so that each is cut out of its event once. */
const resourceNames = new Map<string, string>([["ping", "webhook"]]);

/** Names the member that holds the object an event is about. */
function resourceName({ event }: Delivery): string {
  const known = resourceNames.get(event);
  if (known !== undefined) return known;
  const name = event.slice(event.indexOf(":") + 1);
  resourceNames.set(event, name);
  return name;
}

/** Finds the task of a task event; a tolerant reader keeps a member of that name in other events, whatever it is. */
function taskOf(delivery: Delivery): Pick<Task, "owner" | "assignee" | "segments"> | undefined {
  return delivery.event.endsWith(":task") ? (delivery as UpdateTaskEvent).task : undefined;
}

/** Finds the old values of an update event. */
function beforeUpdateOf(delivery: Delivery): Members | undefined {
  return delivery.event.startsWith("update:") ? (delivery as UpdateJobEvent).before_update : undefined;
}

function addressesEndInIdentifier(delivery: Delivery, warn: Warn, resource: Members): void {
  checkAddress(resource, warn, resourceName(delivery));
  checkAddress(delivery.sender, warn, "sender");
  if (delivery.event === "ping") checkAddress(delivery.webhook.owner, warn, "webhook/owner");
  const task = taskOf(delivery);
  if (task === undefined) return;
  checkAddress(task.owner, warn, "task/owner");
  checkAddress(task.assignee, warn, "task/assignee");
  for (const [i, { jobs }] of task.segments.entries()) {
    for (const [j, job] of jobs.entries()) {
      checkAddress(job, warn, "task/segments", i, "jobs", j);
      checkAddress(job.assignee, warn, "task/segments", i, "jobs", j, "assignee");
    }
  }
}

/** Warns of an address that does not end in the identifier beside it; a slash may follow. */
function checkAddress(value: object | null, warn: Warn, ...steps: readonly (string | number)[]): void {
  const { url, id } = (value ?? {}) as Members;
  if (typeof url !== "string" || typeof id !== "number") return;
  const digits = String(id);
  const end = url.endsWith("/") ? url.length - 1 : url.length;
  const start = end - digits.length;
  if (url[start - 1] === "/" && url.startsWith(digits, start)) return;
  warn(`/${steps.join("/")}/url`, `the address does not end in the id ${id}`);
}

function datesInOrder(delivery: Delivery, warn: Warn, resource: Members): void {
  const { created_date: created, updated_date: updated } = resource;
  if (typeof created !== "string" || typeof updated !== "string") return;
  // UTC timestamps of equal form compare as text.
  const alike = created.length === updated.length && created.endsWith("Z") && updated.endsWith("Z");
  if (alike && created <= updated) return;
  if (Date.parse(updated) < Date.parse(created)) {
    warn(`/${resourceName(delivery)}/updated_date`, "updated before it was created");
  }
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
  const events = webhookOf(delivery)?.events;
  if (events === undefined) return;
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

function oldValuesDiffer(delivery: Delivery, warn: Warn, resource: Members): void {
  const before = beforeUpdateOf(delivery);
  for (const key in before) {
    if (sameJson(before[key], resource[key])) {
      warn(formatPointer(["before_update", key]), "the old value equals the new one");
    }
  }
}
