import { inRounds } from "#scripts/artefacts/suite/change.ts";
import { anything, farValues, oddNames } from "#scripts/artefacts/suite/far-values.ts";
import { allowsAnything, type Leaf, listTypes } from "#scripts/artefacts/suite/list-leaves.ts";
import { type Origin, walkDocument } from "#scripts/artefacts/suite/walk-document.ts";
import { nameJsonType } from "#src/model/model.ts";
import { refName } from "#src/model/schema.ts";

/** A valid document far from the ordinary: many places at once, each with a value that no clause bounds. */
export interface Extreme {
  readonly origin: string;
  /** End of the id, such as `empty-texts`. */
  readonly kind: string;
  readonly phrase: string;
  /** Values to set, in this order, each with steps from the root. */
  readonly set: readonly { readonly steps: readonly string[]; readonly value: unknown }[];
  /** Texts and lists to repeat afterwards, each with steps from the root. */
  readonly repeat: readonly { readonly steps: readonly string[]; readonly times: number }[];
}

/** A sort of extreme value: where it may occur, and what it is. */
export interface Sort {
  readonly kind: string;
  readonly phrase: string;
  readonly types: readonly string[];
  readonly value: (at: At) => unknown;
  readonly times?: number;
  /** Whether a text with a form of its own may have it. */
  readonly formed?: (leaf: Leaf) => boolean;
}

/** Input of a value: the present value, what is allowed there, and a value of each definition. */
interface At {
  readonly value: unknown;
  readonly leaf: Leaf;
  readonly examples: ReadonlyMap<string, unknown>;
}

/** Sorts of extreme values, one a row. */
const sorts: readonly Sort[] = [
  ...farValues.map(({ value, ...row }): Sort => ({ ...row, value: () => value })),
  {
    kind: "long-texts",
    phrase: "every text is long",
    types: ["string"],
    value: longText,
    times: 300,
    // A repeated URL is still a URL.
    formed: ({ schema }) => /^\^\(?\[Hh\]\[Tt\]\[Tt\]\[Pp\]/.test(String(schema.pattern)),
  },
  {
    kind: "long-lists",
    phrase: "every list is long, of equal items",
    types: ["array"],
    value: pickItems,
    times: 101,
  },
];

/** Sorts for schemas where nullable members are unions and numbers have bounds. */
export const sortsOfUnions: readonly Sort[] = [
  { kind: "nulls", phrase: "every member that may be null is", types: ["null"], value: () => null },
  { kind: "least", phrase: "every integer is the least", types: ["integer"], value: pickBound("minimum") },
  { kind: "most", phrase: "every integer is the greatest", types: ["integer"], value: pickBound("maximum") },
  ...["1", "123456789"].map(
    (digits): Sort => ({
      kind: `fraction-${digits.length}`,
      phrase: `every timestamp has ${digits.length} digits of a second`,
      types: ["string"],
      value: () => `2026-03-04T07:55:10.${digits}Z`,
      formed: ({ name }) => name === "Timestamp",
    }),
  ),
];

function pickBound(keyword: "minimum" | "maximum"): Sort["value"] {
  return ({ leaf: { schema }, value }) => schema[keyword] ?? value;
}

function longText({ value, leaf: { schema } }: At): string {
  if (typeof value === "string" && value !== "") return value;
  return schema.pattern === undefined ? "text " : "https://annotation.example/";
}

function pickItems({ value, leaf: { schema }, examples }: At): readonly unknown[] {
  const { items = {} } = schema;
  if (Object.keys(items).length === 0) return anything;
  if (Array.isArray(value) && value.length > 0) return value.slice(0, 1);
  const example = items.$ref === undefined ? undefined : examples.get(refName(items.$ref));
  return example === undefined ? [] : [example];
}

/** Derives every extreme of some document types, of further sorts too: each place in the first document that has it. */
export function deriveExtremes(origins: readonly Origin[], further: readonly Sort[] = []): Extreme[] {
  const examples = findExamples(origins);
  const ofSorts = [...sorts, ...further].flatMap((sort) => {
    const entered = new Set<string>();
    return origins.flatMap((origin) => {
      const rounds = inRounds(findPlaces(origin, sort, entered, examples));
      return rounds.map((set, round) => makeExtreme(origin, sort, set, round));
    });
  });
  return [...ofSorts, ...origins.flatMap(addOddMembers)];
}

function makeExtreme({ name }: Origin, sort: Sort, set: readonly Setting[], round: number): Extreme {
  const { kind, phrase, times } = sort;
  return {
    origin: name,
    kind: round === 0 ? kind : `${kind}-${round + 1}`,
    phrase: round === 0 ? phrase : `${phrase}, further in`,
    set,
    repeat: times === undefined ? [] : set.map(({ steps }) => ({ steps, times })),
  };
}

/** Finds a value of each definition. */
function findExamples(origins: readonly Origin[]): ReadonlyMap<string, unknown> {
  const found = new Map<string, unknown>();
  const entered = new Set<string>();
  for (const origin of origins) {
    walkDocument(origin, entered, {
      definition: ({ value }, { name = "" }) => found.set(name, value),
    });
  }
  return found;
}

type Setting = Extreme["set"][number];

function findPlaces(
  origin: Origin,
  { types, value, formed }: Sort,
  entered: Set<string>,
  examples: At["examples"],
): Setting[] {
  const found: Setting[] = [];
  walkDocument(origin, entered, {
    place: (place, leaves) => {
      const leaf = leaves.find((one) => isFree(one, types, formed));
      if (leaf === undefined || allowsAnything([leaf])) return;
      found.push({ steps: place.steps, value: value({ value: place.value, leaf, examples }) });
    },
  });
  return found;
}

/** Checks whether a leaf accepts any value of some JSON types: no vocabulary, no form, no members of its own. */
function isFree(leaf: Leaf, types: readonly string[], formed: Sort["formed"]): boolean {
  const { schema } = leaf;
  if (schema.const !== undefined || schema.enum !== undefined) return false;
  if (schema.pattern !== undefined && formed?.(leaf) !== true) return false;
  if (types.includes("object") && (schema.additionalProperties === false || schema.required !== undefined))
    return false;
  return types.some((type) => listTypes([leaf]).has(type));
}

/** Adds members with odd names to every open object of a document. */
function addOddMembers(origin: Origin): Extreme[] {
  const found: Setting[] = [];
  walkDocument(origin, new Set(), {
    definition: ({ steps, value }, { schema }) => {
      if (nameJsonType(value) !== "object" || schema.additionalProperties === false) return;
      const [first] = Object.values(value ?? {});
      const member = schema.additionalProperties === undefined ? "any" : first;
      if (member !== undefined)
        found.push(...oddNames.map((name) => ({ steps: [...steps, name], value: member })));
    },
  });
  const set = found.filter(({ steps }) => belongs(steps, found));
  const phrase = "every open object has members of odd names";
  return set.length === 0 ? [] : [{ origin: origin.name, kind: "odd-members", phrase, set, repeat: [] }];
}

/** Checks whether the resource of a delivery has a key of its before_update (W-before). */
function belongs([outer, ...inner]: readonly string[], all: readonly Setting[]): boolean {
  if (outer !== "before_update") return true;
  return all.some(({ steps }) => steps[0] !== outer && steps.slice(1).join("/") === inner.join("/"));
}
