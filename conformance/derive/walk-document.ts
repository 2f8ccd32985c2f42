import { refName, type Schema } from "#src/model/schema.ts";
import { nameJsonType } from "#src/model/scope.ts";
import { isObject } from "#src/text/is-object.ts";
import { must } from "#src/text/must.ts";
import { type Definitions, readDefinitions } from "./read-published.ts";
import { allowsAnything, type Leaf, listTypes } from "./violation.ts";

/** A document type to derive from: its schema and a document that fits it. */
export interface Origin {
  /** Start of the derived ids, such as `update-task`. */
  readonly name: string;
  readonly schema: Schema;
  readonly document: unknown;
}

/** A place of the document, as steps from the root, and its value there. */
export interface Place {
  readonly steps: readonly string[];
  readonly value: unknown;
}

/** Functions that a walk calls. */
interface Visitor {
  /** Called for every member, with what its schema allows in all branches together; places that allow anything are left out. */
  readonly place?: (place: Place, leaves: readonly Leaf[]) => void;
  /** Called for every member that may be anything. */
  readonly open?: (place: Place) => void;
  /** Called for the place after the last item of a list that has one, with what the schema allows there. */
  readonly laterItem?: (place: Place, leaves: readonly Leaf[]) => void;
  /** Called for every definition, where it is entered; a place is seen before it is entered. */
  readonly definition?: (place: Place, leaf: Leaf) => void;
}

/** State of a walk through a document and its schema. */
interface Walk extends Visitor {
  readonly definitions: Definitions;
  readonly entered: Set<string>;
}

/** A place, and its schema. */
interface Schemed extends Place {
  readonly schema: Schema;
}

/**
 * Walks through a document together with its schema, and shows each member of each definition.
 *
 * A definition is entered once, where it is met first; `entered` carries its name on to the next document type.
 */
export function walkDocument({ schema, document }: Origin, entered: Set<string>, visitor: Visitor): void {
  const walk: Walk = { ...visitor, definitions: readDefinitions(schema), entered };
  enter(walk, { steps: [], schema, value: document });
}

/** Lists what a value may be at a place: branches of unions, with references followed. */
export function listLeaves(definitions: Definitions, schema: Schema, name?: string): Leaf[] {
  if (schema.$ref !== undefined) {
    const target = refName(schema.$ref);
    return listLeaves(definitions, must(definitions[target], target), target);
  }
  if (schema.anyOf !== undefined) return schema.anyOf.flatMap((branch) => listLeaves(definitions, branch));
  return [{ schema, ...(name !== undefined && { name }) }];
}

function visit(walk: Walk, place: Schemed): void {
  const leaves = listLeaves(walk.definitions, place.schema);
  if (allowsAnything(leaves)) {
    walk.open?.(place);
  } else {
    walk.place?.(place, leaves);
    enter(walk, place);
  }
}

/** Enters the branch that the value at a place fits, unless the definition was entered before. */
function enter(walk: Walk, { steps, schema, value }: Schemed): void {
  const fitting = listLeaves(walk.definitions, schema).filter((leaf) => fits(leaf.schema, value));
  const whole = fitting.filter((leaf) => isWhole(leaf.schema, value));
  for (const leaf of whole.length > 0 ? whole : fitting) {
    if (leaf.name !== undefined && walk.entered.has(leaf.name)) continue;
    if (leaf.name !== undefined) walk.entered.add(leaf.name);
    walk.definition?.({ steps, value }, leaf);
    const inside = { steps, schema: leaf.schema, value };
    if (Array.isArray(value)) visitFirstItem(walk, inside);
    else visitMembers(walk, inside);
  }
}

function visitFirstItem(walk: Walk, { steps, schema: { items }, value }: Schemed): void {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const [first] = list;
  if (items === undefined || first === undefined) return;
  visit(walk, { steps: [...steps, "0"], schema: items, value: first });
  const later = { steps: [...steps, String(list.length)], value: undefined };
  const leaves = listLeaves(walk.definitions, items);
  if (!allowsAnything(leaves)) walk.laterItem?.(later, leaves);
}

function visitMembers(walk: Walk, { steps, schema, value }: Schemed): void {
  const members = isObject(value) ? value : {};
  for (const [name, member] of Object.entries(schema.properties ?? {}))
    visit(walk, { steps: [...steps, name], schema: member, value: members[name] });
  const [first] = Object.entries(members);
  if (typeof schema.additionalProperties === "object" && first !== undefined)
    visit(walk, { steps: [...steps, first[0]], schema: schema.additionalProperties, value: first[1] });
}

/** Checks whether an object has what a schema requires, and nothing that it does not list: this finds the right one of several schemas. */
function isWhole({ required = [], properties = {}, additionalProperties }: Schema, value: unknown): boolean {
  if (nameJsonType(value) !== "object") return true;
  const names = Object.keys(value ?? {});
  const isListed = additionalProperties !== false || names.every((name) => Object.hasOwn(properties, name));
  return isListed && required.every((name) => names.includes(name));
}

/** Checks whether a value has the JSON type of a schema, and its tag if it has one. */
function fits(schema: Schema, value: unknown): boolean {
  const types = listTypes([{ schema }]);
  if (!types.has(nameJsonType(value)) && !(typeof value === "number" && types.has("integer"))) return false;
  const members = isObject(value) ? value : {};
  return Object.entries(schema.properties ?? {}).every(
    ([name, { const: tag }]) => tag === undefined || members[name] === tag,
  );
}
