import { isObject } from "./is-object.ts";

/** Reads a member of a value; undefined where the value has no members, or not that one. */
export function readMember(value: unknown, name: string): unknown {
  return isObject(value) ? value[name] : undefined;
}
