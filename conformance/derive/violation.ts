import { jsonTypes } from "#src/model/model.ts";
import type { Schema } from "#src/model/schema.ts";
import { nameJsonType } from "#src/model/scope.ts";
import { inOtherCase } from "#src/text/in-other-case.ts";
import type { Mode } from "#src/validate/result.ts";
import { listNeighbours } from "./list-neighbours.ts";

/** A value that a place rejects, and how. */
export interface Violation {
  /** End of the case's id: the keyword that rejects, or a variant of it. */
  readonly shade: string;
  /** JSON Schema keyword that rejects. */
  readonly keyword: string;
  readonly code: string;
  readonly value: unknown;
  /** What the description says about the place. */
  readonly phrase: string;
  /** The only mode with this wrong value; the other mode has another one there. Default: each mode that rejects it. */
  readonly mode?: Mode;
}

/** Checks whether only a strict reader reports an error. */
export function isStrictOnly({ code }: { readonly code: string }): boolean {
  return code === "unexpected" || code === "format";
}

/** A schema that a value may meet at a place, after references and unions. */
export interface Leaf {
  readonly schema: Schema;
  /** Name of its definition, if it is one. */
  readonly name?: string;
}

/** Wrong values by the JSON type that a place allows: the most likely mistake first. */
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
    text("pattern-no-host", "pattern", "https:///1"),
    text("pattern-port", "pattern", "https://annotation.example:http/1"),
    text("format", "format", "https://annotation.example/a b"),
    text("pattern-other-digits", "pattern", "https://annotation.example:٨٠/1"),
  ],
  PlatformUrl: [
    text("pattern", "pattern", "ftp://annotation.example/1"),
    text("pattern-start", "pattern", "api/tasks/1"),
    text("pattern-host", "pattern", "//annotation.example/1"),
    text("pattern-root", "pattern", "/"),
    text("pattern-no-host", "pattern", "https:///1"),
    text("pattern-port", "pattern", "https://annotation.example:http/1"),
    text("format", "format", "/api/tasks/a b"),
  ],
  Timestamp: [
    text("pattern", "pattern", "2024-03-04T07:55:10.1234567890Z"),
    text("pattern-lower-t", "pattern", "2024-03-04t07:55:10Z"),
    text("pattern-lower-z", "pattern", "2024-03-04T07:55:10z"),
    text("pattern-offset", "pattern", "2024-03-04T07:55:10-00:00"),
    text("format", "format", "2024-02-30T07:55:10Z"),
    text("format-century", "format", "1900-02-29T07:55:10Z"),
    text("format-century-ahead", "format", "2100-02-29T07:55:10Z"),
    text("format-29-february", "format", "2023-02-29T07:55:10Z"),
    text("format-month", "format", "2024-00-10T07:55:10Z"),
    text("pattern-other-digits", "pattern", "२०२४-03-04T07:55:10Z"),
    text("format-leap-second", "format", "2024-03-04T07:55:60Z"),
  ],
  HexColour: [
    text("pattern", "pattern", "#12345"),
    text("pattern-start", "pattern", "0x#123"),
    text("pattern-2-digits", "pattern", "#12"),
    text("pattern-7-digits", "pattern", "#1234567"),
    text("pattern-9-digits", "pattern", "#123456789"),
    text("pattern-other-digits", "pattern", "#١٢٣"),
  ],
};

function text(shade: string, keyword: string, value: string): Violation {
  return { shade, keyword, code: "format", value, phrase: "has another format" };
}

/** Lists the JSON types that some schemas allow between them. */
export function listTypes(leaves: readonly Leaf[]): ReadonlySet<string> {
  return new Set(
    leaves.flatMap(({ schema: { type, const: one, enum: some } }) => {
      if (type !== undefined) return type;
      return some !== undefined || one !== undefined ? "string" : jsonTypes;
    }),
  );
}

/** Checks whether some schemas, between them, allow every JSON type and so reject nothing. */
export function allowsAnything(leaves: readonly Leaf[]): boolean {
  return jsonTypes.every((type) => listTypes(leaves).has(type));
}

/**
 * Lists the values that every use of a place's schema rejects. If another place shows all that the schema rejects,
 * one wrong value in each mode is enough to show that the schema is asserted here.
 */
export function violationsOfPlace(leaves: readonly Leaf[], isShown = false): Violation[] {
  const types = listTypes(leaves);
  const allows = (value: unknown): boolean =>
    types.has(nameJsonType(value)) || (typeof value === "number" && types.has("integer"));
  const wrong = mistakes.find(
    ({ allowed, value }) => (allowed === undefined || types.has(allowed)) && !allows(value),
  );
  // A vocabulary without a type rejects other types by itself.
  const untyped = leaves.find(({ schema }) => schema.type === undefined && schema.const !== undefined);
  const type = { keyword: untyped === undefined ? "type" : "const", code: "type" };
  const isNullable = types.has("null");
  const asked = (mode: Mode, isOne: boolean): Pick<Violation, "mode"> => (isOne ? { mode } : {});
  const { value, phrase } = wrong ?? {};
  return [
    ...(phrase === undefined
      ? []
      : [{ ...type, shade: "type", value, phrase, ...asked("strict", !isNullable) }]),
    ...(isNullable
      ? []
      : [{ ...type, shade: "null", value: null, phrase: "is null", ...asked("tolerant", isShown) }]),
    ...leaves.filter((leaf) => standsAlone(leaf, leaves)).flatMap((leaf) => violationsOfUse(leaf, isShown)),
  ];
}

/** Checks whether no other branch of a union accepts values of the same JSON type. */
function standsAlone(leaf: Leaf, leaves: readonly Leaf[]): boolean {
  const others = listTypes(leaves.filter((other) => other !== leaf));
  return [...listTypes([leaf])].every((type) => !others.has(type));
}

/** Lists the values of the right type that a schema rejects wherever it is used. */
function violationsOfUse({ schema, name = "" }: Leaf, isShown: boolean): Violation[] {
  const { type, const: only, enum: listed, maximum } = schema;
  const found = (texts[name] ?? []).slice(0, 1);
  if (isShown) return found;
  if (only !== undefined) found.push(value("const", "const", "unlisted"), ...misspelled("const", [only]));
  if (listed !== undefined)
    found.push(
      value("enum", "enum", "unlisted"),
      value("enum-empty", "enum", ""),
      ...misspelled("enum", listed),
    );
  if (typeof maximum === "number") found.push(bound("maximum", maximum + 1));
  if (type === "integer" && maximum === undefined) found.push(fraction);
  return found;
}

/** Lists the values that a definition rejects and that are tried only where it is first used. */
export function violationsOfDefinition({ schema, name = "" }: Leaf): Violation[] {
  const { type, minimum } = schema;
  const found = (texts[name] ?? []).slice(1);
  if (typeof minimum === "number") found.push(bound("minimum", minimum - 1));
  if (type === "integer" && minimum !== undefined) found.push(fraction);
  return found;
}

const fraction: Violation = {
  shade: "fraction",
  keyword: "type",
  code: "type",
  value: 2.5,
  phrase: "is a fraction",
};

function value(shade: string, keyword: string, text: string): Violation {
  const phrase = text === "" ? "is empty" : "is no value of the list";
  return { shade, keyword, code: "value", value: text, phrase };
}

/** Lists a name of a closed vocabulary in another case and after a space, and names that resemble it. */
function misspelled(keyword: "const" | "enum", members: readonly unknown[]): Violation[] {
  const name = String(members[0]);
  return [
    { ...value(`${keyword}-case`, keyword, inOtherCase(name)), phrase: "is in another case" },
    { ...value(`${keyword}-padded`, keyword, ` ${name} `), phrase: "stands between spaces" },
    ...listNeighbours(members.length > 1 ? members : []).map((one) =>
      value(`${keyword}-${one}`, keyword, one),
    ),
  ];
}

function bound(keyword: "minimum" | "maximum", beyond: number): Violation {
  const phrase = keyword === "minimum" ? "is too small" : "is too large";
  return { shade: keyword, keyword, code: "range", value: beyond, phrase };
}
