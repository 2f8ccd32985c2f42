import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, inject, test } from "vitest";
import { type LoadedEdition, loadEditions } from "#src/diagnostics/load-editions.ts";
import { isRasterInfo, validateRasterInfo } from "#src/raster-info.ts";
import { writeMember } from "#src/util/read-member.ts";
import type { Mode } from "#src/validate/result.ts";
import { isDelivery, validateDelivery } from "#src/webhook.ts";
import { compilePlain, keysBelong } from "../derive/is-valid-independently.ts";
import { readPublished } from "../derive/read-published.ts";
import { readSamples } from "../suites/runner/read-case-files.ts";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Verdict = (value: Json) => boolean;

/** Share of the runs to make: all in `npm run proof`. */
const share = inject("share");
/** Runs of a mutation test: each makes `batch` documents with up to 3 changes, 100,000 in strict mode. */
const runs = { strict: 12_500 * share, tolerant: 3_000 * share };
const batch = 8;
/** Runs of the test for each later edition. */
const laterRuns = 600 * share;

/** Values that are wrong in most places and right in some. */
const junk: readonly Json[] = [
  null,
  true,
  false,
  0,
  1,
  -1,
  2.5,
  1e300,
  9007199254740991,
  9007199254740992,
  "",
  "x",
  "annotation",
  "array",
  "group",
  "NaN",
  "Byte",
  "Int64",
  "2024-02-29T12:00:00Z",
  "2024-02-30T12:00:00Z",
  "2024-01-01T00:00:00+01:00",
  "#fff",
  "#ff",
  "https://a.example/1",
  "https://",
  "ftp://a.example",
  "/api/users/1",
  "update:task",
  "create:job",
  "ping",
  [],
  {},
  [null],
  [[]],
  [{}],
  ["x"],
  { type: "array" },
  { type: "group" },
  { type: "compound" },
  { datatype: "Byte" },
  { a: null },
];

/** Names of members that mean something somewhere, or nothing anywhere. */
const names = [
  "id",
  "url",
  "name",
  "type",
  "event",
  "task",
  "size",
  "data",
  "labels",
  "before_update",
  "webhook_id",
  "sender",
  "owner",
  "datatype",
  "dimensions",
  "attributes",
  "arrays",
  "groups",
  "scale",
  "srs",
  "value",
  "components",
  "driver",
  "extra",
  "__proto__",
  "constructor",
  "toString",
  "a/b",
  "~",
  "",
];

/** A change: where (a number that picks a place), how, and with what. */
interface Change {
  readonly place: number;
  readonly kind: "replace" | "remove" | "add" | "swap";
  readonly value: number;
  readonly name: number;
}

const change: fc.Arbitrary<Change> = fc.record({
  place: fc.nat(100_000),
  kind: fc.constantFrom("replace", "remove", "add", "swap"),
  value: fc.nat(junk.length - 1),
  name: fc.nat(names.length - 1),
});

const document = fc.record({ seed: fc.nat(1000), changes: fc.array(change, { minLength: 1, maxLength: 3 }) });

/** Lists every object and array of a document. */
function listContainers(value: Json): (Json[] | { [key: string]: Json })[] {
  if (typeof value !== "object" || value === null) return [];
  return [value, ...Object.values(value).flatMap(listContainers)];
}

function apply(root: Json, { place, kind, value, name }: Change): Json {
  const containers = listContainers(root);
  const target = containers[place % (containers.length + 1)];
  if (target === undefined)
    return kind === "replace" && place % 7 === 0 ? structuredClone(junk[value]!) : root;
  const keys = Object.keys(target);
  const key = keys[place % Math.max(keys.length, 1)];
  const other = keys[value % Math.max(keys.length, 1)];
  if (Array.isArray(target)) {
    if (kind === "remove") target.pop();
    else
      target.splice(place % (target.length + 1), kind === "replace" ? 1 : 0, structuredClone(junk[value]!));
    return root;
  }
  const record = target as Record<string, Json>;
  if (kind === "add") writeMember(record, names[name]!, structuredClone(junk[value]!));
  else if (key !== undefined && kind === "remove") delete record[key];
  else if (key !== undefined && kind === "replace") writeMember(record, key, structuredClone(junk[value]!));
  else if (key !== undefined && other !== undefined)
    writeMember(record, key, structuredClone(record[other]!));
  return root;
}

function agree(
  mode: Mode,
  seeds: readonly string[],
  ours: Verdict,
  theirs: Verdict,
  numRuns: number = runs[mode],
): { documents: number; valid: number } {
  const seen = { documents: 0, valid: 0 };
  const property = fc.property(fc.array(document, { minLength: batch, maxLength: batch }), (documents) => {
    for (const { seed, changes } of documents) {
      const value = changes.reduce(apply, JSON.parse(seeds[seed % seeds.length]!) as Json);
      const expected = theirs(value);
      seen.documents++;
      if (expected) seen.valid++;
      if (ours(value) !== expected)
        throw new Error(`ours ${!expected}, Ajv ${expected}: ${JSON.stringify(value)}`);
    }
  });
  fc.assert(property, { numRuns, seed: 20261121 });
  return seen;
}

/** The guard of a contract must agree with its list of errors. */
function same(isValid: boolean, isRight: boolean): boolean {
  if (isValid !== isRight) throw new Error(`no error listed: ${isValid}, guard: ${isRight}`);
  return isValid;
}

describe.each<Mode>(["strict", "tolerant"])(
  "in %s mode ours agrees with plain Ajv on the published schema",
  (mode) => {
    test("webhook deliveries", () => {
      const ajv = compilePlain(readPublished(`webhook-2.3/${mode}/delivery`)) as Verdict;
      const seeds = readSamples().map(({ text }) => text);
      const ours = (value: Json): boolean =>
        same(validateDelivery(value, { mode }).status === "valid", isDelivery(value, { mode }));
      const theirs = (value: Json): boolean => ajv(value) && (mode === "tolerant" || keysBelong(value));
      const { documents, valid } = agree(mode, seeds, ours, theirs);
      expect(documents).toBeGreaterThanOrEqual(runs[mode] * batch);
      expect(valid).toBeGreaterThan(documents / 20);
    });

    test("raster info", () => {
      const ajv = compilePlain(readPublished(`raster-info-2019/${mode}/raster-info`)) as Verdict;
      const folder = new URL("../corpus/raster-info/", import.meta.url);
      const texts = readdirSync(folder)
        .filter((file) => file.endsWith(".json"))
        .sort();
      const seeds = texts.map((file) => readFileSync(new URL(file, folder), "utf8")).filter(isSmallJson);
      const ours = (value: Json): boolean =>
        same(validateRasterInfo(value, { mode }).status === "valid", isRasterInfo(value, { mode }));
      const { documents, valid } = agree(mode, seeds, ours, ajv);
      expect(documents).toBeGreaterThanOrEqual(runs[mode] * batch);
      expect(valid).toBeGreaterThan(documents / 20);
    });
  },
);

const later = (await Promise.all((["webhook", "raster-info"] as const).map(loadEditions)))
  .flat()
  .filter(({ facts }) => !facts.default);

/** Reads the documents that an edition is mutated from. */
function readSeeds({ facts: { name, edition } }: LoadedEdition): string[] {
  const folder = name === "webhook" ? `samples/${edition}/` : "corpus/raster-outputs/";
  const url = new URL(`../${folder}`, import.meta.url);
  const texts = readdirSync(url)
    .filter((file) => file.endsWith(".json"))
    .sort()
    .map((file) => readFileSync(new URL(file, url), "utf8"));
  return texts.filter(isSmallJson);
}

describe.each(later.flatMap((loaded) => (["strict", "tolerant"] as const).map((mode) => ({ loaded, mode }))))(
  "in $mode mode edition $loaded.facts.slug agrees with plain Ajv on its published schema",
  ({ loaded, mode }) => {
    const { slug } = loaded.facts;

    test("on mutated documents", async () => {
      const { name, edition } = loaded.facts;
      const { is } = await import(/* @vite-ignore */ `#generated/${name}/${edition}/${mode}.js`);
      const ajv = compilePlain(readPublished(`${slug}/${mode}`)) as Verdict;
      const ours = (value: Json): boolean => same(loaded.validate[mode](value).length === 0, is(value));
      const isBound =
        mode === "strict" && JSON.stringify(readPublished(`${slug}/${mode}`)).includes("BeforeUpdate");
      const theirs = (value: Json): boolean => ajv(value) && (!isBound || keysBelong(value, slug));
      const { documents, valid } = agree(mode, readSeeds(loaded), ours, theirs, laterRuns);
      expect(documents).toBeGreaterThanOrEqual(laterRuns * batch);
      expect(valid).toBeGreaterThan(documents / 20);
    });
  },
);

function isSmallJson(text: string): boolean {
  try {
    JSON.parse(text);
    return text.length < 3000;
  } catch {
    return false;
  }
}
