import type { ContractModel } from "../model.ts";
import { snakeCase } from "../names.ts";
import { headerOf } from "./header.ts";
import { sourceOf } from "./source.ts";
import type { Scope } from "./types.ts";

/**
 * Writes the header and the source of each contract: structs, enumerations and variants, and how they are decoded.
 *
 * quicktype's classes have one `optional` for absent and null, and no variant of events.
 */
export function emitCpp(models: readonly ContractModel[]): ReadonlyMap<string, string> {
  return new Map(
    models.flatMap((model) => {
      const scope: Scope = new Map(model.declarations.map((one) => [one.name, one]));
      const name = snakeCase(model.name);
      return [
        [`include/annotation_contracts/${name}.hpp`, headerOf(model, scope)],
        [`src/${name}.cpp`, sourceOf(model, scope)],
      ] as const;
    }),
  );
}
