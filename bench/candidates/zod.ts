import { z } from "zod";
import { type Candidate, makeValidators } from "../candidate.ts";
import { describeContract } from "./describe-contract.ts";

const text = z.string();
const types = describeContract<z.ZodType>({
  text,
  number: z.number(),
  integer: z.number().multipleOf(1),
  safeInteger: z.int(),
  boolean: z.boolean(),
  anything: z.unknown(),
  anyObject: z.looseObject({}),
  matching: (_, pattern) => text.regex(pattern),
  literal: (value) => z.literal(value),
  oneOf: (values) => z.enum(values),
  nullable: (type) => type.nullable(),
  optional: (type) => type.optional(),
  list: (item) => z.array(item),
  map: (item) => z.record(text, item),
  either: (...branches) => z.union(branches),
  record: (members) => z.strictObject(members),
  partial: (members) => z.strictObject(members).partial(),
  named(_, describe) {
    const type: z.ZodType = describe(z.lazy(() => type));
    return type;
  },
});

/** Validates with zod 4; the formats are regular expressions, since its own accept less or more than the contract. */
export const candidate: Candidate = {
  name: "zod",
  validators: makeValidators((name) => (value) => types[name].safeParse(value).success),
};
