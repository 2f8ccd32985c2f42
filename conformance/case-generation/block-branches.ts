import { nameJsonType } from "#src/model/model.ts";
import { isObject } from "#src/util/is-object.ts";
import { readProperty, writeMember } from "#src/util/read-property.ts";
import { listPlaceViolations } from "./list-violations.ts";
import { type Branch, listBranches, type Origin, walkDocument } from "./walk-document.ts";

/** A property that prevents an object from matching another branch of its union. */
interface Blocker {
  readonly steps: readonly string[];
  readonly name: string;
  /** A value that the other branch rejects for this property. */
  readonly value: unknown;
}

/**
 * Finds the blockers of a document. A tolerant reader keeps unlisted properties, so it accepts an invalid compound as
 * an enumeration, unless the compound has a property that an enumeration rejects.
 */
export function findBlockers(origin: Origin): Blocker[] {
  const found: Blocker[] = [];
  walkDocument(origin, new Set(), {
    place: ({ steps, value }, branches) => {
      const [own, ...more] = branches.filter((branch) => listsAll(branch, value));
      if (own === undefined || more.length > 0) return;
      for (const other of branches.filter((branch) => branch !== own)) {
        const isOwn = (name: string): boolean => Object.hasOwn(own.schema.properties ?? {}, name);
        const further = Object.entries(other.schema.properties ?? {}).find(([name]) => !isOwn(name));
        const [wrong] =
          further === undefined
            ? []
            : listPlaceViolations(listBranches(origin.definitions, further[1]), false, false);
        if (further !== undefined && wrong !== undefined)
          found.push({ steps, name: further[0], value: wrong.value });
      }
    },
  });
  return found;
}

function listsAll({ schema: { properties } }: Branch, value: unknown): boolean {
  if (properties === undefined || nameJsonType(value) !== "object") return false;
  return Object.keys(Object(value)).every((name) => Object.hasOwn(properties, name));
}

/** Adds the blockers to their objects in a document; returns undefined if it contains none of these objects. */
export function addBlockers(document: unknown, blockers: readonly Blocker[]): unknown {
  const blocked = structuredClone(document);
  const added = blockers.filter(({ steps, name, value }) => {
    const object = steps.reduce(readProperty, blocked);
    if (!isObject(object) || Array.isArray(object)) return false;
    writeMember(object, name, value);
    return true;
  });
  return added.length === 0 ? undefined : blocked;
}
