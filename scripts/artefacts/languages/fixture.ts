import type { Contract } from "#src/model/contract.ts";
import { readModel } from "#src/model/read-model.ts";
import type { Schema } from "#src/model/schema.ts";
import { type NamedModel, type Naming, nameModel } from "./naming.ts";

/** Makes a contract of a few definitions. The first is the whole document. */
export function contractOf(definitions: Readonly<Record<string, Schema>>): Contract {
  const [[name, schema] = ["", {}]] = Object.entries(definitions);
  return {
    slug: "small-v1",
    name: "small",
    edition: "v1",
    source: "small.json",
    idBase: "https://small.example",
    dialect: "https://json-schema.org/draft/2020-12/schema",
    definitionsKeyword: "$defs",
    definitions,
    main: { name, type: name, description: String(schema.description), schema },
    parts: [],
  };
}

/** Reads a contract of a few definitions, and names everything in it as a language asks. */
export function namedOf(definitions: Readonly<Record<string, Schema>>, naming: Naming): NamedModel {
  const place = { namespace: "small_v1", short: "small" };
  return nameModel(readModel(contractOf(definitions), "tolerant"), place, naming);
}

/** A closed union of two records that know each other, with every kind of type. */
export const small: Readonly<Record<string, Schema>> = {
  Node: {
    description: "A leaf or a tree (S1).",
    anyOf: [{ $ref: "#/$defs/Leaf" }, { $ref: "#/$defs/Tree" }],
  },
  Leaf: {
    description: "A leaf (S2).",
    type: "object",
    required: ["class", "size", "mood"],
    properties: {
      type: { const: "leaf", description: "Always `leaf` (S2)." },
      class: { type: "string", description: "A word that languages keep for themselves (S2)." },
      size: {
        type: "integer",
        minimum: -9007199254740991,
        maximum: 9007199254740991,
        description: "A safe integer (S2).",
      },
      mood: { $ref: "#/$defs/Mood" },
      note: { anyOf: [{ type: "string" }, { type: "null" }], description: "May be missing, or null (S2)." },
    },
  },
  Tree: {
    description: "A tree (S3).",
    type: "object",
    properties: {
      type: { const: "tree", description: "Always `tree` (S3)." },
      parts: { $ref: "#/$defs/Parts" },
      age: { type: "integer", description: "An integer without bound (S3)." },
      raw: { description: "Anything (S3)." },
    },
  },
  Parts: {
    description: "Trees by name or in a list (S4).",
    anyOf: [
      { type: "object", additionalProperties: { $ref: "#/$defs/Tree" } },
      { type: "array", items: { $ref: "#/$defs/Tree" } },
    ],
  },
  Mood: {
    description: "An open vocabulary (S5).",
    anyOf: [{ type: "string" }, { type: "string", enum: ["", "2d", "in:progress"] }],
  },
};
