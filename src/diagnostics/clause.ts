import type { Place, Places } from "#generated/internal/types.d.ts";
import { parsePointer } from "../json/pointer.ts";
import { readOwnProperty } from "../util/read-property.ts";
import { reach, stepInto } from "./places.ts";

/** What the source document says about a part of a document. */
export interface Clause {
  /** A clause such as `W2.3`, or the release that introduced the part. */
  readonly clause: string;
  /** A sentence with a full stop. */
  readonly about: string;
}

/**
 * Finds the clause or release of a path in the nearest description that has one. An unlisted property gets the clause
 * of its object.
 */
export function findClause(table: Places, value: unknown, pointer: string): Clause | undefined {
  let reached = reach(table, table.root, value);
  let nearest: Clause | undefined;
  let here = value;
  for (const step of parsePointer(pointer) ?? []) {
    nearest = (reached[0]?.passed ?? []).flatMap(readClause).at(-1) ?? nearest;
    here = readOwnProperty(here, step);
    reached = reached.flatMap(({ place }) => {
      const next = stepInto(place, step);
      return next === undefined ? [] : reach(table, next, here);
    });
    if (reached.length === 0) return nearest;
  }
  return reached.flatMap(({ passed }) => passed.flatMap(readClause))[0] ?? nearest;
}

function readClause({ clause, about }: Place): readonly Clause[] {
  return clause === undefined || about === undefined ? [] : [{ clause, about }];
}
