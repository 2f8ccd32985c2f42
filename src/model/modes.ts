import { type Contract, envelope, type Mode } from "./contract.ts";
import { mapSubschemas, mapValues, omit, type Schema } from "./schema.ts";

/**
 * Derives the strict or tolerant form of every schema of a contract. The rules of the modes (W-modes) are here;
 * `src/diff/check-value.ts` follows them for published schemas.
 */
export function readInMode(contract: Contract, mode: Mode): Contract {
  const { definitions, main } = contract;
  const change = (schema: Schema): Schema => inMode(schema, mode);
  return {
    ...contract,
    mode,
    definitions: mapValues(definitions, change),
    main: { ...main, schema: change(main.schema) },
  };
}

/** Derives the strict or tolerant form of a schema. */
export function inMode(schema: Schema, mode: Mode): Schema {
  const inner = mapSubschemas(schema, (one) => inMode(one, mode));
  // For senders: unknown properties are rejected, including `$schema` (W-schema, R-schema), and formats are asserted.
  if (mode === "strict") {
    const isOpen = inner.properties === undefined || inner.additionalProperties !== undefined;
    return isOpen ? inner : { ...inner, additionalProperties: false };
  }
  // For receivers: unknown properties and their old values are kept, and formats are not asserted (R-tolerant).
  const closing = inner.additionalProperties === false ? ["additionalProperties"] : [];
  return omit(inner, "format", "pattern", envelope.before.mark, ...closing);
}
