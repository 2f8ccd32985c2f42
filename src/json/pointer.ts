import { isObject } from "../util/is-object.ts";

/** Reads the target of a JSON Pointer; undefined if there is none, or the pointer is invalid. */
export function readPointer(document: unknown, pointer: string): unknown {
  let target = document;
  for (const step of parsePointer(pointer) ?? [""])
    target = isObject(target) && Object.hasOwn(target, step) ? target[step] : undefined;
  return target;
}

/** Splits a JSON Pointer (RFC 6901) into its segments; `undefined` if it is invalid (`a`, `/~2`). */
export function parsePointer(pointer: string): string[] | undefined {
  if (pointer === "") return [];
  if (pointer[0] !== "/" || /~(?![01])/.test(pointer)) return undefined;
  const segments = pointer.slice(1).split("/");
  return pointer.includes("~") ? segments.map(unescapeSegment) : segments;
}

/** Writes segments as a JSON Pointer; without segments it is the root, the empty string. */
export function formatPointer(segments: readonly string[]): string {
  return segments.map((segment) => `/${escapeSegment(segment)}`).join("");
}

export function escapeSegment(segment: string): string {
  return /[~/]/.test(segment) ? segment.replaceAll("~", "~0").replaceAll("/", "~1") : segment;
}

/** The tilde comes last, so that `~01` is `~1` and not `/`. */
function unescapeSegment(segment: string): string {
  return segment.replaceAll("~1", "/").replaceAll("~0", "~");
}

/** Decodes the fragment of a reference. One that cannot be decoded stays as it is: it leads nowhere. */
export function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
