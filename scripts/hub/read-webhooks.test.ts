import { describe, expect, it, test } from "vitest";
import type { Contract, Edition, EnvelopeSettings } from "#src/model/contract.ts";
import { readModels } from "#src/model/read-model.ts";
import type { Schema } from "#src/model/schema.ts";
import { createTable, readTable } from "#src/model/table.ts";
import { writeOpenApiTypes } from "../artefacts/types/write-open-api-types.ts";
import { writeTypes } from "../artefacts/types/write-types.ts";
import { loadValidator } from "../artefacts/validators/load-validator.ts";
import { contractOfOpenApi } from "./hub.ts";
import { guessTag, readWebhooks } from "./read-webhooks.ts";

const edition: Edition = { name: "host", edition: "1", idBase: "https://host.example", source: "host.json" };

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const post = (schema: unknown, more: object = {}): object => ({
  post: { requestBody: { content: { "application/json": { schema } } }, ...more },
});
const record = (action?: string, more: Readonly<Record<string, Schema>> = {}): Schema => ({
  type: "object",
  required: ["action"],
  properties: {
    action: action === undefined ? { type: "string" } : { type: "string", enum: [action] },
    ...more,
  },
});

/** A number above another, in the syntax of OpenAPI 3.0. */
const least = (minimum: number): Schema => ({ type: "number", minimum, exclusiveMinimum: true });

/** An event named by header and member, one by the header only, one by a member in branches, one without a name. */
const webhooks = {
  "issue-opened": post(ref("issue-opened"), { "x-event": { name: "issue" } }),
  push: post(ref("push"), { summary: "Commits came.", "x-event": { name: "push" } }),
  "issue-closed": post(
    { oneOf: [record("closed", { by: { type: "string" } }), record("closed", { at: { type: "integer" } })] },
    { "x-event": { name: "issue" } },
  ),
};
const schemas = {
  "issue-opened": { title: "issue opened event", ...record("opened", { id: ref("Id") }) },
  push: { title: "push event", ...record() },
  Id: { type: "integer", format: "int64", example: 1 },
  unused: { type: "string" },
};

function read(
  own: Readonly<Record<string, unknown>>,
  { envelope = {}, ...more }: { envelope?: Partial<EnvelopeSettings>; [member: string]: unknown } = {},
): Contract {
  const settings = { root: "Delivery", ...envelope };
  const document = { openapi: "3.1.0", webhooks: own, components: { schemas }, ...more } as Schema;
  const whole = { ...edition, envelope: settings };
  return contractOfOpenApi(whole, readWebhooks(whole, settings, document));
}

const named = { envelope: { header: "X-Event", headerAt: "x-event/name", tag: "action" } };

describe("an OpenAPI document with webhooks", () => {
  it("is a contract with an event for each", () => {
    const { parts, definitions, main } = read(webhooks, named);
    expect(parts.map(({ event, name, type }) => [event, name, type])).toEqual([
      ["issue:opened", "issue-opened", "IssueOpenedEvent"],
      ["push", "push", "PushEvent"],
      ["issue:closed", "issue-closed", "IssueClosedEvent"],
    ]);
    expect(Object.keys(definitions)).toEqual(["issue-opened", "push", "Id", "issue-closed-event"]);
    expect(parts.map(({ description }) => description)).toEqual(["", "Commits came.", ""]);
    expect(definitions.Id).toEqual({ type: "integer", examples: [1] });
    expect(main.schema.anyOf).toHaveLength(3);
  });

  it("has validators that are told the event, and types", async () => {
    const contract = read(webhooks, named);
    const validate = await loadValidator(contract, "strict");
    const opened = { action: "opened", id: 1 };
    const codes = (value: unknown, event?: string): unknown =>
      validate(value, event).map(({ code, path }) => `${code} ${path}`);
    expect(codes(opened, "issue:opened")).toEqual([]);
    expect(codes({ ...opened, id: "1" }, "issue:opened")).toEqual(["type /id"]);
    expect(codes(opened, "push")).toEqual(["unexpected /id"]);
    expect(codes({ action: "closed", at: 1 }, "issue:closed")).toEqual([]);
    expect(codes({ action: "closed", at: 1, by: "" }, "issue:closed")).toEqual(["constraint "]);
    expect(codes(opened, "issue:lost")).toEqual(["unknown-event "]);
    // Without a name, any event is accepted.
    expect(codes(opened)).toEqual([]);
    expect(codes({ action: 1 })).toEqual(["type /action"]);
    expect(codes(null)).toEqual(["type "]);
    const { strict, tolerant } = readModels(contract);
    expect(readTable(createTable(strict, tolerant), "tolerant")).toEqual(tolerant);
    expect(strict.events).toEqual({
      header: "X-Event",
      member: "action",
      types: contract.parts.map(({ event, type }) => ({ event, type })),
    });
    expect(writeTypes(strict).text).toContain(
      "export type Delivery = IssueOpenedEvent | PushEvent | IssueClosedEvent;",
    );
  });

  test.each<[string, Parameters<typeof read>[1], readonly (string | undefined)[]]>([
    ["its key", {}, ["issue-opened", "push", "issue-closed"]],
    ["a member of its body, else its key", { envelope: { tag: "action" } }, ["opened", "push", "closed"]],
    [
      "a header",
      { envelope: { header: "X-Event", headerAt: "x-event/name" }, webhooks: { push: webhooks.push } },
      ["push"],
    ],
    [
      "the constant of a header",
      {
        envelope: { header: "X-Event" },
        webhooks: {
          a: post({}, { parameters: [{ name: "x-event", in: "header", schema: { const: "made" } }] }),
          b: post({}, { parameters: [{ name: "X-Event", in: "header", schema: { enum: ["gone"] } }] }),
        },
      },
      ["made", "gone"],
    ],
  ])("names an event after %s", (_, more, events) => {
    expect(read(webhooks, more).parts.map(({ event }) => event)).toEqual(events);
  });

  it("makes each branch of a body an event if a tag identifies it", () => {
    const own = {
      any: post(
        { oneOf: [ref("A"), ref("B"), record("c")], discriminator: { propertyName: "action" } },
        { operationId: "any" },
      ),
    };
    const components = { schemas: { A: record("a"), B: record("b") } };
    const { parts } = read(own, { envelope: { tag: "action" }, components });
    expect(parts.map(({ event, type }) => [event, type])).toEqual([
      ["a", "A"],
      ["b", "B"],
      ["c", "CEvent"],
    ]);
    const document = { openapi: "3.1.0", webhooks: own, components } as Schema;
    expect(guessTag("host.json", document)).toBe("action");
    expect(read(own, { components }).parts.map(({ event }) => event)).toEqual(["any"]);
  });

  it("takes callbacks where there is no webhook, and OpenAPI 3.0", () => {
    const components = {
      schemas: {
        Paid: record("paid", {
          by: { type: "string", nullable: true, example: "ana" },
          total: least(0),
          kind: { nullable: true, allOf: [ref("Kind")] },
        }),
        Kind: { type: "string" },
      },
      callbacks: { paid: { "{$request.body#/url}": post(ref("Paid")) } },
    };
    const callbacks = {
      paid: { $ref: "#/components/callbacks/paid" },
      gone: { "{$request.body#/url}": post({ type: "object", properties: { left: least(1) } }) },
    };
    const paths = {
      "/orders": { post: { callbacks } },
      "/carts": { put: { callbacks } },
    };
    const { parts, definitions } = read({}, { openapi: "3.0.3", paths, components });
    expect(parts.map(({ event, type }) => [event, type])).toEqual([
      ["paid", "Paid"],
      ["gone", "GoneEvent"],
    ]);
    const { properties } = definitions.Paid ?? {};
    expect(properties?.by).toEqual({ type: ["string", "null"], examples: ["ana"] });
    expect(properties?.total).toEqual({ type: "number", exclusiveMinimum: 0 });
    expect(properties?.kind).toEqual({ anyOf: [{ allOf: [{ $ref: "#/$defs/Kind" }] }, { type: "null" }] });
    expect(definitions["gone-event"]?.properties?.left).toEqual({ type: "number", exclusiveMinimum: 1 });
  });

  it("has each name of an operation once, and mappings that tools can follow", async () => {
    const called = (operationId: string, schema: Schema): object => post(schema, { operationId });
    const components = {
      schemas: { A: record("a"), B: record("b"), Kind: { ...record(), discriminator: {} } },
      pathItems: { A: called("shared", ref("A")) },
    };
    const mapping = { a: "A", b: "#/components/schemas/B" };
    const either = { oneOf: [ref("A"), ref("B")], discriminator: { propertyName: "action", mapping } };
    const paths = {
      "/a": { post: { operationId: "own", callbacks: { a: { "{$url}": called("back", either) } } } },
    };
    for (const [openapi, webhooks] of [
      ["3.0.0", undefined],
      ["3.1.0", { a: { $ref: "#/components/pathItems/A" } }],
      ["3.1.0", { any: called("split", either) }],
    ] as const) {
      const document = { openapi, ...(webhooks && { webhooks }), paths, components } as Schema;
      const envelope = { root: "Delivery", tag: "action" };
      const [file] = await writeOpenApiTypes(
        { slug: "host-1", source: "host.json" },
        readWebhooks(edition, envelope, document),
      );
      expect(file?.text).toContain("  own: {");
    }
  });

  it("gives an event that shares a schema a type of its own", () => {
    const { parts } = read({ a: post(ref("push")), b: post(ref("push")), c: post(true) });
    expect(parts.map(({ type }) => type)).toEqual(["PushEvent", "BEvent", "CEvent"]);
  });

  it("follows references to items, bodies and parameters", () => {
    const components = {
      schemas,
      pathItems: {
        A: {
          parameters: [{ $ref: "#/components/parameters/Kind" }],
          post: { requestBody: { $ref: "#/components/requestBodies/A" } },
        },
      },
      requestBodies: {
        A: { content: { "text/plain": {}, "application/vnd.a+json": { schema: ref("push") } } },
      },
      parameters: { Kind: { name: "X-Event", in: "header", schema: { const: "pushed" } } },
    };
    const envelope = { header: "X-Event" };
    const { parts } = read({ a: { $ref: "#/components/pathItems/A" } }, { envelope, components });
    expect(parts.map(({ event, type }) => [event, type])).toEqual([["pushed", "PushEvent"]]);
  });

  test.each<[string, Parameters<typeof read>, string]>([
    ["OpenAPI 2", [webhooks, { openapi: "2.0" }], "OpenAPI 2.0 has neither webhooks nor callbacks"],
    [
      "a wrong value of a keyword",
      [{ a: post({ properties: { b: { enum: "c" } } }) }],
      '#/webhooks/a/post/requestBody/content/application~1json/schema/properties/b: "enum" is not a list',
    ],
    ["no webhook", [{}], "it lists no webhook or callback with a body in JSON"],
    ["a webhook that is none", [{ a: [] }], "there is no object at webhooks/a"],
    ["a reference to nothing", [{ a: { $ref: "#/x" } }], '"#/x" at webhooks/a leads nowhere'],
    [
      "a reference to itself",
      [{ a: { $ref: "#/webhooks/a" } }],
      '"#/webhooks/a" at webhooks/a leads nowhere',
    ],
    ["a reference to another file", [{ a: { $ref: "b.json" } }], '"b.json" at webhooks/a leads nowhere'],
    [
      "a header without a value",
      [webhooks, { envelope: { header: "X-Event" } }],
      'webhooks/issue-opened does not say what its header "X-Event" says',
    ],
    [
      "two of one event",
      [{ a: post(ref("issue-opened")), b: post(record("opened")) }, { envelope: { tag: "action" } }],
      'two webhooks are of the event "opened"',
    ],
  ])("is refused in a sentence: %s", (_, args, message) => {
    expect(() => read(...args)).toThrow(new Error(`cannot read host.json: ${message}`));
  });
});
