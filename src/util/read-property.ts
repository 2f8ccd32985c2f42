import { isObject } from "./is-object.ts";

/** Reads a property of a value; undefined if the value cannot have properties, or lacks this one. */
export function readProperty(value: unknown, name: string): unknown {
  return isObject(value) ? value[name] : undefined;
}

/** Reads an own property of a value. An inherited or computed property counts as absent. */
export function readOwnProperty(value: unknown, name: string): unknown {
  return isObject(value) ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
}

/** Checks whether a property of a value is a function. */
export function hasFunction(value: unknown, name: string): boolean {
  return typeof readProperty(value, name) === "function";
}

/** Sets a property of an object, or removes it if the value is `undefined`. `__proto__` is an ordinary property. */
export function writeMember(object: object, name: string, value: unknown): void {
  if (value === undefined) Reflect.deleteProperty(object, name);
  else Object.defineProperty(object, name, { value, writable: true, enumerable: true, configurable: true });
}
