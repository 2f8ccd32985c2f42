import { type Schema, validator } from "@exodus/schemasafe";
import type { Candidate, Validator, ValidatorName } from "../candidate.ts";
import { readSchema } from "./read-schema.ts";

function compile(name: ValidatorName): Validator {
  // `isJSON` spares checks against what JSON cannot carry, which the other candidates do not make either.
  const validate = validator(readSchema(name) as Schema, { mode: "default", isJSON: true });
  return (value) => validate(value as never);
}

/** Validates with schemasafe, compiled at start, over the published schemas and with its own formats. */
export const candidate: Candidate = {
  name: "schemasafe",
  validators: {
    "update-task": compile("update-task"),
    ping: compile("ping"),
    "raster-info": compile("raster-info"),
  },
};
