import { formatPointer } from "../json/pointer.ts";
import { sameJson } from "../json/same-json.ts";
import { isRecord } from "../util/is-object.ts";
import { sortableDate } from "../util/sortable-date.ts";
import { splitEvent } from "../util/split-event.ts";
import type { Warning } from "./result.ts";

/** A JSON object with any properties. */
type Properties = Readonly<Record<string, unknown>>;

/** A segment of a task. */
interface Segment extends Properties {
  readonly jobs: readonly Properties[];
}

/** Checks an object with a URL in a collection, such as `users`, at a path. */
type CheckObject = (value: unknown, collection: string, place: () => string) => void;

/** Receives a finding with its path. */
type Warn = (path: string, message: string) => void;

/** A delivery and its resource. */
interface Subject {
  readonly delivery: Properties;
  /** Name of the property that contains the resource. */
  readonly name: string;
  readonly resource: Properties;
}

/** A rule that even a valid delivery may break. */
interface Rule {
  readonly id: string;
  readonly clause: string;
  /** Prefix or suffix of the events that the rule applies to. Default: all. */
  readonly events?: "ping" | "update:" | ":task";
  readonly check: (subject: Subject, warn: Warn) => void;
}

/** The rules, one per row (W-rules). */
export const rules: readonly Rule[] = [
  { id: "url-id", clause: "W2", check: eachAddress(endsInIdentifier) },
  { id: "url-shape", clause: "W2", check: eachAddress(hasShape) },
  { id: "date-order", clause: "W2", check: datesInOrder },
  { id: "frame-order", clause: "W2.3", events: ":task", check: framesInOrder },
  { id: "ping-webhook", clause: "W6.5", events: "ping", check: pingNamesItsWebhook },
  { id: "event-repeated", clause: "W6.1", events: "ping", check: eventsOnce },
  { id: "scope", clause: "W1.2", events: "ping", check: scopeFits },
  { id: "secret-leaked", clause: "W2.1", events: "ping", check: secretKept },
  { id: "before-update-empty", clause: "W6.3", events: "update:", check: somethingChanged },
  { id: "before-update-equal", clause: "W6.3", events: "update:", check: oldValuesDiffer },
  { id: "before-update-foreign", clause: "W6.3", events: "update:", check: oldKeysBelong },
];

/**
 * Lists what is suspicious about a structurally valid delivery, in the order of the rules: a leaked secret
 * (`secret-leaked`, W2.1), an update that changes nothing, frames or dates out of order.
 *
 * ```ts
 * warnings({ event: "update:job", job: { id: 5, state: "new" }, before_update: {} }); // [{ rule: "before-update-empty", … }]
 * ```
 *
 * It never throws, and returns an empty list for values that are not deliveries.
 */
export function warnings(delivery: unknown): readonly Warning[] {
  if (!isRecord(delivery) || typeof delivery.event !== "string") return [];
  const { event } = delivery;
  const name = event === "ping" ? "webhook" : splitEvent(event).resource;
  const resource = delivery[name];
  // A completed request is not a resource.
  if (!isRecord(resource)) return [];
  const found: Warning[] = [];
  const subject = { delivery, name, resource };
  let id = "";
  let clause = "";
  // All rules share one function, because creating one per rule costs more than most rules.
  const warn: Warn = (path, message) => found.push({ rule: id, path, message, clause });
  for (const rule of rules) {
    const { events = "" } = rule;
    if (!event.startsWith(events) && !event.endsWith(events)) continue;
    ({ id, clause } = rule);
    rule.check(subject, warn);
  }
  return found;
}

/** Reads the segments of a task; only edition 2.3 delivers them, so in other editions a property of that name may be anything. */
function readSegments({ resource: { segments } }: Subject): readonly Segment[] {
  return Array.isArray(segments) && segments.every(isSegment) ? segments : [];
}

function isSegment(value: unknown): value is Segment {
  return isRecord(value) && Array.isArray(value.jobs) && value.jobs.every(isRecord);
}

/** Explains what is wrong with a URL, given its id and its collection, such as `users`. */
type CheckAddress = (url: string, id: number, collection: string) => string | undefined;

/** Applies a check to each URL whose form the source document specifies. */
function eachAddress(checkAddress: CheckAddress): Rule["check"] {
  return (subject, warn) => {
    const { delivery, name, resource } = subject;
    const check: CheckObject = (value, collection, place) => {
      if (!isRecord(value) || typeof value.url !== "string" || typeof value.id !== "number") return;
      const message = checkAddress(value.url, value.id, collection);
      if (message !== undefined) warn(`/${place()}/url`, message);
    };
    check(resource, `${name}s`, () => name);
    check(delivery.sender, "users", () => "sender");
    if (delivery.event === "ping") check(resource.owner, "users", () => "webhook/owner");
    if (name === "task") checkTaskAddresses(subject, check);
  };
}

function checkTaskAddresses(subject: Subject, check: CheckObject): void {
  const { owner, assignee } = subject.resource;
  check(owner, "users", () => "task/owner");
  check(assignee, "users", () => "task/assignee");
  const segments = readSegments(subject);
  for (let i = 0; i < segments.length; i++) {
    const { jobs } = segments[i]!;
    for (let j = 0; j < jobs.length; j++) {
      check(jobs[j]!, "jobs", () => `task/segments/${i}/jobs/${j}`);
      check(jobs[j]!.assignee, "users", () => `task/segments/${i}/jobs/${j}/assignee`);
    }
  }
}

/** Checks whether a URL ends in an identifier; a slash may follow. */
function endsIn(url: string, end: string): boolean {
  return url.endsWith(end) || (url.endsWith("/") && url.endsWith(`${end}/`));
}

/** A URL must end in the identifier of its object. */
function endsInIdentifier(url: string, id: number): string | undefined {
  return endsIn(url, `/${id}`) ? undefined : `the URL does not end in the id ${id}`;
}

/** Collections whose URLs are in the source document. */
const shown: ReadonlySet<string> = new Set(["webhooks", "users", "tasks", "jobs"]);

/** A URL that ends in its identifier must be `{base_url}/api/<collection>/<id>` (W-shape). */
function hasShape(url: string, id: number, collection: string): string | undefined {
  const shape = `/api/${collection}/${id}`;
  if (endsIn(url, shape) || !shown.has(collection) || !endsIn(url, `/${id}`)) return undefined;
  return `the URL does not end in ${shape}`;
}

function datesInOrder({ name, resource }: Subject, warn: Warn): void {
  const { created_date: created, updated_date: updated } = resource;
  if (typeof created !== "string" || typeof updated !== "string") return;
  if (isBefore(updated, created)) warn(`/${name}/updated_date`, "updated before it was created");
}

/**
 * Compares two instants: if both are in UTC, by all their digits, including leap seconds; otherwise, by their
 * milliseconds.
 */
function isBefore(one: string, another: string): boolean {
  const [first, second] = [sortableDate(one), sortableDate(another)];
  const isUtc = first !== undefined && second !== undefined;
  return isUtc ? first < second : Date.parse(one) < Date.parse(another);
}

/** In strict mode, a ping cannot have this property. In a tolerant reader, it must not name another webhook. */
function pingNamesItsWebhook({ delivery, resource }: Subject, warn: Warn): void {
  const { webhook_id: id } = delivery;
  if (id === undefined || id === resource.id) return;
  warn("/webhook_id", `the ping is from webhook ${resource.id}, but names another`);
}

function framesInOrder(subject: Subject, warn: Warn): void {
  for (const [i, { start_frame: start, stop_frame: stop }] of readSegments(subject).entries()) {
    if (Number(start) > Number(stop))
      warn(`/task/segments/${i}/stop_frame`, `stops at frame ${stop}, before its start frame ${start}`);
  }
}

function eventsOnce({ resource: { events } }: Subject, warn: Warn): void {
  if (!Array.isArray(events) || new Set(events).size === events.length) return;
  const seen = new Set<unknown>();
  for (const [i, event] of events.entries()) {
    if (seen.has(event)) warn(`/webhook/events/${i}`, `"${event}" is listed twice`);
    seen.add(event);
  }
}

function scopeFits({ resource: webhook }: Subject, warn: Warn): void {
  const key = webhook.project_id === undefined ? "project" : "project_id";
  const { type, organization, [key]: project = null } = webhook;
  const wants = (has: boolean, scope: string, place: string): void => {
    if (has !== (type === scope)) {
      const article = scope === "project" ? "a" : "an";
      warn(`/webhook/${place}`, `a webhook of type ${type} ${has ? "with" : "without"} ${article} ${scope}`);
    }
  };
  wants(project !== null, "project", key);
  // A project may belong to an organization.
  if (type !== "project") wants(organization !== null, "organization", "organization");
}

function secretKept({ resource }: Subject, warn: Warn): void {
  if (Object.hasOwn(resource, "secret"))
    warn("/webhook/secret", "the delivery contains the webhook's secret");
}

/** Reads the old values of an update, if any; later editions may omit them. */
function readOldValues({ delivery: { before_update } }: Subject): Properties | undefined {
  return isRecord(before_update) ? before_update : undefined;
}

function somethingChanged(subject: Subject, warn: Warn): void {
  const before = readOldValues(subject);
  if (before === undefined) return;
  for (const _ in before) return;
  warn("/before_update", "an update that changes nothing");
}

function oldValuesDiffer(subject: Subject, warn: Warn): void {
  const before = readOldValues(subject);
  for (const key in before) {
    if (Object.hasOwn(subject.resource, key) && sameJson(before[key], subject.resource[key])) {
      warn(formatPointer(["before_update", key]), "the old value equals the new one");
    }
  }
}

/** A strict reader rejects such a key, unless the edition lists it among the old values. */
function oldKeysBelong(subject: Subject, warn: Warn): void {
  for (const key in readOldValues(subject)) {
    if (!Object.hasOwn(subject.resource, key)) {
      warn(formatPointer(["before_update", key]), `the ${subject.name} has no such property`);
    }
  }
}
