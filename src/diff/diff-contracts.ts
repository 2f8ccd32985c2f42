import type { ContractDocument, Diff } from "./change.ts";
import { compareViews } from "./compare-views.ts";
import { readViews } from "./read-views.ts";

/**
 * Compares two contracts: what changes from one to the other, for whom, each break with a document that proves it.
 *
 * Receivers keep to the contract before and get documents of the contract after; a sender keeps to the contract before
 * and is read by the contract after. An audience without effect is proved safe: no document can break it.
 *
 * ```ts
 * import { diffContracts } from "annotation-contracts/diff";
 *
 * const contract = (name: string, status: object) => ({
 *   name,
 *   document: { $schema: "https://json-schema.org/draft/2020-12/schema", type: "object", properties: { status } },
 * });
 * const diff = diffContracts(contract("before", { type: "string" }), contract("after", { enum: ["new"] }));
 * console.log(diff.verdict); // major
 * ```
 *
 * @throws Error when a document is no contract, or has a keyword that the reader refuses.
 */
export function diffContracts(from: ContractDocument, to: ContractDocument): Diff {
  return compareViews({ name: from.name, views: readViews(from) }, { name: to.name, views: readViews(to) });
}
