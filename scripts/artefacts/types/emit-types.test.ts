import { expect, test } from "vitest";
import { type Declaration, jsonTypes, type Type } from "#src/model/model.ts";
import { emitTypes } from "./emit-types.ts";

const nothing: Type = { kind: "json", types: [] };
const anything: Type = { kind: "json", types: jsonTypes };

function emit(one: Declaration): string {
  const head = { name: "c", edition: "1", slug: "c-1", mode: "strict", source: "c.json", main: "T" } as const;
  return emitTypes({ ...head, declarations: [one] });
}

const alias = (type: Type, doc = ""): Declaration => ({ kind: "alias", name: "T", doc, type });
const list = (items: Type): Type => ({ kind: "list", items });
const map = (values: Type): Type => ({ kind: "map", values });
const nullable = (of: Type): Type => ({ kind: "nullable", of });

test.each<[Type, string]>([
  [{ kind: "string", format: "hex-colour", length: { min: 1 } }, "string"],
  [{ kind: "integer", safe: true }, "number"],
  [{ kind: "constant", value: -1 }, "-1"],
  [{ kind: "constant", value: { a: [1, "b"] } }, '{"a":[1,"b"]}'],
  [anything, "string | number | boolean | null | unknown[] | { [key: string]: unknown }"],
  [nothing, "never"],
  [list(anything), "unknown[]"],
  [list(nullable({ kind: "string" })), "(string | null)[]"],
  [list(map(nullable({ kind: "named", name: "A" }))), "{ [key: string]: A | null }[]"],
  [nullable(nullable({ kind: "boolean" })), "boolean | null | null"],
  [{ kind: "string", residual: { pattern: "^a" } }, "string"],
])("%j is %s", (type, text) => {
  expect(emit(alias(type))).toBe(`export type T = ${text};\n`);
});

test.each<[string, Declaration, string]>([
  [
    "a closed record",
    {
      kind: "record",
      name: "T",
      doc: "",
      rest: nothing,
      fields: [
        { name: "a", type: anything, optional: true, doc: "One." },
        { name: "b-c", type: list({ kind: "string" }), optional: false, doc: "" },
      ],
    },
    'export type T = {\n  /** One. */\n  a?: unknown;\n  "b-c": string[];\n};\n',
  ],
  [
    "an open record",
    {
      kind: "record",
      name: "T",
      doc: "",
      rest: { kind: "string" },
      fields: [{ name: "a", type: anything, optional: false, doc: "" }],
    },
    "export type T = {\n  a: unknown;\n  [key: string]: unknown;\n};\n",
  ],
  [
    "a record without members",
    { kind: "record", name: "T", doc: "", rest: nothing, fields: [] },
    "export type T = { [key: string]: never };\n",
  ],
  [
    "an open vocabulary",
    { kind: "vocabulary", name: "T", doc: "", values: ['a"', "b"], open: true },
    'export type T = "a\\"" | "b" | (string & {});\n',
  ],
  [
    "an enumeration",
    { kind: "enumeration", name: "T", doc: "", values: [1, null, [2]] },
    "export type T = 1 | null | [2];\n",
  ],
  [
    "a long union",
    { kind: "vocabulary", name: "T", doc: "", values: ["a".repeat(60), "b".repeat(60)], open: false },
    `export type T =\n  | "${"a".repeat(60)}"\n  | "${"b".repeat(60)}";\n`,
  ],
  [
    "a sum",
    {
      kind: "sum",
      name: "T",
      doc: "",
      open: false,
      branches: [
        { value: "", record: "A" },
        { value: "", record: "A" },
        { value: "", record: "B" },
      ],
    },
    "export type T = A | B;\n",
  ],
  [
    "a union of definitions that only a residual says",
    {
      ...alias({
        kind: "json",
        types: ["object"],
        residual: { oneOf: [{ $ref: "#/$defs/t" }, { $ref: "#/$defs/t" }] },
      }),
      definition: "t",
    },
    "export type T = T;\n",
  ],
  [
    "one of something else",
    alias({ kind: "json", types: ["string"], residual: { anyOf: [{ $ref: "#/$defs/gone" }] } }),
    "export type T = string;\n",
  ],
  [
    "a description in lines that would end the comment",
    alias({ kind: "string" }, "One */\n\ntwo.\n"),
    "/**\n * One *\\/\n * two.\n */\nexport type T = string;\n",
  ],
])("%s", (_, one, text) => {
  expect(emit(one)).toBe(text);
});
