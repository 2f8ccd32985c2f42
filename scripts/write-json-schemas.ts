import type { Contract } from "#src/model/contract.ts";
import { schemaPath, unionSchemaPath } from "#src/model/paths.ts";
import { type GeneratedFile, jsonFile } from "./generated-file.ts";
import { makePatternsPortable } from "./make-patterns-portable.ts";
import { publishSchema, publishUnion } from "./publish-schema.ts";

/**
 * Writes the JSON Schemas of an edition: strict and tolerant ones for validators, and the union for code generators.
 */
export function writeJsonSchemas(contract: Contract): GeneratedFile[] {
  const files = [
    jsonFile(schemaPath(contract), makePatternsPortable(publishSchema(contract))),
    jsonFile(schemaPath(contract, "tolerant"), publishSchema(contract, "tolerant")),
  ];
  if (contract.envelopes.length === 0) return files;
  return [...files, jsonFile(unionSchemaPath(contract), makePatternsPortable(publishUnion(contract)))];
}
