import { parsePointer } from "../json/pointer.ts";
import { describeError } from "./describe-error.ts";
import type { ValidationError } from "./result.ts";

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

type Result<T> =
  | { readonly status: "valid"; readonly value: T }
  | { readonly errors: readonly ValidationError[] };

/** Creates a Standard Schema of what a validation takes. */
export function createStandardSchema<T>(validate: (value: unknown) => Result<T>): StandardSchema<T> {
  return {
    "~standard": {
      version: 1,
      vendor: "annotation-contracts",
      validate: (value) => {
        const result = validate(value);
        return "errors" in result ? { issues: result.errors.map(toIssue) } : { value: result.value };
      },
    },
  };
}

function toIssue(error: ValidationError): StandardIssue {
  return { message: describeError(error), path: parsePointer(error.path) ?? [] };
}
