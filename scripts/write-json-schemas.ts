import { contractInMode } from "./contract-in-mode.ts";
import { type Contract, type GeneratedFile, type Mode, modes, type Root } from "./contracts.ts";
import { makePatternsPortable } from "./make-patterns-portable.ts";
import { isWhole } from "./model/check-keywords.ts";
import { mapSchema, mapValues, omit, reachable, type Schema } from "./schema.ts";

/** Writes the JSON Schemas of a contract: in each mode the whole contract, and each event alone. */
export function writeJsonSchemas(contract: Contract): GeneratedFile[] {
  return modes.flatMap((mode) => {
    const schemaOf = createPublication(contract, mode);
    return [contract.main, ...contract.parts].map((root) => ({
      path: `generated/json-schema/${contract.slug}/${mode}/${root.name}.schema.json`,
      text: `${JSON.stringify(makePatternsPortable(schemaOf(root)), null, 2)}\n`,
      from: contract.source,
    }));
  });
}

/** Makes the schema of one document type as it is published: self-contained, standard keywords only. */
export function publishedSchema(contract: Contract, root: Root, mode: Mode): Schema {
  return createPublication(contract, mode)(root);
}

/** Prepares what the schemas of all document types share, which takes longer than one of them. */
function createPublication(contract: Contract, mode: Mode): (root: Root) => Schema {
  const { name, edition, dialect, definitionsKeyword, idBase } = contract;
  const inMode = contractInMode(contract, mode);
  const definitions = mapValues(inMode.definitions, publish);
  // References by name or address may point anywhere.
  const needsAll = isWhole(contract);
  return (root) => {
    const own = [inMode.main, ...inMode.parts].find((one) => one.name === root.name) ?? root;
    const schema = publish(own.schema);
    return {
      $schema: dialect,
      $id: `${idBase}/${name}/${edition}/${mode}/${root.name}.schema.json`,
      title: root.type,
      ...schema,
      ...(mode === "tolerant" && { description: readTolerantly(schema.description) }),
      [definitionsKeyword]: needsAll ? definitions : reachable([schema], definitions),
    };
  };
}

/** Says of a tolerant schema what its descriptions, which are those of the strict one, do not: what is not asserted. */
function readTolerantly(description: unknown): string {
  const said = typeof description === "string" ? `${description} ` : "";
  return `${said}Read tolerantly: unknown members are kept; formats and patterns, described as a sender owes them, are not asserted (W-modes).`;
}

/** Takes out what the pipeline alone understands. */
function publish(schema: Schema): Schema {
  return mapSchema(schema, (node) => omit(node, ...Object.keys(node).filter((key) => key.startsWith("x-"))));
}
