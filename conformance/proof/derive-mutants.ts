import { refName, type Schema } from "#scripts/schema.ts";
import { type Definitions, definitionsOf } from "./read-published.ts";
import {
  allowsAnything,
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

/** What a walk through a document and its schema carries along. */
interface Walk {
  readonly origin: string;
  readonly definitions: Definitions;
  readonly entered: Set<string>;
  readonly found: Mutant[];
}

/**
 * Derives every mutant of a document type: each keyword broken at each member of each definition.
 *
 * A definition is entered once, where it is met first; `entered` carries its name on to the next document type.
 */
export function deriveMutants({ name, schema, document }: Origin, entered: Set<string>): Mutant[] {
  const walk: Walk = { origin: name, definitions: definitionsOf(schema), entered, found: [] };
  enter(walk, { steps: [], schema, value: document });
  return walk.found;
}

function add({ origin, found }: Walk, steps: readonly string[], violations: readonly Violation[]): void {
  found.push(...violations.map((violation) => ({ origin, steps, violation })));
}

/** Lists what a value may be at a place: branches of unions, with references followed. */
function leavesOf(definitions: Definitions, schema: Schema, name?: string): Leaf[] {
  if (schema.$ref !== undefined) {
    const target = refName(schema.$ref);
    return leavesOf(definitions, definitions[target]!, target);
  }
  if (schema.anyOf !== undefined) return schema.anyOf.flatMap((branch) => leavesOf(definitions, branch));
  return [{ schema, ...(name !== undefined && { name }) }];
}

function visit(walk: Walk, place: Place): void {
  const leaves = leavesOf(walk.definitions, place.schema);
  if (allowsAnything(leaves)) return;
  add(walk, place.steps, violationsOfPlace(leaves));
  enter(walk, place);
}

/** Goes into the branch that the value at a place is of, unless the definition was entered before. */
function enter(walk: Walk, { steps, schema, value }: Place): void {
  for (const leaf of leavesOf(walk.definitions, schema)) {
    if (!fits(leaf.schema, value)) continue;
    if (leaf.name !== undefined && walk.entered.has(leaf.name)) continue;
    if (leaf.name !== undefined) walk.entered.add(leaf.name);
    add(walk, steps, violationsOfDefinition(leaf));
    const inside = { steps, schema: leaf.schema, value };
    if (Array.isArray(value)) visitFirstItem(walk, inside);
    else visitMembers(walk, inside);
  }
}

function visitFirstItem(walk: Walk, { steps, schema: { items }, value }: Place): void {
  const [first] = value as readonly unknown[];
  if (items !== undefined && first !== undefined)
    visit(walk, { steps: [...steps, "0"], schema: items, value: first });
}

function visitMembers(walk: Walk, { steps, schema, value }: Place): void {
  const members = (value ?? {}) as Readonly<Record<string, unknown>>;
  for (const [name, member] of Object.entries(schema.properties ?? {})) {
    const place = { steps: [...steps, name], schema: member, value: members[name] };
    if (schema.required?.includes(name)) add(walk, place.steps, [missing]);
    visit(walk, place);
  }
  if (schema.additionalProperties === false) add(walk, [...steps, "unlisted"], [unlisted]);
  const [first] = Object.entries(members);
  if (typeof schema.additionalProperties === "object" && first !== undefined)
    visit(walk, { steps: [...steps, first[0]], schema: schema.additionalProperties, value: first[1] });
}

/** Checks whether a value has the JSON type of a schema, and its tag where it has one. */
function fits(schema: Schema, value: unknown): boolean {
  const types = typesOf([{ schema }]);
  if (!types.has(typeOf(value)) && !(typeof value === "number" && types.has("integer"))) return false;
  const members = value as Readonly<Record<string, unknown>>;
  return Object.entries(schema.properties ?? {}).every(
    ([name, { const: tag }]) => tag === undefined || members[name] === tag,
  );
}
