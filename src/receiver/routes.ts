import { splitEvent } from "../util/split-event.ts";
import { suggest } from "../util/suggest.ts";
import type { DeliveryContext } from "./handlers.ts";

/** A handler whose key determines the deliveries that it receives. */
export type AnyHandler = (delivery: unknown, context: DeliveryContext) => unknown;

/** Handlers by event name. `unknown` is for unknown events, `invalid` for deliveries that no edition accepts. */
export type Routes = ReadonlyMap<string, AnyHandler>;

const reservedKeys: readonly string[] = ["unknown", "invalid"];

/**
 * Assigns the most specific handler to each event: event name, `*:<resource>`, `<action>:*`, `*`.
 *
 * @throws TypeError for a key that is not an event or pattern, and for a handler that is not a function.
 */
export function createRoutes(on: object, events: readonly string[]): Routes {
  const handlers = new Map<string, unknown>(Object.entries(on));
  const all = [...events, ...reservedKeys];
  const keys = all.flatMap(listKeys);
  for (const [key, handler] of handlers) {
    if (!keys.includes(key)) throw new TypeError(`cannot create the receiver: ${describeKey(key, keys)}`);
    if (typeof handler !== "function")
      throw new TypeError(`cannot create the receiver: the handler for "${key}" is not a function`);
  }
  const routes = new Map<string, AnyHandler>();
  for (const event of all) {
    const key = listKeys(event).find((one) => handlers.has(one));
    // The validator has already checked that the delivery belongs to that key.
    if (key !== undefined) routes.set(event, handlers.get(key) as AnyHandler);
  }
  return routes;
}

/** Lists the keys that match an event, most specific first. */
function listKeys(event: string): string[] {
  if (reservedKeys.includes(event)) return [event];
  const { action, resource } = splitEvent(event);
  return resource === "" ? [event, "*"] : [event, `*:${resource}`, `${action}:*`, "*"];
}

function describeKey(key: string, keys: readonly string[]): string {
  const near = key === "*:*" ? "*" : suggest(key, keys);
  return `"${key}" is not an event or pattern${near ? `, did you mean "${near}"` : ""}`;
}
