import type { Type } from "#src/model/model.ts";
import type { Scope } from "./naming.ts";

/** Looks through aliases. */
export function resolveAlias(type: Type, scope: Scope): Type {
  const one = type.kind === "named" ? scope.get(type.name) : undefined;
  return one?.kind === "alias" ? resolveAlias(one.type, scope) : type;
}

/** Returns the inner type of a list, a map or a nullable type. */
export function readInner(type: Type): Type | undefined {
  if (type.kind === "list") return type.items;
  if (type.kind === "map") return type.values;
  return type.kind === "nullable" ? type.of : undefined;
}

/** Checks whether a type accepts any JSON value. */
export function isAnything(type: Type): boolean {
  return type.kind === "json" && type.types.length === 6;
}

/** Checks whether a type accepts any JSON object, and nothing else. */
export function isAnyObject(type: Type): boolean {
  return type.kind === "json" && type.types.length === 1 && type.types[0] === "object";
}
