import type { EventName } from "#generated/types/webhook-2.3.d.ts";

/** A member per name, so that a name that is missing, or is none of the contract's, does not compile. */
const names: Readonly<Record<EventName, true>> = {
  "update:organization": true,
  "update:membership": true,
  "delete:membership": true,
  "create:invitation": true,
  "delete:invitation": true,
  "create:project": true,
  "update:project": true,
  "delete:project": true,
  "create:task": true,
  "update:task": true,
  "delete:task": true,
  "update:job": true,
  "create:issue": true,
  "update:issue": true,
  "delete:issue": true,
  "create:comment": true,
  "update:comment": true,
  "delete:comment": true,
};

/** Lists the 18 names that a webhook can subscribe to, in the order of the contract (W6.1). */
export const eventNames: readonly EventName[] = Object.keys(names) as EventName[];

/** Tells whether a value is one of the 18 names; `ping` is not (W6.1). */
export function isEventName(value: unknown): value is EventName {
  return typeof value === "string" && Object.hasOwn(names, value);
}
