import { isObject } from "./is-object.ts";

/** Reads a property of a value; undefined if the value has no properties, or not this one. */
export function readProperty(value: unknown, name: string): unknown {
  return isObject(value) ? value[name] : undefined;
}

/** Reads a property that a value has itself: an inherited one, or one that is computed, counts as absent. */
export function readOwnProperty(value: unknown, name: string): unknown {
  return isObject(value) ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
}

/** Checks whether a property of a value is a function. */
export function hasFunction(value: unknown, name: string): boolean {
  return typeof readProperty(value, name) === "function";
}

/** Sets a property of an object or, with `undefined`, removes it; `__proto__` is a property like any other. */
export function writeMember(object: object, name: string, value: unknown): void {
  if (value === undefined) Reflect.deleteProperty(object, name);
  else Object.defineProperty(object, name, { value, writable: true, enumerable: true, configurable: true });
}
