import { compile } from "json-schema-to-typescript";
import type { Contract, GeneratedFile } from "./contracts.ts";
import { mapSchema, omit, type Schema } from "./schema.ts";
import { typesFile } from "./types-file.ts";
import { publishedSchema } from "./write-json-schemas.ts";

/** Writes the types of a hand-written schema. */
export async function typesOfSchema(contract: Contract): Promise<GeneratedFile[]> {
  const schema = mapSchema(publishedSchema(contract, contract.main, "strict"), widen);
  const text = await compile(schema as Parameters<typeof compile>[0], contract.main.type, {
    bannerComment: "",
    format: true,
  });
  return [typesFile(contract, text)];
}

/** Takes out what json-schema-to-typescript would make too narrow a type of: some members alone, or some values. */
function widen(schema: Schema): Schema {
  const plain = omit(schema, "if", "then", "else");
  return schema.patternProperties === undefined
    ? plain
    : omit(plain, "patternProperties", "additionalProperties");
}
