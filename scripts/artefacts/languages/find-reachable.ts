import type { Type } from "#src/model/model.ts";
import { readInner } from "./resolve-alias.ts";

/** Finds the names that one leads to, directly or through others; it is among them if it leads back to itself. */
export function findReachable(
  edges: ReadonlyMap<string, readonly string[]>,
  from: string,
  seen: Set<string> = new Set(),
): ReadonlySet<string> {
  for (const next of edges.get(from) ?? []) {
    if (seen.has(next)) continue;
    seen.add(next);
    findReachable(edges, next, seen);
  }
  return seen;
}

/** Finds the name in a type: a type has at most one, alone or within lists and maps. */
export function nameIn(type: Type): readonly string[] {
  if (type.kind === "named") return [type.name];
  const inner = readInner(type);
  return inner === undefined ? [] : nameIn(inner);
}
