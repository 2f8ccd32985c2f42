import { itemAt } from "#src/util/item-at.ts";
import { snakeCase } from "../names.ts";
import type { Carried, NamedModel } from "../naming.ts";
import { Refusal } from "../refusal.ts";
import { selfHolding } from "../self-holding.ts";
import { emitEditionsHeader, emitEditionsSource } from "./emit-editions.ts";
import { emitHeader } from "./emit-header.ts";
import { emitSource } from "./emit-source.ts";
import { inOrder } from "./in-order.ts";
import { writeType } from "./types.ts";

/**
 * Writes the header and the source of each edition of a contract: structs, enumerations and variants, and its table; and
 * those that read any edition.
 *
 * quicktype's classes have one `optional` for absent and null, and no variant of events.
 */
export function emitCpp(editions: readonly Carried[]): ReadonlyMap<string, string> {
  const files = editions.flatMap((one) => {
    const boxed = selfHolding(one.model, { nullable: false, branches: false });
    return [
      [`include/annotation_contracts/${one.model.namespace}.hpp`, emitHeader(one.model, boxed)],
      [`src/${one.model.namespace}.cpp`, emitSource(one)],
    ] as const;
  });
  const shared = snakeCase(itemAt(editions, 0).contract.name);
  return new Map([
    ...files,
    [`include/annotation_contracts/${shared}.hpp`, emitEditionsHeader(editions, shared)],
    [`src/${shared}.cpp`, emitEditionsSource(editions, shared)],
  ]);
}

/** Checks that C++ carries a contract. @throws Refusal when two branches of a union are one type in C++. */
export function checkCpp(model: NamedModel): void {
  for (const one of model.declarations) {
    if (one.kind !== "union") continue;
    const types = one.branches.map(({ type }) => writeType(type));
    const twin = types.find((type, i) => types.indexOf(type) !== i);
    if (twin !== undefined)
      throw new Refusal(model, one.name, `has two branches that are both ${twin} in C++`);
  }
  inOrder(model, selfHolding(model, { nullable: false, branches: false }));
}
