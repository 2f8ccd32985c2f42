import { findReachable, nameIn } from "../find-reachable.ts";
import type { NamedModel } from "../naming.ts";
import { typesIn } from "../refusal.ts";

/** Checks whether a type of a contract is recursive: its values may be nested deeper than the caller's stack allows. */
export function isRecursive({ declarations }: NamedModel): boolean {
  const edges = new Map(
    declarations.map((one) => [one.name, typesIn(one).flatMap(([, type]) => nameIn(type))] as const),
  );
  return declarations.some(({ name }) => findReachable(edges, name).has(name));
}
