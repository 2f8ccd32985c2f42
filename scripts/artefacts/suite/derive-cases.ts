import { intersectLengths } from "#src/diff/bounds.ts";
import { longText, type MakeValue } from "#src/diff/create-maker.ts";
import { findTexts } from "#src/diff/texts.ts";
import { sameJson } from "#src/json/same-json.ts";
import type { Schema } from "#src/model/schema.ts";
import { nameJsonType } from "#src/model/scope.ts";
import { getOrMake } from "#src/util/get-or-make.ts";
import { isObject } from "#src/util/is-object.ts";
import { apply, type Change, inRounds } from "./change.ts";
import { farValues, oddNames } from "./far-values.ts";
import { type Leaf, listTypes } from "./list-leaves.ts";
import { listDefinitionViolations, listPlaceViolations, mistakes } from "./violation.ts";
import { type Origin, type Place, type Shown, walkDocument } from "./walk-document.ts";

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

/** Sources of the cases: a document with every possible member, and its schema in strict form. */
interface Subject extends Origin {
  readonly judge: (document: unknown) => Verdict;
  readonly make: MakeValue;
  /** Definitions that another document has covered: they are not entered again. */
  readonly entered: Set<string>;
}

/** The cases found so far. */
interface Search extends Subject {
  readonly found: DerivedCase[];
  /** Accepted changes, by kind: they go into one document. */
  readonly accepted: Map<string, Change[]>;
}

/** Derives cases from a sample and its schema: one for each rejected change, and few that make many accepted changes at once. */
export function deriveCases(subject: Subject): DerivedCase[] {
  const search: Search = { ...subject, found: [], accepted: new Map() };
  search.found.push({ changes: [], within: [], ...subject.judge(subject.document) });
  walkDocument(subject, subject.entered, {
    place: (place, leaves) => {
      if (place.value !== undefined) tryValues(search, place, leaves);
    },
    definition: (place, { schema }) => {
      if (Array.isArray(place.value)) tryItems(search, place, place.value);
      else if (isObject(place.value)) tryMembers(search, place, schema);
    },
    show: (place, leaf) => showBranch(search, place, leaf),
  });
  for (const all of search.accepted.values()) joinAccepted(search, all);
  return search.found;
}

/** Makes the document have a value of a branch; undefined if no value is valid there. */
function showBranch(search: Search, place: Place, leaf: Leaf): Shown | undefined {
  if (!leaf.isBranch || place.steps.length === 0) return { place };
  const value = search.make(leaf.schema);
  const change = { steps: place.steps, value };
  const undo = isObject(value) ? apply(search.document, change) : undefined;
  if (undo === undefined) return undefined;
  const verdict = search.judge(search.document);
  const changes = [...place.before, change];
  if (verdict.tolerant) {
    search.found.push({ changes, within: [...place.within, ...leaf.within], ...verdict });
    return { place: { ...place, value, before: changes }, undo };
  }
  undo();
  return undefined;
}

function tryValues(search: Search, place: Place, leaves: readonly Leaf[]): void {
  const within = [...place.within, ...leaves.flatMap((leaf) => leaf.within)];
  const tried = new Set<string>();
  for (const [kind, value] of [...listCandidates(leaves), ...makeEachType(search, leaves)]) {
    const text = JSON.stringify(value);
    if (!tried.has(text)) tryChange(search, { ...place, within }, { steps: place.steps, value }, kind);
    tried.add(text);
  }
}

/** A value to try, and its kind. */
type Tried = readonly [kind: string, value: unknown];

/** Makes a value of each JSON type that a schema of several lists. */
function makeEachType({ make }: Search, leaves: readonly Leaf[]): Tried[] {
  return leaves.flatMap(({ schema }) => {
    const { type } = schema;
    if (!Array.isArray(type) || type.length === 1) return [];
    const made = type.filter((one) => one !== "null").map((one) => make({ ...schema, type: one }));
    return made.filter((one) => one !== undefined).map((one) => ["of another type", one] as const);
  });
}

function tryItems(search: Search, place: Place, list: readonly unknown[]): void {
  if (list.length === 0) return;
  const value = Array(101).fill(list[0]);
  tryChange(search, place, { steps: place.steps, value, times: 101 }, "many items");
}

function tryMembers(search: Search, place: Place, schema: Schema): void {
  const { properties = {}, required = [], additionalProperties } = schema;
  const { steps, value } = place;
  for (const [name, member] of Object.entries(properties)) {
    const isThere = Object.hasOwn(Object(value), name);
    const change = { steps: [...steps, name], ...(!isThere && { value: search.make(member) }) };
    if (isThere) tryChange(search, place, change, required.includes(name) ? "removed" : "left out");
    else if (change.value !== undefined) tryChange(search, place, change, "added");
  }
  const names = additionalProperties === false ? oddNames.filter((name) => name !== "") : oddNames;
  for (const name of ["unlisted", ...names])
    if (!Object.hasOwn(properties, name))
      tryChange(search, place, { steps: [...steps, name], value: "any" }, `member ${name}`);
}

/** Lists the values to try at a place; other invalid values would show nothing new. */
function listCandidates(leaves: readonly Leaf[]): Tried[] {
  const types = listTypes(leaves);
  const schemas = leaves.map(({ schema }) => schema);
  const lists = schemas.flatMap((one) => ("const" in one ? [one.const] : (one.enum ?? [])));
  const isText = types.has("string") && !lists.some((one) => typeof one === "string");
  const wrong = leaves.flatMap((leaf) => [...listPlaceViolations([leaf]), ...listDefinitionViolations(leaf)]);
  const far = farValues.filter((row) =>
    row.types.some((type) => (type === "string" ? isText : types.has(type))),
  );
  const isOpen = schemas.some(({ items }) => items === undefined || sameJson(items, {}));
  return [
    ["null", null],
    ...[...wrong, ...(types.size === 1 ? [] : oneOfEachType)].map(({ value }): Tried => ["wrong", value]),
    ...far.map(({ kind, value }): Tried => [kind, value]),
    ...(isText ? texts : []),
    ...(types.has("boolean") ? [["boolean", false] as const] : []),
    ...(types.has("array") && isOpen ? [["any items", ["", 1, null, {}, {}]] as const] : []),
    ...lists.map((value): Tried => [`value ${JSON.stringify(value)}`, value]),
    ...schemas.flatMap(listBounds),
    ...schemas.flatMap(listFormed),
  ];
}

/** Wrong values, one of each JSON type but null. */
const oneOfEachType = [...new Map(mistakes.map((one) => [nameJsonType(one.value), one])).values()];

/** Texts that few forms allow. */
const texts: readonly Tried[] = [
  ["unformed", "un formed"],
  ["long", "text ".repeat(60)],
];

/** Lists the values at and beyond the bounds of a schema. */
function listBounds(schema: Schema): Tried[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, minLength, maxLength, pattern, format } =
    schema as Readonly<Record<string, number | undefined>>;
  const near = (bound: number | undefined): Tried[] =>
    bound === undefined ? [] : [-1, 0, 1].map((by) => [`bound ${by}`, bound + by] as const);
  const long = (length: number | undefined): Tried[] =>
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

/** Lists a long text of a format, or texts that match a pattern, also at the bounds of their length, and the same with one character more or less. */
function listFormed(schema: Schema): Tried[] {
  const { pattern, format } = schema;
  const far = longText(format);
  if (pattern === undefined) return far === undefined ? [] : [[`long ${format}`, far]];
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
function tryChange(
  { document, judge, accepted, found }: Search,
  place: Place,
  change: Change,
  kind: string,
): void {
  const undo = apply(document, change);
  if (undo === undefined) return;
  const verdict = judge(document);
  undo();
  if (verdict.strict && verdict.tolerant && place.before.length === 0)
    getOrMake(accepted, kind, () => []).push(change);
  else found.push({ changes: [...place.before, change], within: place.within, ...verdict });
}

/** Makes accepted changes in one document, unless one is within another; if the document is rejected, each gets its own. */
function joinAccepted({ document, judge, found }: Search, all: readonly Change[]): void {
  for (const changes of inRounds(all)) {
    const undone = changes.map((change) => apply(document, change));
    const verdict = judge(document);
    for (const undo of undone.toReversed()) undo?.();
    if (verdict.strict) found.push({ changes, within: [], ...verdict });
    else
      for (const change of changes)
        found.push({ changes: [change], within: [], strict: true, tolerant: true });
  }
}
