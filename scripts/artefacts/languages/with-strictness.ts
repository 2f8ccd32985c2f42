import { loosened } from "#src/model/table.ts";
import type { NamedModel } from "./naming.ts";

/** Takes declarations as a sender owes them, where a tolerant reader's are the same but for what it passes over. */
export function withStrictness(model: NamedModel): NamedModel {
  const declarations = model.declarations.map((one) => {
    const strict = model.strict?.scope.get(one.name);
    return strict !== undefined && JSON.stringify(loosened(strict)) === JSON.stringify(one) ? strict : one;
  });
  return { ...model, declarations, scope: new Map(declarations.map((one) => [one.name, one])) };
}
