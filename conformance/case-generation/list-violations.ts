import { nameJsonType } from "#src/model/model.ts";
import { inOtherCase } from "#src/util/in-other-case.ts";
import { type Branch, listTypes } from "./walk-document.ts";
import wrongTexts from "./wrong-texts.json" with { type: "json" };

/** An invalid value. If it is absent, the property is removed. */
export interface Violation {
  /** Suffix of the case's id. */
  readonly shade: string;
  readonly code: "type" | "value" | "format" | "range" | "required" | "unexpected";
  readonly value?: unknown;
  /** What the case's description says about the value. */
  readonly phrase: string;
}

/** A typical invalid value for each allowed JSON type. The last two are used if none of the others is invalid. */
const mistakes: readonly (readonly [allowed: string, value: unknown, phrase: string])[] = [
  ["integer", "7", "is a quoted number"],
  ["number", "7", "is a quoted number"],
  ["boolean", "true", "is a quoted boolean"],
  ["string", 7, "is a number"],
  ["array", {}, "is an object"],
  ["object", [], "is an array"],
  ["", "text", "is a string"],
  ["", true, "is a boolean"],
];

/** Strings that violate only the format of a definition. The first is tried wherever the definition is used. */
const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = wrongTexts;

/** Similar names for some names of closed vocabularies. */
const neighbours: Readonly<Record<string, readonly string[]>> = {
  "create:task": ["ping", "create:job"],
  project: ["user"],
  Byte: ["Int8", "Int64", "UInt8", "Unknown", "Float32"],
  NaN: ["Inf"],
};

function violate(shade: string, code: Violation["code"], value: unknown, phrase: string): Violation {
  return { shade, code, value, phrase };
}

/** Lists names that resemble those of a closed vocabulary, but are not in it. */
export function listNeighbours(names: readonly unknown[]): string[] {
  return names.flatMap((one) => neighbours[String(one)] ?? []).filter((one) => !names.includes(one));
}

/**
 * Lists values that none of the branches accepts. If their definitions are tested fully elsewhere (`isShown`), one
 * value shows that they also apply here: null if `takesNull`, otherwise a value of the wrong type.
 */
export function listPlaceViolations(
  branches: readonly Branch[],
  isShown: boolean,
  takesNull: boolean,
): Violation[] {
  const types = listTypes(branches);
  const allows = (value: unknown): boolean =>
    types.has(nameJsonType(value)) || (typeof value === "number" && types.has("integer"));
  const [, value, phrase = ""] =
    mistakes.find(([allowed, wrong]) => (allowed === "" || types.has(allowed)) && !allows(wrong)) ?? [];
  const wrong = phrase === "" ? [] : [violate("type", "type", value, phrase)];
  const none = types.has("null") ? [] : [violate("null", "type", null, "is null")];
  const ofType =
    isShown && none.length + wrong.length === 2 ? (takesNull ? none : wrong) : [...wrong, ...none];
  return [
    ...ofType,
    ...branches
      .filter((one) => standsAlone(one, branches))
      .flatMap((one) => listFormViolations(one, isShown)),
  ];
}

/** Checks whether no other branch accepts values of the same JSON type. */
function standsAlone(branch: Branch, branches: readonly Branch[]): boolean {
  const others = listTypes(branches.filter((other) => other !== branch));
  return [...listTypes([branch])].every((type) => !others.has(type));
}

/** Lists values of the right type that a branch rejects. If the branch is tested elsewhere, lists only the first value. */
function listFormViolations({ schema, name }: Branch, isShown: boolean): Violation[] {
  const forms = Object.entries(texts[name] ?? {}).map(([shade, value]) =>
    violate(shade, "format", value, "has the wrong format"),
  );
  if (isShown) return forms.slice(0, 1);
  const { type, minimum, maximum } = schema;
  const listed = "const" in schema ? [schema.const] : schema.enum;
  return [
    ...forms,
    ...(listed === undefined
      ? []
      : [
          violate("unlisted", "value", "unlisted", "is not in the list"),
          violate("empty", "value", "", "is empty"),
          violate("case", "value", inOtherCase(String(listed[0])), "has the wrong letter case"),
          violate("padded", "value", ` ${listed[0]} `, "has surrounding spaces"),
          ...listNeighbours(listed).map((text) => violate(`is-${text}`, "value", text, "is not in the list")),
        ]),
    ...(minimum === undefined ? [] : [violate("minimum", "range", minimum - 1, "is too small")]),
    ...(maximum === undefined ? [] : [violate("maximum", "range", maximum + 1, "is too large")]),
    ...(type === "integer" ? [violate("fraction", "type", 2.5, "is a fraction")] : []),
  ];
}

/** Lists changes that make a definition's object invalid: removing a required property, or adding an unlisted one. */
export function listObjectViolations({
  schema,
}: Branch): readonly (readonly [name: string, violation: Violation])[] {
  const { required = [], additionalProperties } = schema;
  const missing: Violation = { shade: "missing", code: "required", phrase: "is missing" };
  const further = violate("unexpected", "unexpected", true, "is not listed");
  return [
    ...required.map((name) => [name, missing] as const),
    ...(additionalProperties === false ? ["x-note", "_note"].map((name) => [name, further] as const) : []),
  ];
}
