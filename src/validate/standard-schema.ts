import type { RasterInfo } from "#generated/types/raster-info-2019.d.ts";
import type { Delivery } from "#generated/types/webhook-2.3.d.ts";
import { parsePointer } from "../json/pointer.ts";
import { describeError } from "./describe-error.ts";
import type { Mode, ValidationError } from "./result.ts";
import { validateDelivery } from "./validate-delivery.ts";
import { validateRasterInfo } from "./validate-raster-info.ts";

/** The interface by which routers and form libraries take any validator (Standard Schema 1). */
export interface StandardSchema<T> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: "annotation-contracts";
    readonly validate: (
      value: unknown,
    ) => { readonly value: T } | { readonly issues: readonly StandardIssue[] };
    readonly types?: { readonly input: T; readonly output: T };
  };
}

/** One thing that is wrong, in the words of Standard Schema. */
export interface StandardIssue {
  readonly message: string;
  readonly path: readonly string[];
}

/** Creates a Standard Schema of deliveries; an unknown event is an issue like any other. Default mode: `strict`. */
export function createDeliverySchema(mode: Mode = "strict"): StandardSchema<Delivery> {
  return standard((value) => validateDelivery(value, { mode }));
}

/**
 * Creates a Standard Schema of raster-info documents. Default mode: `strict`.
 *
 * ```ts
 * import { createRasterInfoSchema } from "annotation-contracts/standard-schema";
 *
 * const { validate } = createRasterInfoSchema()["~standard"];
 * console.log(JSON.stringify(validate({ type: "array", scale: "NaN" }))); // {"issues":[{"message":"expected a number, found \"NaN\"","path":["scale"]}]}
 * ```
 */
export function createRasterInfoSchema(mode: Mode = "strict"): StandardSchema<RasterInfo> {
  return standard((value) => validateRasterInfo(value, { mode }));
}

type Result<T> =
  | { readonly status: "valid"; readonly value: T }
  | { readonly errors: readonly ValidationError[] };

function standard<T>(validate: (value: unknown) => Result<T>): StandardSchema<T> {
  return {
    "~standard": {
      version: 1,
      vendor: "annotation-contracts",
      validate: (value) => {
        const result = validate(value);
        return "errors" in result ? { issues: result.errors.map(issueOf) } : { value: result.value };
      },
    },
  };
}

function issueOf(error: ValidationError): StandardIssue {
  return { message: describeError(error), path: parsePointer(error.path) ?? [] };
}
