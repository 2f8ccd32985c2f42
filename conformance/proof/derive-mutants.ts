import { type Violation, violationsOfDefinition, violationsOfPlace } from "./violation.ts";
import { type Origin, walkDocument } from "./walk-document.ts";

/** A change of a valid document that breaks one keyword at one place. */
export interface Mutant {
  readonly origin: string;
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

/** Members that no closed object lists: a plain one, and two that some hold for private. */
const unlistedNames = ["unlisted", "x-note", "_note"];

/**
 * Derives every mutant of a document type: each keyword broken at each member of each definition.
 *
 * A definition is entered once, where it is met first; `entered` carries its name on to the next document type.
 */
export function deriveMutants(origin: Origin, entered: Set<string>): Mutant[] {
  const found: Mutant[] = [];
  const add = (steps: readonly string[], violations: readonly Violation[]): void => {
    found.push(...violations.map((violation) => ({ origin: origin.name, steps, violation })));
  };
  walkDocument(origin, entered, {
    place: ({ steps }, leaves) => add(steps, violationsOfPlace(leaves)),
    // One that looks at the first item alone takes it.
    laterItem: ({ steps }, leaves) => add(steps, violationsOfPlace(leaves)),
    definition: ({ steps }, leaf) => {
      const { required = [], additionalProperties } = leaf.schema;
      add(steps, violationsOfDefinition(leaf));
      for (const name of required) add([...steps, name], [missing]);
      if (additionalProperties === false) for (const name of unlistedNames) add([...steps, name], [unlisted]);
    },
  });
  return found;
}
