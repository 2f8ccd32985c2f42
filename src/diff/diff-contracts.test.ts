import { describe, expect, test } from "vitest";
import { audiences } from "./change.ts";
import { diffContracts } from "./diff-contracts.ts";

const record = (properties: object, required: readonly string[] = []): object => ({
  type: "object",
  properties,
  required,
});
const text = { type: "string" };

/** A document without tags, or with tags beside an author although it says that it has none. */
const guarded = (tags: readonly string[]): object => ({
  ...record({ alone: { type: "boolean" }, author: text, tags: { type: "array", items: { enum: tags } } }),
  allOf: [
    { if: record({ alone: { const: false } }, ["alone"]), else: { required: ["author"] } },
    { if: record({ alone: { const: true } }, ["alone"]), else: { not: { required: ["tags"] } } },
  ],
});

/** A document with `k` needs another member, which is described nowhere. */
const asking = (member: string): object =>
  JSON.parse(`{ "type": "object", "if": { "required": ["k"] }, "then": { "required": ["${member}"] } }`);

/** What changes, then its effect on a strict receiver, a tolerant receiver, typed code and a sender. */
const rows: readonly (readonly [
  name: string,
  from: object,
  to: object,
  what: readonly string[],
  effects: string,
])[] = [
  ["nothing", record({ a: text }), record({ a: text }), [], "none none none none"],
  [
    "a description",
    record({ a: text }),
    record({ a: { ...text, description: "A." } }),
    [],
    "none none none none",
  ],
  [
    "a value more, where two conditions want the rest of the document",
    guarded(["a"]),
    guarded(["a", "b"]),
    ['Document.tags[] values added: "b"'],
    "breaks breaks breaks none",
  ],
  [
    "another constant that a list contains",
    { type: "array", contains: { const: "a" } },
    { type: "array", contains: { const: "b" } },
    ["document contains changed"],
    "breaks breaks breaks breaks",
  ],
  [
    "more items that a list contains",
    { type: "array", contains: { type: "integer" }, minContains: 2 },
    { type: "array", contains: { type: "integer" }, minContains: 3 },
    ["document minContains changed"],
    "none none none breaks",
  ],
  [
    "more names of members",
    { type: "object", propertyNames: { pattern: "^a" } },
    { type: "object", propertyNames: { pattern: "^[ab]" } },
    ["document propertyNames changed"],
    "breaks breaks breaks none",
  ],
  [
    "what a condition asks for without describing it",
    asking("a"),
    asking("b"),
    ["document then changed"],
    "breaks breaks breaks breaks",
  ],
  [
    "an optional member more",
    record({}),
    record({ a: text }),
    ["Document.a added: string, optional"],
    "breaks none none none",
  ],
  [
    "a required member more",
    record({}),
    record({ a: text }, ["a"]),
    ["Document.a added: string, required"],
    "breaks none none breaks",
  ],
  [
    "an optional member less",
    record({ a: text }),
    record({}),
    ["Document.a removed, was optional"],
    "none none breaks breaks",
  ],
  [
    "a required member less",
    record({ a: text }, ["a"]),
    record({}),
    ["Document.a removed, was required"],
    "breaks breaks breaks breaks",
  ],
  [
    "required becomes optional",
    record({ a: text }, ["a"]),
    record({ a: text }),
    ["Document.a may be missing"],
    "breaks breaks breaks none",
  ],
  [
    "null too",
    record({ a: text }),
    record({ a: { type: ["string", "null"] } }),
    ["Document.a may be null"],
    "breaks breaks breaks none",
  ],
  [
    "never null",
    record({ a: { type: ["string", "null"] } }),
    record({ a: text }),
    ["Document.a is never null"],
    "none none none breaks",
  ],
  [
    "a value more",
    { enum: ["a", "b"] },
    { enum: ["a", "b", "c"] },
    ['document values added: "c"'],
    "breaks breaks breaks none",
  ],
  [
    "a value less",
    { enum: ["a", "b", "c"] },
    { enum: ["a", "b"] },
    ['document values removed: "c"'],
    "none none notices breaks",
  ],
  [
    "integer becomes number",
    { type: "integer" },
    { type: "number" },
    ["document integer becomes number"],
    "breaks breaks breaks none",
  ],
  [
    "a narrower range",
    { type: "integer", minimum: 0 },
    { type: "integer", minimum: 1 },
    ["document range ≥ 0 becomes ≥ 1"],
    "none none none breaks",
  ],
  [
    "bounds that allow the same",
    { type: "integer", minimum: 1 },
    { type: "integer", exclusiveMinimum: 0 },
    [],
    "none none none none",
  ],
  [
    "a longer list",
    { type: "array", maxItems: 2 },
    { type: "array", maxItems: 3 },
    ["document length ≤ 2 becomes ≤ 3"],
    "breaks breaks breaks none",
  ],
  ["a pattern more", text, { ...text, pattern: "^a" }, ["document pattern added"], "none none none breaks"],
  ["a format less", { ...text, format: "email" }, text, ["document format dropped"], "breaks none none none"],
  [
    "equal patterns",
    { ...text, pattern: "^[ab]$" },
    { ...text, pattern: "^[ab]$" },
    [],
    "none none none none",
  ],
  [
    "a multiple of another",
    { type: "number", multipleOf: 2 },
    { type: "number", multipleOf: 4 },
    ["document multipleOf changed"],
    "none none none breaks",
  ],
  [
    "a branch more",
    { anyOf: [text] },
    { anyOf: [text, { type: "array" }] },
    ["document string becomes string or list of anything"],
    "breaks breaks breaks none",
  ],
  [
    "a schema of draft-07 without definitions",
    { $schema: "http://json-schema.org/draft-07/schema#", ...text },
    { $schema: "http://json-schema.org/draft-07/schema#", ...text, minLength: 1 },
    ["document length any becomes ≥ 1"],
    "none none none breaks",
  ],
  [
    "a keyword of draft-07 without type",
    { minLength: 1 },
    { minLength: 2 },
    ["document length ≥ 1 becomes ≥ 2"],
    "none none none breaks",
  ],
  [
    "a member of what an object extends",
    extended({ a: text }, { b: text }),
    extended({ a: text, c: text }, { b: text }),
    ["base.c added: string, optional"],
    "breaks none none none",
  ],
  [
    "an allOf of one branch",
    { description: "A.", allOf: [record({ a: text }, ["a"])] },
    record({ a: text }, ["a"]),
    [],
    "none none none none",
  ],
  [
    "a member less, in an allOf that holds a reference alone",
    { allOf: [{ $ref: "#/$defs/Some" }], $defs: { Some: record({ a: text }) } },
    { allOf: [{ $ref: "#/$defs/Some" }], $defs: { Some: record({}) } },
    ["Some.a removed, was optional"],
    "none none breaks breaks",
  ],
  [
    "an object more, whose members have a pattern alone",
    record({}),
    record({
      a: { type: "object", patternProperties: { ".": text }, additionalProperties: false, minProperties: 1 },
    }),
    ["Document.a added: object, optional"],
    "breaks none none none",
  ],
  [
    "items by their place, in a schema of no draft",
    { type: "array", items: [text] },
    { type: "array", items: [text, text] },
    ["document[1] anything becomes string"],
    "none none none breaks",
  ],
  [
    "multiples that are integers",
    { type: "integer" },
    { type: "number", multipleOf: 1 },
    [],
    "none none none none",
  ],
  [
    "a member more in a union with a branch for all other texts",
    { oneOf: [others("a", "b"), tagged("a"), tagged("b")] },
    { oneOf: [others("a", "b"), tagged("b", { n: text }), tagged("a")] },
    ["Document.n added: string, optional"],
    "breaks none none none",
  ],
];

/** An object that is identified by a text. */
function tagged(kind: string, more: object = {}): object {
  return { ...record({ kind: { const: kind }, ...more }, ["kind"]), additionalProperties: false };
}

/** An object that is identified by any other text. */
function others(...known: readonly string[]): object {
  return { ...record({ kind: { ...text, not: { enum: known } } }, ["kind"]), additionalProperties: false };
}

/** An object that adds a member to what it refers to. */
function extended(base: object, own: object): object {
  return { allOf: [{ $ref: "#/definitions/base" }, record(own)], definitions: { base: record(base) } };
}

/** A recursive list of texts, or of texts and numbers. */
function tree(value: object): object {
  return {
    $ref: "#/$defs/node",
    $defs: { node: record({ value, next: { $ref: "#/$defs/node" } }) },
  };
}

describe("diffContracts", () => {
  test.each(rows)("%s", (_, from, to, what, effects) => {
    const diff = diffContracts({ name: "from", document: from }, { name: "to", document: to });
    expect(diff.changes.map(({ places, what }) => `${places.join(" ")} ${what}`)).toEqual(what);
    expect(audiences.map((audience) => diff.effects[audience]).join(" ")).toBe(effects);
  });

  test.each([
    ["a list", [], "a contract is a JSON object"],
    ["a number", 1, "a contract is a JSON object"],
    ["data", { event: "ping" }, 'it has neither "openapi" nor a keyword of JSON Schema'],
    ["a manifest", { type: "module" }, '#: "type" is not a type or a list of types'],
    [
      "dependencies",
      { dependencies: { a: "1.0.0" } },
      '#: "dependencies" is not an object of lists and schemas',
    ],
  ])("refuses %s, also beside itself", (_, document, reason) => {
    const same = { name: "same", document };
    expect(() => diffContracts(same, same)).toThrow(new Error(`cannot read same: ${reason}`));
  });

  test("a schema within itself", () => {
    const same = diffContracts({ name: "from", document: tree(text) }, { name: "to", document: tree(text) });
    expect(same.verdict).toBe("patch");
    const wider = { type: ["string", "number"] };
    const { changes } = diffContracts(
      { name: "from", document: tree(text) },
      { name: "to", document: tree(wider) },
    );
    expect(changes.map(({ places, proofs }) => [places, proofs[0]?.document])).toEqual([
      [["node.value"], { value: 0 }],
    ]);
  });

  test("unions that lie within one another in many ways are compared once each", () => {
    const size = 6;
    const union = (at: number, leaf: object): object => {
      const inner = [1, 2, 3].map((step) => ({ $ref: `#/$defs/u${(at + step) % size}` }));
      return { anyOf: [...inner.map((n) => record({ k: text, n }, ["k"])), leaf] };
    };
    const unions = (leaf: object): object => ({
      $ref: "#/$defs/u0",
      $defs: Object.fromEntries(Array.from({ length: size }, (_, at) => [`u${at}`, union(at, leaf)])),
    });
    const other = { name: "to", document: unions({ type: "integer" }) };
    const { changes } = diffContracts({ name: "from", document: unions(text) }, other);
    expect(changes.map(({ places, proofs }) => [places, proofs.length > 0])).toEqual(
      ["document", "u1", "u2", "u3", "u4", "u5"].map((place) => [[place], true]),
    );
    expect(diffContracts(other, other).verdict).toBe("patch");
  });

  test("a proof names who refuses it, where and why", () => {
    const { changes } = diffContracts(
      { name: "old", document: record({ a: record({}) }) },
      { name: "new", document: record({ a: record({ b: text }) }) },
    );
    expect(changes[0]?.proofs).toEqual([
      {
        audience: "strict-receiver",
        validIn: "new, strict",
        refusedBy: "old, strict",
        reason: "/a must NOT have additional properties: b",
        document: { a: { b: "text" } },
      },
    ]);
  });

  test.each<readonly [string, unknown, string]>([
    ["a list", [], "cannot read to: a contract is a JSON object"],
    ["OpenAPI 4", { openapi: "4.0.0" }, "cannot read to: OpenAPI 4.0.0 is neither 3.0 nor 3.1"],
    ["no webhook", { openapi: "3.1.0" }, "cannot read to: it lists no webhook or operation with a body"],
    [
      "another draft",
      { $schema: "http://json-schema.org/draft-03/schema#" },
      'cannot read to: "http://json-schema.org/draft-03/schema#" is no draft from 04 to 2020-12',
    ],
    [
      "a webhook that is null",
      { openapi: "3.1.0", webhooks: { a: null } },
      "cannot read to: there is no object at webhooks/a",
    ],
    [
      "an operation that is null",
      { openapi: "3.1.0", webhooks: { a: { post: null } } },
      "cannot read to: there is no object at webhooks/a/post",
    ],
    [
      "a body that is nowhere",
      {
        openapi: "3.1.0",
        webhooks: { a: { post: { requestBody: { $ref: "#/components/requestBodies/A" } } } },
      },
      'cannot read to: "#/components/requestBodies/A" at webhooks/a/post/requestBody leads nowhere',
    ],
    [
      "a webhook that leads to itself",
      { openapi: "3.1.0", webhooks: { a: { $ref: "#/webhooks/a" } } },
      'cannot read to: "#/webhooks/a" at webhooks/a leads nowhere',
    ],
    ["a reference that leads nowhere", { $ref: "#/Foo" }, 'cannot read to: "#/Foo" at # leads nowhere'],
    [
      "a reference to itself",
      { properties: { a: { $ref: "#/properties/a" } } },
      "cannot compare from with to: a reference leads to itself, or schemas are nested too deep",
    ],
    [
      "a pattern that is none",
      { type: "string", pattern: "[" },
      "cannot compare from with to: Invalid regular expression: /[/u: Unterminated character class",
    ],
  ])("refuses %s", (_, document, message) => {
    const from = { name: "from", document: { type: "string" } };
    expect(() => diffContracts(from, { name: "to", document })).toThrow(new Error(message));
  });

  test("a contract that is followed by names is compared like any other", () => {
    const named = (type: string): object => ({
      ...record({ a: { $ref: "#name" } }),
      $defs: { A: { $anchor: "name", type } },
    });
    const [from, to] = ["string", "integer"].map((type) => ({ name: type, document: named(type) }));
    const { changes, effects } = diffContracts(from!, to!);
    expect(changes.map(({ places, what }) => [...places, what])).toEqual([["A", "string becomes integer"]]);
    expect(Object.values(effects)).toEqual(["breaks", "breaks", "breaks", "breaks"]);
  });

  test("what another document says is not known, nor taken for the same under another address", () => {
    const referring = ($ref: string): object => record({ a: { $ref }, b: text });
    const diff = (before: string, after: string): string[] =>
      diffContracts(
        { name: "from", document: referring(before) },
        { name: "to", document: referring(after) },
      ).changes.map(({ places, effects }) => [...places, ...Object.values(effects)].join(" "));
    expect(diff("./a.json", "./a.json")).toEqual([]);
    expect(diff("./a.json", "./b.json")).toEqual(["Document.a unknown unknown unknown unknown"]);
  });

  test("a schema that contradicts itself is told by its place: no document decides", () => {
    const contradictory = (more: object): object =>
      record({ a: { allOf: [{ type: "object" }], type: "null" }, ...more }, ["a"]);
    const { changes } = diffContracts(
      { name: "from", document: contradictory({}) },
      { name: "to", document: contradictory({ b: text }) },
    );
    expect(changes.map(({ what, effects, tried }) => [what, ...Object.values(effects), tried])).toEqual([
      [
        "contradicts itself",
        ...audiences.map(() => "unknown"),
        "no document can be valid: the schema at #/properties/a contradicts itself",
      ],
    ]);
  });

  test("members beside a reference are told in strict mode, too", () => {
    const heir = (more: object): object => ({
      ...record({ a: text }, ["a"]),
      $ref: "#/$defs/base",
      unevaluatedProperties: false,
      $defs: { base: record({ b: text, ...more }) },
    });
    const [from, to] = [heir({}), heir({ c: text })].map((document, i) => ({ name: `${i}`, document }));
    const { changes } = diffContracts(from!, to!);
    expect(changes.map(({ places, effects }) => [...places, ...Object.values(effects)].join(" "))).toEqual([
      "base.c breaks none none none",
      "document breaks none none none",
    ]);
  });

  test("a member of all objects of the language is missing where a document lacks it", () => {
    const documents = [[], ["toString"]].map((required) => record({ toString: text }, required));
    const [before, after] = documents.map((document, i) => ({ name: `${i}`, document }));
    const { changes } = diffContracts(before!, after!);
    expect(changes.flatMap(({ proofs }) => proofs.map(({ document }) => document))).toEqual([{}]);
  });

  test("webhooks of OpenAPI, wherever their bodies are", () => {
    const api = (type: string): object => ({
      openapi: "3.1.0",
      webhooks: {
        a: { post: { requestBody: { $ref: "#/components/requestBodies/A~1B" } } },
        c: { $ref: "#/components/pathItems/C" },
        d: { summary: "without a body", post: { responses: {} } },
      },
      components: {
        requestBodies: {
          "A/B": { content: { "application/json": { schema: envelope("a", { id: { type } }) } } },
        },
        pathItems: {
          C: {
            post: {
              requestBody: { content: { "application/json": { schema: envelope("c", { id: { type } }) } } },
            },
          },
        },
      },
    });
    const envelope = (event: string, members: object): object =>
      record({ event: { const: event }, ...members }, ["event"]);
    const { changes } = diffContracts(
      { name: "1", document: api("integer") },
      { name: "2", document: api("string") },
    );
    expect(changes.map(({ places, what, events }) => [...places, what, ...events])).toEqual([
      ["a.id", "c.id", "integer becomes string", "a", "c"],
    ]);
  });

  test("callbacks of OpenAPI, each a delivery", () => {
    const api = (type: string): object => ({
      openapi: "3.0.3",
      paths: {
        "/orders": {
          post: {
            callbacks: {
              paid: {
                "{$request.body#/url}": {
                  post: {
                    requestBody: { content: { "application/json": { schema: record({ id: { type } }) } } },
                  },
                },
              },
            },
          },
        },
      },
    });
    const { changes } = diffContracts(
      { name: "1", document: api("integer") },
      { name: "2", document: api("string") },
    );
    expect(
      changes.map(({ places, what, effects }) => [...places, what, effects["tolerant-receiver"]]),
    ).toEqual([["POST /orders paid.id", "integer becomes string", "breaks"]]);
  });

  const refer = { $ref: "#/components/schemas/A" };
  test.each([
    ["the same", refer],
    ["a list of it", { type: "array", items: refer }],
  ])("a change of a schema that several webhooks share is one of all of them: %s", (_, other) => {
    const webhook = (schema: object): object => ({
      post: { requestBody: { content: { "application/json": { schema } } } },
    });
    const api = (type: string): object => ({
      openapi: "3.1.0",
      webhooks: { a: webhook(refer), b: webhook(other) },
      components: { schemas: { A: record({ id: { type } }) } },
    });
    const { changes } = diffContracts(
      { name: "1", document: api("integer") },
      { name: "2", document: api("string") },
    );
    expect(changes.map(({ places, events }) => [places, events])).toEqual([[["A.id"], ["a", "b"]]]);
  });

  test("a change of a definition is told of it, and not of each member that refers to it", () => {
    const contract = (definition: object, required: readonly string[]): object => ({
      ...record({ a: { $ref: "#/$defs/Old" }, b: { $ref: "#/$defs/Old" } }, required),
      $defs: { Old: definition },
    });
    const { changes } = diffContracts(
      { name: "1", document: contract({ type: "object" }, ["a"]) },
      { name: "2", document: contract(record({ id: text }, ["id"]), []) },
    );
    expect(changes.map(({ places, what }) => [...places, what])).toEqual([
      ["Document.a", "may be missing"],
      ["Old", "any object becomes an object with listed members"],
    ]);
  });

  const added = "breaks notices notices none";
  const removed = "none none breaks breaks";
  test.each<readonly [string, string, readonly string[]]>([
    ["a b", "b c d", [`added c d ${added}`, `removed a ${removed}`]],
    ["a", "a b", [`added b ${added}`]],
    ["a b", "a", [`removed b ${removed}`]],
    ["a", "b c", [`added b c ${added}`, `removed a ${removed}`]],
  ])("webhooks of OpenAPI, with their event: %s → %s", (before, after, changes) => {
    const envelope = (event: string): object => ({
      post: {
        requestBody: {
          content: { "application/json": { schema: record({ event: { const: event } }, ["event"]) } },
        },
      },
    });
    const openapi = (events: string): object => ({
      openapi: "3.1.0",
      webhooks: Object.fromEntries(events.split(" ").map((event) => [event, envelope(event)])),
    });
    const diff = diffContracts(
      { name: "1", document: openapi(before) },
      { name: "2", document: openapi(after) },
    );
    expect(
      diff.changes.map(({ kind, places, effects }) => [kind, ...places, ...Object.values(effects)].join(" ")),
    ).toEqual(changes);
  });
});
