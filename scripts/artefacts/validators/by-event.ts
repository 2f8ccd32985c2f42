import { type Check, choose, report } from "./runtime.ts";

/**
 * Checks a value as a delivery of the event that something else names; without a name, of any event. An unknown
 * event is an error of its own.
 */
export function byEvent(
  event: string | undefined,
  checks: ReadonlyMap<string, Check>,
  value: Record<string, unknown>,
): void {
  const check = checks.get(event ?? "");
  if (check !== undefined) check(value);
  else if (event !== undefined) report("", [...checks.keys()], event, "unknown-event");
  else
    choose(
      value,
      null,
      [...checks.values()].map((one) => [null, [], one]),
    );
}
