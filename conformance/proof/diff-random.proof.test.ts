import { describe, expect, test } from "vitest";
import { createJudge } from "#checks/diff-corpus/judge-proofs.ts";
import { RandomDocuments } from "#checks/diff-corpus/random-documents.ts";
import { planRuns } from "#src/diff/compare-contracts.ts";
import { diffContracts } from "#src/diff/diff-contracts.ts";
import { fits } from "#src/diff/find-faults.ts";
import { readContract } from "#src/diff/read-contract.ts";
import { Shapes } from "#src/diff/shape.ts";
import type { Json } from "#src/model/model.ts";
import type { Schema } from "#src/model/schema.ts";

/** Pairs of schemas, and documents that each is tried with. */
const PAIRS = 2_000;
const DOCUMENTS = 150;

/** Creates numbers from 0 to 1, always the same ones. */
let state = 7;
function next(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
}

function pick<Item>(items: readonly Item[]): Item {
  return items[Math.floor(next() * items.length)]!;
}

const names = ["a", "b", "kind", "x-y"];
const values: readonly Json[] = [null, true, 0, 1, 2.5, "a", "b", "ab", "", [], ["a"], {}, { a: 1 }];
const patterns = ["^a", "^[ab]", "b$", "^a*$", "a|b", "^.{1,3}$"];

/** Rows that make a keyword, or some that belong together. */
const keywords: readonly ((depth: number) => Schema)[] = [
  () => ({ type: pick(["string", "number", "integer", "boolean", "object", "array", "null"]) }),
  () => ({ type: ["string", pick(["null", "integer", "object"])] }),
  () => ({ enum: [pick(values), pick(values)] }),
  () => ({ const: pick(values) }),
  () => ({ minimum: pick([0, 1, 2]) }),
  () => ({ exclusiveMaximum: pick([2, 3]) }),
  () => ({ multipleOf: pick([0.5, 1, 2, 4]) }),
  () => ({ minLength: pick([0, 1, 2]) }),
  () => ({ maxLength: pick([1, 2, 3]) }),
  () => ({ pattern: pick(patterns) }),
  () => ({ format: pick(["date", "ipv4", "uri", "uri-reference"]) }),
  () => ({ required: [pick(names)] }),
  (depth) => ({ type: "object", properties: { [pick(names)]: make(depth), [pick(names)]: make(depth) } }),
  (depth) => ({ properties: { [pick(names)]: make(depth) }, required: [pick(names)] }),
  (depth) => ({ additionalProperties: pick<Schema | boolean>([false, make(depth)]) }),
  (depth) => ({ patternProperties: { [pick(patterns)]: make(depth) } }),
  () => ({ propertyNames: { pattern: pick(patterns) } }),
  () => ({ dependentRequired: { [pick(names)]: [pick(names)] } }),
  (depth) => ({ dependentSchemas: { [pick(names)]: make(depth) } }),
  () => ({ minProperties: pick([1, 2]) }),
  (depth) => ({ type: "array", items: make(depth) }),
  (depth) => ({ prefixItems: [make(depth)], items: make(depth) }),
  () => ({ maxItems: pick([1, 2]), uniqueItems: true }),
  (depth) => ({ contains: make(depth), minContains: pick([1, 2]) }),
  (depth) => ({ allOf: [make(depth), make(depth)] }),
  (depth) => ({ anyOf: [make(depth), make(depth)] }),
  (depth) => ({ oneOf: [make(depth), make(depth)] }),
  (depth) => ({ not: make(depth) }),
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  (depth) => ({ if: make(depth), then: make(depth), else: make(depth) }),
  (depth) => ({ allOf: [{ properties: { a: make(depth) } }], unevaluatedProperties: false }),
  () => ({ $ref: "#/$defs/node" }),
];

function make(depth: number): Schema {
  if (depth <= 0) return keywords[Math.floor(next() * 12)]!(0);
  return Object.assign({}, ...Array.from({ length: pick([1, 1, 2]) }, () => pick(keywords)(depth - 1)));
}

/** Changes a schema somewhere: adds a keyword, removes one, or replaces one. */
function change(schema: Schema): Schema {
  const keys = Object.keys(schema);
  const key = pick(keys);
  if (keys.length === 0 || next() < 0.3) return { ...schema, ...pick(keywords)(1) };
  const inner = schema[key];
  if (typeof inner === "object" && inner !== null && !Array.isArray(inner) && next() < 0.7)
    return { ...schema, [key]: change(inner as Schema) };
  if (Array.isArray(inner) && typeof inner[0] === "object" && inner[0] !== null && next() < 0.7)
    return { ...schema, [key]: [change(inner[0] as Schema), ...inner.slice(1)] };
  return Object.fromEntries(Object.entries(schema).filter(([one]) => one !== key));
}

function findContradictions(before: Schema, after: Schema): string[] {
  const documents = [before, after].map((document, i) => ({ name: `${i}`, document }));
  const [from, to] = documents.map((one) => readContract(one));
  const diff = diffContracts(documents[0]!, documents[1]!);
  return planRuns(from!, to!).flatMap(({ audience, sent, read, isOld }) => {
    const keys = (contract: typeof from): string[] => Object.keys(contract!.definitions);
    const sends = createJudge(sent, keys(isOld ? from : to));
    const reads = createJudge(read, keys(isOld ? to : from));
    const [own, other] = [sent.entries[0]!.schema, read.entries[0]!.schema];
    // Ajv accepts an empty list beside some "contains"; where it and our validator differ, neither counts.
    const isSplit = (document: unknown): boolean =>
      sends(own, document) &&
      fits(sent, own, document) &&
      !reads(other, document) &&
      !fits(read, other, document);
    const proofs = diff.changes.flatMap(({ proofs }) => proofs.filter((one) => one.audience === audience));
    const unproved = proofs
      .filter(({ document }) => !isSplit(document))
      .map(({ reason }) => `no proof: ${reason}`);
    if (["breaks", "unknown"].includes(diff.effects[audience])) return unproved;
    const shapes = new Shapes();
    const random = new RandomDocuments();
    const both = [shapes.of([{ view: sent, node: own }]), shapes.of([{ view: read, node: other }])];
    const made = Array.from({ length: DOCUMENTS }, (_, i) =>
      i < values.length ? values[i] : random.make(both[i % 2]!),
    );
    const refuting = made.filter((document) => document !== undefined && isSplit(document));
    return [
      ...unproved,
      ...refuting.slice(0, 1).map((document) => `${audience} is not safe from ${JSON.stringify(document)}`),
    ];
  });
}

describe("pairs of schemas made at random", () => {
  const rows = Array.from({ length: PAIRS }, (_, i): readonly [Schema, Schema] => {
    const node = make(1);
    const before = { ...make(2), $defs: { node } };
    return [before, i % 4 === 0 ? { ...make(2), $defs: { node } } : change(before)];
  });

  test("no verdict is contradicted by a document", () => {
    const found = rows.flatMap(([before, after]) => {
      try {
        return findContradictions(before, after).map(
          (words) => `${JSON.stringify(before)} → ${JSON.stringify(after)}: ${words}`,
        );
      } catch (cause) {
        return /leads to itself|leads nowhere|call stack|is not an object of/.test(String(cause))
          ? []
          : [`${JSON.stringify([before, after])}: ${cause}`];
      }
    });
    expect(found).toEqual([]);
  });
});
