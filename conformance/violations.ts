import type { Schema } from "../scripts/schema.ts";

/** A value that a place refuses, and how. */
export interface Violation {
  /** Ends the id of the case: the keyword that refuses, or a shade of it. */
  readonly shade: string;
  /** JSON Schema keyword that refuses. */
  readonly keyword: string;
  readonly code: string;
  readonly value: unknown;
  /** What the description says of the place. */
  readonly phrase: string;
}

/** A schema that a value may meet at a place, after references and unions. */
export interface Leaf {
  readonly schema: Schema;
  /** Name of its definition, where it has one of its own. */
  readonly name?: string;
}

/** Wrong values by the JSON type that a place allows: the nearest mistake first. */
const mistakes: readonly { readonly allowed?: string; readonly value: unknown; readonly phrase: string }[] = [
  { allowed: "integer", value: "7", phrase: "is a quoted number" },
  { allowed: "number", value: "7", phrase: "is a quoted number" },
  { allowed: "boolean", value: "true", phrase: "is a quoted boolean" },
  { allowed: "string", value: 7, phrase: "is a number" },
  { allowed: "array", value: {}, phrase: "is an object" },
  { allowed: "object", value: [], phrase: "is an array" },
  { value: "text", phrase: "is a string" },
  { value: true, phrase: "is a boolean" },
];

/** Texts that break one keyword and no other, by definition; the first is tried wherever the definition is used. */
const texts: Readonly<Record<string, readonly Violation[]>> = {
  HttpUrl: [
    text("pattern", "pattern", "ftp://annotation.example/1"),
    text("pattern-start", "pattern", "view-source:https://annotation.example/1"),
    text("format", "format", "https://annotation.example/a b"),
  ],
  Timestamp: [
    text("pattern", "pattern", "2024-03-04T07:55:10.1234567890Z"),
    text("format", "format", "2024-02-30T07:55:10Z"),
  ],
  HexColour: [text("pattern", "pattern", "#12345"), text("pattern-start", "pattern", "0x#123")],
};

function text(shade: string, keyword: string, value: string): Violation {
  return { shade, keyword, code: "format", value, phrase: "has another format" };
}

/** Lists the JSON types that some schemas allow between them. */
export function typesOf(leaves: readonly Leaf[]): ReadonlySet<string> {
  return new Set(
    leaves.flatMap(({ schema: { type, const: one, enum: some } }) => {
      if (type !== undefined) return type;
      return some !== undefined || one !== undefined ? "string" : everyType;
    }),
  );
}

const everyType = ["string", "number", "boolean", "null", "array", "object"];

/** Names the JSON type of a value. */
export function typeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

/** Lists the values that every use of a place's schema refuses. */
export function violationsOfPlace(leaves: readonly Leaf[]): Violation[] {
  const types = typesOf(leaves);
  const allows = (value: unknown): boolean =>
    types.has(typeOf(value)) || (typeof value === "number" && types.has("integer"));
  const wrong = mistakes.find(
    ({ allowed, value }) => (allowed === undefined || types.has(allowed)) && !allows(value),
  );
  // A vocabulary that names no type refuses other types by itself.
  const untyped = leaves.find(({ schema }) => schema.type === undefined && schema.const !== undefined);
  const type = { keyword: untyped === undefined ? "type" : "const", code: "type" };
  return [
    ...(wrong === undefined ? [] : [{ ...type, shade: "type", value: wrong.value, phrase: wrong.phrase }]),
    ...(types.has("null") ? [] : [{ ...type, shade: "null", value: null, phrase: "is null" }]),
    ...leaves.filter((leaf) => standsAlone(leaf, leaves)).flatMap(violationsOfUse),
  ];
}

/** Tells whether no other branch of a union takes values of the same JSON type. */
function standsAlone(leaf: Leaf, leaves: readonly Leaf[]): boolean {
  const others = typesOf(leaves.filter((other) => other !== leaf));
  return [...typesOf([leaf])].every((type) => !others.has(type));
}

/** Lists the values of the right type that a schema refuses wherever it is used. */
function violationsOfUse({ schema, name = "" }: Leaf): Violation[] {
  const vocabulary = schema.const !== undefined ? "const" : "enum";
  const value = (shade: string, one: string, phrase: string): Violation => ({
    shade,
    keyword: vocabulary,
    code: "value",
    value: one,
    phrase,
  });
  return [
    ...(texts[name] ?? []).slice(0, 1),
    ...(schema[vocabulary] === undefined ? [] : [value(vocabulary, "unlisted", "is no value of the list")]),
    ...(schema.enum === undefined ? [] : [value("enum-empty", "", "is empty")]),
    ...(typeof schema.maximum !== "number"
      ? []
      : [
          {
            shade: "maximum",
            keyword: "maximum",
            code: "range",
            value: schema.maximum + 1,
            phrase: "is too large",
          },
        ]),
    ...(schema.type === "integer" && schema.maximum === undefined ? [fraction] : []),
  ];
}

const fraction: Violation = {
  shade: "fraction",
  keyword: "type",
  code: "type",
  value: 2.5,
  phrase: "is a fraction",
};

/** Lists the values that a definition refuses and that are tried where it is used first. */
export function violationsOfDefinition({ schema, name = "" }: Leaf): Violation[] {
  return [
    ...(texts[name] ?? []).slice(1),
    ...(typeof schema.minimum !== "number"
      ? []
      : [
          {
            shade: "minimum",
            keyword: "minimum",
            code: "range",
            value: schema.minimum - 1,
            phrase: "is too small",
          },
        ]),
    ...(schema.type === "integer" && schema.maximum !== undefined ? [fraction] : []),
  ];
}
