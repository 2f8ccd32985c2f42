import { must } from "../../src/text/must.ts";

/** Stands for "remove the member" in an edit. */
export const drop: unique symbol = Symbol("drop");

/** Changes one place of a base document: the name of the case, the dotted path, the value put there. */
export type Edit = readonly [name: string, path: string, value: unknown];

type Container = Record<string, unknown>;

/** Applies an edit to a copy of the base; the empty path replaces the whole document. */
export function applyEdit(base: unknown, [, path, value]: Edit): unknown {
  if (path === "") return value;
  const copy: unknown = structuredClone(base);
  const keys = path.split(".");
  const last = must(keys.pop(), "the last");
  const parent = keys.reduce((place, key) => descend(place, key, path), copy) as Container;
  if (value === drop) delete parent[last];
  else parent[last] = value;
  return copy;
}

function descend(place: unknown, key: string, path: string): unknown {
  const next = (place as Container)[key];
  if (typeof next !== "object" || next === null) throw new Error(`cannot edit ${path}: nothing at ${key}`);
  return next;
}
