import type { Contract } from "#src/model/contract.ts";
import { editionDirectory, openApiPath } from "#src/model/paths.ts";
import { type GeneratedFile, jsonFile } from "./generated-file.ts";
import type { OpenApiDocument } from "./hub/openapi-document.ts";
import { makeAsyncApi } from "./make-asyncapi.ts";
import { publishOpenApi } from "./publish-openapi.ts";

/** Writes the documents of an edition for other tools: OpenAPI of both sides, and AsyncAPI. */
export function writeOpenApi(contract: Contract, openapi: OpenApiDocument): GeneratedFile[] {
  const published = publishOpenApi(openapi);
  return [
    jsonFile(openApiPath(contract, "platform"), published.platform),
    jsonFile(openApiPath(contract, "receiver"), published.receiver),
    jsonFile(`${editionDirectory(contract)}/asyncapi.json`, makeAsyncApi(published)),
  ];
}
