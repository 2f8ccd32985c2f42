import * as v from "valibot";
import { type Candidate, makeValidators } from "../candidate.ts";
import { describeContract } from "./describe-contract.ts";

const text = v.string();
const types = describeContract<v.GenericSchema>({
  text,
  number: v.number(),
  integer: v.pipe(v.number(), v.integer()),
  safeInteger: v.pipe(v.number(), v.safeInteger()),
  boolean: v.boolean(),
  anything: v.unknown(),
  anyObject: v.looseObject({}),
  matching: (_, pattern) => v.pipe(text, v.regex(pattern)),
  literal: (value) => v.literal(value),
  oneOf: (values) => v.picklist(values),
  nullable: (type) => v.nullable(type),
  optional: (type) => v.optional(type),
  list: (item) => v.array(item),
  map: (item) => v.record(text, item),
  either: (...branches) => v.union(branches),
  record: (members) => v.strictObject(members),
  partial: (members) => v.partial(v.strictObject(members)),
  named(_, describe) {
    const type: v.GenericSchema = describe(v.lazy(() => type));
    return type;
  },
});

/** Validates with valibot; the formats are regular expressions, since its own accept less or more than the contract. */
export const candidate: Candidate = {
  name: "valibot",
  validators: makeValidators((name) => (value) => v.is(types[name], value)),
};
