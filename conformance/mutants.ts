import { refName, type Schema } from "../scripts/schema.ts";
import { formatPointer } from "../src/text/pointer.ts";
import {
  type Leaf,
  typeOf,
  typesOf,
  type Violation,
  violationsOfDefinition,
  violationsOfPlace,
} from "./violations.ts";

/** A document type to derive from: its strict schema and a document that keeps it. */
export interface Origin {
  /** Starts the ids of its mutants, such as `update-task`. */
  readonly name: string;
  readonly schema: Schema;
  readonly document: unknown;
}

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

/** A place of the document, and the schema that stands there. */
interface Place {
  readonly steps: readonly string[];
  readonly schema: Schema;
  readonly value: unknown;
}

/**
 * Derives every mutant of a document type: each keyword broken at each member of each definition.
 *
 * A definition is entered once, where it is met first; `entered` carries its name on to the next document type.
 */
export function deriveMutants(origin: Origin, entered: Set<string>): Mutant[] {
  const mutants: Mutant[] = [];
  const definitions = (origin.schema.$defs ?? origin.schema.definitions ?? {}) as Record<string, Schema>;

  function add(steps: readonly string[], ...violations: readonly Violation[]): void {
    mutants.push(...violations.map((violation) => ({ origin: origin.name, steps, violation })));
  }

  /** Lists what a value may be at a place: branches of unions, with references followed. */
  function leavesOf(schema: Schema, name?: string): Leaf[] {
    if (schema.$ref !== undefined) return leavesOf(definitions[refName(schema.$ref)]!, refName(schema.$ref));
    if (schema.anyOf !== undefined) return schema.anyOf.flatMap((branch) => leavesOf(branch));
    return [{ schema, ...(name !== undefined && { name }) }];
  }

  function visitPlace(place: Place): void {
    const leaves = leavesOf(place.schema);
    if (typesOf(leaves).size === 6) return;
    add(place.steps, ...violationsOfPlace(leaves));
    enter(place, leaves);
  }

  function enter(place: Place, leaves: readonly Leaf[]): void {
    for (const leaf of leaves) {
      const key = leaf.name ?? formatPointer(place.steps);
      if (entered.has(key) || !fits(leaf.schema, place.value)) continue;
      if (leaf.name !== undefined) entered.add(key);
      add(place.steps, ...violationsOfDefinition(leaf));
      if (Array.isArray(place.value)) visitItems(leaf.schema, place);
      else visitMembers(leaf.schema, place);
    }
  }

  function visitItems({ items }: Schema, { steps, value }: Place): void {
    const [first] = value as unknown[];
    if (items !== undefined && first !== undefined)
      visitPlace({ steps: [...steps, "0"], schema: items, value: first });
  }

  function visitMembers(schema: Schema, { steps, value }: Place): void {
    const members = (value ?? {}) as Readonly<Record<string, unknown>>;
    for (const [name, member] of Object.entries(schema.properties ?? {})) {
      const place = { steps: [...steps, name], schema: member, value: members[name] };
      if (schema.required?.includes(name)) add(place.steps, missing);
      visitPlace(place);
    }
    if (schema.additionalProperties === false) add([...steps, "unlisted"], unlisted);
    const [first] = Object.entries(members);
    if (typeof schema.additionalProperties === "object" && first !== undefined)
      visitPlace({ steps: [...steps, first[0]], schema: schema.additionalProperties, value: first[1] });
  }

  enter({ steps: [], schema: origin.schema, value: origin.document }, leavesOf(origin.schema));
  return mutants;
}

/** Tells whether a value has the JSON type of a schema, and its tag where it has one. */
function fits(schema: Schema, value: unknown): boolean {
  const types = typesOf([{ schema }]);
  if (!types.has(typeOf(value)) && !(typeof value === "number" && types.has("integer"))) return false;
  const members = value as Readonly<Record<string, unknown>>;
  return Object.entries(schema.properties ?? {}).every(
    ([name, { const: tag }]) => tag === undefined || members[name] === tag,
  );
}
