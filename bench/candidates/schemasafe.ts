import { type Schema, validator } from "@exodus/schemasafe";
import { type Candidate, makeValidators } from "../candidate.ts";
import { readSchema } from "./read-schema.ts";

/** Validates with schemasafe, compiled at start, over the published schemas and with its own formats. */
export const candidate: Candidate = {
  name: "schemasafe",
  validators: makeValidators((name) => {
    // `isJSON` leaves out checks for values that JSON cannot carry; the other candidates do not make them either.
    const validate = validator(readSchema(name) as Schema, { mode: "default", isJSON: true });
    return (value) => validate(value as never);
  }),
};
