import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type { Contract, Edition } from "#src/model/contract.ts";
import type { Schema } from "#src/model/schema.ts";
import { contracts } from "../contracts.config.ts";
import { loadValidator, type Validate } from "./artefacts/validators/load-validator.ts";
import { readContracts } from "./generate.ts";
import { contractOfDocument } from "./hub/hub.ts";
import { readSources } from "./sources/files.ts";
import type { Sources } from "./sources/sources.ts";

const edition: Edition = {
  name: "small",
  edition: "1",
  idBase: "https://small.example",
  source: "small.json",
};
const dialects = {
  "draft-07": "http://json-schema.org/draft-07/schema#",
  "2020-12": "https://json-schema.org/draft/2020-12/schema",
} as const;

/** Makes a contract; its member `m` has a schema. */
function contractWith(m: Schema, draft: keyof typeof dialects, beside: Schema = {}): Contract {
  const properties = { m };
  return contractOfDocument(edition, {
    $schema: dialects[draft],
    title: "Small",
    type: "object",
    properties,
    ...beside,
  });
}

/** A keyword, and documents that show that it is checked for their member `m`. */
interface Row {
  readonly shows: string;
  readonly schema: Schema;
  /** Default: draft-07. */
  readonly draft?: keyof typeof dialects;
  /** Keywords of the root. */
  readonly beside?: Schema;
  readonly valid: readonly unknown[];
  readonly invalid: readonly unknown[];
  /** Whether a receiver still accepts it. */
  readonly isLoose?: true;
}

const rows = JSON.parse(
  readFileSync(new URL("./keyword-rows.json", import.meta.url), "utf8"),
) as readonly Row[];

describe("a keyword in a hand-written schema", () => {
  const cells = rows.flatMap((row) =>
    (["strict", "tolerant", "written"] as const).map((mode) => ({ ...row, mode })),
  );
  test.each(cells)(
    "$shows is checked, $mode: $schema",
    async ({ schema, beside, mode, valid, invalid, ...row }) => {
      const draft = row.draft ?? "draft-07";
      const contract = contractWith(schema, draft, beside);
      const validate = await loadValidator(contract, mode);
      const isAsserted =
        row.isLoose === undefined || mode === "strict" || (mode === "written" && row.shows === "pattern");
      expect(valid.map((m) => validate({ m }))).toEqual(valid.map(() => []));
      expect(invalid.map((m) => validate({ m }).length > 0)).toEqual(invalid.map(() => isAsserted));
    },
  );
});

describe("a keyword in TypeSpec", () => {
  const task = "spec/resources/task.tsp";
  let sources: Sources;
  let sample: { readonly task: Readonly<Record<string, unknown>> };

  beforeAll(async () => {
    sources = await readSources(contracts);
    sample = JSON.parse(sources.get("conformance/samples/create-task.json")!);
  });

  const subset = "subset: string;";
  const segments = [{ start_frame: 0, stop_frame: 1, jobs: [] }];
  test.each([
    ["@minLength(2)", subset, "@minLength(2) subset: string;", { subset: "ab" }, { subset: "a" }],
    ["@maxLength(2)", subset, "@maxLength(2) subset: string;", { subset: "ab" }, { subset: "abc" }],
    ["@pattern", subset, '@pattern("^a-b$") subset: string;', { subset: "a-b" }, { subset: "ab" }],
    ["@format", subset, '@format("date") subset: string;', { subset: "2024-01-31" }, { subset: "x" }],
    [
      "@minItems",
      "segments: Segment[];",
      "@minItems(1) segments: Segment[];",
      { segments },
      { segments: [] },
    ],
    [
      "@maxItems",
      "segments: Segment[];",
      "@maxItems(2) segments: Segment[];",
      { segments: [] },
      { segments: [1, 2, 3] },
    ],
    ["@minValue", subset, "@minValue(2) subset: float64;", { subset: 2 }, { subset: 1 }],
    ["@maxValueExclusive", subset, "@maxValueExclusive(2) subset: float64;", { subset: 1 }, { subset: 2 }],
    ["a numeric enum", subset, "subset: 1 | 2;", { subset: 2 }, { subset: "2" }],
    ["a numeric constant", subset, "subset: 1;", { subset: 1 }, { subset: "1" }],
    ["an inline model", subset, "subset: { a: string };", { subset: { a: "" } }, { subset: { a: 1 } }],
    ["Record<T>", subset, "subset: Record<string>;", { subset: { a: "" } }, { subset: { a: 1 } }],
    ["a tuple", subset, "subset: [string, float64];", { subset: ["", 1] }, { subset: [1, ""] }],
  ])("%s is checked", async (_, from, to, good, bad) => {
    const text = sources.get(task) ?? "";
    const changed = text.replace(from, to);
    expect(changed).not.toBe(text);
    const [webhook] = contracts;
    const settings = [{ ...webhook!, editions: webhook!.editions.slice(0, 1) }];
    const [read] = await readContracts({
      contracts: settings,
      sources: new Map(sources).set(task, changed),
    });
    const validate: Validate = await loadValidator(read!.contract, "strict");
    const delivery = (change: object): object => ({ ...sample, task: { ...sample.task, ...change } });
    expect(validate(delivery(good))).toEqual([]);
    expect(validate(delivery(bad)).length).toBeGreaterThan(0);
  });
});
