import { escapeSegment } from "../json/pointer.ts";
import { isRecord } from "../util/is-object.ts";
import type { Properties } from "./dataset.ts";

/** Returns an object unchanged; anything else becomes an empty object. */
export function asRecord(value: unknown): Properties {
  return isRecord(value) ? value : {};
}

/** Returns a list unchanged; anything else becomes an empty list. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns a string unchanged; anything else becomes an empty string. */
export function asText(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** Lists named items that the format writes as a map or as a list, each with its JSON Pointer segment. */
export function listEntries(
  value: unknown,
): readonly (readonly [name: string, value: unknown, segment: string])[] {
  if (isRecord(value)) return Object.entries(value).map(([name, one]) => [name, one, escapeSegment(name)]);
  return asList(value).map((one, i) => [asText(asRecord(one).name), one, String(i)]);
}

/** Joins a group's path and a name. */
export function join(group: string, name: string): string {
  return `${group === "/" ? "" : group}/${name}`;
}

/** Returns a path without its last name; `/` for the root. */
export function findDirectory(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/"))) || "/";
}

/** Returns the last name of a path. */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** Removes the leading slash of a path, because names in the result are relative to the root. */
export function relative(path: string): string {
  return path.replace(/^\//, "");
}
