/** Splits a JSON Pointer (RFC 6901) into its segments; `undefined` if it is invalid (`a`, `/~2`). */
export function parsePointer(pointer: string): string[] | undefined {
  if (pointer === "") return [];
  if (pointer[0] !== "/" || /~(?![01])/.test(pointer)) return undefined;
  const segments = pointer.slice(1).split("/");
  return pointer.includes("~") ? segments.map(unescapeSegment) : segments;
}

/** Writes segments as a JSON Pointer. An empty list becomes an empty string, which means the root. */
export function formatPointer(segments: readonly string[]): string {
  return segments.map((segment) => `/${escapeSegment(segment)}`).join("");
}

/** Escapes a segment for use in a JSON Pointer. */
export function escapeSegment(segment: string): string {
  return /[~/]/.test(segment) ? segment.replaceAll("~", "~0").replaceAll("/", "~1") : segment;
}

/** The tilde is decoded last, so `~01` becomes `~1` and not `/`. */
function unescapeSegment(segment: string): string {
  return segment.replaceAll("~1", "/").replaceAll("~0", "~");
}
