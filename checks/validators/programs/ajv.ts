import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { judgeAll } from "./judge-all.ts";

await judgeAll((schema) => {
  const dialect = String(schema.$schema).includes("draft-07") ? Ajv : Ajv2020;
  const ajv = new dialect({ strictTypes: false });
  addFormats.default(ajv);
  return ajv.compile(schema) as (document: unknown) => boolean;
});
