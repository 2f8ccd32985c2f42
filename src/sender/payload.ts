import type { User, Webhook } from "#generated/webhook/2.3/types.d.ts";
import type { DeliveryEvent } from "../receiver/contract-facts.ts";
import { isRecord } from "../util/is-object.ts";
import { quote } from "../util/quote.ts";
import { suggest } from "../util/suggest.ts";
import { computeBeforeUpdate } from "./compute-before-update.ts";
import { DeliveryError, type Mistake, toMistake } from "./delivery-error.ts";
import { checkEventScope, type Emission } from "./emission.ts";
import {
  edition23,
  hasResourceMember,
  requestedEvent,
  type SenderEdition,
  subscribableIn,
  webhookIn,
} from "./sender-edition.ts";

/** A valid envelope without the webhook's identifier, which goes between head and tail. */
export interface Payload {
  readonly event: DeliveryEvent;
  readonly head: Uint8Array;
  readonly tail: Uint8Array;
}

const encoder: TextEncoder = new TextEncoder();

/**
 * Creates the payload of an event; undefined for an update that changes nothing (W6.2–W6.4).
 *
 * The arguments are written by `JSON.stringify`; the result is compared, validated (strict) and sent.
 *
 * @throws DeliveryError `invalid-delivery` if the envelope would break the contract.
 */
export function createEventPayload(
  emission: Emission,
  edition: SenderEdition = edition23,
): Payload | undefined {
  const { event, scope } = emission;
  const { resource: name } = checkArguments(emission, edition);
  const isUpdate = event.startsWith("update:");
  const resource = toJson(emission.resource, "/resource");
  const sender = toJson(emission.sender, "/sender");
  const before_update = isUpdate ? readBeforeUpdate(emission, resource) : undefined;
  const shown = isUpdate ? resource : without(resource, edition.updateOnly[name]);
  const head = {
    event,
    ...(hasResourceMember(event, name) ? { [name]: shown } : (shown as object)),
    ...(isUpdate && edition.showsOldValues && { before_update: before_update ?? {} }),
  };
  // Events of 2.65 and 2.73 without a causing user have no sender.
  const body = { ...head, webhook_id: 0, ...(sender !== undefined && { sender }) };
  checkEnvelope(body, edition, checkEventScope(scope));
  if (isUpdate && before_update === undefined) return undefined;
  const start = `${JSON.stringify(head).slice(0, -1)},"webhook_id":`;
  const end = sender === undefined ? "}" : `,"sender":${JSON.stringify(sender)}}`;
  return { event, head: encoder.encode(start), tail: encoder.encode(end) };
}

/**
 * Creates the body of a ping: it shows the webhook as it was before the delivery (W6.5).
 *
 * @throws DeliveryError `invalid-delivery` if the sender is not a valid user.
 */
export function createPingBody(webhook: Webhook, by: User, edition: SenderEdition = edition23): Uint8Array {
  const sender = toJson(by, "/sender");
  const body = { event: requestedEvent, webhook: webhookIn(edition, webhook), sender };
  checkEnvelope(body, edition);
  return encoder.encode(JSON.stringify(body));
}

function checkArguments(
  { event, before }: Pick<Emission, "event" | "before">,
  edition: SenderEdition,
): SenderEdition["events"][number] {
  const found = edition.events.find(({ name, subscribable }) => subscribable && name === event);
  if (found === undefined) throw new DeliveryError("invalid-delivery", [unknownEvent(event, edition)]);
  const updates = event.startsWith("update:");
  if (updates === (before !== undefined)) return found;
  const message = updates
    ? `${event} needs the resource before the update`
    : `${event} has no resource before it`;
  throw new DeliveryError("invalid-delivery", [{ path: "/before", message }]);
}

function unknownEvent(event: unknown, edition: SenderEdition): Mistake {
  const near = typeof event === "string" ? suggest(event, subscribableIn(edition)) : undefined;
  const hint = near === undefined ? "" : `, did you mean "${near}"`;
  return { path: "/event", message: `${JSON.stringify(event)} is not an event to emit${hint}` };
}

function readBeforeUpdate(
  { before }: { before?: unknown },
  resource: unknown,
): Readonly<Record<string, unknown>> | undefined {
  const old = toJson(before, "/before");
  if (!isRecord(old)) {
    const message = `expected an object, found ${quote(old)}`;
    throw new DeliveryError("invalid-delivery", [{ path: "/before", message }]);
  }
  // The validator judges a resource that is not an object.
  return isRecord(resource) ? computeBeforeUpdate(old, resource) : undefined;
}

/** Leaves out the members that only an update shows (W2.3). */
function without(resource: unknown, members: readonly string[] = []): unknown {
  if (!isRecord(resource)) return resource;
  return Object.fromEntries(Object.entries(resource).filter(([key]) => !members.includes(key)));
}

function checkEnvelope(
  envelope: unknown,
  { validate }: SenderEdition,
  mistakes: readonly Mistake[] = [],
): void {
  const all = [...mistakes, ...validate(envelope).map(toMistake)];
  if (all.length > 0) throw new DeliveryError("invalid-delivery", all);
}

/** Returns the value as JSON carries it: dates as strings, no `undefined`, detached from the caller's object. */
function toJson(value: unknown, path: string): unknown {
  if (value === undefined) return undefined;
  try {
    const text: string | undefined = JSON.stringify(value);
    return text === undefined ? undefined : JSON.parse(text);
  } catch (cause) {
    const [reason] = String(cause instanceof Error ? cause.message : cause).split("\n");
    throw new DeliveryError("invalid-delivery", [{ path, message: `it is not JSON: ${reason}` }]);
  }
}
