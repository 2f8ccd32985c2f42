import {
  type Branch,
  listBranches,
  listTypes as listTypesOf,
} from "../../conformance/case-generation/walk-document.ts";
import type { Definitions as Published } from "../../conformance/suite/published-schema.ts";
import type { Schema } from "../../src/model/schema.ts";

/** The definitions of a schema by name. */
export type Definitions = Readonly<Record<string, Schema>>;

/** A schema that may apply to a value at a place, after resolving references and unions. */
export interface Leaf {
  readonly schema: Schema;
  readonly name: string;
}

/** Lists the definitions of a schema, under either keyword. */
export function readDefinitions({ $defs, definitions }: Schema): Definitions {
  return ($defs ?? definitions ?? {}) as Definitions;
}

/** Lists the branches of a schema: references are followed, unions opened. */
export function listLeaves(definitions: Definitions, schema: Schema): readonly Leaf[] {
  return listBranches(
    definitions as unknown as Published,
    schema as Branch["schema"],
  ) as unknown as readonly Leaf[];
}

/** Lists the JSON types that branches allow between them. */
export function listTypes(leaves: readonly Leaf[]): ReadonlySet<string> {
  return listTypesOf(leaves as unknown as readonly Branch[]);
}
