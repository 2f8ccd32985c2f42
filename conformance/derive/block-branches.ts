import { type Leaf, listLeaves, readDefinitions } from "#scripts/artefacts/suite/list-leaves.ts";
import { listPlaceViolations } from "#scripts/artefacts/suite/violation.ts";
import { type Origin, walkDocument } from "#scripts/artefacts/suite/walk-document.ts";
import { nameJsonType } from "#src/model/model.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import { isRecord } from "#src/util/is-object.ts";
import { readMember, writeMember } from "#src/util/read-member.ts";

/** A member that keeps an object from being taken for another branch of its union. */
interface Blocker {
  /** Place of the object, as steps from the root. */
  readonly steps: readonly string[];
  /** The other branch lists it, the object itself does not. */
  readonly name: string;
  /** A value that the other branch rejects there. */
  readonly value: unknown;
}

/** Finds the blockers of a document, with a schema that closes its objects. */
export function findBlockers(origin: Origin): Blocker[] {
  const definitions = readDefinitions(origin.schema);
  const found: Blocker[] = [];
  walkDocument(origin, new Set(), {
    place: ({ steps, value }, leaves) => {
      const [own, ...more] = leaves.filter((leaf) => listsAll(leaf, value));
      if (own === undefined || more.length > 0) return;
      for (const { schema } of leaves.filter((leaf) => leaf !== own)) {
        const further = Object.entries(schema.properties ?? {}).find(
          ([name]) => !Object.hasOwn(assertDefined(own.schema.properties, "properties"), name),
        );
        if (further === undefined) continue;
        const [wrong] = listPlaceViolations(listLeaves(definitions, further[1]));
        if (wrong !== undefined) found.push({ steps, name: further[0], value: wrong.value });
      }
    },
  });
  return found;
}

/** Checks whether a schema lists every member of an object. */
function listsAll({ schema: { properties } }: Leaf, value: unknown): boolean {
  if (properties === undefined || nameJsonType(value) !== "object") return false;
  return Object.keys(value ?? {}).every((name) => Object.hasOwn(properties, name));
}

/** Adds the blockers to their objects in a document; undefined if the document has none of these objects. */
export function addBlockers(document: unknown, blockers: readonly Blocker[]): unknown {
  const blocked = structuredClone(document);
  const added = blockers.filter(({ steps, name, value }) => {
    const object = steps.reduce(readMember, blocked);
    if (!isRecord(object)) return false;
    writeMember(object, name, value);
    return true;
  });
  return added.length === 0 ? undefined : blocked;
}
