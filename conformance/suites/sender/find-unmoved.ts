import type { ReadStep } from "#generated/types/conformance/cases-sender.d.ts";
import { sameJson } from "#src/json/same-json.ts";
import type { Fault } from "./expected-envelope.ts";

/** A webhook resource. */
type Members = Readonly<Record<string, unknown>>;

/** Finds a moment that is not later than in the webhook as last seen, or a member that has changed since. */
export function findUnmoved(
  shown: Members,
  seen: Members,
  { moves = [], keeps = [] }: Pick<ReadStep, "moves" | "keeps">,
): Fault | undefined {
  const write = (name: string, members: Members): string =>
    `${name}: ${JSON.stringify(members[name]) ?? "none"}`;
  const still = moves.find((name) => !(Date.parse(String(shown[name])) > Date.parse(String(seen[name]))));
  if (still !== undefined)
    return { expected: `${still}: later than ${String(seen[still])}`, received: write(still, shown) };
  const changed = keeps.find((name) => !sameJson(shown[name], seen[name]));
  return changed === undefined
    ? undefined
    : { expected: write(changed, seen), received: write(changed, shown) };
}
