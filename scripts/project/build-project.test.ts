import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { projectRoot } from "../sources/files.ts";
import { buildProject } from "./build-project.ts";
import { initProject, WrongStart } from "./init-project.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "project-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (path: string): string => readFileSync(join(root, path), "utf8");

test("an empty folder becomes a project that builds, and builds the same again", async () => {
  expect(await initProject({ root, name: "orders" })).toEqual([
    "contract.openapi.json",
    "contracts.config.json",
  ]);
  const { files, remarks, written } = await buildProject({ root });
  expect(remarks).toEqual(["other languages: orders-1: neither receivers nor `verify` know its signatures"]);
  expect(written).toBe(files.length);
  const folders = new Set(files.map(({ path }) => path.split("/")[0]));
  expect([...folders].sort()).toEqual([
    "asyncapi",
    "catalogue.json",
    "contracts",
    "facts",
    "http",
    "json-schema",
    "languages",
    "openapi",
    "package.json",
    "postman",
    "receivers",
    "samples",
    "shapes",
    "site",
    "suite",
    "types",
    "validators",
  ]);
  expect(JSON.parse(read("generated/samples/orders-1/order-paid.json"))).toEqual({
    event: "order.paid",
    id: "text",
    total: 0.5,
  });
  const { item } = JSON.parse(read("generated/postman/orders-1.postman_collection.json"));
  expect(item.map(({ name }: { name: string }) => name)).toEqual(["order-paid"]);
  const { cases } = JSON.parse(read("generated/suite/orders-1/order-paid.json"));
  expect(cases).toContainEqual({ remove: ["/id"], valid: false });
  expect(cases).toContainEqual({ set: { "/total": -1 }, valid: false });
  expect(cases).toContainEqual({ set: { "/unlisted": "any" }, valid: "tolerant" });
  expect(read("generated/types/orders-1.d.ts")).toContain('by "annotation-contracts build"');
  expect(await buildProject({ root })).toMatchObject({ written: 0, removed: 0 });
});

test("what somebody else wrote is neither overwritten nor removed", async () => {
  await initProject({ root });
  mkdirSync(join(root, "generated"));
  writeFileSync(join(root, "generated/notes.txt"), "mine");
  await buildProject({ root, out: "generated" });
  expect(read("generated/notes.txt")).toBe("mine");
  mkdirSync(join(root, "other/types"), { recursive: true });
  writeFileSync(join(root, "other/types/contract-1.d.ts"), "mine");
  await expect(buildProject({ root, out: "other" })).rejects.toThrow(
    /^cannot write to .*other: types\/contract-1\.d\.ts is there, and was not written by a build$/,
  );
  await expect(initProject({ root })).rejects.toThrow(
    "cannot write contracts.config.json: it is there already",
  );
});

test("a build goes on where the one before was broken off", async () => {
  await initProject({ root });
  mkdirSync(join(root, "generated"));
  // Nothing can be written through it, but other files are.
  const broken = join(root, "generated/catalogue.json");
  symlinkSync(join(root, "missing/catalogue.json"), broken);
  await expect(buildProject({ root })).rejects.toThrow(/^cannot write to .*generated: ENOENT$/);
  rmSync(broken);
  const { files } = await buildProject({ root });
  expect(readdirSync(join(root, "generated"))).toContain("catalogue.json");
  expect(await buildProject({ root })).toMatchObject({ written: 0, removed: 0, files });
});

test.each([
  [
    "no configuration",
    undefined,
    /^cannot find contracts\.config\.json; "annotation-contracts init" writes one$/,
  ],
  ["no JSON", "{", /^cannot read contracts\.config\.json: .*JSON/],
  ["no list", "{}", /^cannot read contracts\.config\.json: expected a list of contracts$/],
  ["no name", '[{"source":"a.json"}]', /contract 1: expected a name of lower-case words/],
  ["a name that leads away", '[{"name":"../a","source":"a.json"}]', /expected a name of lower-case words/],
  ["no source", '[{"name":"a"}]', /contract 1: no source is given$/],
  [
    "an edition that leads away",
    '[{"name":"a","source":"a.json","editions":[{"edition":"../1"}]}]',
    /"\.\.\/1" is no name of an edition$/,
  ],
  ["a source that is not there", '[{"name":"a","source":"a.json"}]', /^cannot read a\.json: no such file$/],
  [
    "a source that leads away",
    '[{"name":"a","source":"../a.json"}]',
    /the source \.\.\/a\.json is outside of this folder$/,
  ],
  [
    "a slip",
    '[{"name":"a","source":"a.json","enveloppe":{}}]',
    /contract 1: the document must NOT have additional properties: enveloppe$/,
  ],
  [
    "a scheme that is none",
    '[{"name":"a","source":"a.json","signature":{"scheme":"hmac"}}]',
    /contract 1: \/signature\/scheme must be equal to one of the allowed values: "body", "timestamped", "standard-webhooks"$/,
  ],
  [
    "a signature without a header",
    '[{"name":"a","source":"a.json","signature":{"scheme":"body"}}]',
    /contract 1: \/signature must have required property 'header'$/,
  ],
  [
    "two editions of one name",
    '[{"name":"a","source":"a.json","editions":[{"edition":"1"},{"edition":"1"}]}]',
    /contract 1: two editions are called "1"$/,
  ],
])("%s is told in a sentence", async (_, text, message) => {
  if (text !== undefined) writeFileSync(join(root, "contracts.config.json"), text);
  await expect(buildProject({ root })).rejects.toThrow(message);
});

test("paths from the root of the machine are read and written where they stand", async () => {
  const [source, out] = [join(root, "thing.json"), join(root, "elsewhere")];
  writeFileSync(source, JSON.stringify({ type: "object" }));
  await initProject({ root, source });
  expect(JSON.parse(read("contracts.config.json"))).toMatchObject({ contracts: [{ source: "thing.json" }] });
  await buildProject({ root, config: join(root, "contracts.config.json"), out });
  expect(read("elsewhere/types/thing-1.d.ts")).toContain("Thing");
});

test.each([
  ["an object that does not end", '{"type":"x"', /^cannot read a\.json: Flow map .* at line 1, column 12$/],
  ["a list", "[1]", /^cannot read a\.json: a contract is a JSON object$/],
  [
    "a manifest",
    '{"name":"x","type":"module"}',
    /^cannot read a\.json: #: "type" is not a type or a list of types$/,
  ],
  ["data", '{"id":1}', /^cannot read a\.json: it has neither "openapi" nor a keyword of JSON Schema$/],
  [
    "Swagger",
    '{"swagger":"2.0"}',
    /^cannot read a\.json: "swagger" is another language; OpenAPI 3\.0 and 3\.1 are read$/,
  ],
  [
    "OpenAPI without webhooks",
    '{"openapi":"3.1.0"}',
    /^cannot read a\.json: it lists no webhook or callback with a body/,
  ],
  ["no file", undefined, /^cannot read a\.json: no such file$/],
])("a project does not start from %s", async (_, text, message) => {
  if (text !== undefined) writeFileSync(join(root, "a.json"), text);
  await expect(initProject({ root, source: "a.json" })).rejects.toThrow(message);
});

test("a source in TypeSpec is built as init leaves it", async () => {
  const source = `import "@typespec/openapi";
    import "@typespec/http";
    @service namespace Desk;
    model Opened { event: "opened"; key: Desk.Id; }
    @pattern("^T-[0-9]+$") scalar Id extends string;
    model Closed { event: "closed"; minutes: int32; }
    @discriminated(#{ envelope: "none", discriminatorPropertyName: "event" })
    union Delivery { opened: Opened, closed: Closed }
    @TypeSpec.OpenAPI.extension("x-webhook", true)
    @TypeSpec.Http.post op take(@TypeSpec.Http.body body: Delivery): void;`;
  symlinkSync(join(projectRoot, "node_modules"), join(root, "node_modules"));
  writeFileSync(join(root, "desk.tsp"), source);
  await initProject({ root, source: "desk.tsp" });
  const { remarks } = await buildProject({ root });
  expect(remarks).toEqual(["other languages: desk-1: not checked `pattern` at Id"]);
  expect(JSON.parse(read("generated/samples/desk-1/opened.json"))).toEqual({ event: "opened", key: "T-0" });
});

test("the member that names the event is found in a document", async () => {
  const webhook = (properties: object): object => ({
    post: {
      requestBody: {
        content: { "application/json": { schema: { type: "object", required: ["type"], properties } } },
      },
    },
  });
  const text = { type: "string" };
  const webhooks = {
    a: webhook({ id: text, version: { const: "1" }, type: { const: "order.a" } }),
    b: webhook({ id: text, version: { const: "1" }, type: { enum: ["order.b"] } }),
  };
  writeFileSync(join(root, "a.json"), JSON.stringify({ openapi: "3.1.0", webhooks }));
  await initProject({ root, source: "a.json" });
  const { contracts } = JSON.parse(read("contracts.config.json"));
  expect(contracts[0].envelope).toEqual({ root: "Delivery", tag: "type" });
  expect((await buildProject({ root })).remarks).toEqual([]);
  const { components } = JSON.parse(read("generated/asyncapi/a-1.asyncapi.json"));
  expect(Object.keys(components.schemas)).toEqual(["order.a-event", "order.b-event"]);
  for (const [envelope, remark] of [
    [{ root: "Delivery" }, "takes no delivery, since neither tag nor header of envelope names the event"],
    [{ root: "Delivery", tag: "id" }, 'takes no delivery of a, b, whose "id" does not say so'],
  ] as const) {
    writeFileSync(join(root, "contracts.config.json"), JSON.stringify([{ ...contracts[0], envelope }]));
    expect((await buildProject({ root })).remarks).toContain(`a-1: its receiver ${remark}`);
  }
  expect(readdirSync(join(root, "generated/contracts"))).not.toContain("rules.d.ts");
});

test("a JSON Schema whose branches a member identifies has events and a receiver", async () => {
  const record = (kind: string): object => ({
    $ref: "#/definitions/head",
    type: "object",
    required: ["kind"],
    properties: { kind: { const: kind } },
  });
  const definitions = {
    made: record("made"),
    gone: record("gone"),
    head: { properties: { id: { type: "string" } } },
  };
  const oneOf = [{ $ref: "#/definitions/made" }, { $ref: "#/definitions/gone" }];
  const $schema = "https://json-schema.org/draft/2020-12/schema";
  writeFileSync(
    join(root, "a.json"),
    JSON.stringify({ $schema, title: "Message", own: 1, oneOf, definitions }),
  );
  await initProject({ root, source: "a.json" });
  const { contracts } = JSON.parse(read("contracts.config.json"));
  expect(contracts[0].envelope).toEqual({ root: "Message", tag: "kind" });
  expect((await buildProject({ root })).remarks).toEqual([]);
  expect(readdirSync(join(root, "generated/suite/a-1"))).toEqual(["gone.json", "made.json"]);
  expect(read("generated/receivers/a.js")).toContain("createReceiver");
  const signature = { scheme: "standard-webhooks" };
  const { envelope: _, ...silent } = { ...contracts[0], signature };
  writeFileSync(join(root, "contracts.config.json"), JSON.stringify([silent]));
  expect((await buildProject({ root })).remarks).toEqual([
    "other languages: a-1: neither receivers nor `verify` know its signatures",
    "a-1: no receiver is written, since no envelope says where its events are named",
  ]);
});

test("a document with a schema called Delivery keeps it", async () => {
  const schema = { $ref: "#/components/schemas/Delivery" };
  const Delivery = { type: "object", required: ["event"], properties: { event: { const: "a" } } };
  const webhooks = { a: { post: { requestBody: { content: { "application/json": { schema } } } } } };
  const document = { openapi: "3.1.0", webhooks, components: { schemas: { Delivery } } };
  writeFileSync(join(root, "a.json"), JSON.stringify(document));
  await initProject({ root, source: "a.json" });
  const { contracts } = JSON.parse(read("contracts.config.json"));
  expect(contracts[0].envelope).toEqual({ root: "WebhookDelivery", tag: "event" });
  await buildProject({ root });
  expect(read("generated/types/a-1.d.ts")).toContain("export type WebhookDelivery = Delivery;");
  const taken = { ...contracts[0], envelope: { root: "Delivery" } };
  writeFileSync(join(root, "contracts.config.json"), JSON.stringify([taken]));
  await expect(buildProject({ root })).rejects.toThrow(
    'cannot read a.json: it has a schema "Delivery", so the root of envelope needs another name',
  );
});

test("a project does not start with a name that no build takes", async () => {
  await expect(initProject({ root, name: "My shop" })).rejects.toThrow(
    new WrongStart(
      'cannot name the contract: expected a name of lower-case words such as "code-host", found "My shop"',
    ),
  );
});

test("a project does not start from what is outside of its folder", async () => {
  for (const source of ["../a.json", join(root, "..", "a.json"), ".."])
    await expect(initProject({ root, source })).rejects.toThrow(
      new WrongStart(`cannot start from ${source}: it is outside of this folder`),
    );
});

test("a configuration in TypeScript is read, and a schema is a contract as well", async () => {
  writeFileSync(
    join(root, "thing.json"),
    JSON.stringify({ type: "object", properties: { a: { enum: [1, 2] } } }),
  );
  const config = 'const name: string = "thing";\nexport default [{ name, source: "thing.json" }];\n';
  writeFileSync(join(root, "contracts.config.ts"), config);
  await buildProject({ root });
  const { cases } = JSON.parse(read("generated/suite/thing-1/thing.json"));
  expect(cases).toContainEqual({ set: { "/a": "unlisted" }, valid: false });
});

test("a slip in a source is told with the name of the file", async () => {
  const contract = {
    openapi: "3.1.0",
    info: { title: "Shop", version: "1" },
    webhooks: {
      paid: {
        post: {
          requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/Ordr" } } } },
        },
      },
    },
    components: { schemas: { Order: { type: "object" } } },
  };
  writeFileSync(join(root, "shop.json"), JSON.stringify(contract));
  await initProject({ root, source: "shop.json" });
  await expect(buildProject({ root })).rejects.toThrow(
    'shop.json: cannot resolve "#/components/schemas/Ordr": no definition is called "Ordr"',
  );
});
