import { formatPointer } from "#src/json/pointer.ts";
import { nameJsonType } from "#src/model/model.ts";
import { isObject } from "#src/util/is-object.ts";
import { readProperty } from "#src/util/read-property.ts";
import { type Branch, listTypes, type Origin, type Place, walkDocument } from "./walk-document.ts";

/** Extreme values that replace many values of a valid document at once; no clause forbids them. */
export interface ExtremeValues {
  readonly kind: string;
  readonly phrase: string;
  /** Values by JSON Pointer, in the order in which they are set. */
  readonly set: Readonly<Record<string, unknown>>;
  /** How many times to repeat strings and lists afterwards, by JSON Pointer. */
  readonly repeat?: Readonly<Record<string, number>>;
}

/** A kind of extreme value: which values of a document it may replace, and with what. */
interface Kind {
  readonly kind: string;
  readonly phrase: string;
  /** It only replaces values whose schema allows one of these JSON types. */
  readonly types: readonly string[];
  readonly make: (branch: Branch, value: unknown, examples: Examples) => unknown;
  /** How many times to repeat the string or list. */
  readonly times?: number;
  /** Whether it also applies to strings with a format or pattern. */
  readonly isFormed?: (branch: Branch) => boolean;
  /** The only definition that it applies to. Default: every definition without a format or pattern. */
  readonly definition?: string;
  /** Whether one document is enough, because a single definition decides the verdict. */
  readonly isOnce?: true;
}

const oddText = ' Ünï "𝄞"\n\t\\ ';

/** Values to try where anything is accepted. */
export const anything: readonly unknown[] = [
  "",
  oddText,
  "text ".repeat(60),
  0,
  -1,
  2 ** 40,
  [],
  Array(101).fill(0),
  {},
  null,
  true,
];

/** Property names that other readers may treat as private or ignore. */
const oddNames: readonly string[] = ["", "x-note", "_note", "1", "a b/é"];

const [texts, numbers] = [["string"], ["integer", "number"]];
const kinds: readonly Kind[] = [
  { kind: "empty-texts", phrase: "every string is empty", types: texts, make: () => "" },
  {
    kind: "odd-texts",
    phrase: "every string has unusual characters and surrounding spaces",
    types: texts,
    make: () => oddText,
  },
  { kind: "zeros", phrase: "every number is 0", types: numbers, make: () => 0 },
  { kind: "fractions", phrase: "every number is a fraction", types: ["number"], make: () => 0.5 },
  { kind: "negatives", phrase: "every number is negative", types: numbers, make: () => -1 },
  { kind: "large-numbers", phrase: "every number is large", types: numbers, make: () => 2 ** 40 },
  ...(["minimum", "maximum"] as const).map((bound): Kind => {
    const kind = bound === "minimum" ? "least" : "greatest";
    const make: Kind["make"] = ({ schema }, value) => schema[bound] ?? value;
    return { kind, phrase: `every integer has its ${bound} value`, types: ["integer"], make, isOnce: true };
  }),
  { kind: "nulls", phrase: "every nullable value is null", types: ["null"], make: () => null },
  { kind: "empty-lists", phrase: "every list is empty", types: ["array"], make: () => [] },
  {
    kind: "long-lists",
    phrase: "every list is long, with equal items",
    types: ["array"],
    make: pickItems,
    times: 101,
  },
  { kind: "empty-objects", phrase: "every open object is empty", types: ["object"], make: () => ({}) },
  {
    kind: "long-texts",
    phrase: "every string is long",
    types: texts,
    make: ({ schema: { pattern } }, value) =>
      (typeof value === "string" && value) ||
      (pattern === undefined ? "text " : "https://annotation.example/"),
    times: 300,
    isFormed: ({ name }) => name.endsWith("Url"),
  },
  ...["1", "123456789"].map(
    (digits): Kind => ({
      kind: `fraction-${digits.length}`,
      phrase: `every timestamp has a ${digits.length}-digit fraction`,
      types: texts,
      make: () => `2026-03-04T07:55:10.${digits}Z`,
      definition: "Timestamp",
      isOnce: true,
    }),
  ),
];

function pickItems({ schema: { items } }: Branch, value: unknown, examples: Examples): readonly unknown[] {
  if (items === undefined || Object.keys(items).length === 0) return anything;
  if (Array.isArray(value) && value.length > 0) return value.slice(0, 1);
  const name = items.$ref?.split("/").at(-1) ?? `type ${items.type}`;
  const example = examples.get(name);
  return example === undefined ? [] : [example];
}

/** An example value of each definition. */
type Examples = ReadonlyMap<string, unknown>;

function findExamples(origins: readonly Origin[]): Examples {
  const found = new Map<string, unknown>([
    ["type number", 1],
    ["type string", "text"],
  ]);
  const met = new Set<string>();
  for (const origin of origins)
    walkDocument(origin, met, { definition: ({ value }, { name }) => found.set(name, value) });
  return found;
}

/**
 * Lists every kind of extreme value for documents of one edition and mode. Each location is only changed in the first
 * document that has it.
 */
export function listExtremeValues(
  origins: readonly Origin[],
): readonly (readonly [origin: number, values: ExtremeValues])[] {
  const examples = findExamples(origins);
  const ofKinds = kinds.flatMap((kind) => {
    const met = new Set<string>();
    const found = origins.flatMap((origin, i) =>
      inRounds(findPlaces(origin, kind, met, examples)).map(
        (places, round) => [i, describe(kind, places, round)] as const,
      ),
    );
    return kind.isOnce ? found.slice(0, 1) : found;
  });
  const met = new Set<string>();
  const odd = origins.flatMap((origin, i) => {
    const set = addOddProperties(origin, met);
    const phrase = "every open object has properties with odd names";
    return Object.keys(set).length === 0 ? [] : [[i, { kind: "odd-names", phrase, set }] as const];
  });
  return [...ofKinds, ...odd];
}

type Setting = readonly [steps: readonly string[], value: unknown];

function describe({ kind, phrase, times }: Kind, places: readonly Setting[], round: number): ExtremeValues {
  const pointers = places.map(([steps]) => formatPointer(steps));
  return {
    kind: round === 0 ? kind : `${kind}-${round + 1}`,
    phrase: round === 0 ? phrase : `${phrase}, in nested values`,
    set: Object.fromEntries(places.map(([, value], i) => [pointers[i], value])),
    ...(times !== undefined && { repeat: Object.fromEntries(pointers.map((pointer) => [pointer, times])) }),
  };
}

function findPlaces(origin: Origin, kind: Kind, met: Set<string>, examples: Examples): Setting[] {
  const { make, times, definition } = kind;
  const found: Setting[] = [];
  const add = ({ steps, value }: Place, branch: Branch | undefined): void => {
    const made = branch === undefined ? undefined : make(branch, value, examples);
    const isLong = times !== undefined && Array.isArray(made) && made.length === 0;
    if (made !== undefined && !isLong) found.push([steps, made]);
  };
  walkDocument(origin, met, {
    place: (place, branches) =>
      add(
        place,
        branches.find((one) => isFree(one, kind)),
      ),
    open: (place, branches) => {
      const isFreeAnyway = branches.every(
        ({ schema: { items, properties } }) => items === undefined && properties === undefined,
      );
      if (isFreeAnyway && definition === undefined) add(place, branches[0]);
    },
  });
  return found;
}

/**
 * Checks whether a branch accepts any value of the given JSON types, that is, has no vocabulary, format or listed
 * properties.
 */
function isFree(branch: Branch, { types, isFormed, definition }: Kind): boolean {
  const { schema } = branch;
  if (definition !== undefined) return branch.name === definition;
  if ("const" in schema || schema.enum !== undefined) return false;
  if (schema.pattern !== undefined && isFormed?.(branch) !== true) return false;
  if (types.includes("object") && (schema.additionalProperties === false || schema.required !== undefined))
    return false;
  return types.some((type) => listTypes([branch]).has(type));
}

/** Divides the values to set into rounds, so that no value is nested in another of the same round. */
function inRounds(places: readonly Setting[]): Setting[][] {
  const rounds: Setting[][] = [];
  const isWithin = (a: readonly string[], b: readonly string[]): boolean =>
    b.every((step, i) => a[i] === step);
  for (const place of places) {
    const free = rounds.find((round) =>
      round.every(([steps]) => !isWithin(steps, place[0]) && !isWithin(place[0], steps)),
    );
    if (free === undefined) rounds.push([place]);
    else free.push(place);
  }
  return rounds;
}

/** Adds oddly named properties to open objects; old values only get names that the resource also has (W6.3). */
function addOddProperties(origin: Origin, met: Set<string>): Readonly<Record<string, unknown>> {
  const found = new Map<readonly string[], unknown>();
  const hasOldValues = isObject(readProperty(origin.document, "before_update"));
  walkDocument(origin, hasOldValues ? new Set() : met, {
    definition: ({ steps, value }, { schema: { additionalProperties } }) => {
      if (nameJsonType(value) !== "object" || additionalProperties === false) return;
      found.set(
        steps,
        additionalProperties === undefined || additionalProperties === true
          ? "any"
          : Object.values(Object(value))[0],
      );
    },
  });
  const places = [...found].filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    places.flatMap(([steps, value]) => oddNames.map((name) => [formatPointer([...steps, name]), value])),
  );
}
