import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it, test } from "vitest";
import { parse } from "yaml";
import { allEvents } from "#generated/facts/webhook-2.3/events.js";
import { listEditions, makeSlug } from "#src/model/contract.ts";
import { contracts } from "../contracts.config.ts";
import { overBudget } from "./artefacts/validators/over-budget.ts";
import { generate } from "./generate.ts";
import type { OpenApiDocument } from "./hub/openapi-document.ts";
import { projectRoot, readSources } from "./sources/files.ts";
import type { GeneratedFile } from "./sources/generated-file.ts";
import type { Sources } from "./sources/sources.ts";

/** The default edition of each contract; what these tests change is the same in all editions. */
const defaults = contracts.map((contract) => ({ ...contract, editions: contract.editions.slice(0, 1) }));
const ofDefaults = new RegExp(`/(${listEditions(defaults).map(makeSlug).join("|")})[./]`);

let sources: Sources;
let files: readonly GeneratedFile[];

beforeAll(async () => {
  sources = await readSources(contracts);
  files = await generate({ contracts, sources });
});

function readText(path: string): string {
  return files.find((file) => file.path === path)?.text ?? `no file is called ${path}`;
}

/** Puts the imports of a TypeSpec file in the opposite order. */
function reverseImports(text: string): string {
  const lines = text.split("\n");
  const imports = lines.filter((line) => line.startsWith("import ")).reverse();
  return lines.map((line) => (line.startsWith("import ") ? imports.shift() : line)).join("\n");
}

describe("generate", () => {
  it('wrote what is committed; where it differs, run "npm run generate" and commit', () => {
    const drifted = files.filter(({ path, text }) => readFileSync(join(projectRoot, path), "utf8") !== text);
    for (const { path, text } of drifted)
      expect.soft(readFileSync(join(projectRoot, path), "utf8"), path).toBe(text);
    expect(drifted.map(({ path }) => path)).toEqual([]);
  });

  it("gives the same bytes with the sources in another order", async () => {
    const reversed = [...sources]
      .reverse()
      .map(([path, text]) => [path, path.endsWith(".tsp") ? reverseImports(text) : text] as const);
    const again = await generate({ contracts: defaults, sources: new Map(reversed) });
    const own = again.filter(({ path }) => ofDefaults.test(path));
    expect(own.length).toBeGreaterThan(100);
    expect(own.filter(({ path, text }) => readText(path) !== text)).toEqual([]);
  });

  it("names source and command at the head of every file that allows comments", () => {
    const silent = files.filter(({ path }) => !/\.json$|^(?:scripts\/)?README|^site\/|\/LICENSE$/.test(path));
    expect(
      silent.filter(
        ({ text }) =>
          !/^(<\?php )?(\/\/|#|<!--) Generated from \S+( and \S+)* by "npm run generate"/.test(text),
      ),
    ).toEqual([]);
  });

  const task = "spec/resources/task.tsp";
  test.each([
    [
      "a spec that does not compile",
      task,
      "model Task {",
      "modle Task {",
      /^cannot compile spec\/main\.tsp: .*task\.tsp:\d+:\d+ - error/,
    ],
    ["a spec with an unknown name", task, "Label[]", "Lable[]", /^cannot compile spec\/main\.tsp: /],
    [
      "a spec without an operation that receives",
      "spec/operations.tsp",
      '@extension("x-webhook", true)',
      "",
      /^spec\/main.tsp: cannot read OpenAPI: no operation has "x-webhook"$/,
    ],
    [
      "a pattern that is none",
      "spec/common.tsp",
      "{3,4}",
      "{4,3}",
      /^cannot compile spec\/main\.tsp: .*common\.tsp:\d+:\d+ - warning invalid-pattern-regex/,
    ],
    [
      "a schema that is not JSON",
      "schemas/raster-info.2019.schema.json",
      "{",
      "[",
      /^cannot read schemas\/raster-info\.2019\.schema\.json: .*JSON/,
    ],
  ])("refuses %s in one message", async (_, path, from, to, message) => {
    const text = sources.get(path) ?? "";
    const broken = text.replace(from, to);
    expect(broken).not.toBe(text);
    const project = { contracts: defaults, sources: new Map(sources).set(path, broken) };
    await expect(generate(project)).rejects.toThrow(message);
  });
});

describe("OpenAPI", () => {
  const path = "generated/openapi/webhook-2.3.openapi";
  const read = (): OpenApiDocument => JSON.parse(readText(`${path}.json`));

  it("holds every delivery under webhooks, W-method: each a POST", () => {
    const { webhooks } = read();
    expect(Object.keys(webhooks)).toEqual(allEvents);
    expect(new Set(Object.values(webhooks).flatMap((item) => Object.keys(item)))).toEqual(new Set(["post"]));
  });

  it("holds ping alone under paths, W-base: below /api of the server; W-form: no request body is invented", () => {
    const { paths, servers } = read();
    expect(servers).toMatchObject([{ url: "{base_url}/api" }]);
    expect(Object.keys(paths)).toEqual(["/webhooks/{webhook_id}/ping"]);
    expect(paths["/webhooks/{webhook_id}/ping"]?.post?.requestBody).toBeUndefined();
  });

  it("W-pingapi: leaves the response of ping unspecified", () => {
    const responses = read().paths["/webhooks/{webhook_id}/ping"]?.post?.responses as Record<string, object>;
    expect(Object.keys(responses)).toEqual(["default"]);
  });

  it("W-auth: has no security scheme and no error schema, and says so", () => {
    const openapi = read();
    expect(Object.keys(openapi.components)).toEqual(["schemas"]);
    expect(openapi).toHaveProperty("security", []);
    expect(openapi.info.description).toMatch(
      /caller authentication and error bodies\s+\(W5\.2, W7, W-auth\)/,
    );
  });

  it("shows an example of each delivery, of its own event", () => {
    for (const [event, item] of Object.entries(read().webhooks)) {
      const body = item.post?.requestBody as { content: Record<string, { examples: object }> };
      const examples = Object.values(body.content["application/json"]?.examples ?? {});
      expect(new Set(examples.map(({ value }) => value.event))).toEqual(new Set([event]));
    }
  });

  it("describes the signature header of every delivery", () => {
    const headers = Object.values(read().webhooks).map((item) => item.post?.parameters as { name: string }[]);
    expect(new Set(headers.map((list) => list.map(({ name }) => name).join()))).toEqual(
      new Set(["X-Signature-256"]),
    );
  });

  it("names a clause in the description of every schema and member", () => {
    const missing = Object.entries(read().components.schemas).flatMap(([name, schema]) =>
      [
        [name, schema] as const,
        ...Object.entries(schema.properties ?? {}).map(([key, one]) => [`${name}.${key}`, one] as const),
      ]
        .filter(([, one]) => !/\((W\d+(\.\d+)*)(, W\d+(\.\d+)*)*\)[.,]/.test(String(one.description)))
        .map(([place]) => place),
    );
    expect(missing).toEqual([]);
  });

  it("holds the same in YAML", () => {
    expect(parse(readText(`${path}.yaml`))).toEqual(read());
  });
});

describe("types", () => {
  const types = (): string[] =>
    files.filter(({ path }) => /^generated\/types\/[^/]+$/.test(path)).map(({ text }) => text);

  it("have no name that ends in a digit and no empty record", () => {
    const names = types().flatMap((text) =>
      [...text.matchAll(/\b(?:type|interface|enum) (\w+)/g)].map(([, name]) => name),
    );
    expect(names.filter((name) => /\d$/.test(name ?? ""))).toEqual([]);
    expect(types().filter((text) => text.includes("Record<string, never>"))).toEqual([]);
  });
});

describe("validators", () => {
  const emitted = (): GeneratedFile[] =>
    files.filter(({ path }) => /generated\/validators\/.*\.js$/.test(path));

  it("import nothing and evaluate nothing", () => {
    const forbidden = /\bimport\b|\brequire\b|\beval\b|new Function| from "(?!\.\/delivery\.js")/;
    expect(emitted().filter(({ text }) => forbidden.test(text))).toEqual([]);
    const schemas = files.filter(({ path }) => path.startsWith("generated/json-schema/"));
    // One for each schema, and the guards of each edition and mode.
    const guards = emitted().filter(({ path }) => path.endsWith("/guards.js"));
    expect(emitted()).toHaveLength(schemas.length + guards.length);
  });

  it("stay within their budgets", async () => {
    expect(await overBudget(files, listEditions(contracts))).toEqual([]);
  });

  it("over their budget are named with size and limit", async () => {
    const text = `export const is = 1, validate = "${randomBytes(4_000).toString("hex")}";`;
    const path = "generated/validators/raster-info-2019/strict/raster-info.js";
    expect(
      await overBudget(
        [{ path, text: "export const is = 1, validate = 2;", from: "" }],
        listEditions(contracts),
      ),
    ).toEqual([]);
    expect(await overBudget([{ path, text, from: "" }], listEditions(contracts))).toEqual([
      expect.stringMatching(
        /^raster-info-2019\/strict\/raster-info\.js has \d{4,} bytes in gzip, over its budget of 2500 in contracts\.config\.ts$/,
      ),
    ]);
  });
});

describe("JSON Schemas", () => {
  it("have stable identifiers of their own", () => {
    const schemas = files.filter(({ path }) => path.startsWith("generated/json-schema/"));
    const ids = schemas.map(({ path, text }) => [path, JSON.parse(text).$id]);
    const expected = schemas.map(({ path }) => {
      const [, , slug, mode, file] = path.split("/");
      const { name, edition } = listEditions(contracts).find((one) => makeSlug(one) === slug)!;
      return [path, `https://annotation-contracts.example/${name}/${edition}/${mode}/${file}`];
    });
    expect(ids).toEqual(expected);
  });

  it("hold nothing that only the pipeline understands", () => {
    const schemas = files.filter(({ path }) => path.startsWith("generated/json-schema/"));
    expect(schemas.filter(({ text }) => /"x-|"discriminator"|components\/schemas/.test(text))).toEqual([]);
  });
});
