import { describe, expect, test } from "vitest";
import { contractOf, small } from "../fixture.ts";
import { type Declaration, modelOf, type Type } from "../model.ts";
import { emitCpp } from "./emit.ts";
import { inOrder } from "./in-order.ts";

const files = emitCpp([modelOf(contractOf(small))]);
const header = files.get("include/annotation_contracts/small.hpp") ?? "";
const source = files.get("src/small.cpp") ?? "";

describe("C++", () => {
  test.each([
    ["renames a member that is a keyword", "  std::string class_;\n"],
    ["tells missing from null", "  Field<std::string> note;\n"],
    ["gives a number a value", "  std::int64_t size{};\n"],
    ["gives a member that is always the same a type", "  std::optional<LeafType> type;\n"],
    ["names an empty value", 'inline constexpr std::string_view mood_empty = "";\n'],
    ["names a value with a colon", 'inline constexpr std::string_view mood_in_progress = "in:progress";\n'],
    ["takes any integer", "  std::optional<WholeNumber> age;\n"],
    ["names a record that stands further down", "\nstruct Tree;\n"],
    ["writes a union", "using Parts = std::variant<std::map<std::string, Tree>, std::vector<Tree>>;\n"],
  ])("%s", (_, expected) => {
    expect(header).toContain(expected);
  });

  test.each([
    ["reads a member under its name in JSON", 'members.required("class", decode_string, value.class_);'],
    ["reads a member that may be null", 'members.optional("note", nullable(decode_string), value.note);'],
    ["keeps to a word", 'members.optional("type", word_of<LeafType>(leaf_type_words), value.type);'],
    ["writes what is there", 'put_optional(json, "note", value.note);'],
  ])("%s", (_, expected) => {
    expect(source).toContain(expected);
  });
});

const record = (name: string, type: Type): Declaration => ({
  kind: "record",
  name,
  doc: "",
  fields: [{ name: "held", type, optional: true, doc: "" }],
});
const named = (name: string): Type => ({ kind: "named", name });

describe("inOrder", () => {
  test.each([
    ["a record that holds another", [record("A", named("B")), record("B", { kind: "string" })], "BA", ""],
    [
      "a list of records",
      [record("A", { kind: "list", items: named("B") }), record("B", named("A"))],
      "AB",
      "B",
    ],
    ["a list of itself", [record("A", { kind: "list", items: named("A") })], "A", "A"],
  ])("puts %s behind what it holds", (_, declared, names, forward) => {
    const order = inOrder(declared);
    expect(order.declarations.map(({ name }) => name).join("")).toBe(names);
    expect(order.forward.join("")).toBe(forward);
  });

  test("refuses a record that holds itself", () => {
    expect(() => inOrder([record("A", named("A"))])).toThrow("cannot order A: it holds itself");
  });
});
