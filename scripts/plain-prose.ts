import type { Contract } from "#src/model/contract.ts";
import { mapSchema, mapValues, type Schema } from "#src/model/schema.ts";
import { citationPattern } from "./citation.ts";

const code = new RegExp(`^${citationPattern}$`);

/** Text for readers, and the clauses and decisions that it cited. */
export interface Prose {
  readonly text: string;
  readonly clauses: readonly string[];
}

/**
 * Separates the clauses and decisions from a description: `Old values (W6.3, until 2.74).` becomes `Old values (until
 * 2.74).` with the clause `W6.3`.
 */
export function readProse(description: string): Prose {
  const clauses: string[] = [];
  const lifted = description.replaceAll(/ \(([^()]*)\)/g, (group: string, inside: string) => {
    const parts = inside.split(/[,;] /);
    const rest = parts.filter((part) => !code.test(part));
    if (rest.length === parts.length) return group;
    clauses.push(...parts.filter((part) => code.test(part)));
    return rest.length === 0 ? "" : ` (${rest.join(", ")})`;
  });
  const text = lifted.replaceAll(/Explanation: (.)/g, (_, first: string) => first.toUpperCase());
  return { text, clauses: [...new Set(clauses)] };
}

/** Removes clauses and decisions from all descriptions of a contract, for readers. */
export function describePlainly(contract: Contract): Contract {
  const describe = (schema: Schema): Schema =>
    mapSchema(schema, (node) =>
      typeof node.description === "string"
        ? { ...node, description: readProse(node.description).text }
        : node,
    );
  const { definitions, main } = contract;
  return {
    ...contract,
    definitions: mapValues(definitions, describe),
    main: { ...main, schema: describe(main.schema) },
  };
}
