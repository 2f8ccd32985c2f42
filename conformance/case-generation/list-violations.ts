import { inOtherCase } from "#src/util/in-other-case.ts";
import { type Branch, listTypes, nameType } from "./walk-document.ts";
import wrongTexts from "./wrong-texts.json" with { type: "json" };

/** A value that a place rejects. Without a value, the property is removed. */
export interface Violation {
  /** End of the case's id. */
  readonly shade: string;
  readonly code: "type" | "value" | "format" | "range" | "required" | "unexpected";
  readonly value?: unknown;
  /** What the description says about the place. */
  readonly phrase: string;
}

/** The likely wrong value where a JSON type is allowed; the last two serve where nothing else is wrong. */
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

/** Texts that break a definition's form and nothing else, by shade; the first is tried wherever the definition is used. */
const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = wrongTexts;

/** Names that resemble those of a closed vocabulary, by a name in it. */
const neighbours: Readonly<Record<string, readonly string[]>> = {
  "create:task": ["ping", "create:job"],
  project: ["user"],
  Byte: ["Int8", "Int64", "UInt8", "Unknown", "Float32"],
  NaN: ["Inf"],
};

function violate(shade: string, code: Violation["code"], value: unknown, phrase: string): Violation {
  return { shade, code, value, phrase };
}

/** Lists names that resemble those of a closed vocabulary but are not in it. */
export function listNeighbours(names: readonly unknown[]): string[] {
  return names.flatMap((one) => neighbours[String(one)] ?? []).filter((one) => !names.includes(one));
}

/**
 * Lists the values that a place rejects. Where its definitions are shown elsewhere in full (`isShown`), one wrong value shows
 * that they are asserted here too: null at every second place.
 */
export function listPlaceViolations(
  branches: readonly Branch[],
  isShown: boolean,
  takesNull: boolean,
): Violation[] {
  const types = listTypes(branches);
  const allows = (value: unknown): boolean =>
    types.has(nameType(value)) || (typeof value === "number" && types.has("integer"));
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

/** Lists values of the right type that a branch rejects; where it is shown elsewhere, the first form alone. */
function listFormViolations({ schema, name }: Branch, isShown: boolean): Violation[] {
  const forms = Object.entries(texts[name] ?? {}).map(([shade, value]) =>
    violate(shade, "format", value, "has another format"),
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
          violate("case", "value", inOtherCase(String(listed[0])), "is in another case"),
          violate("padded", "value", ` ${listed[0]} `, "stands between spaces"),
          ...listNeighbours(listed).map((text) => violate(`is-${text}`, "value", text, "is not in the list")),
        ]),
    ...(minimum === undefined ? [] : [violate("minimum", "range", minimum - 1, "is too small")]),
    ...(maximum === undefined ? [] : [violate("maximum", "range", maximum + 1, "is too large")]),
    ...(type === "integer" ? [violate("fraction", "type", 2.5, "is a fraction")] : []),
  ];
}

/** Lists what the object of a definition rejects: a required property that is missing, and one that is not listed. */
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
