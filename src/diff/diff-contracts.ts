import { readErrorDetails } from "../util/error-details.ts";
import { type ContractDocument, createDiff, type Diff } from "./change.ts";
import { compareContracts } from "./compare-contracts.ts";
import { isLibrary, readContract } from "./read-contract.ts";

/** Settings of a comparison. */
export interface DiffOptions {
  /** Receives what is being done, in a few words, several times a second. Default: nothing is reported. */
  readonly onProgress?: (words: string) => void;
}

/**
 * Compares two contracts: what changes from one to the other, for whom, with a document that proves each break.
 *
 * Receivers keep to the old contract and get documents of the new one. A sender keeps to the old contract and the new
 * one reads its documents. An audience without effect is proved safe: no document can break it.
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
 * Equal documents are read once.
 *
 * @throws Error if a document is not a contract, has a keyword that the reader rejects, or cannot be followed.
 */
export function diffContracts(
  from: ContractDocument,
  to: ContractDocument,
  { onProgress = () => {} }: DiffOptions = {},
): Diff {
  try {
    const areLibraries = isLibrary(from.document) && isLibrary(to.document);
    const before = readContract(from, areLibraries);
    if (JSON.stringify(from.document) === JSON.stringify(to.document))
      return createDiff(from.name, to.name, []);
    return compareContracts(before, readContract(to, areLibraries), onProgress);
  } catch (cause) {
    const reason = describeCause(cause);
    throw reason.startsWith("cannot read ")
      ? cause
      : new Error(`cannot compare ${from.name} with ${to.name}: ${reason}`, { cause });
  }
}

/** Describes why a document could not be read, in one line. */
function describeCause(cause: unknown): string {
  if (cause instanceof RangeError) return "a reference leads to itself, or schemas are nested too deep";
  const [line = ""] = readErrorDetails(cause).message.split("\n");
  return line;
}
