import { type Leaf, listTypes } from "#scripts/artefacts/suite/list-leaves.ts";
import {
  listDefinitionViolations,
  listPlaceViolations,
  type Violation,
} from "#scripts/artefacts/suite/violation.ts";
import { type Origin, type Place, walkDocument } from "#scripts/artefacts/suite/walk-document.ts";
import { special } from "./special-values.ts";

/** A change of a valid document that breaks one keyword at one place. */
export interface Mutant {
  /** Place that is changed, as steps from the root. */
  readonly steps: readonly string[];
  readonly violation: Violation;
}

/** A required member that is removed rather than set. */
const missing: Violation = {
  shade: "required",
  keyword: "required",
  code: "required",
  value: undefined,
  phrase: "is missing",
};

const unlisted: Violation = {
  shade: "unexpected",
  keyword: "additionalProperties",
  code: "unexpected",
  value: true,
  phrase: "is not listed",
};

/** Members that no closed object lists, and that some readers take for private. */
const unlistedNames = ["x-note", "_note"];

/** Names of definitions that were met before, and so are not tried in full again. */
interface Met {
  readonly entered: Set<string>;
  /** Definitions with a place that was shown to reject every wrong value, null included. */
  readonly shown: Set<string>;
}

/** Starts a walk through document types that has met no definition. */
export function meetNone(): Met {
  return { entered: new Set(), shown: new Set() };
}

/**
 * Derives every mutant of a document type: each keyword broken at each member of each definition.
 *
 * A definition is entered once, where it is met first; `met` carries its name on to the next document type.
 */
export function deriveMutants(origin: Origin, { entered, shown }: Met): Mutant[] {
  const found: Mutant[] = [];
  const add = (steps: readonly string[], violations: readonly Violation[]): void => {
    found.push(...violations.map((violation) => ({ steps, violation })));
  };
  const addPlace = ({ steps }: Place, leaves: readonly Leaf[]): void => {
    const names = leaves.map(({ name = "" }) => name);
    const isShown = names.every((name) => shown.has(name));
    add(steps, listPlaceViolations(leaves, isShown, special));
    if (!names.includes("") && !listTypes(leaves).has("null")) for (const name of names) shown.add(name);
  };
  walkDocument(origin, entered, {
    place: addPlace,
    // A reader that checks only the first item accepts it.
    laterItem: addPlace,
    definition: ({ steps }, leaf) => {
      const { required = [], additionalProperties } = leaf.schema;
      add(steps, listDefinitionViolations(leaf, special));
      for (const name of required) add([...steps, name], [missing]);
      if (additionalProperties === false) for (const name of unlistedNames) add([...steps, name], [unlisted]);
    },
  });
  return found;
}
