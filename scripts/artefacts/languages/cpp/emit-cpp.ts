import type { NamedModel } from "../naming.ts";
import { Refusal } from "../refusal.ts";
import { selfHolding } from "../self-holding.ts";
import { emitHeader } from "./emit-header.ts";
import { emitSource } from "./emit-source.ts";
import { typeOf } from "./types.ts";

/**
 * Writes the header and the source of a contract's edition: structs, enumerations and variants, and how they are
 * decoded. The default edition has a header of the short name as well.
 *
 * quicktype's classes have one `optional` for absent and null, and no variant of events.
 *
 * @throws Refusal when two branches of a union are one type in C++.
 */
export function emitCpp(model: NamedModel): ReadonlyMap<string, string> {
  refuseTwins(model);
  const { namespace, short } = model;
  const boxed = selfHolding(model, { nullable: false, branches: false });
  const files = new Map([
    [`include/annotation_contracts/${namespace}.hpp`, emitHeader(model, boxed)],
    [`src/${namespace}.cpp`, emitSource(model, boxed)],
  ]);
  if (short !== undefined) files.set(`include/annotation_contracts/${short}.hpp`, aliasOf(model, short));
  return files;
}

/** Lists the sources of the contracts, as CMake wants them. */
export function cppSources(models: readonly NamedModel[]): string {
  return models
    .map(({ namespace }) => `  src/${namespace}.cpp`)
    .sort()
    .join("\n");
}

function refuseTwins(model: NamedModel): void {
  for (const one of model.declarations) {
    if (one.kind !== "union") continue;
    const types = one.branches.map(({ type }) => typeOf(type));
    const twin = types.find((type, i) => types.indexOf(type) !== i);
    if (twin !== undefined)
      throw new Refusal(model, one.name, `has two branches that are both ${twin} in C++`);
  }
}

function aliasOf({ name, edition, namespace }: NamedModel, short: string): string {
  return `#pragma once

/// @file
/// Types of the contract \`${name}\`, in its default edition ${edition}.

#include "annotation_contracts/${namespace}.hpp"

namespace annotation_contracts {

namespace ${short} = ${namespace};

}  // namespace annotation_contracts
`;
}
