import { loosened } from "#src/model/table.ts";
import type { NamedModel } from "./naming.ts";

/** Uses the declarations of strict mode, if tolerant mode differs only in what it ignores. */
export function withStrictness(model: NamedModel): NamedModel {
  const declarations = model.declarations.map((one) => {
    const strict = model.strict?.scope.get(one.name);
    return strict !== undefined && JSON.stringify(loosened(strict)) === JSON.stringify(one) ? strict : one;
  });
  return { ...model, declarations, scope: new Map(declarations.map((one) => [one.name, one])) };
}
