import type { Type } from "#src/model/model.ts";
import type { NamedModel } from "../naming.ts";
import { typesIn } from "../refusal.ts";
import { readInner } from "../resolve-alias.ts";

/** Checks whether a type of a contract is recursive: its values may be nested deeper than the caller's stack allows. */
export function isRecursive({ declarations }: NamedModel): boolean {
  const scope = new Map(
    declarations.map((one) => [one.name, typesIn(one).flatMap(([, type]) => namesIn(type))] as const),
  );
  const reach = (name: string, seen: Set<string>): Set<string> => {
    for (const next of scope.get(name) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      reach(next, seen);
    }
    return seen;
  };
  return declarations.some(({ name }) => reach(name, new Set()).has(name));
}

function namesIn(type: Type): readonly string[] {
  if (type.kind === "named") return [type.name];
  const inner = readInner(type);
  return inner === undefined ? [] : namesIn(inner);
}
