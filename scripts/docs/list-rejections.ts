import { findDeclaration, type Model, type Property, type Type } from "#src/model/model.ts";
import type { ValidationErrorCode } from "#src/validate/result.ts";

type Value = Readonly<Record<string, unknown>>;

/** A change of a sample that a strict validator rejects. */
export interface Rejection {
  /** JSON Pointer to the property. */
  readonly path: string;
  /** New value; `undefined` if the property is removed. */
  readonly value: unknown;
  readonly code: ValidationErrorCode;
}

/** A property of a sample, with its field in the model. */
interface Place {
  readonly path: string;
  readonly field: Property;
  /** Its type without null and names. */
  readonly type: Type;
}

/** A kind of error: the code, which property shows it, and the value that it gets there. */
const kinds: readonly (readonly [ValidationErrorCode, (place: Place) => boolean, value: unknown])[] = [
  ["required", ({ field }) => !field.optional, undefined],
  ["type", ({ type }) => type.kind === "integer", "21"],
  ["format", ({ type }) => type.kind === "string" && type.format === "utc-date-time", "2026-02-30T10:00:00Z"],
  ["range", ({ type }) => type.kind === "integer", 2 ** 53],
];

/** Lists changes of an event's sample that its edition rejects, one of each kind, and the error that each gives. */
export function listRejections(model: Model, record: string, sample: Value): readonly Rejection[] {
  const places = [...walk(model, { kind: "named", name: record }, sample, "")];
  const inner = places.filter(({ path }) => path.lastIndexOf("/") > 0);
  const found = kinds.flatMap(([code, shows, value]): readonly Rejection[] => {
    const place = [...inner, ...places].find((one) => one.path !== "/event" && shows(one));
    return place === undefined ? [] : [{ path: place.path, value, code }];
  });
  const before = Object.hasOwn(sample, "before_update") && isRecordBefore(model, record);
  return [
    ...found,
    { path: "/note", value: "a property that the contract does not list", code: "unexpected" },
    ...(before ? [{ path: "/before_update/nickname", value: "old", code: "unexpected" } as const] : []),
  ];
}

function isRecordBefore(model: Model, name: string): boolean {
  const record = findDeclaration(model, name);
  return record.kind === "record" && record.before !== undefined;
}

/** Walks the properties of a sample that belong to an object type with one shape. */
function* walk(model: Model, type: Type, value: unknown, path: string): Generator<Place> {
  const plain = strip(model, type);
  if (plain.kind !== "named" || value === null || typeof value !== "object") return;
  const declaration = findDeclaration(model, plain.name);
  if (declaration.kind !== "record") return;
  for (const field of declaration.properties.filter(({ name }) => Object.hasOwn(value, name))) {
    const own = `${path}/${field.name}`;
    yield { path: own, field, type: strip(model, field.type) };
    yield* walk(model, field.type, (value as Value)[field.name], own);
  }
}

/** Removes null and other names from a type. */
function strip(model: Model, type: Type): Type {
  if (type.kind === "nullable") return strip(model, type.of);
  if (type.kind !== "named") return type;
  const declaration = findDeclaration(model, type.name);
  return declaration.kind === "alias" ? strip(model, declaration.type) : type;
}
