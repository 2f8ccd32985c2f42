import { NodeHost, resolveCompilerOptions } from "@typespec/compiler";
import { describe, expect, it, test } from "vitest";
import type { Edition, MarkedEnvelopes } from "#src/model/contract.ts";
import type { Schema } from "#src/model/schema.ts";
import { projectRoot } from "../sources/files.ts";
import { finishOpenApi, overrides } from "./compile-spec.ts";
import { contractOfOpenApi } from "./hub.ts";
import type { OpenApiDocument } from "./openapi-document.ts";

const envelope: MarkedEnvelopes = {
  root: "Message",
  tag: "kind",
  operation: "x-sends",
  files: { envelopes: "", subscription: "", samples: "" },
};
const edition: Edition = {
  name: "small",
  edition: "1",
  idBase: "https://small.example",
  source: "x.tsp",
  envelope,
};

/** Makes a document with an envelope for each event; their schemas are called `Event` and a letter. */
function makeDocument(
  events: readonly string[],
  others: Readonly<Record<string, Schema>> = {},
): OpenApiDocument {
  const types = events.map((event, index) => [event, `Event${"ABC"[index]}`] as const);
  const ref = (type: string): string => `#/components/schemas/${type}`;
  const envelopes = types.map(([event, type]) => {
    const properties = { kind: { type: "string", const: event }, body: { $ref: ref("Body") } };
    return [type, { type: "object", required: ["kind"], properties }] as const;
  });
  const mapping = Object.fromEntries(types.map(([event, type]) => [event, ref(type)]));
  const oneOf = types.map(([, type]) => ({ $ref: ref(type) }));
  const content = { "application/json": { schema: { $ref: ref("Message") } } };
  return {
    openapi: "3.1.0",
    info: { title: "Small", version: "1" },
    servers: [],
    tags: [],
    security: [{ Key: [] }],
    paths: { "/": { put: { "x-sends": true, operationId: "take", requestBody: { content } } } },
    webhooks: {},
    components: {
      securitySchemes: { Key: { type: "apiKey", in: "header", name: "X-Key" } },
      schemas: {
        Message: { oneOf, discriminator: { propertyName: "kind", mapping } } as Schema,
        Body: { type: "object" },
        ...Object.fromEntries(envelopes),
        ...others,
      },
    },
  };
}

describe("OpenAPI of any contract", () => {
  it("keeps security, and the method of a delivery", () => {
    const { security, components, webhooks } = finishOpenApi(makeDocument(["made"]), envelope);
    expect({ security, schemes: Object.keys(components.securitySchemes ?? {}) }).toEqual({
      security: [{ Key: [] }],
      schemes: ["Key"],
    });
    expect(Object.keys(webhooks.made ?? {})).toEqual(["put"]);
  });

  it("keeps the values of a record, flattens what is inherited, and leaves a nested tag alone", () => {
    const Body = {
      type: "object",
      allOf: [{ $ref: "#/components/schemas/Base" }],
      properties: { kind: { type: "string", const: "other" } },
      unevaluatedProperties: { type: "string" },
    };
    const Base = { type: "object", required: ["id"], properties: { id: { type: "integer" } } };
    const { components } = finishOpenApi(
      makeDocument(["made"], { Base, Body: { ...Body, unevaluatedProperties: {} } }),
      envelope,
    );
    expect(components.schemas.Body?.properties).toEqual({
      id: { type: "integer" },
      kind: Body.properties.kind,
    });
    const map = { type: "object", unevaluatedProperties: { type: "string" } };
    const kept = finishOpenApi(makeDocument(["made"], { Body: map }), envelope);
    expect(kept.components.schemas.Body).toEqual({
      type: "object",
      additionalProperties: { type: "string" },
    });
  });

  it("has one operation with the mark: with several, which one counts would be a guess", () => {
    const { paths, ...document } = makeDocument(["made"]);
    const twice = { ...document, paths: { ...paths, "/other": { post: { "x-sends": true } } } };
    expect(() => finishOpenApi(twice, envelope)).toThrow(
      new Error('cannot read OpenAPI: "x-sends" marks one operation, but stands at PUT / and POST /other'),
    );
  });

  test.each([
    ["made", "made"],
    ["../../made", "made"],
    ["issue.comment/Made", "issue-comment-made"],
    ["update:request[status]", "update-request-status"],
  ])("names the file of %s in its folder", (event, name) => {
    expect(contractOfOpenApi(edition, makeDocument([event])).parts.map((part) => part.name)).toEqual([name]);
  });

  test.each([
    [["a:b", "a.b"], 'cannot name files after "a:b" and "a.b": each is "a-b"'],
    [["message"], 'cannot name files after "Message" and "message": each is "message"'],
    [["::"], 'cannot name a file after "::": it has neither letter nor digit'],
  ])("refuses the events %j", (events, message) => {
    expect(() => contractOfOpenApi(edition, makeDocument(events))).toThrow(message);
  });
});

test("`tsp compile` and editors emit what the pipeline reads", async () => {
  const [options] = await resolveCompilerOptions(NodeHost, {
    cwd: projectRoot,
    entrypoint: `${projectRoot}/spec/main.tsp`,
  });
  expect({ emit: options.emit, options: options.options }).toMatchObject(overrides);
});
