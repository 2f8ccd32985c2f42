import { describe, expect, it, test } from "vitest";
import { contractOf, small } from "./fixture.ts";
import { modelOf } from "./model.ts";

describe("modelOf", () => {
  const { declarations } = modelOf(contractOf(small));
  const find = (name: string): unknown => declarations.find((one) => one.name === name);

  it("declares what others need first, and each once", () => {
    expect(declarations.map(({ name }) => name)).toEqual(["Mood", "Leaf", "Parts", "Tree", "Node"]);
  });

  test.each([
    ["an open vocabulary", "Mood", { kind: "vocabulary", values: ["", "2d", "in:progress"], open: true }],
    [
      "a union by JSON type",
      "Parts",
      {
        kind: "union",
        branches: [
          { json: "object", type: { kind: "map", values: { kind: "named", name: "Tree" } } },
          { json: "array", type: { kind: "list", items: { kind: "named", name: "Tree" } } },
        ],
      },
    ],
    [
      "a sum by tag",
      "Node",
      {
        kind: "sum",
        tag: "type",
        open: false,
        branches: [
          { value: "leaf", record: "Leaf" },
          { value: "tree", record: "Tree" },
        ],
      },
    ],
  ])("tells %s", (_, name, expected) => {
    expect(find(name)).toMatchObject(expected);
  });

  it("tells missing from null, and safe integers from others", () => {
    expect(find("Leaf")).toMatchObject({
      fields: [
        { name: "type", optional: true, type: { kind: "constant", value: "leaf" } },
        { name: "class", optional: false, type: { kind: "string" } },
        { name: "size", optional: false, type: { kind: "integer", safe: true } },
        {
          name: "mood",
          optional: false,
          type: { kind: "named", name: "Mood" },
          doc: "An open vocabulary (S5).",
        },
        { name: "note", optional: true, type: { kind: "nullable", of: { kind: "string" } } },
      ],
    });
    expect(find("Tree")).toMatchObject({
      fields: [{}, {}, { type: { safe: false } }, { type: { kind: "json" } }],
    });
  });

  it("takes a record beside any object for raw JSON", () => {
    const Value = { description: "Raw (S6).", type: ["object", "string"] };
    const Either = {
      description: "Raw as well (S7).",
      anyOf: [{ $ref: "#/$defs/Value" }, { $ref: "#/$defs/Leaf" }],
    };
    const model = modelOf(contractOf({ Either, Value, Leaf: small.Leaf!, Mood: small.Mood! }));
    const either = model.declarations.find(({ name }) => name === "Either");
    expect(either).toMatchObject({ kind: "alias", type: { kind: "json", types: ["object", "string"] } });
  });

  it("refuses a union that nothing tells apart", () => {
    const { Tree } = small;
    const Untold = { anyOf: [{ $ref: "#/$defs/Twin" }, { $ref: "#/$defs/Tree" }] };
    const Twin = { type: "object", properties: { kind: { type: "string", description: "A kind." } } };
    const { Parts } = small;
    expect(() => modelOf(contractOf({ Untold, Twin, Tree: Tree!, Parts: Parts! }))).toThrow(
      /^cannot model Untold: a choice/,
    );
  });
});
