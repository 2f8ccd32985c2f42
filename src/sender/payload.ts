import { sameJson } from "../json/same-json.ts";
import { isRecord } from "../util/is-object.ts";
import { quote } from "../util/quote.ts";
import { checkName, type Issue } from "../util/rules.ts";
import { hasResourceProperty, listSubscribable, PING, type SenderEdition } from "./edition.ts";
import { checkEventScope, type UntypedEvent } from "./event-input.ts";
import { rejectIf, SenderError, toIssue } from "./sender-error.ts";

/** A valid body, split where the webhook's identifier is inserted. */
export interface Payload {
  readonly event: string;
  readonly head: string;
  /** Null if the head is the whole body. */
  readonly tail: string | null;
}

type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Creates the payload of an event; undefined for an update that changes nothing (W6.2–W6.4).
 *
 * `JSON.stringify` serializes the arguments; the result is compared, validated (strict) and sent.
 *
 * @throws SenderError `invalid-delivery` if the envelope would break the contract.
 */
export function createEventPayload(input: UntypedEvent, edition: SenderEdition): Payload | undefined {
  if (!isRecord(input)) throw reject("", `expected an object, found ${quote(input)}`);
  const { event, scope } = input;
  const { resource: name } = checkEvent(input, edition);
  const isUpdate = event.startsWith("update:");
  const resource = toJson(input.resource, "/resource");
  const sender = toJson(input.sender, "/sender");
  const before = isUpdate && input.before !== undefined ? readBefore(input.before) : undefined;
  const changes = before && isRecord(resource) ? computeBeforeUpdate(before, resource) : undefined;
  const shown = isUpdate ? resource : without(resource, edition.updateOnly[name]);
  const head = {
    event,
    ...(hasResourceProperty(event, name) ? { [name]: shown } : (shown as object)),
    ...(isUpdate && edition.showsOldValues && { before_update: changes ?? {} }),
  };
  // In 2.65 and 2.73, events that no user caused have no sender.
  const body = { ...head, webhook_id: 0, ...(sender !== undefined && { sender }) };
  checkEnvelope(body, edition, checkEventScope(scope, "/scope"));
  if (before !== undefined && changes === undefined) return undefined;
  return {
    event,
    head: `${JSON.stringify(head).slice(0, -1)},"webhook_id":`,
    tail: sender === undefined ? "}" : `,"sender":${JSON.stringify(sender)}}`,
  };
}

/**
 * Creates the payload of a ping. It shows the webhook as it was before the delivery (W6.5).
 *
 * @throws SenderError `invalid-delivery` if the sender is not a valid user.
 */
export function createPingPayload(webhook: object, user: unknown, edition: SenderEdition): Payload {
  const body = { event: PING, webhook, sender: toJson(user, "/sender") };
  checkEnvelope(body, edition);
  return { event: PING, head: JSON.stringify(body), tail: null };
}

/** Creates the body for a webhook. */
export function writeBody({ head, tail }: Pick<Payload, "head" | "tail">, webhookId: number): string {
  return tail === null ? head : `${head}${webhookId}${tail}`;
}

function checkEvent(
  { event, before }: UntypedEvent,
  edition: SenderEdition,
): SenderEdition["events"][number] {
  const found = edition.events.find(({ name, subscribable }) => subscribable && name === event);
  if (typeof event !== "string")
    throw reject("/event", `expected the name of an event, found ${quote(event)}`);
  if (found === undefined) throw reject("/event", checkName("", event, listSubscribable(edition)).message);
  const isUpdate = event.startsWith("update:");
  if (isUpdate && before === undefined && edition.showsOldValues)
    throw reject("/before", `${event} needs the resource as it was before the update`);
  if (!isUpdate && before !== undefined) throw reject("/before", `${event} cannot have a previous resource`);
  return found;
}

function reject(path: string, message: string): SenderError {
  return new SenderError("invalid-delivery", [{ path, message }]);
}

function readBefore(before: unknown): JsonObject {
  const old = toJson(before, "/before");
  if (isRecord(old)) return old;
  throw reject("/before", `expected an object, found ${quote(old)}`);
}

/**
 * Computes `before_update`: the changed keys of a resource, in the resource's order, each with its old
 * value (W6.3). Undefined if nothing changed (W-same).
 *
 * A key that only one of the two resources has is left out (W-lacking, W-before). If only such keys differ, the
 * result is empty, which the contract allows.
 */
function computeBeforeUpdate(before: JsonObject, after: JsonObject): JsonObject | undefined {
  if (sameJson(before, after)) return undefined;
  const changed = Object.keys(after).filter(
    (key) => Object.hasOwn(before, key) && !sameJson(before[key], after[key]),
  );
  // fromEntries defines properties, so a key named __proto__ stays a key.
  return Object.fromEntries(changed.map((key) => [key, before[key]]));
}

/** Removes the properties that only updates contain (W2.3). */
function without(resource: unknown, names: readonly string[] = []): unknown {
  if (!isRecord(resource)) return resource;
  return Object.fromEntries(Object.entries(resource).filter(([key]) => !names.includes(key)));
}

function checkEnvelope(envelope: unknown, { validate }: SenderEdition, issues: readonly Issue[] = []): void {
  rejectIf("invalid-delivery", [...issues, ...validate(envelope).map(toIssue)]);
}

/** Returns a copy of the value as JSON represents it: dates become strings, and `undefined` is removed. */
function toJson(value: unknown, path: string): unknown {
  if (value === undefined) return undefined;
  try {
    const text: string | undefined = JSON.stringify(value);
    return text === undefined ? undefined : JSON.parse(text);
  } catch (cause) {
    const [reason] = String(cause instanceof Error ? cause.message : cause).split("\n");
    throw reject(path, `it is not JSON: ${reason}`);
  }
}
