import { intersectLengths } from "#src/diff/bounds.ts";
import { longText, type MakeValue } from "#src/diff/create-maker.ts";
import { toRegExp } from "#src/diff/text-tests.ts";
import { findTexts } from "#src/diff/texts.ts";
import { sameJson } from "#src/json/same-json.ts";
import { refName, type Schema } from "#src/model/schema.ts";
import { inOtherCase } from "#src/text/in-other-case.ts";
import { isObject } from "#src/text/is-object.ts";
import { apply, type Change, inRounds, readPlace, type Steps } from "./change.ts";
import { resolveSchema } from "./resolve-schema.ts";

type Definitions = Readonly<Record<string, Schema>>;

/** Modes in which a document is valid. */
export interface Verdict {
  readonly strict: boolean;
  readonly tolerant: boolean;
}

/** A changed sample, and the verdict of a validator that is not ours. */
export interface DerivedCase extends Verdict {
  readonly changes: readonly Change[];
  /** Definitions around the changed place; empty if several places are changed. */
  readonly within: readonly string[];
}

/** Sources of the cases. */
interface Subject {
  /** Schema that the sample fits, in strict form. */
  readonly schema: Schema;
  readonly definitions: Definitions;
  /** Document with every possible member; each change is undone. */
  readonly sample: object;
  readonly judge: (document: unknown) => Verdict;
  readonly make: MakeValue;
  /** Definitions that another document has covered: they are not entered again. */
  readonly entered: Set<string>;
}

/** State of a walk through a sample. */
interface Place {
  readonly steps: Steps;
  readonly schema: Schema;
  readonly within: readonly string[];
  /** The change that makes the sample show a branch. */
  readonly before: readonly Change[];
}

interface Walk extends Subject {
  readonly found: DerivedCase[];
  /** Accepted changes, by kind: they go into one document. */
  readonly accepted: Map<string, { readonly change: Change; readonly verdict: Verdict }[]>;
}

/** Derives cases from a sample and its schema: one for each rejected change, and few that make many accepted changes at once. */
export function deriveCases(subject: Subject): DerivedCase[] {
  const walk: Walk = { ...subject, found: [], accepted: new Map() };
  walk.found.push({ changes: [], within: [], ...subject.judge(subject.sample) });
  visit(walk, { steps: [], schema: subject.schema, within: [], before: [] });
  for (const all of walk.accepted.values()) joinAccepted(walk, all);
  return walk.found;
}

function visit(walk: Walk, place: Place): void {
  const leaves = listLeaves(walk.definitions, place);
  const tried = new Set<string>();
  for (const [kind, value] of listCandidates(leaves.map(({ schema }) => schema))) {
    const text = JSON.stringify(value);
    if (!tried.has(text)) tryChange(walk, place, { steps: place.steps, value }, kind);
    tried.add(text);
  }
  for (const leaf of leaves)
    for (const value of eachType(walk, leaf))
      tryChange(walk, place, { steps: place.steps, value }, "of another type");
  // A recursive union has no end: its branches are entered at its first place only.
  if (place.within.includes(refName(place.schema.$ref ?? ""))) return;
  for (const leaf of leaves) enter(walk, leaf);
}

/** A schema of a place, its definition, and whether there are alternatives. */
interface Leaf extends Place {
  readonly name?: string;
  readonly isBranch: boolean;
}

/** Lists the schemas of a place: the branches of a union, and what every value must match. */
function listLeaves(definitions: Definitions, place: Place, isBranch = false, depth = 0): Leaf[] {
  const { steps, before, schema } = place;
  const name = schema.$ref?.startsWith("#/") === true ? refName(schema.$ref) : undefined;
  const within = name === undefined ? place.within : [...place.within, name];
  const own = resolveSchema(schema, definitions);
  // `true` and `false` are schemas, too; there is nothing to try.
  if (typeof own !== "object") return [];
  const { oneOf, anyOf, allOf = [], ...rest } = own;
  const branches = oneOf ?? anyOf ?? [];
  if (depth > 6 || (branches.length === 0 && allOf.length === 0))
    return [{ steps, before, schema: own, within, isBranch, ...(name !== undefined && { name }) }];
  const inner = (one: Schema, isOther: boolean): Leaf[] =>
    listLeaves(definitions, { steps, before, schema: one, within }, isOther, depth + 1);
  return [
    ...(rest.properties === undefined ? [] : [{ steps, before, schema: rest, within, isBranch }]),
    ...allOf.flatMap((one) => inner(one, isBranch)),
    ...branches.flatMap((one) => inner(one, isBranch || branches.length > 1)),
  ];
}

/** Goes into the members of a branch; a definition is entered once. */
function enter(walk: Walk, leaf: Leaf): void {
  const { name, schema, isBranch } = leaf;
  if (name !== undefined) {
    if (walk.entered.has(name)) return;
    walk.entered.add(name);
  }
  if (
    schema.properties === undefined &&
    schema.items === undefined &&
    typeof schema.additionalProperties !== "object" &&
    schema.type !== "object"
  )
    return;
  if (!isBranch || leaf.steps.length === 0) {
    visitInside(walk, leaf);
    return;
  }
  const value = walk.make(schema);
  if (typeof value !== "object" || value === null) return;
  const change = { steps: leaf.steps, value };
  const undo = apply(walk.sample, change);
  if (undo === undefined) return;
  if (walk.judge(walk.sample).tolerant) {
    add(walk, { ...leaf, before: [...leaf.before, change] }, []);
    visitInside(walk, { ...leaf, before: [...leaf.before, change] });
  }
  undo();
}

/** Makes a value of each JSON type that a schema of several lists. */
function eachType({ make }: Walk, { schema }: Leaf): unknown[] {
  const { type } = schema;
  if (!Array.isArray(type) || type.length === 1) return [];
  return type.flatMap((one) => {
    const value = make({ ...schema, type: one });
    return value === undefined || one === "null" ? [] : [value];
  });
}

function visitInside(walk: Walk, place: Leaf): void {
  const { schema, steps } = place;
  const { properties = {}, required = [], items, additionalProperties, patternProperties } = schema;
  const value = readPlace(walk.sample, steps);
  if (Array.isArray(value)) {
    if (value.length > 0)
      tryChange(walk, place, { steps, value: Array(101).fill(value[0]), times: 101 }, "many items");
    if (isSchema(items) && value.length > 0) visit(walk, { ...place, steps: [...steps, "0"], schema: items });
    return;
  }
  if (!isObject(value)) return;
  for (const [name, member] of Object.entries(properties)) {
    const at = [...steps, name];
    if (!Object.hasOwn(value, name)) {
      const made = walk.make(member);
      if (made === undefined) continue;
      tryChange(walk, place, { steps: at, value: made }, "added");
      continue;
    }
    tryChange(walk, place, { steps: at }, required.includes(name) ? "removed" : "left out");
    visit(walk, { ...place, steps: at, schema: member });
  }
  const isClosed = additionalProperties === false;
  for (const name of ["unlisted", "x-note", "_note", ...(isClosed ? [] : [""])])
    if (!Object.hasOwn(properties, name))
      tryChange(walk, place, { steps: [...steps, name], value: "any" }, `member ${name}`);
  const [other] = Object.keys(value).filter((name) => !Object.hasOwn(properties, name));
  if (other === undefined) return;
  const [, matching = additionalProperties] =
    Object.entries(patternProperties ?? {}).find(([pattern]) => toRegExp(pattern).test(other)) ?? [];
  if (isSchema(matching)) visit(walk, { ...place, steps: [...steps, other], schema: matching });
}

function isSchema(value: unknown): value is Schema {
  return isObject(value) && !Array.isArray(value);
}

const odd = ' Ünï "𝄞"\n\t\\ ';

/** Lists the values to try at a place, each with its kind; other invalid values would show nothing new. */
function listCandidates(leaves: readonly Schema[]): (readonly [kind: string, value: unknown])[] {
  const types = new Set(leaves.flatMap(({ type = [] }) => type));
  const lists = leaves.flatMap((leaf) => ("const" in leaf ? [leaf.const] : (leaf.enum ?? [])));
  const wrong = types.has("string") ? 7 : "text";
  const rows: (readonly [string, unknown])[] = [
    ["wrong type", wrong],
    ["null", null],
  ];
  if (types.size > 1 || types.has("null") || types.has("boolean")) rows.push(["boolean", false]);
  if (types.size > 1 || types.size === 0)
    rows.push(["number", 7], ["text", "text"], ["list", []], ["object", {}]);
  for (const value of lists) rows.push([`value ${JSON.stringify(value)}`, value]);
  const [name] = lists.filter((one) => typeof one === "string");
  if (name !== undefined)
    rows.push(
      ["unlisted", "unlisted"],
      ["empty", ""],
      ["other case", inOtherCase(name)],
      ["padded", ` ${name} `],
    );
  else if (types.has("string") || types.size === 0)
    rows.push(["empty", ""], ["odd", odd], ["unformed", "un formed"], ["long", "text ".repeat(60)]);
  if (types.has("integer") || types.has("number"))
    rows.push(["fraction", 2.5], ["zero", 0], ["negative", -1], ["large", 2 ** 40]);
  for (const leaf of leaves) rows.push(...listBounds(leaf));
  for (const leaf of leaves) {
    const long = longText(leaf.format);
    if (leaf.pattern !== undefined) rows.push(...listFormed(leaf, leaf.pattern));
    else if (long !== undefined) rows.push([`long ${leaf.format}`, long]);
  }
  if (types.has("array")) {
    rows.push(["no items", []]);
    for (const { items } of leaves)
      if (items === undefined || sameJson(items, {})) rows.push(["any items", ["", 1, null, {}, {}]]);
  }
  if (types.has("object")) rows.push(["no members", {}]);
  return rows;
}

/** Lists the values at and beyond the bounds of a schema. */
function listBounds(schema: Schema): (readonly [kind: string, value: unknown])[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, minLength, maxLength, pattern, format } =
    schema as Readonly<Record<string, number | undefined>>;
  const near = (bound: number | undefined): (readonly [string, unknown])[] =>
    bound === undefined ? [] : [-1, 0, 1].map((by) => [`bound ${by}`, bound + by] as const);
  const long = (length: number | undefined): (readonly [string, unknown])[] =>
    length === undefined || pattern !== undefined || format !== undefined
      ? []
      : [-1, 0, 1]
          .filter((by) => length + by >= 0)
          .map((by) => [`length ${by}`, "t".repeat(length + by)] as const);
  return [
    ...[minimum, maximum, exclusiveMinimum, exclusiveMaximum].flatMap(near),
    ...[minLength, maxLength].flatMap(long),
  ];
}

/** Lists texts that match a pattern, also at the bounds of their length, and the same with one character more or less. */
function listFormed(schema: Schema, pattern: string): (readonly [kind: string, value: unknown])[] {
  const length = intersectLengths([schema], "Length");
  const texts = findTexts({ patterns: [pattern], length });
  const [text] = texts;
  if (text === undefined) return [];
  const sizes = [length.min, length.max].flatMap((size) =>
    size === undefined ? [] : [size - 1, size, size + 1],
  );
  const sized = sizes.flatMap((size) =>
    findTexts({ patterns: [pattern], length: { min: size, max: size } }).slice(0, 1),
  );
  const near = [`x${text}`, `${text}x`, `${text}\n`, text.slice(0, -1)];
  return [text, texts.at(-1), ...sized, ...near].map((one, i) => [`formed ${i}`, one] as const);
}

/** Validates a change; if both modes accept it, it waits for others of its kind. */
function tryChange(walk: Walk, place: Place, change: Change, kind: string): void {
  const undo = apply(walk.sample, change);
  if (undo === undefined) return;
  const verdict = walk.judge(walk.sample);
  undo();
  if (verdict.strict && verdict.tolerant && place.before.length === 0) {
    const known = walk.accepted.get(kind) ?? [];
    walk.accepted.set(kind, [...known, { change, verdict }]);
  } else walk.found.push({ changes: [...place.before, change], within: place.within, ...verdict });
}

function add(walk: Walk, { before, within }: Place, changes: readonly Change[]): void {
  walk.found.push({ changes: [...before, ...changes], within, ...walk.judge(walk.sample) });
}

/** Makes accepted changes in one document, unless one is within another; if the document is rejected, each gets its own. */
function joinAccepted(
  walk: Walk,
  all: readonly { readonly change: Change; readonly verdict: Verdict }[],
): void {
  for (const round of inRounds(all.map(({ change }) => change))) {
    const undone = round.map((change) => apply(walk.sample, change));
    const verdict = walk.judge(walk.sample);
    for (const undo of undone.toReversed()) undo?.();
    if (verdict.strict) walk.found.push({ changes: round, within: [], ...verdict });
    else
      for (const change of round)
        walk.found.push({ changes: [change], within: [], strict: true, tolerant: true });
  }
}
