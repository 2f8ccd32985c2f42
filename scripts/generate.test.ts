import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { contracts } from "../contracts.config.ts";
import { citationPattern } from "./citation.ts";
import { projectRoot, readSources, type Sources } from "./files.ts";
import { generate } from "./generate.ts";
import { writeCases } from "./generate-cases.ts";
import type { GeneratedFile } from "./generated-file.ts";

let sources: Sources;
let files: readonly GeneratedFile[];

beforeAll(async () => {
  sources = await readSources();
  files = await generate(contracts, sources);
});

/** A change of a source file: text to put in place of another, or a new file. */
type Change = readonly [path: string, from: string, to: string];

/** Generates from changed sources, which must differ. */
async function generateWith(changes: readonly Change[]): Promise<GeneratedFile[]> {
  const changed = new Map(sources);
  for (const [path, from, to] of changes) {
    const text = sources.get(path) ?? "";
    expect(from === "" || text.includes(from), `${path} has "${from}"`).toBe(true);
    changed.set(path, from === "" ? to : text.replace(from, to));
  }
  return generate(contracts, changed);
}

describe("what is generated", () => {
  test("cites no clause in types of any language", () => {
    const types = files.filter(({ path }) =>
      /\.(d\.ts|cs|go|kt|py|rb|rs|dart|hpp|java|php|swift)$/.test(path),
    );
    const mark = new RegExp(`\\(${citationPattern}[,;)]|Explanation:`);
    const cited = types.filter(({ path, text }) => !path.includes("/internal/") && mark.test(text));
    expect(types.length).toBeGreaterThan(50);
    expect(cited.map(({ path }) => path)).toEqual([]);
  });

  test('is what is committed; where it differs, run "npm run generate" and commit', async () => {
    const read = (path: string): string => readFileSync(join(projectRoot, path), "utf8");
    const drifted = [...files, ...(await writeCases(sources))].filter(
      ({ path, text }) => read(path) !== text,
    );
    for (const { path, text } of drifted.slice(0, 3)) expect.soft(read(path), path).toBe(text);
    expect(drifted.map(({ path }) => path)).toEqual([]);
  });

  test("has the same bytes with the sources in another order", async () => {
    const again = await generate(contracts, new Map([...sources].reverse()));
    expect(again.filter(({ path, text }, i) => files[i]?.path !== path || files[i]?.text !== text)).toEqual(
      [],
    );
  });

  test("names its source in the first line if the format has comments", () => {
    const code = files.filter(({ path }) => /\.(js|ts|py|rs|kt|cs)$/.test(path));
    expect(
      code.filter(({ text }) => !/^(\/\/|#) Generated from \S+ by "npm run generate"/.test(text)),
    ).toEqual([]);
  });
});

const task = "spec/resources/task.tsp";
const raster = "schemas/raster-info.2019.schema.json";

test.each<readonly [name: string, path: string, from: string, to: string, message: RegExp]>([
  [
    "a syntax error",
    task,
    "model Task {",
    "modle Task {",
    /^cannot compile spec\/main\.tsp: .*task\.tsp:\d+:\d+ - error/,
  ],
  ["an unknown name", task, "Label[]", "Lable[]", /^cannot compile spec\/main\.tsp: .*task\.tsp:/],
  [
    "a pattern that is not one",
    "spec/common.tsp",
    "{3,4}",
    "{4,3}",
    /^cannot compile spec\/main\.tsp: .*invalid-pattern/,
  ],
  ["no JSON", raster, "{", "[", /^cannot read schemas\/raster-info\.2019\.schema\.json: .*JSON/],
  [
    "a keyword that the reader does not know",
    raster,
    '"driver": {',
    '"driver": { "minLength": 1,',
    /^cannot read raster-info 2019 \(schemas\/raster-info\.2019\.schema\.json\): the keyword "minLength" in RasterGroup\.driver$/,
  ],
  [
    "a property that every object inherits",
    raster,
    '"driver": {',
    '"constructor": {',
    /the property "constructor".* in RasterGroup$/,
  ],
  ["an integer of 32 bits", task, "subset: string", "subset: int32", /the keyword "format" in \w+\.subset$/],
  [
    "a map with listed properties",
    task,
    "model Task {",
    "model Task { ...Record<string>;",
    /a type for unlisted properties in \w+$/,
  ],
])("%s in a source stops generation with its place", async (_, path, from, to, message) => {
  await expect(generateWith([[path, from, to]])).rejects.toThrow(message);
});

/** The three edits of CONTRIBUTING, "Add an event". */
const event: Readonly<Record<"envelope" | "variant" | "sample", Change>> = {
  envelope: [
    "spec/events/task.tsp",
    "/** A task was deleted",
    `/** A task was frozen (since 2.76.0). */
    @added(Edition.v2_76)
    model FreezeTaskEvent is ResourceEnvelope<
      "freeze:task",
      {
        /** The frozen task, in full (since 2.76.0). */
        task: Task;
      }
    >;

    /** A task was deleted`,
  ],
  variant: [
    "spec/events/delivery.tsp",
    "  `delete:task`: DeleteTaskEvent,",
    "  `freeze:task`: FreezeTaskEvent,\n  `delete:task`: DeleteTaskEvent,",
  ],
  sample: ["conformance/samples/2.76/freeze-task.json", "", '{ "event": "freeze:task" }'],
};

/** What an edition of the webhook contract has, below its directory. */
const outputs = (
  "openapi.json receiver.openapi.json asyncapi.json schema.json schema.union.json schema.tolerant.json types.d.ts " +
  "strict.js tolerant.js"
).split(" ");

describe("an event", () => {
  test("needs its envelope, its place in the union and a sample; all else follows", async () => {
    const made = await generateWith(Object.values(event));
    const withEvent = made.filter(({ text }) => text.includes("freeze:task")).map(({ path }) => path);
    const others = ["internal/webhook.js", "internal/webhook-2.76.js", "docs/webhook/2.76/freeze-task.md"];
    const expected = [...outputs.map((name) => `webhook/2.76/${name}`), ...others];
    expect(withEvent).toEqual(expect.arrayContaining(expected.map((path) => `generated/${path}`)));
  });

  test.each([
    { missing: "envelope", message: /cannot compile spec\/main\.tsp: .*FreezeTaskEvent/ },
    {
      missing: "variant",
      message: /spec\/events\/delivery\.tsp: FreezeTaskEvent among the variants of Delivery/,
    },
    { missing: "sample", message: /conformance\/samples\/: a sample of "freeze:task"/ },
  ])("without its $missing is an error that names the file", async ({ missing, message }) => {
    const others = Object.entries(event).flatMap(([name, change]) => (name === missing ? [] : [change]));
    await expect(generateWith(others)).rejects.toThrow(message);
  });
});

test("a property is one edit; all else follows", async () => {
  const change: Change = [
    task,
    "  name: string;",
    "  name: string;\n  /** A hint (W2.3). */\n  hint?: Record<string>;\n  /** A reserved word (W2.3). */\n  `import`?: string;",
  ];
  const made = await generateWith([change]);
  const named = made.filter(({ text }) => /\bhint\b/.test(text)).map(({ path }) => path);
  const directory = "generated/webhook/2.3";
  expect(made.find(({ path }) => path === `${directory}/types.d.ts`)?.text).toContain(
    "hint?: { [key: string]: string };",
  );
  const escaped = made.filter(({ text }) => /\bimport_/.test(text)).map(({ path }) => path.split("/").at(-1));
  expect(escaped).toEqual(expect.arrayContaining(["v2_3.py", "V2_3.java"]));
  expect(named).toEqual(expect.arrayContaining(outputs.map((name) => `${directory}/${name}`)));
});
