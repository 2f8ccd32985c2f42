import type { Type } from "#src/model/model.ts";
import type { Scope } from "./naming.ts";

/** Looks through aliases. */
export function resolveAlias(type: Type, scope: Scope): Type {
  const one = type.kind === "named" ? scope.get(type.name) : undefined;
  return one?.kind === "alias" ? resolveAlias(one.type, scope) : type;
}

/** Gives what a list, a map or a type that may be null holds. */
export function readInner(type: Type): Type | undefined {
  if (type.kind === "list") return type.items;
  if (type.kind === "map") return type.values;
  return type.kind === "nullable" ? type.of : undefined;
}

/** Tells whether any JSON value is of a type. */
export function isAnything(type: Type): boolean {
  return type.kind === "json" && type.types.length === 6;
}

/** Tells whether any JSON object is of a type, and nothing else. */
export function isAnyObject(type: Type): boolean {
  return type.kind === "json" && type.types.length === 1 && type.types[0] === "object";
}
