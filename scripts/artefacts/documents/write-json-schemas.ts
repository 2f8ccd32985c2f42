import { type Contract, modes } from "#src/model/contract.ts";
import { createPublication } from "#src/model/published-schema.ts";
import type { GeneratedFile } from "../../sources/generated-file.ts";
import { makePatternsPortable } from "./make-patterns-portable.ts";

/** Writes the JSON Schemas of a contract: in each mode the whole contract, and each event alone. */
export function writeJsonSchemas(contract: Contract): GeneratedFile[] {
  return modes.flatMap((mode) => {
    const publish = createPublication(contract, mode);
    return [contract.main, ...contract.parts].map((root) => ({
      path: `generated/json-schema/${contract.slug}/${mode}/${root.name}.schema.json`,
      text: `${JSON.stringify(makePatternsPortable(publish(root)), null, 2)}\n`,
      from: contract.source,
    }));
  });
}
