import { describe, expect, test } from "vitest";
import { audiences, DiffError } from "./change.ts";
import { diffContracts } from "./diff-contracts.ts";

const draft = "https://json-schema.org/draft/2020-12/schema";

/** A published schema whose root refers to `Document`. */
function publish(schema: object, definitions: object = {}): { name: string; document: object } {
  return {
    name: "contract",
    document: { $schema: draft, $ref: "#/$defs/Document", $defs: { Document: schema, ...definitions } },
  };
}

function record(properties: object, required: readonly string[] = []): object {
  return { type: "object", properties, required, additionalProperties: false };
}

const text = { type: "string" };
const nullable = { anyOf: [text, { type: "null" }] };
const user = record({ id: text }, ["id"]);
const guest = record({ name: text }, ["name"]);
const url = { type: "string", format: "uri", pattern: "^https:" };
const address = { type: "string", format: "uri-reference", pattern: "^(https:|/)" };

/** What changes, then its effect on a strict receiver, a tolerant receiver, a handler and a sender. */
const rows: readonly (readonly [name: string, from: object, to: object, what: string[], effects: string])[] =
  [
    ["nothing", record({ a: text }), record({ a: text }), [], "none none none none"],
    [
      "a description",
      record({ a: text }),
      record({ a: { ...text, description: "A." } }),
      [],
      "none none none none",
    ],
    [
      "an optional property more",
      record({}),
      record({ a: text }),
      ["Document.a added: string, optional"],
      "breaks none none none",
    ],
    [
      "a required property more",
      record({}),
      record({ a: nullable }, ["a"]),
      ["Document.a added: string or null, required"],
      "breaks none none breaks",
    ],
    [
      "an optional property less",
      record({ a: text }),
      record({}),
      ["Document.a removed, was optional"],
      "none none breaks breaks",
    ],
    [
      "a required property less",
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
      "optional becomes required",
      record({ a: text }),
      record({ a: text }, ["a"]),
      ["Document.a becomes required"],
      "none none none breaks",
    ],
    [
      "null too, and missing",
      record({ a: text }, ["a"]),
      record({ a: nullable }),
      ["Document.a may be missing; may be null"],
      "breaks breaks breaks none",
    ],
    [
      "never null",
      record({ a: nullable }),
      record({ a: text }),
      ["Document.a is never null"],
      "none none none breaks",
    ],
    [
      "another type",
      record({ a: text }),
      record({ a: { type: "array", items: text } }),
      ["Document.a string becomes list of string"],
      "breaks breaks breaks breaks",
    ],
    [
      "integer becomes number",
      record({ a: { type: "integer" } }),
      record({ a: { type: "number" } }),
      ["Document.a integer becomes number"],
      "breaks breaks breaks none",
    ],
    [
      "a list of wider items",
      record({ a: { type: "array", items: text } }),
      record({ a: { type: "array", items: nullable } }),
      ["Document.a[] may be null"],
      "breaks breaks breaks none",
    ],
    [
      "a map of wider values",
      record({ a: { type: "object", additionalProperties: text } }),
      record({ a: { type: "object", additionalProperties: nullable } }),
      ["Document.a.* may be null"],
      "breaks breaks breaks none",
    ],
    [
      "any object becomes a record",
      record({ a: { type: "object" } }),
      record({ a: user }),
      ["Document.a any object becomes an object with listed properties"],
      "none none none breaks",
    ],
    [
      "a value more, closed",
      record({ a: { enum: ["x"] } }),
      record({ a: { enum: ["x", "y"] } }),
      ['Document.a values added: "y"'],
      "breaks breaks breaks none",
    ],
    [
      "a value less, closed",
      record({ a: { enum: ["x", "y"] } }),
      record({ a: { enum: ["x"] } }),
      ['Document.a values removed: "y"'],
      "none none notices breaks",
    ],
    [
      "another value, closed",
      record({ a: { const: "x" } }),
      record({ a: { const: "y" } }),
      ['Document.a values added: "y"; values removed: "x"'],
      "breaks breaks breaks breaks",
    ],
    [
      "a known value more, open",
      record({ a: { anyOf: [text, { const: "x" }] } }),
      record({ a: { anyOf: [text, { enum: ["x", "y"] }] } }),
      ['Document.a values added: "y"'],
      "none none notices none",
    ],
    [
      "a closed vocabulary opens",
      record({ a: { enum: ["x"] } }),
      record({ a: text }),
      ['Document.a "x" becomes string'],
      "breaks breaks breaks none",
    ],
    [
      "a wider format",
      record({ a: url }),
      record({ a: address }),
      ["Document.a uri becomes uri-reference"],
      "breaks none none none",
    ],
    [
      "a narrower format",
      record({ a: address }),
      record({ a: url }),
      ["Document.a uri-reference becomes uri"],
      "none none none breaks",
    ],
    [
      "a format less",
      record({ a: url }),
      record({ a: text }),
      ["Document.a uri becomes any text"],
      "breaks none none none",
    ],
    [
      "a wider range",
      record({ a: { type: "integer", minimum: 0 } }),
      record({ a: { type: "integer", minimum: -1 } }),
      ["Document.a range 0 to Infinity becomes -1 to Infinity"],
      "breaks breaks breaks none",
    ],
    [
      "one property, several types",
      record({ a: user, b: guest }),
      record({ a: record({ id: text, at: text }, ["id"]), b: record({ name: text, at: text }, ["name"]) }),
      ["Document.a.at Document.b.at added: string, optional"],
      "breaks none none none",
    ],
    [
      "a keyword without a rule",
      record({ a: { type: "number" } }),
      record({ a: { type: "number", multipleOf: 2 } }),
      ['Document.a keyword "multipleOf" changed'],
      "unknown unknown unknown unknown",
    ],
  ];

describe("diffContracts", () => {
  test.each(rows)("%s", (_, from, to, what, effects) => {
    const diff = diffContracts(publish(from), publish(to));
    expect(diff.changes.map(({ places, what }) => `${places.join(" ")} ${what}`)).toEqual(what);
    expect(audiences.map((audience) => diff.effects[audience]).join(" ")).toBe(effects);
    const bare = diff.changes.flatMap(({ effects, proofs, unproved }) =>
      audiences.filter(
        (one) =>
          ["breaks", "unknown"].includes(effects[one]) &&
          unproved[one] === undefined &&
          !proofs.some(({ audience }) => audience === one),
      ),
    );
    expect(bare).toEqual([]);
  });

  test("a proof states which side rejects it, where and why", () => {
    const before = { ...publish(record({ a: user })), name: "old" };
    const after = { ...publish(record({ a: record({ id: text, b: text }, ["id"]) })), name: "new" };
    expect(diffContracts(before, after).changes[0]?.proofs).toEqual([
      {
        audience: "strict-receiver",
        validIn: "new, strict",
        refusedBy: "old, strict",
        reason: "/a/b is not a known property",
        document: { a: { id: "text", b: "text" } },
      },
    ]);
  });

  test("a break without a document states the reason", () => {
    const { changes } = diffContracts(publish(record({ a: text })), publish(record({})));
    expect(changes.map(({ unproved }) => unproved)).toEqual([
      { handler: "no document: a document without the property was valid before" },
    ]);
    const odd = (multipleOf: number): object => record({ a: { type: "number", multipleOf } });
    expect(diffContracts(publish(odd(2)), publish(odd(4))).changes[0]?.unproved.sender).toBe(
      'no rule decides: keyword "multipleOf" changed',
    );
  });

  test("a definition is reported once, under its name, and a split one at its properties", () => {
    const holder = (a: string, b: string): object =>
      record({ a: { $ref: `#/$defs/${a}` }, b: { $ref: `#/$defs/${b}` } });
    const wider = record({ id: nullable }, ["id"]);
    const told = (from: object, to: object, definitions: readonly [object, object]): string[] =>
      diffContracts(publish(from, definitions[0]), publish(to, definitions[1])).changes.map(({ places }) =>
        places.join(" "),
      );
    expect(told(holder("User", "User"), holder("User", "User"), [{ User: user }, { User: wider }])).toEqual([
      "User.id",
    ]);
    expect(
      told(holder("User", "User"), holder("User", "Owner"), [{ User: user }, { User: user, Owner: wider }]),
    ).toEqual(["Document.b.id"]);
  });

  test("a recursive definition is compared once", () => {
    const tree = (value: object): object => record({ value, next: { $ref: "#/$defs/Document" } });
    const { changes } = diffContracts(publish(tree(text)), publish(tree(nullable)));
    expect(changes.map(({ places, proofs }) => [places, proofs[0]?.document])).toEqual([
      [["Document.value"], { value: null }],
    ]);
  });

  const events = (...names: readonly string[]): { name: string; document: object } => ({
    name: "contract",
    document: {
      $schema: draft,
      allOf: names.map((name) => ({
        if: { properties: { event: { const: name } } },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: { $ref: `#/$defs/${name}` },
      })),
      $defs: Object.fromEntries(names.map((name) => [name, record({ event: { const: name } }, ["event"])])),
    },
  });
  test.each<readonly [string, readonly string[], readonly string[]]>([
    ["events come", ["a"], ["added b c breaks notices notices none"]],
    ["an event goes", ["a", "b", "c", "d"], ["removed d none none breaks breaks"]],
  ])("%s", (_, names, expected) => {
    const [from, to] = [events(...names), events("a", "b", "c")];
    const { changes } = diffContracts(from, to);
    expect(
      changes.map(({ kind, places, effects }) => [kind, ...places, ...Object.values(effects)].join(" ")),
    ).toEqual(expected);
    expect(changes[0]?.events).toEqual(changes[0]?.places);
  });

  const unpublished = "cannot read contract: it is not a published schema, such as schema.json";
  test.each<readonly [string, unknown, string]>([
    ["a list", [], unpublished],
    ["OpenAPI", { openapi: "3.1.0" }, unpublished],
    [
      "a contract with events and one without",
      events("a").document,
      "cannot compare contract with contract: they are different contracts",
    ],
    [
      "a reference without a target",
      { $schema: draft, $ref: "#/$defs/Nothing", $defs: {} },
      'cannot read contract: "#/$defs/Nothing" has no target',
    ],
    [
      "a reference to itself",
      { $schema: draft, $ref: "#/$defs/A", $defs: { A: { $ref: "#/$defs/A" } } },
      "cannot compare contract with contract: one of them is not a schema of this project (Maximum call stack size exceeded)",
    ],
  ])("rejects %s", (_, document, message) => {
    expect(() => diffContracts({ name: "contract", document }, publish(user))).toThrow(
      new DiffError(message),
    );
  });
});
