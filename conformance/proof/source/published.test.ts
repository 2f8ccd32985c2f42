import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { refName, type Schema } from "#src/model/schema.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import { joinClause, readSource } from "./read-source.ts";

// The published documents say what the source documents say, member by member.

const generated = new URL("../../../generated/", import.meta.url);
const source = readSource();
const editions = readdirSync(new URL("shapes/", generated)).flatMap(
  (name) => /^webhook-([\d.]+)\.json$/.exec(name)?.[1] ?? [],
);

type Json = ReturnType<typeof JSON.parse>;

function readJson(path: string): Json {
  return JSON.parse(readFileSync(new URL(path, generated), "utf8"));
}

function cell(clause: string, row: string): string {
  const tables = assertDefined(source[clause], clause).flatMap((one) =>
    typeof one === "string" ? [] : one.rows,
  );
  return assertDefined(tables.find(([first]) => first === row)?.[1], row);
}

function found(pattern: RegExp, clause: string): readonly string[] {
  return assertDefined(pattern.exec(joinClause(source, clause)), clause).slice(1);
}

const [match = "", mismatch = ""] = found(/answers (\d+) with .* and (\d+) on a mismatch/, "W5.1.5");
const [signature = ""] = found(/^When the webhook has a secret, .* the header `([\w-]+)`/, "W4.3.3");
const [scheme = ""] = found(/the text `(\w+=)` followed by the hex digest/, "W5.1.3");
const [mediaType = ""] = found(/One value seen: `([^`]+)`/, "W2.1");
const [prefix = ""] = found(/carry the prefix `([^`]+)\/`/, "W9");

/** What a receiver accepts and answers, in every document that has an operation for it. */
const received = {
  parameters: [
    {
      name: signature,
      in: "header",
      required: false,
      schema: { type: "string", pattern: `^${scheme}[0-9a-f]{64}$` },
    },
  ],
  responses: { [match]: { content: { "text/plain": { schema: { type: "string" } } } }, [mismatch]: {} },
  security: undefined,
};

/** Drops descriptions and the like. */
function plain(node: Json): Json {
  if (Array.isArray(node)) return node.map(plain);
  if (typeof node !== "object" || node === null) return node;
  const kept = Object.entries(node).filter(([key]) => key !== "description" && key !== "examples");
  return Object.fromEntries(kept.map(([key, value]) => [key, plain(value)]));
}

function makeBody(name: string): Json {
  return { required: true, content: { [mediaType]: { schema: { $ref: `#/components/schemas/${name}` } } } };
}

/** Names the envelope of an event as every document does. */
function envelopeName(event: string): string {
  const words = event.split(/[^a-z]+/).filter((word) => word !== "");
  return `${words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join("")}Event`;
}

describe.each(editions)("OpenAPI of edition %s", (edition) => {
  const platform = readJson(`openapi/webhook-${edition}.openapi.json`);
  const receiver = readJson(`openapi/webhook-${edition}.receiver.openapi.json`);
  const { types } = readJson(`shapes/webhook-${edition}.json`);
  const events: readonly string[] = types.flatMap(({ tag }: Json) =>
    tag?.member === "event" ? [tag.value] : [],
  );

  test("a delivery of each event is a POST with an optional signature, answered as the source has it", () => {
    expect(Object.keys(platform.webhooks).sort()).toEqual([...events].sort());
    for (const event of events) {
      const { parameters, responses, requestBody, security } = plain(platform.webhooks[event].post);
      expect(Object.keys(platform.webhooks[event])).toEqual(["post"]);
      expect({ parameters, responses, security }).toEqual(received);
      expect([event, requestBody]).toEqual([event, makeBody(envelopeName(event))]);
    }
  });

  test("the receiver's side takes any of them in the same way", () => {
    const { parameters, responses, requestBody, security } = plain(receiver.paths["/"].post);
    expect(Object.keys(receiver.paths)).toEqual(["/"]);
    expect({ parameters, responses, security }).toEqual(received);
    expect(requestBody).toEqual(makeBody("Delivery"));
  });

  test("the only operation of the platform is the ping, and its answer is not shown (W4.1)", () => {
    const [method = "", path = ""] = [cell("W4.1", "Method"), cell("W4.1", "Path")];
    const [, template = ""] = /`([^`]+)`/.exec(path) ?? [];
    const [, integer = ""] = /\(`<(\w+)>` is an integer\)/.exec(path) ?? [];
    expect([cell("W4.1", "Request payload"), cell("W4.1", "Response")]).toEqual(["none shown", "not shown"]);
    const [bound] = [{ minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }];
    expect(plain(platform.servers[0]).url).toBe(prefix);
    const paths = Object.entries<Json>(platform.paths).map(([at, item]) => [at, Object.keys(item)]);
    expect(paths).toEqual([[template.replace(/<(\w+)>/, "{$1}"), [method.toLowerCase()]]]);
    const { parameters, requestBody, responses } = plain(Object.values<Json>(platform.paths)[0].post);
    expect({ parameters, requestBody, responses }).toEqual({
      parameters: [{ name: integer, in: "path", required: true, schema: { type: "integer", ...bound } }],
      requestBody: undefined,
      responses: { default: {} },
    });
  });

  test("no caller authentication is described (W5.2)", () => {
    for (const document of [platform, receiver])
      expect([document.security, document.components.securitySchemes]).toEqual([[], undefined]);
  });

  const records: readonly Json[] = types.filter(
    ({ kind, mode }: Json) => kind === "record" && mode === undefined,
  );
  const named = new Map<string, Json>(types.map((one: Json) => [one.name, one]));
  const documents = [
    ["platform", platform],
    ["receiver", receiver],
    ["AsyncAPI", readJson(`asyncapi/webhook-${edition}.asyncapi.json`)],
  ] as const;

  test.each(documents)("every schema has the members of the contract's table: %s", (_name, document) => {
    const schemas: Readonly<Record<string, Schema>> = document.components.schemas;
    const shared = records.filter(({ definition }) => schemas[definition] !== undefined);
    expect(shared.length).toBeGreaterThan(events.length);
    for (const { definition, fields, rest } of shared) {
      const { properties = {}, required = [], type } = schemas[definition] ?? {};
      expect([definition, listMembers(properties, required, schemas)]).toEqual([
        definition,
        fields
          .map((field: Json) => [field.name, !field.optional, jsonTypes(field.type, named).join(" ")])
          .sort(),
      ]);
      expect([definition, type, rest.kind]).toEqual([definition, "object", "json"]);
    }
  });

  test("AsyncAPI: the header is optional, and each message has the envelope of its event", () => {
    const { components } = documents[2][1];
    const messages: readonly Json[] = Object.values(components.messages);
    const sent = messages.filter(({ headers }) => headers !== undefined);
    expect(sent.map(({ name }) => name).sort()).toEqual([...events].sort());
    for (const { name, headers, payload, contentType } of sent)
      expect([name, plain(headers), payload, contentType]).toEqual([
        name,
        { type: "object", properties: { [signature]: received.parameters[0]?.schema } },
        { $ref: `#/components/schemas/${envelopeName(name)}` },
        mediaType,
      ]);
  });
});

/** Lists the members of a schema: name, whether it is required, and its JSON types. */
function listMembers(
  properties: Readonly<Record<string, Schema>>,
  required: readonly string[],
  schemas: Readonly<Record<string, Schema>>,
): Json {
  return Object.entries(properties)
    .map(([name, schema]) => [name, required.includes(name), schemaTypes(schema, schemas).join(" ")])
    .sort();
}

/** Lists the JSON types that a schema allows; none means any. */
function schemaTypes(schema: Schema, schemas: Readonly<Record<string, Schema>>): readonly string[] {
  if (schema.$ref !== undefined)
    return schemaTypes(assertDefined(schemas[refName(schema.$ref)], "schema"), schemas);
  const { anyOf, oneOf, allOf, type, enum: values, const: only } = schema;
  const branches = anyOf ?? oneOf ?? (allOf?.length === 1 ? allOf : undefined);
  if (branches !== undefined) return sorted(branches.flatMap((one) => schemaTypes(one, schemas)));
  if (type !== undefined) return sorted([type].flat().map(String));
  const listed = values ?? (only === undefined ? [] : [only]);
  return sorted(listed.map((value) => (value === null ? "null" : typeof value)));
}

/** Lists the JSON types of a type of the table; none means any. */
function jsonTypes(type: Json, named: ReadonlyMap<string, Json>): readonly string[] {
  switch (type.kind) {
    case "named":
      return jsonTypes(assertDefined(named.get(type.name), type.name), named);
    case "nullable":
      return sorted([...jsonTypes(type.of, named), "null"]);
    case "list":
      return ["array"];
    case "map":
    case "record":
    case "sum":
      return ["object"];
    case "alias":
      return jsonTypes(type.type, named);
    case "union":
      return sorted(type.branches.flatMap(({ json }: Json) => json));
    case "vocabulary":
      return ["string"];
    case "constant":
      return [type.value === null ? "null" : typeof type.value];
    case "enumeration":
      return sorted(type.values.map((value: unknown) => typeof value));
    case "json":
      return type.types.length === 6 ? [] : sorted(type.types);
    default:
      return [type.kind];
  }
}

function sorted(words: readonly string[]): readonly string[] {
  return [...new Set(words)].sort();
}
