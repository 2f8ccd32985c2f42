import { registerSchema, setShouldValidateFormat, validate } from "@hyperjump/json-schema/draft-2020-12";
import "@hyperjump/json-schema/draft-07";
import "@hyperjump/json-schema/formats";
import { judgeAll } from "./judge-all.ts";

setShouldValidateFormat(true);

await judgeAll(async (schema) => {
  const address = String(schema.$id);
  registerSchema(schema as Parameters<typeof registerSchema>[0], address);
  const accepts = await validate(address);
  return (document) => accepts(document as Parameters<typeof accepts>[0]).valid;
});
