import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { type Candidate, makeValidators } from "../candidate.ts";
import { readSchema } from "./read-schema.ts";

const webhook = addFormats.default(new Ajv2020());
const raster = addFormats.default(new Ajv({ allowUnionTypes: true }));

/** Validates with plain Ajv, compiled at start, over the published schemas and with ajv-formats in full. */
export const candidate: Candidate = {
  name: "Ajv",
  validators: makeValidators((name) => {
    const validate = (name === "raster-info" ? raster : webhook).compile(readSchema(name));
    return (value) => validate(value);
  }),
};
