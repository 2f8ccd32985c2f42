import { describe, expect, test } from "vitest";
import { readDefinitions } from "#scripts/artefacts/suite/list-leaves.ts";
import { type Audience, audiences, type Diff } from "#src/diff/change.ts";
import { diffContracts } from "#src/diff/diff-contracts.ts";
import { inMode } from "#src/model/contract-in-mode.ts";
import { mapValues, omit, type Schema } from "#src/model/schema.ts";
import { compilePlain } from "../derive/is-valid-independently.ts";
import { readPublished } from "../derive/read-published.ts";
import { createDelivery } from "../kit/factory/create-delivery.ts";
import { createRasterInfo } from "../kit/factory/create-raster-info.ts";
import { mutateSchema } from "./mutate/mutate-schema.ts";

/** Changes with a verdict that may stay open, each with the reason. */
const undecided: readonly (readonly [id: RegExp, reason: string])[] = [
  [
    /: pattern: |(HttpUrl|Timestamp|HexColour): .* added$/,
    "whether one text form includes another is tried, not proved",
  ],
  [
    /: type dropped$|: type: null too$/,
    "a branch of a union that several JSON types reach is not taken apart",
  ],
];

/** Schemas to change, how many changes of each to compare, and documents to vary. */
const origins: readonly (readonly [path: string, count: number, documents: readonly unknown[]])[] = [
  ["webhook-2.3/strict/ping", 90, [1, 2].map((seed) => createDelivery("ping", {}, seed))],
  ["webhook-2.3/strict/update-task", 110, [1, 2].map((seed) => createDelivery("update:task", {}, seed))],
  ["raster-info-2019/strict/raster-info", 100, [1, 2, 3, 4].map((seed) => createRasterInfo(seed))],
];

/** Documents that each changed schema is tried with. */
const DOCUMENTS = 1_500;

/** Values that are wrong in most places and right in some. */
const junk: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1,
  2,
  2.5,
  2 ** 53,
  "",
  "x",
  "A b",
  "group",
  "Byte",
  "worker",
  "update:task",
  "2024-02-29T12:00:00Z",
  "2024-01-01T00:00:00+01:00",
  "#fff",
  "#ff",
  "https://a.example/1",
  "/api/users/1",
  [],
  [1, 1],
  ["x"],
  {},
  { a: null },
  { type: "array" },
];

/** Keywords that are added to every schema of a type, one at a time. */
const additions: readonly (readonly [type: string, keyword: string, value: unknown])[] = [
  ["string", "minLength", 1],
  ["string", "maxLength", 3],
  ["string", "pattern", "^[a-z:]*$"],
  ["string", "not", { const: "x" }],
  ["integer", "minimum", 1],
  ["integer", "multipleOf", 2],
  ["number", "exclusiveMaximum", 2],
  ["array", "minItems", 1],
  ["array", "maxItems", 1],
  ["array", "uniqueItems", true],
  ["object", "maxProperties", 2],
  ["object", "propertyNames", { maxLength: 3 }],
];

/** A changed schema, and what was changed. */
interface Changed {
  readonly id: string;
  readonly schema: Schema;
}

/** Lists schemas with one keyword added, or one member renamed, in a definition or a member of one. */
function changeNames(schema: Schema): Changed[] {
  const keyword = schema.$defs === undefined ? "definitions" : "$defs";
  return Object.entries(readDefinitions(schema)).flatMap(([name, definition]) =>
    listChanges(definition).map(([what, changed]) => ({
      id: `/${keyword}/${name}: ${what}`,
      schema: { ...schema, [keyword]: { ...readDefinitions(schema), [name]: changed } },
    })),
  );
}

function listChanges(node: Schema): [what: string, node: Schema][] {
  const { properties = {}, required } = node;
  const added = additions.flatMap(([type, keyword, value]): [string, Schema][] =>
    node.type === type && node[keyword] === undefined
      ? [[`${keyword} added`, { ...node, [keyword]: value }]]
      : [],
  );
  const renamed = Object.keys(properties).map((name): [string, Schema] => {
    const rename = (one: string): string => (one === name ? `${name}_new` : one);
    const entries = Object.entries(properties).map(([key, value]) => [rename(key), value] as const);
    const names = required === undefined ? {} : { required: required.map(rename) };
    return [`${name} renamed`, { ...node, properties: Object.fromEntries(entries), ...names }];
  });
  const inner = Object.entries(properties).flatMap(([name, member]) =>
    listChanges(member).map(([what, changed]): [string, Schema] => [
      `${name} ${what}`,
      { ...node, properties: { ...properties, [name]: changed } },
    ]),
  );
  return [...added, ...renamed, ...inner];
}

/** Picks some of many, evenly spread. */
function spread<Item>(items: readonly Item[], count: number): Item[] {
  return Array.from({ length: count }, (_, i) => items[Math.floor((i * items.length) / count)]!);
}

/** Lists a document with each of its places replaced by each junk value, removed, and with a further member beside it. */
function* around(value: unknown): Generator<unknown> {
  yield value;
  yield* junk;
  if (typeof value !== "object" || value === null) return;
  for (const [key, one] of Object.entries(value)) {
    const copy = Array.isArray(value) ? value.slice() : { ...value };
    const put = (inner: unknown): unknown =>
      Object.assign(Array.isArray(copy) ? copy.slice() : { ...copy }, { [key]: inner });
    for (const inner of around(one)) yield put(inner);
    if (!Array.isArray(value)) yield omit(value as Schema, key);
  }
  yield Array.isArray(value) ? [...value, ...value] : { ...value, extra: null };
}

/** Lists audiences that a document breaks although the diff says that no document can. */
function refutedBy(document: unknown, { effects }: Diff, verdicts: Verdicts): string[] {
  const { before, tolerant, after } = verdicts;
  const broken: readonly (readonly [Audience, boolean])[] = [
    ["strict-receiver", after && !before],
    ["tolerant-receiver", after && !tolerant],
    ["sender", before && !after],
  ];
  return broken.flatMap(([audience, isBroken]) =>
    isBroken && effects[audience] === "none" ? `${audience} by ${JSON.stringify(document)}` : [],
  );
}

/** Whether the schema before accepts a document, strictly and tolerantly, and the one after. */
interface Verdicts {
  readonly before: boolean;
  readonly tolerant: boolean;
  readonly after: boolean;
}

function bothModes(schema: Schema): { strict: Schema; tolerant: Schema } {
  const keyword = schema.$defs === undefined ? "definitions" : "$defs";
  const put = (mode: "strict" | "tolerant"): Schema => ({
    ...inMode(omit(schema, keyword), mode),
    [keyword]: mapValues(readDefinitions(schema), (one) => inMode(one, mode)),
  });
  return { strict: put("strict"), tolerant: put("tolerant") };
}

describe.each(origins)("changes of %s", (path, count, seeds) => {
  const origin = readPublished(path);
  const modes = bothModes(origin);
  const [isStrict, isTolerant] = [compilePlain(modes.strict), compilePlain(modes.tolerant)];
  const all = seeds.flatMap((one) => [...around(one)]);
  const documents = spread(all, Math.min(all.length, DOCUMENTS));
  const known = documents.map((one) => ({ before: isStrict(one), tolerant: isTolerant(one) }));
  const mutations = [
    ...spread(
      mutateSchema(origin).filter(({ id }) => !id.includes(": added ")),
      count - 40,
    ),
    ...spread(changeNames(origin), 40),
  ];

  const results = mutations.map(({ id, schema }) => {
    const diff = diffContracts({ name: "before", document: origin }, { name: "after", document: schema });
    const isAfter = compilePlain(bothModes(schema).strict);
    const refuted = documents.flatMap((document, i) =>
      refutedBy(document, diff, { ...known[i]!, after: isAfter(document) }),
    );
    return { id, diff, isAfter, refuted };
  });

  test("no audience that is called safe is refuted by a document", () => {
    expect(results.flatMap(({ id, refuted }) => refuted.slice(0, 1).map((one) => `${id}: ${one}`))).toEqual(
      [],
    );
  });

  test("each proof is valid on one side and refused by the other", () => {
    const wrong = results.flatMap(({ id, diff, isAfter }) =>
      diff.changes.flatMap(({ proofs }) =>
        proofs
          .filter(({ audience, document }) => {
            const [sent, read] = audience === "sender" ? [isStrict, isAfter] : [isAfter, isStrict];
            const reads = audience === "tolerant-receiver" ? isTolerant : read;
            return !sent(document) || reads(document);
          })
          .map(({ audience }) => `${id}: ${audience}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test("a verdict is open only where the procedure says so", () => {
    const isOpen = ({ effects }: Pick<Diff, "effects">): boolean =>
      audiences.some((audience) => effects[audience] === "unknown");
    const open = results.filter(({ diff }) => isOpen(diff)).map(({ id }) => id);
    // What a schema that accepts nothing sends is not known, and no document may say that it accepts something.
    const empty = results.filter(
      ({ diff, isAfter }) =>
        diff.changes.every((one) => !isOpen(one) || one.tried?.endsWith(" contradicts itself")) &&
        !documents.some((one) => isAfter(one)),
    );
    const explained = new Set(empty.map(({ id }) => id));
    const unexplained = open.filter(
      (id) => !explained.has(id) && !undecided.some(([pattern]) => pattern.test(id)),
    );
    expect(unexplained).toEqual([]);
    expect(open.length).toBeLessThan(count / 6);
  });
});
