import { describe, expect, test } from "vitest";
import { contractOfDocument } from "#scripts/hub/hub.ts";
import { checkKeywords, isWhole, nameDraft } from "./check-keywords.ts";
import type { Contract, Edition } from "./contract.ts";
import { keywords } from "./keywords.ts";
import type { Schema } from "./schema.ts";
import { typeName } from "./scope.ts";
import { textFormats } from "./text-formats.ts";

const edition: Edition = {
  name: "small",
  edition: "1",
  idBase: "https://small.example",
  source: "small.json",
};
const newer = "https://json-schema.org/draft/2020-12/schema";
const more: Schema = { properties: { a: {} } };
// biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
const half: Schema = { if: {}, then: {} };
const check = (schema: Schema, isWritten?: boolean): void =>
  checkKeywords(contractOfDocument(edition, schema), isWritten);

test.each([
  ["http://json-schema.org/draft-07/schema#", "draft-07"],
  ["https://json-schema.org/draft-07/schema", "draft-07"],
  ["xhttp://json-schema.org/draft-07/schema#", undefined],
  ["http://json-schema.org/draft-07/schema#x", undefined],
  [newer, "2020-12"],
  [`${newer}#`, "2020-12"],
  [`x${newer}`, undefined],
  [`${newer}#x`, undefined],
  ["http://json-schema.org/schema#", "draft-07"],
  ["http://json-schema.org/draft-04/schema#", undefined],
])("%s is of %s", (dialect, draft) => {
  expect(nameDraft(dialect)).toBe(draft);
});

describe("a document is whole", () => {
  const rows: readonly (readonly [schema: Schema, whole: boolean])[] = [
    [{ type: "object" }, false],
    [{ properties: { a: { $ref: "#/definitions/A" } }, definitions: { A: {} } }, false],
    [{ properties: { a: { $ref: "#" } } }, false],
    [{ properties: { a: { $id: "https://other.example/a" } } }, false],
    [{ $schema: newer, properties: { a: { $anchor: "a" } } }, false],
    [{ properties: { a: { $ref: "#a" } } }, true],
    [{ definitions: { A: { $ref: "other.json" } } }, true],
    [{ properties: { a: { $id: "https://other.example/a", $ref: "#" } } }, true],
    [{ definitions: { A: { $id: "a" } } }, false],
  ];

  test.each(rows)("%j: %s", (schema, whole) => {
    expect(isWhole(contractOfDocument(edition, schema))).toBe(whole);
  });
});

describe("a keyword", () => {
  const asserting = ["const", "enum", "minLength", "not", "type"];
  const said = (taken: string): string[] =>
    Object.keys(keywords).filter((key) => keywords[key]?.taken === taken);

  test("is refused where nobody reads it", () => {
    expect(said("refused")).toEqual(["$dynamicAnchor", "$dynamicRef", "$vocabulary"]);
  });

  test("asserts nothing where it is an annotation", () => {
    expect(said("annotation")).toEqual([
      ...["$comment", "$defs", "$schema", "contentEncoding", "contentMediaType", "contentSchema", "default"],
      ...["definitions", "deprecated", "description", "discriminator", "examples", "readOnly", "title"],
      "writeOnly",
    ]);
    expect(asserting.filter((key) => said("annotation").includes(key))).toEqual([]);
  });

  test("that one draft alone has is refused in the other", () => {
    const found = Object.entries(keywords).flatMap(([key, { only }]) =>
      only === undefined ? [] : [[key, only]],
    );
    const later = [
      ...["$anchor", "$dynamicAnchor", "$dynamicRef", "$vocabulary", "contentSchema"],
      ...["dependentRequired", "dependentSchemas", "deprecated", "maxContains", "minContains"],
      ...["prefixItems", "unevaluatedItems", "unevaluatedProperties"],
    ];
    const expected = [["additionalItems", "draft-07"], ...later.map((key) => [key, "2020-12"])];
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  test("is about values of one JSON type", () => {
    const about = Object.entries(keywords).map(([key, one]) => [key, one.about]);
    const found = Object.groupBy(about, ([, type]) => type ?? "any");
    const names = Object.entries(found).map(([type, own = []]) => [type, own.map(([key]) => key).join(" ")]);
    const { any: _, ...others } = Object.fromEntries(names) as Record<string, string>;
    expect(others).toEqual({
      string: "format maxLength minLength pattern",
      number: "exclusiveMaximum exclusiveMinimum maximum minimum multipleOf",
      array:
        "additionalItems contains items maxContains maxItems minContains minItems prefixItems unevaluatedItems uniqueItems",
      object:
        "additionalProperties dependencies dependentRequired dependentSchemas maxProperties minProperties patternProperties properties propertyNames required unevaluatedProperties",
    });
  });

  const refusals: readonly (readonly [schema: Schema, message: string])[] = [
    [
      { properties: { a: { minLenght: 1 } } },
      'cannot take "minLenght" at small.json#/properties/a: no draft has such a keyword',
    ],
    [
      { $schema: "http://json-schema.org/draft-04/schema#" },
      'cannot take "$schema" at small.json#: "http://json-schema.org/draft-04/schema#" is neither draft-07 nor 2020-12',
    ],
    [
      { $schema: newer, type: "array", unevaluatedItems: false, contains: {} },
      'cannot take "unevaluatedItems" at small.json#: Ajv misjudges it beside "contains"',
    ],
    [
      { $schema: newer, type: "array", unevaluatedItems: false, items: {} },
      'Ajv misjudges it beside "items"',
    ],
    [{ $schema: newer, unevaluatedProperties: false, if: more }, 'Ajv misjudges it beside "if"'],
    [{ $schema: newer, unevaluatedItems: false, if: {}, else: {} }, 'Ajv misjudges it beside "if"'],
    [{ $schema: newer, unevaluatedProperties: false, ...half, if: more }, 'Ajv misjudges it beside "if"'],
    [{ exclusiveMaximum: true as never }, "draft-07 has a number there, the bound itself"],
    [{ $schema: newer, items: [{}] as never }, '2020-12 has "prefixItems" for a list of schemas'],
    [{ properties: { a: { $ref: "#", $id: "a" } } }, 'draft-07 ignores it beside "$ref"'],
    [{ properties: { a: { $ref: "#", minLength: 1 } } }, 'draft-07 ignores it beside "$ref"'],
    [{ type: "string", format: "ship" }, 'nothing checks the format "ship"'],
    [{ type: "string", format: "toString" }, 'nothing checks the format "toString"'],
    [
      { properties: { a: { $ref: "https://other.example/a.json#/b" } } },
      'cannot take "$ref" at small.json#/properties/a: "https://other.example/a.json#/b" is in another document, and nothing is fetched',
    ],
    [
      { $id: "https://a.example/b/c.json", properties: { a: { $ref: "d.json" } } },
      '"d.json" is in another document',
    ],
    [{ items: { pattern: "[" } }, 'cannot take "pattern" at small.json#/items: Invalid regular expression'],
    [
      { patternProperties: { "(": {} } } as Schema,
      'cannot take "patternProperties" at small.json#: Invalid regular expression',
    ],
    [
      { allOf: [{ pattern: "^\\_" }, { pattern: "\\p{L}" }] },
      "at small.json#/allOf/0: Invalid regular expression: /^\\_/u",
    ],
  ];

  test.each(refusals)("is refused: %j", (schema, message) => {
    expect(() => check(schema)).toThrow(message);
  });

  const taken: readonly Schema[] = [
    { $schema: newer, unevaluatedProperties: false, ...half, else: {} },
    { $schema: newer, unevaluatedProperties: false, contains: {} },
    { $schema: newer, properties: { a: { $ref: "#", minLength: 1, $id: "a" } } },
    { properties: { a: { $ref: "#", description: "d", "x-own": 1 } } },
    { type: "string", format: "date-time", "x-anything": 1 },
    { properties: { a: { $ref: "#/$defs/A" } }, $defs: { A: { deprecated: true } } } as Schema,
    {
      $id: "https://a.example/b/c.json",
      properties: { a: { $ref: "c.json#" }, b: { $ref: "https://a.example/b/c.json" } },
    } as Schema,
    { pattern: "^\\_" },
  ];

  test.each(taken)("is taken: %j", (schema) => {
    expect(() => check(schema)).not.toThrow();
  });

  const unsaid: Schema = {
    markdownDescription: "*a*",
    properties: { a: { $ref: "#", minLength: 1 }, b: { format: "ship" } },
  };

  test("that asserts nothing passes where the contract says so", () => {
    const read = (annotations: NonNullable<Edition["annotations"]>, schema: Schema): Contract => {
      const contract = contractOfDocument({ ...edition, annotations }, schema);
      checkKeywords(contract);
      return contract;
    };
    expect(read(["markdownDescription"], { markdownDescription: "*a*" }).main.schema).toEqual({
      markdownDescription: "*a*",
    });
    expect(() => read(["markdownDescription"], unsaid)).toThrow("draft-07 ignores it");
    expect(() => read(["description"], unsaid)).toThrow('cannot take "markdownDescription"');
    expect(() => read("refuse", unsaid)).toThrow('cannot take "markdownDescription"');
    expect(() => read("ignore", { $schema: newer, $dynamicRef: "#" })).toThrow("has no reading of it");
    // What validators read differently is removed.
    const { main } = read("ignore", { ...unsaid, unevaluatedProperties: false, id: "a" });
    expect(main.schema).toEqual({ ...unsaid, properties: { a: { $ref: "#" }, b: { format: "ship" } } });
  });

  test("that its draft ignores may stand in a schema that is read as it is written", () => {
    const ignored = { properties: { a: { $ref: "#", minLength: 1 }, b: { format: "ship" } } } as Schema;
    expect(() => check(ignored, true)).not.toThrow();
    expect(() => check(ignored)).toThrow("draft-07 ignores it");
  });
});

test("a type is named after words in capitals", () => {
  expect(typeName("before_update", "update:task", "")).toBe("BeforeUpdateUpdateTask");
  expect(typeName("-a9", "éb")).toBe("A9B");
});

test("each text format has a name, words and a check of its own", () => {
  expect(textFormats.map(({ name, words, check: by, format }) => [name, words, by, format])).toEqual([
    ["utc-date-time", "UTC timestamp", "isUtcDateTime", "date-time"],
    ["http-url", "URL", "isHttpUrl", "uri"],
    ["http-url-or-path", "URL or path", "isPlatformUrl", "uri-reference"],
    ["hex-colour", "hex colour", "isHexColour", undefined],
  ]);
});
