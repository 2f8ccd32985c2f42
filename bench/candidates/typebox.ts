import Type from "typebox";
import { Compile } from "typebox/compile";
import Format from "typebox/format";
import { type Candidate, makeValidators } from "../candidate.ts";
import { describeContract } from "./describe-contract.ts";

const closed = { additionalProperties: false };
const definitions: Record<string, Type.TSchema> = {};
const types = describeContract<Type.TSchema>({
  text: Type.String(),
  number: Type.Number(),
  integer: Type.Integer(),
  safeInteger: Type.Integer({ minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }),
  boolean: Type.Boolean(),
  anything: Type.Unknown(),
  anyObject: Type.Object({}),
  matching(name, pattern) {
    Format.Set(name, (value) => pattern.test(value));
    return Type.String({ format: name });
  },
  literal: (value) => Type.Literal(value),
  oneOf: (values) => Type.Union(values.map((value) => Type.Literal(value))),
  nullable: (type) => Type.Union([type, Type.Null()]),
  optional: (type) => Type.Optional(type),
  list: (item) => Type.Array(item),
  map: (item) => Type.Unsafe({ type: "object", additionalProperties: item }),
  either: (...branches) => Type.Union([...branches]),
  record: (members) => Type.Object(members, closed),
  partial: (members) => Type.Partial(Type.Object(members), closed),
  named(name, describe) {
    const self = Type.Ref(name);
    definitions[name] = describe(self);
    return self;
  },
});

/** Validates with TypeBox, compiled, with the contract's formats registered. */
export const candidate: Candidate = {
  name: "TypeBox",
  validators: makeValidators((name) => {
    const type = types[name];
    const compiled = Compile(
      name === "raster-info" ? Type.Cyclic({ ...definitions, Root: type }, "Root") : type,
    );
    return (value) => compiled.Check(value);
  }),
};
