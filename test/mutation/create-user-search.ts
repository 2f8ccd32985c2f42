import { type Definitions, listRefs, refName } from "../../src/model/schema.ts";

/** Finds a definition and all definitions that refer to it, directly or indirectly. */
export function createUserSearch(definitions: Definitions): (name: string) => ReadonlySet<string> {
  const direct = new Map<string, string[]>();
  for (const [user, definition] of Object.entries(definitions))
    for (const ref of new Set(listRefs(definition).map(refName)))
      direct.set(ref, [...(direct.get(ref) ?? []), user]);
  return (name) => {
    const found = new Set([name]);
    for (const one of found) for (const user of direct.get(one) ?? []) found.add(user);
    return found;
  };
}
