import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Candidate } from "../candidate.ts";
import { readSchema } from "./read-schema.ts";

const webhook = addFormats.default(new Ajv2020());
const raster = addFormats.default(new Ajv({ allowUnionTypes: true }));
const compiled = {
  "update-task": webhook.compile(readSchema("update-task")),
  ping: webhook.compile(readSchema("ping")),
  "raster-info": raster.compile(readSchema("raster-info")),
};

/** Validates with plain Ajv, compiled at start, over the published schemas and with ajv-formats in full. */
export const candidate: Candidate = {
  name: "Ajv",
  validators: {
    "update-task": (value) => compiled["update-task"](value),
    ping: (value) => compiled.ping(value),
    "raster-info": (value) => compiled["raster-info"](value),
  },
};
