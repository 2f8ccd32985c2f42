import { nameJsonType } from "#src/model/model.ts";
import { refName, type Schema } from "#src/model/schema.ts";
import { isObject, isRecord } from "#src/util/is-object.ts";
import { readMember } from "#src/util/read-member.ts";
import type { Change, Steps } from "./change.ts";
import {
  allowsAnything,
  type Definitions,
  type Leaf,
  listLeaves,
  listTypes,
  readDefinitions,
} from "./list-leaves.ts";

/** A document type to derive from: its schema and a document that fits it. */
export interface Origin {
  /** Start of the derived ids, such as `update-task`. */
  readonly name: string;
  readonly schema: Schema;
  /** Default: those that the schema holds. */
  readonly definitions?: Definitions;
  readonly document: unknown;
}

/** A place of the document, as steps from the root, and its value there. */
export interface Place {
  readonly steps: Steps;
  readonly value: unknown;
  /** Definitions around it. */
  readonly within: readonly string[];
  /** The changes that make the document have it. */
  readonly before: readonly Change[];
}

/** A place that a change of the document has made, and a function that undoes the change. */
export interface Shown {
  readonly place: Place;
  readonly undo?: () => void;
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
  /**
   * Changes the document so that a place has a value of a branch. Every place is then entered, in each branch that can be shown.
   * Default: a place is entered in the branch that its value fits, unless it allows anything.
   */
  readonly show?: (place: Place, leaf: Leaf) => Shown | undefined;
}

/** State of a walk through a document and its schema. */
interface Walk extends Visitor {
  readonly definitions: Definitions;
  readonly entered: Set<string>;
}

/** A step into a place: to a member or an item, its schema and its value. */
interface Step {
  readonly step: string;
  readonly schema: Schema;
  readonly value: unknown;
}

/**
 * Walks through a document together with its schema, and shows each member of each definition.
 *
 * A definition is entered once, where it is met first; `entered` carries its name on to the next document type.
 */
export function walkDocument(
  { schema, document, definitions = readDefinitions(schema) }: Origin,
  entered: Set<string>,
  visitor: Visitor,
): void {
  const root = { steps: [], value: document, within: [], before: [] };
  enter({ ...visitor, definitions, entered }, root, listLeaves(definitions, schema));
}

function visit(walk: Walk, parent: Place, { step, schema, value }: Step): void {
  const place = { ...parent, steps: [...parent.steps, step], value };
  const leaves = listLeaves(walk.definitions, schema);
  if (walk.show === undefined && allowsAnything(leaves)) {
    walk.open?.(place);
    return;
  }
  walk.place?.(place, leaves);
  // A recursive union has no end: its branches are entered at its first place only.
  if (value !== undefined && !place.within.includes(refName(schema.$ref ?? ""))) enter(walk, place, leaves);
}

/** Enters the branches of a place, except for definitions that were entered before. */
function enter(walk: Walk, place: Place, leaves: readonly Leaf[]): void {
  const { show = (one: Place): Shown => ({ place: one }), entered } = walk;
  for (const leaf of walk.show === undefined ? pickFitting(leaves, place.value) : leaves) {
    if (leaf.name !== undefined && entered.has(leaf.name)) continue;
    if (leaf.name !== undefined) entered.add(leaf.name);
    const shown = show(place, leaf);
    if (shown === undefined) continue;
    const inside = { ...shown.place, within: [...place.within, ...leaf.within] };
    walk.definition?.(inside, leaf);
    if (Array.isArray(inside.value)) visitItems(walk, inside, leaf.schema, inside.value);
    else if (isObject(inside.value)) visitMembers(walk, inside, leaf.schema, inside.value);
    shown.undo?.();
  }
}

/** Picks the branches that a value fits: those of its JSON type and tag, if possible with all that they require. */
function pickFitting(leaves: readonly Leaf[], value: unknown): readonly Leaf[] {
  const fitting = leaves.filter((leaf) => fits(leaf.schema, value));
  const whole = fitting.filter((leaf) => isWhole(leaf.schema, value));
  return whole.length > 0 ? whole : fitting;
}
function visitItems(walk: Walk, place: Place, { items }: Schema, list: readonly unknown[]): void {
  if (!isRecord(items) || list.length === 0) return;
  visit(walk, place, { step: "0", schema: items, value: list[0] });
  const leaves = listLeaves(walk.definitions, items);
  if (!allowsAnything(leaves))
    walk.laterItem?.({ ...place, steps: [...place.steps, String(list.length)], value: undefined }, leaves);
}

/** Visits the members that a schema lists, and the first other one. */
function visitMembers(walk: Walk, place: Place, schema: Schema, value: object): void {
  const { properties = {}, patternProperties = {}, additionalProperties } = schema;
  for (const [step, member] of Object.entries(properties))
    visit(walk, place, { step, schema: member, value: readMember(value, step) });
  const [step] = Object.keys(value).filter((name) => !Object.hasOwn(properties, name));
  if (step === undefined) return;
  const [, other = additionalProperties] =
    Object.entries(patternProperties as Definitions).find(([pattern]) =>
      new RegExp(pattern, "u").test(step),
    ) ?? [];
  if (isRecord(other)) visit(walk, place, { step, schema: other, value: readMember(value, step) });
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
