import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";
import type { Contract, GeneratedFile } from "./contracts.ts";
import type { OpenApiDocument } from "./openapi-document.ts";
import { knownValues, type Schema } from "./schema.ts";
import { typesFile } from "./types-file.ts";

/** Writes the types of an OpenAPI document: one per schema, operations and webhooks included. */
export async function typesOfOpenApi(contract: Contract, openapi: OpenApiDocument): Promise<GeneratedFile[]> {
  const nodes = await openapiTS(JSON.stringify(openapi), {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    defaultNonNullable: false,
    silent: true,
    transform: (schema) => openVocabulary(schema as unknown as Schema),
  });
  const text = astToString(nodes)
    .replaceAll(/^export type (?:\$defs|operations|paths|webhooks) = Record<string, never>;\n/gm, "")
    .replaceAll(
      /^export interface (paths|webhooks|components|operations) /gm,
      (line, part) => `/** The ${part} of the OpenAPI document. */\n${line}`,
    )
    .replaceAll(/ \(enum property replaced by openapi-typescript\)\n *\* @enum \{string\}/g, "");
  return [typesFile(contract, documentAliases(text, openapi))];
}

/** Gives the alias of each schema the words of the contract: an editor shows them where the type is used. */
function documentAliases(text: string, { components }: OpenApiDocument): string {
  return text.replaceAll(/^export type (\w+) = components\['schemas'\]\['(\w+)'\];$/gm, (line, _, name) => {
    const words = components.schemas[name]?.description;
    return typeof words === "string"
      ? `/** ${words.replaceAll("*/", "*\\/").replaceAll("\n", " ")} */\n${line}`
      : line;
  });
}

/** Prints an open vocabulary so that editors offer the known values while any string is accepted. */
function openVocabulary(schema: Schema): ts.TypeNode | undefined {
  const known = knownValues(schema);
  if (known === undefined) return undefined;
  const { factory } = ts;
  const literals = known.map((value) =>
    factory.createLiteralTypeNode(factory.createStringLiteral(String(value))),
  );
  const anyString = factory.createIntersectionTypeNode([
    factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
    factory.createTypeLiteralNode([]),
  ]);
  return factory.createUnionTypeNode([...literals, factory.createParenthesizedType(anyString)]);
}
