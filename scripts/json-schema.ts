import { type Contract, type GeneratedFile, type Mode, modes, type Root } from "./contracts.ts";
import { mapSchema, mapValues, omit, reachable, type Schema } from "./schema.ts";

/** Derives the strict or tolerant form of a schema; every rule of the two modes stands here. */
export function inMode(schema: Schema, mode: Mode): Schema {
  return mapSchema(schema, mode === "strict" ? strict : tolerant);
}

/** What a sender owes: no unknown member, every format asserted. */
function strict(schema: Schema): Schema {
  return schema.properties === undefined ? schema : { ...schema, additionalProperties: false };
}

/** How a receiver reads: unknown members are kept, formats are not asserted; types and required members are. */
function tolerant(schema: Schema): Schema {
  const loose = omit(schema, "format", "pattern");
  return schema.additionalProperties === false ? omit(loose, "additionalProperties") : loose;
}

/** Writes the JSON Schemas of a contract: in each mode the whole contract, and each event alone. */
export function writeJsonSchemas(contract: Contract): GeneratedFile[] {
  return modes.flatMap((mode) =>
    [contract.main, ...contract.parts].map((root) => ({
      path: `generated/json-schema/${contract.slug}/${mode}/${root.name}.schema.json`,
      text: `${JSON.stringify(publishedSchema(contract, root, mode), null, 2)}\n`,
      from: contract.source,
    })),
  );
}

/** Makes the schema of one document type as it is published: self-contained, standard keywords only. */
export function publishedSchema(contract: Contract, root: Root, mode: Mode): Schema {
  const { name, edition, dialect, definitionsKeyword, idBase } = contract;
  const schema = publish(inMode(root.schema, mode));
  const definitions = mapValues(contract.definitions, (definition) => publish(inMode(definition, mode)));
  return {
    $schema: dialect,
    $id: `${idBase}/${name}/${edition}/${mode}/${root.name}.schema.json`,
    title: root.type,
    ...schema,
    [definitionsKeyword]: reachable([schema], definitions),
  };
}

/** Takes out what the pipeline alone understands. */
function publish(schema: Schema): Schema {
  return mapSchema(schema, (node) => omit(node, ...Object.keys(node).filter((key) => key.startsWith("x-"))));
}
