import { stringEnd } from "./lex.ts";
import { parsePointer, readStep } from "./pointer.ts";
import { type Position, positionAt } from "./position.ts";
import { type Cursor, scanJson } from "./scan.ts";

/** A stretch of a text, in UTF-16 code units, and where it begins. */
export interface Place extends Position {
  readonly offset: number;
  readonly length: number;
}

/** The deepest value found so far on the way that the pointer describes. */
interface Match {
  readonly depth: number;
  readonly start: number;
  end: number;
  /** The step that led to it (see `Cursor.steps`); -1, which is no member name, for the root. */
  readonly step: number;
}

/**
 * Locates what a JSON Pointer (RFC 6901) names in a JSON text: the value, or the quoted name of the member holding it.
 *
 * Member names are compared after unescaping; of duplicate names the last one counts, as for `JSON.parse`. Where the
 * pointer leads nowhere, the place is that of its nearest existing ancestor. An element and the root have no name: their
 * value is the answer for `"key"`, too. Returns `undefined` when the text is not JSON or the pointer is no pointer.
 *
 * Lines and columns are 1-based; columns, offset and length count UTF-16 code units, like editors and tsc.
 */
export function locate(text: string, pointer: string, target: "value" | "key"): Place | undefined {
  const segments = parsePointer(pointer);
  const match = segments && follow(text, segments);
  if (match === undefined) return undefined;
  const named = target === "key" && match.step >= 0;
  const offset = named ? match.step : match.start;
  const end = named ? stringEnd(text, offset) : match.end;
  return { offset, length: end - offset, ...positionAt(text, offset) };
}

/** Follows the segments through the whole text, since a duplicate further down takes precedence. */
function follow(text: string, segments: readonly string[]): Match | undefined {
  let match: Match | undefined;
  /** The depth of the open array or object that the segments lead into. */
  let inside = -1;
  for (const cursor of scanJson(text)) {
    if (cursor.kind === "fault") return undefined;
    if (cursor.kind === "close") {
      if (cursor.depth !== inside) continue;
      inside -= 1;
      if (match?.depth === cursor.depth) match.end = cursor.end;
    } else if (cursor.depth === inside + 1 && leadsOn(text, cursor, segments)) {
      match = toMatch(cursor);
      if (cursor.kind === "open") inside = cursor.depth;
    }
  }
  return match;
}

/** Tells whether a value inside the right parent is the one that the next segment names. */
function leadsOn(text: string, { depth, steps }: Cursor, segments: readonly string[]): boolean {
  return (
    depth === 0 || (depth <= segments.length && readStep(text, steps[depth - 1]!) === segments[depth - 1])
  );
}

function toMatch({ depth, start, end, steps }: Cursor): Match {
  return { depth, start, end, step: depth === 0 ? -1 : steps[depth - 1]! };
}
