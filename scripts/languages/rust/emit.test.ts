import { describe, expect, test } from "vitest";
import { contractOf, small } from "../fixture.ts";
import { modelOf } from "../model.ts";
import { emitRust } from "./emit.ts";

const rust = emitRust([modelOf(contractOf(small))]).get("src/small.rs") ?? "";

describe("Rust", () => {
  test.each([
    ["keeps the name of a member that is a keyword", "    pub r#type: Option<LeafType>,\n"],
    ["tells missing from null", "    pub note: Option<Option<String>>,\n"],
    ["says how to tell missing from null", "`None` where it is missing, `Some(None)` where it is null."],
    ["gives a member that is always the same a type", 'words! {\n    LeafType {\n        Leaf = "leaf";\n'],
    ["names an empty value", '    pub const EMPTY: &\'static str = "";\n'],
    ["begins no name with a digit", '    pub const _2D: &\'static str = "2d";\n'],
    ["takes any string of an open vocabulary", "pub struct Mood(pub String);\n"],
    ["takes any integer", "    pub age: Option<WholeNumber>,\n"],
    ["puts records of an enum in boxes", "    Tree(Box<Tree>),\n"],
    ["tells a union by its JSON type", '    Parts {\n        "object" => Map;\n        "array" => List;\n'],
    ["imports what it needs", "use crate::macros::{by_json_type, by_tag, record, text, words};\n"],
  ])("%s", (_, expected) => {
    expect(rust).toContain(expected);
  });

  test("makes no type of raw JSON without a name", () => {
    const value = { description: "", type: ["string", "array"] };
    const model = modelOf(contractOf({ Leaf: { description: "", type: "object", properties: { value } } }));
    expect(() => emitRust([model])).toThrow("cannot write a type of JSON string or array without a name");
  });
});
