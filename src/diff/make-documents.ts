import type { Json } from "../model/model.ts";
import type { ContractDocument } from "./change.ts";
import { readContract } from "./read-contract.ts";
import { Shapes } from "./shape.ts";
import { Values } from "./values.ts";
import { View } from "./view.ts";

/**
 * Makes documents that fit a schema, whatever its conditions; none where none is found.
 *
 * @throws Error when it is no contract, or has a keyword that the reader refuses.
 */
export function* makeDocuments(contract: ContractDocument): Generator<Json> {
  const view = new View(readContract(contract));
  const values = new Values();
  for (const { schema: node } of view.entries)
    for (const arm of new Shapes().of([{ view, node }]).arms)
      yield* values.basic(arm).toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length);
}
