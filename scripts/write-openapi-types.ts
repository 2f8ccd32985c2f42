import openapiTS, { astToString } from "openapi-typescript";
import type { Contract } from "#src/model/contract.ts";
import { editionDirectory } from "#src/model/paths.ts";
import { codeFile, type GeneratedFile } from "./generated-file.ts";
import type { OpenApiDocument } from "./hub/openapi-document.ts";
import { writeProse } from "./publish-openapi.ts";

/** Writes the types of an OpenAPI document's operations and webhooks, for typed clients. */
export async function writeOpenApiTypes(
  contract: Contract,
  openapi: OpenApiDocument,
): Promise<GeneratedFile> {
  const nodes = await openapiTS(JSON.stringify(writeProse(openapi)), {
    defaultNonNullable: false,
    silent: true,
  });
  const text = astToString(nodes).replaceAll(
    /^export interface (paths|webhooks|components|operations) /gm,
    (line, part) => `/** The ${part} of the OpenAPI document. */\n${line}`,
  );
  return codeFile(`${editionDirectory(contract)}/openapi.d.ts`, contract.source, text);
}
