import { type Contract, envelope, type Mode } from "./contract.ts";
import type { Declaration, Model, Type } from "./model.ts";
import { mapSubschemas, mapValues, omit, type Schema } from "./schema.ts";

/** Derives the strict or tolerant form of every schema of a contract. All rules of the modes are in this file (W-modes). */
export function readInMode(contract: Contract, mode: Mode): Contract {
  const { definitions, main } = contract;
  const change = (schema: Schema): Schema => inMode(schema, mode);
  return {
    ...contract,
    definitions: mapValues(definitions, change),
    main: { ...main, schema: change(main.schema) },
  };
}

/** Derives the strict or tolerant form of a schema. */
export function inMode(schema: Schema, mode: Mode): Schema {
  const inner = mapSubschemas(schema, (one) => inMode(one, mode));
  // What a sender owes: no unknown property, `$schema` included (W-schema, R-schema), every format asserted.
  if (mode === "strict") {
    const isOpen = inner.properties === undefined || inner.additionalProperties !== undefined;
    return isOpen ? inner : { ...inner, additionalProperties: false };
  }
  // How a receiver reads: unknown properties and their old values are kept, formats not asserted (R-tolerant).
  const closing = inner.additionalProperties === false ? ["additionalProperties"] : [];
  return omit(inner, "format", "pattern", envelope.before.mark, ...closing);
}

/** Makes the model of a tolerant reader: it keeps unknown properties, and asserts no formats (R-tolerant). */
export function makeTolerant(strict: Model): Model {
  return { ...strict, declarations: strict.declarations.map(loosen) };
}

/** Removes from a declaration what a tolerant reader does not assert. */
function loosen(one: Declaration): Declaration {
  switch (one.kind) {
    case "record": {
      const { before: _, ...record } = one;
      const properties = one.properties.map((row) => ({ ...row, type: loosenType(row.type) }));
      return { ...record, properties, closed: false };
    }
    case "alias":
      return { ...one, type: loosenType(one.type) };
    case "union":
      return { ...one, branches: one.branches.map((row) => ({ ...row, type: loosenType(row.type) })) };
    default:
      return one;
  }
}

function loosenType(type: Type): Type {
  switch (type.kind) {
    case "string":
      return { kind: "string" };
    case "list":
      return { ...type, items: loosenType(type.items) };
    case "map":
      return { ...type, values: loosenType(type.values) };
    case "nullable":
      return { ...type, of: loosenType(type.of) };
    default:
      return type;
  }
}
