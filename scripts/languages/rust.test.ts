import { describe, expect, test } from "vitest";
import type { Declaration, Field, Type } from "./model.ts";
import { emitRust } from "./rust.ts";

const field = (name: string, type: Type, optional = false): Field => ({
  name,
  type,
  optional,
  doc: `The ${name} (X1).`,
});
const record = (name: string, ...fields: readonly Field[]): Declaration => ({
  kind: "record",
  name,
  doc: `A ${name} (X1).`,
  fields,
});
const text: Type = { kind: "string" };

/** Writes the module of declarations, without its head. */
function write(...declarations: readonly Declaration[]): string {
  const model = { name: "raster-info", source: "", main: "", declarations };
  return emitRust([model])
    .get("src/raster_info.rs")!
    .replace(/^.*?\n(?=\/\/\/)/s, "");
}

const rows: readonly { what: string; declarations: readonly Declaration[]; lines: readonly string[] }[] = [
  {
    what: "a member whose name is a keyword",
    declarations: [record("Port", field("type", text))],
    lines: ["    pub r#type: String,", '    required r#type = "type";'],
  },
  {
    what: "a member that may be missing or null",
    declarations: [record("Port", field("owner", { kind: "nullable", of: text }, true))],
    lines: [
      "    /// `None` where it is missing, `Some(None)` where it is null.",
      "    pub owner: Option<Option<String>>,",
      '    optional owner = "owner";',
      "#[derive(Clone, Debug, Default, PartialEq)]",
    ],
  },
  {
    what: "a member that is always the same",
    declarations: [record("Port", field("type", { kind: "constant", value: "port" }, true))],
    lines: [
      "pub enum PortType {",
      "    Port,",
      '        Port = "port";',
      "    pub r#type: Option<PortType>,",
    ],
  },
  {
    what: "known values that are empty, or begin with a digit",
    declarations: [{ kind: "vocabulary", name: "Mode", doc: "", values: ["", "2d", "a-b"], open: true }],
    lines: [
      "pub struct Mode(pub String);",
      '    pub const EMPTY: &\'static str = "";',
      '    pub const _2D: &\'static str = "2d";',
      '    pub const A_B: &\'static str = "a-b";',
      "text!(Mode);",
    ],
  },
  {
    what: "raw JSON that may not be null",
    declarations: [
      { kind: "alias", name: "Value", doc: "", type: { kind: "json", types: ["string", "array"] } },
    ],
    lines: ["pub struct Value(pub Json);", 'raw!(Value: "string" | "array");'],
  },
  {
    what: "a union of a record that stands further down",
    declarations: [
      {
        kind: "union",
        name: "PortOrName",
        doc: "",
        branches: [
          { json: "object", type: { kind: "named", name: "Port" } },
          { json: "string", type: text },
        ],
      },
      record("Port"),
    ],
    lines: [
      "    Port(Box<Port>),",
      "    Text(String),",
      '        "object" => Port;',
      '        "string" => Text;',
    ],
  },
];

describe("emitRust", () => {
  test.each(rows)("writes $what", ({ declarations, lines }) => {
    expect(write(...declarations).split("\n")).toEqual(expect.arrayContaining([...lines]));
  });

  test("refuses raw JSON of some types that has no name", () => {
    const raw = field("value", { kind: "json", types: ["string", "array"] });
    expect(() => write(record("Port", raw))).toThrow(
      "cannot write a type of JSON string or array without a name",
    );
  });
});
