import { parsePointer } from "#src/json/pointer.ts";
import { readMember } from "#src/text/read-member.ts";

/** A JSON object. */
type Members = Record<string, unknown>;

/** What to change in a document, by JSON Pointer. */
export interface Patch {
  readonly set?: Readonly<Record<string, unknown>>;
  readonly remove?: readonly string[];
}

/**
 * Changes a copy of a document: sets members of objects, appending none to arrays, then removes members.
 *
 * @throws Error where a pointer leads nowhere.
 */
export function patch<T extends object>(document: T, { set = {}, remove = [] }: Patch): T {
  const copy = structuredClone(document);
  for (const [pointer, value] of Object.entries(set)) {
    const { parent, last } = locate(copy, pointer);
    // Defined, so that a member named __proto__ stays one.
    Object.defineProperty(parent, last, { value, writable: true, enumerable: true, configurable: true });
  }
  for (const pointer of remove) {
    const { parent, last } = locate(copy, pointer);
    if (!Object.hasOwn(parent, last)) throw new Error(`cannot remove "${pointer}": no such member`);
    delete parent[last];
  }
  return copy;
}

function locate(document: object, pointer: string): { readonly parent: Members; readonly last: string } {
  const steps = parsePointer(pointer) ?? [];
  const last = steps.pop();
  const parent = steps.reduce<unknown>(readMember, document);
  if (last === undefined || typeof parent !== "object" || parent === null)
    throw new Error(`cannot follow "${pointer}"`);
  return { parent: parent as Members, last };
}
