import type { Mode } from "#src/model/contract.ts";
import { nameJsonType } from "#src/model/model.ts";
import { inOtherCase } from "#src/util/in-other-case.ts";
import { type Leaf, listTypes } from "./list-leaves.ts";

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

/** Wrong values by the JSON type that a place allows: the most likely mistake first. Between them they have every type but null. */
export const mistakes: readonly {
  readonly allowed?: string;
  readonly value: unknown;
  readonly phrase: string;
}[] = [
  { allowed: "integer", value: "7", phrase: "is a quoted number" },
  { allowed: "number", value: "7", phrase: "is a quoted number" },
  { allowed: "boolean", value: "true", phrase: "is a quoted boolean" },
  { allowed: "string", value: 7, phrase: "is a number" },
  { allowed: "array", value: {}, phrase: "is an object" },
  { allowed: "object", value: [], phrase: "is an array" },
  { value: "text", phrase: "is a string" },
  { value: true, phrase: "is a boolean" },
];

/** Wrong values that a schema alone does not say. */
export interface Special {
  /** Texts that break one keyword and no other, by definition; the first is tried wherever the definition is used. */
  readonly texts: Readonly<Record<string, readonly Violation[]>>;
  /** Lists names that resemble those of a closed vocabulary but are not in it. */
  readonly listNeighbours: (members: readonly unknown[]) => readonly string[];
}

const nothingSpecial: Special = { texts: {}, listNeighbours: () => [] };

/**
 * Lists the values that every use of a place's schema rejects. If another place shows all that the schema rejects,
 * one wrong value in each mode is enough to show that the schema is asserted here.
 */
export function listPlaceViolations(
  leaves: readonly Leaf[],
  isShown = false,
  special: Special = nothingSpecial,
): Violation[] {
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
    ...leaves
      .filter((leaf) => standsAlone(leaf, leaves))
      .flatMap((leaf) => listUseViolations(leaf, isShown, special)),
  ];
}

/** Checks whether no other branch of a union accepts values of the same JSON type. */
function standsAlone(leaf: Leaf, leaves: readonly Leaf[]): boolean {
  const others = listTypes(leaves.filter((other) => other !== leaf));
  return [...listTypes([leaf])].every((type) => !others.has(type));
}

/** Lists the values of the right type that a schema rejects wherever it is used. */
function listUseViolations({ schema, name = "" }: Leaf, isShown: boolean, special: Special): Violation[] {
  const { type, const: only, enum: listed, maximum } = schema;
  const found = (special.texts[name] ?? []).slice(0, 1);
  if (isShown) return found;
  if (only !== undefined) found.push(value("const", "const", "unlisted"), ...misspell("const", [only]));
  if (listed !== undefined)
    found.push(
      value("enum", "enum", "unlisted"),
      value("enum-empty", "enum", ""),
      ...misspell("enum", listed),
      ...special.listNeighbours(listed).map((one) => value(`enum-${one}`, "enum", one)),
    );
  if (typeof maximum === "number") found.push(bound("maximum", maximum + 1));
  if (type === "integer" && maximum === undefined) found.push(fraction);
  return found;
}

/** Lists the values that a definition rejects and that are tried only where it is first used. */
export function listDefinitionViolations(
  { schema, name = "" }: Leaf,
  { texts }: Special = nothingSpecial,
): Violation[] {
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

/** Lists a name of a closed vocabulary in another case and between spaces. */
function misspell(keyword: "const" | "enum", [member]: readonly unknown[]): Violation[] {
  const name = String(member);
  return [
    { ...value(`${keyword}-case`, keyword, inOtherCase(name)), phrase: "is in another case" },
    { ...value(`${keyword}-padded`, keyword, ` ${name} `), phrase: "stands between spaces" },
  ];
}

function bound(keyword: "minimum" | "maximum", beyond: number): Violation {
  const phrase = keyword === "minimum" ? "is too small" : "is too large";
  return { shade: keyword, keyword, code: "range", value: beyond, phrase };
}
