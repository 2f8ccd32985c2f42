import { describe, expect, test } from "vitest";
import type { Contract, EnvelopeSettings } from "#src/model/contract.ts";
import { readModels } from "#src/model/read-model.ts";
import type { Schema } from "#src/model/schema.ts";
import type { GeneratedFile } from "../../sources/generated-file.ts";
import { bundleValidator } from "./bundle-validator.ts";
import { loadValidator } from "./load-validator.ts";
import { overBudget } from "./over-budget.ts";
import { writeSupport, writeValidators } from "./write-validators.ts";

const definitions: Readonly<Record<string, Schema>> = {
  Made: makeEnvelope("made", "a"),
  Gone: makeEnvelope("gone", "b"),
};

/** Writes the schema of an envelope: its tag, and a member that must be a string. */
function makeEnvelope(event: string, member: string): Schema {
  return {
    type: "object",
    properties: { event: { type: "string", const: event }, [member]: { type: "string" } },
    required: ["event", member],
    additionalProperties: false,
  };
}

/** Makes a contract of two events. */
function makeContract(envelope: Partial<EnvelopeSettings>): Contract {
  const part = (name: string, type: string) => ({
    name,
    type,
    description: `${type}.`,
    schema: definitions[type]!,
    event: name,
  });
  const schema: Schema = { oneOf: ["Made", "Gone"].map((type) => ({ $ref: `#/$defs/${type}` })) };
  return {
    name: "small",
    edition: "1",
    slug: "small-1",
    idBase: "https://small.example",
    source: "small.tsp",
    dialect: "https://json-schema.org/draft/2020-12/schema",
    definitionsKeyword: "$defs",
    definitions,
    envelope: { root: "Hook", ...envelope },
    main: { name: "hook", type: "Hook", description: "Any event.", schema },
    parts: [part("made", "Made"), part("gone", "Gone")],
  };
}

const made = { event: "made", a: "" };
const gone = { event: "gone", b: "" };

describe("the validator of envelopes", () => {
  test("picks the event by the tag", async () => {
    const validate = await loadValidator(makeContract({ tag: "event" }), "strict");
    const documents = [
      made,
      gone,
      { event: "gone", a: "" },
      { event: "other" },
      { event: "gone", b: 1 },
      {},
      [],
    ];
    const found = documents.map((one) => validate(one).map(({ path, code }) => `${path} ${code}`));
    expect(found).toEqual([
      [],
      [],
      ["/b required", "/a unexpected"],
      ["/event unknown-event"],
      ["/b type"],
      ["/event required"],
      [" type"],
    ]);
    expect(validate({ event: "other" })).toMatchObject([{ expected: ["made", "gone"] }]);
  });

  test.each<Partial<EnvelopeSettings>>([{}, { header: "x-event", tag: "event" }])(
    "picks the event that is given: %o",
    async (envelope) => {
      const validate = await loadValidator(makeContract(envelope), "strict");
      const calls: readonly (readonly [document: object, event?: string])[] = [
        [made, "made"],
        [gone, "gone"],
        [made, "gone"],
        [gone, "other"],
        [made],
        [gone],
        [{ event: "gone", b: 1 }],
      ];
      const found = calls.map(([document, event]) =>
        validate(document, event).map(({ path, code }) => `${path} ${code}`),
      );
      expect(found.map((errors) => errors.toSorted())).toEqual([
        [],
        [],
        ["/a unexpected", "/b required", "/event value"],
        [" unknown-event"],
        [],
        [],
        ["/a required", "/b unexpected", "/event value"],
      ]);
      expect(validate(gone, "other")).toMatchObject([{ expected: ["made", "gone"] }]);
    },
  );
});

describe("the files of a contract", () => {
  const folder = "generated/validators/small-1";

  async function writeFiles(envelope: Partial<EnvelopeSettings>): Promise<readonly GeneratedFile[]> {
    const contract = makeContract(envelope);
    return writeValidators(contract, readModels(contract));
  }

  function readText(files: readonly GeneratedFile[], path: string): string {
    return files.find((file) => file.path === path)?.text ?? "";
  }

  test("each is a module and its declarations, in each mode", async () => {
    const files = await writeFiles({ tag: "event" });
    const names = ["hook", "made", "gone", "guards"];
    const paths = ["strict", "tolerant"].flatMap((mode) =>
      names.flatMap((name) => ["js", "d.ts"].map((ending) => `${folder}/${mode}/${name}.${ending}`)),
    );
    expect(files.map(({ path }) => path)).toEqual(paths);
  });

  test.each([
    { envelope: { tag: "event" }, given: "value: unknown" },
    { envelope: { header: "x-event" }, given: "value: unknown, event?: string" },
  ])("declare each function for what it takes: $given", async ({ envelope, given }) => {
    const files = await writeFiles(envelope);
    const types = 'import type {\n  Gone,\n  Hook,\n  Made,\n} from "../../../types/small-1.d.ts";\n';
    const whole = readText(files, `${folder}/strict/hook.d.ts`);
    expect(whole).toContain(types);
    expect(whole).toContain("// In strict mode, validate…");
    expect(whole.slice(whole.indexOf("\n/** "))).toBe(`
/** Any event. */
export declare function validate(${given}): readonly ValidationError[];
export declare function is(${given}): value is Hook;

/** Made. */
export declare function validateMade(value: unknown): readonly ValidationError[];
export declare function isMade(value: unknown): value is Made;

/** Gone. */
export declare function validateGone(value: unknown): readonly ValidationError[];
export declare function isGone(value: unknown): value is Gone;
`);
    const guards = readText(files, `${folder}/tolerant/guards.d.ts`);
    expect(guards).toContain(types);
    expect(guards).toContain("// Each checks whether a value is valid in tolerant mode");
    expect(guards.slice(guards.indexOf("\n/** "))).toBe(`
/** Any event. */
export declare function isHook(${given}): value is Hook;

/** Made. */
export declare function isMade(value: unknown): value is Made;

/** Gone. */
export declare function isGone(value: unknown): value is Gone;
`);
  });

  test("bundle to what is asked for: an event alone, the whole contract, the guards", async () => {
    const files = await writeFiles({ tag: "event" });
    const load = async (path: string) =>
      import(`data:text/javascript,${encodeURIComponent(await bundleValidator(path, files))}`);
    const [event, whole, guards] = await Promise.all(
      ["gone", "hook", "guards"].map((name) => load(`${folder}/strict/${name}.js`)),
    );
    expect([event, whole, guards].map((one) => Object.keys(one))).toEqual([
      ["is", "validate"],
      ["is", "validate"],
      ["isGone", "isHook", "isMade"],
    ]);
    expect([event.is(gone), event.is(made), event.validate(gone)]).toEqual([true, false, []]);
    expect([whole.is(gone), whole.is(made), whole.is({})]).toEqual([true, true, false]);
    expect([guards.isGone(gone), guards.isGone(made), guards.isHook(made)]).toEqual([true, false, true]);
  });

  test("are held to the budgets of their edition", async () => {
    const contract = makeContract({ tag: "event" });
    const all = await writeFiles({ tag: "event" });
    const files = all.filter(({ path }) => /strict\/(hook|gone|guards)\./.test(path));
    const other = { path: `${folder}/strict/hook.js.map`, text: "", from: "" };
    const check = (budgets?: Readonly<Record<string, number>>): Promise<readonly string[]> =>
      overBudget([...files, other], [{ ...contract, ...(budgets !== undefined && { budgets }) }]);
    expect(await check({ hook: 1e6, guards: 1e6, events: 1e6 })).toEqual([]);
    expect(await check({ hook: 1e6, guards: 1e6 })).toEqual([
      "small-1/strict/gone.js has no budget in contracts.config.ts",
    ]);
    expect(await check({ hook: 1e6, guards: 1e6, events: 9 })).toEqual([
      expect.stringMatching(
        /^small-1\/strict\/gone\.js has \d{3,} bytes in gzip, over its budget of 9 in contracts\.config\.ts$/,
      ),
    ]);
    const none = "small-1 has no budgets in contracts.config.ts";
    expect(await check()).toEqual([none, none, none]);
  });
});

test("the types that declarations share refer to each other where they are written", () => {
  const names = ["validation-error", "facts", "contracts"];
  const text = 'import "./contracts.ts";\nimport "./facts.ts";\nimport "./validation-error.ts";\n';
  const sources = new Map(names.map((name) => [`scripts/hub/types/${name}.ts`, text]));
  const files = writeSupport(sources);
  expect(files.map(({ path, from }) => [path, from])).toEqual([
    ["generated/validators/validation-error.d.ts", "scripts/hub/types/validation-error.ts"],
    ["generated/facts/facts.d.ts", "scripts/hub/types/facts.ts"],
    ["generated/contracts/types.d.ts", "scripts/hub/types/contracts.ts"],
  ]);
  for (const { text: written } of files)
    expect(written).toContain(
      'import "../contracts/types.d.ts";\nimport "../facts/facts.d.ts";\nimport "../validators/validation-error.d.ts";\n',
    );
});
