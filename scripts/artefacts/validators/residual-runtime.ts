// Bundled into the validators of contracts with keywords that Ajv's own code checks.

import type { ValidationError } from "../../hub/types/validation-error.ts";
import { found, isObject, pointer, report } from "./runtime.ts";

/** A check that Ajv wrote; it leaves its errors at the function. */
export interface Residual {
  (value: unknown): boolean;
  readonly errors?: readonly AjvError[] | null;
}

/** The members of an Ajv error that are read. */
interface AjvError {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly message?: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Greatest nesting for Ajv's code, which is recursive. */
export const MAX_DEPTH: number = 1_000;

/** Codes of the keywords; any other is a `constraint`. */
const codes: Readonly<Record<string, ValidationError["code"]>> = {
  additionalProperties: "unexpected",
  const: "value",
  enum: "value",
  exclusiveMaximum: "range",
  exclusiveMinimum: "range",
  format: "format",
  maxItems: "length",
  maxLength: "length",
  maxProperties: "length",
  maximum: "range",
  minItems: "length",
  minLength: "length",
  minProperties: "length",
  minimum: "range",
  pattern: "format",
  required: "required",
  type: "type",
  unevaluatedProperties: "unexpected",
};

/** Members of an error's parameters that name a member of the value. */
const namingParams = ["missingProperty", "additionalProperty", "unevaluatedProperty"];

/** Keywords with branches: their errors are not errors of the value. */
const branching = new Set(["anyOf", "oneOf", "if", "not"]);

/** Checks what no type expresses; the branches of a failed union are left out, and each place is listed once. */
export function other(check: Residual, value: unknown, path: string): number {
  const before = found.length;
  if (isDeeper(value, MAX_DEPTH)) report(path, `at most ${MAX_DEPTH} levels`, value, "too-deep");
  else if (!check(value)) for (const error of plainErrors(check.errors ?? [])) list(error, value, path);
  return found.length - before;
}

function plainErrors(errors: readonly AjvError[]): AjvError[] {
  const unions = errors.filter(({ keyword }) => branching.has(keyword)).map((one) => one.schemaPath);
  const outside = errors.filter(
    ({ schemaPath }) => !unions.some((union) => schemaPath !== union && schemaPath.startsWith(`${union}/`)),
  );
  const places = new Set<string>();
  return outside.filter((error) => {
    const place = findPlace(error);
    return !places.has(place) && places.add(place);
  });
}

function findPlace({ instancePath, params }: AjvError): string {
  const name = namingParams.map((param) => params[param]).find((one) => one !== undefined);
  return name === undefined ? instancePath : instancePath + pointer(String(name));
}

function list(error: AjvError, value: unknown, path: string): void {
  const place = findPlace(error);
  const expected = error.message?.replace(/^must /, "") ?? error.keyword;
  report(path + place, expected, at(value, place), codes[error.keyword] ?? "constraint");
}

/** Finds the value at a JSON Pointer. */
function at(value: unknown, place: string): unknown {
  return place
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce<unknown>(
      (here, step) => (Object.hasOwn(Object(here), step) ? Object(here)[step] : undefined),
      value,
    );
}

/** Checks whether values are nested deeper than some levels, without recursion. */
export function isDeeper(value: unknown, levels: number): boolean {
  let here = [value];
  for (let level = 0; here.length > 0; level++) {
    if (level > levels) return true;
    here = here.flatMap((one) => (Array.isArray(one) ? one : isObject(one) ? Object.values(one) : []));
  }
  return false;
}
