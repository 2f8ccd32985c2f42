import { isWhole } from "./check-keywords.ts";
import type { Contract, Mode, Root } from "./contract.ts";
import { contractInMode } from "./contract-in-mode.ts";
import { mapSchema, mapValues, omit, reachable, type Schema } from "./schema.ts";

/** Makes the published schema of one document type: self-contained, with standard keywords only. */
export function publishedSchema(contract: Contract, root: Root, mode: Mode): Schema {
  return createPublication(contract, mode)(root);
}

/** Prepares what the schemas of all document types share, which takes longer than a single schema. */
export function createPublication(contract: Contract, mode: Mode): (root: Root) => Schema {
  const { name, edition, dialect, definitionsKeyword, idBase } = contract;
  const inMode = contractInMode(contract, mode);
  const definitions = mapValues(inMode.definitions, publish);
  // References by name or address may point anywhere.
  const needsAll = isWhole(contract);
  return (root) => {
    const own = [inMode.main, ...inMode.parts].find((one) => one.name === root.name) ?? root;
    const schema = publish(own.schema);
    const $id = `${idBase}/${name}/${edition}/${mode}/${root.name}.schema.json`;
    return {
      $schema: dialect,
      $id,
      title: root.type,
      ...schema,
      ...(mode === "tolerant" && { description: readTolerantly(schema.description) }),
      [definitionsKeyword]: needsAll ? definitions : reachable([schema], definitions),
    };
  };
}

/** Adds to the description, which is that of the strict schema, what a tolerant schema does not assert. */
function readTolerantly(description: unknown): string {
  const said = typeof description === "string" ? `${description} ` : "";
  return `${said}Read tolerantly: unknown members are kept; formats and patterns, described as a sender owes them, are not asserted (W-modes).`;
}

/** Removes what only the pipeline understands, and writes an empty list of values as Ajv takes it. */
function publish(schema: Schema): Schema {
  return mapSchema(schema, (node) => {
    const own = omit(node, ...Object.keys(node).filter((key) => key.startsWith("x-")));
    return own.enum?.length === 0 ? { ...omit(own, "enum"), not: {} } : own;
  });
}
