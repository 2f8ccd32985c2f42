import { findDeclaration, type Model, type Type } from "#src/model/model.ts";
import type { ValidationErrorCode } from "#src/validate/result.ts";

type Value = Readonly<Record<string, unknown>>;

/** A change to a sample that makes a strict validator reject it. */
export interface Rejection {
  /** JSON Pointer to the property. */
  readonly path: string;
  /** New value; `undefined` if the property is removed. */
  readonly value: unknown;
  readonly code: ValidationErrorCode;
}

/** A property of a sample: its path, its type (without null and aliases), and whether it may be missing. */
type Place = readonly [path: string, type: Type, optional: boolean];

/** A kind of error: its code, which properties it applies to, and an invalid value. */
const kinds: readonly (readonly [
  ValidationErrorCode,
  (type: Type, optional: boolean) => boolean,
  value: unknown,
])[] = [
  ["required", (_, optional) => !optional, undefined],
  ["type", ({ kind }) => kind === "integer", "21"],
  ["format", (type) => type.kind === "string" && type.format === "utc-date-time", "2026-02-30T10:00:00Z"],
  ["range", ({ kind }) => kind === "integer", 2 ** 53],
];

/** Lists changes that make an event's sample invalid in its edition, one for each kind of error. */
export function listRejections(model: Model, type: string, sample: Value): readonly Rejection[] {
  const places = [...walk(model, { kind: "named", name: type }, sample, "")].filter(
    ([path]) => path !== "/event",
  );
  // Properties of the resource come first.
  const sorted = places.toSorted(
    ([a], [b]) => Number(a.lastIndexOf("/") === 0) - Number(b.lastIndexOf("/") === 0),
  );
  const found = kinds.flatMap(([code, shows, value]): readonly Rejection[] => {
    const [path] = sorted.find(([, own, optional]) => shows(own, optional)) ?? [];
    return path === undefined ? [] : [{ path, value, code }];
  });
  const { before } = findDeclaration(model, type) as { readonly before?: unknown };
  const unlisted =
    before === undefined || sample.before_update === undefined
      ? ["/note"]
      : ["/note", "/before_update/nickname"];
  return [
    ...found,
    ...unlisted.map((path) => ({ path, value: "not in the contract", code: "unexpected" as const })),
  ];
}

/** Walks the properties of a sample, entering only values whose type is a record. */
function* walk(model: Model, type: Type, value: unknown, path: string): Generator<Place> {
  const plain = strip(model, type);
  const declaration = plain.kind === "named" ? findDeclaration(model, plain.name) : undefined;
  if (declaration?.kind !== "record" || value === null || typeof value !== "object") return;
  for (const { name, type: own, optional } of declaration.properties) {
    if (!Object.hasOwn(value, name)) continue;
    yield [`${path}/${name}`, strip(model, own), optional];
    yield* walk(model, own, (value as Value)[name], `${path}/${name}`);
  }
}

/** Removes null and aliases from a type. */
function strip(model: Model, type: Type): Type {
  if (type.kind === "nullable") return strip(model, type.of);
  const declaration = type.kind === "named" ? findDeclaration(model, type.name) : undefined;
  return declaration?.kind === "alias" ? strip(model, declaration.type) : type;
}
