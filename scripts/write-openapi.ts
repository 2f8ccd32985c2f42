import type { Contract } from "#src/model/contract.ts";
import { editionDirectory, openApiPath } from "#src/model/paths.ts";
import { type GeneratedFile, jsonFile } from "./generated-file.ts";
import type { CompiledSpec } from "./hub/compile-spec.ts";
import { makeAsyncApi } from "./make-asyncapi.ts";
import { publishOpenApi } from "./publish-openapi.ts";

/** Writes the documents of an edition for other tools: OpenAPI for both sides, and AsyncAPI. */
export function writeOpenApi(contract: Contract, openapi: CompiledSpec): GeneratedFile[] {
  const published = {
    platform: publishOpenApi(openapi.platform),
    receiver: publishOpenApi(openapi.receiver),
  };
  return [
    jsonFile(openApiPath(contract, "platform"), published.platform),
    jsonFile(openApiPath(contract, "receiver"), published.receiver),
    jsonFile(`${editionDirectory(contract)}/asyncapi.json`, makeAsyncApi(published)),
  ];
}
