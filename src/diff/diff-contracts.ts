import { readCause } from "../text/read-cause.ts";
import { type ContractDocument, createDiff, type Diff } from "./change.ts";
import { compareContracts } from "./compare-contracts.ts";
import { isLibrary, readContract } from "./read-contract.ts";

/** Settings of a comparison. */
export interface DiffOptions {
  /** Told what is being done, in a few words, some times a second. Default: nobody is told. */
  readonly onProgress?: (words: string) => void;
}

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
 * Of equal documents one is read.
 *
 * @throws Error when a document is no contract, has a keyword that the reader refuses, or cannot be followed.
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
    const reason = reasonOf(cause);
    throw reason.startsWith("cannot read ")
      ? cause
      : new Error(`cannot compare ${from.name} with ${to.name}: ${reason}`, { cause });
  }
}

/** Tells what a reader stumbled over, in one line. */
function reasonOf(cause: unknown): string {
  if (cause instanceof RangeError) return "a reference leads to itself, or schemas are nested too deep";
  const [line = ""] = readCause(cause).message.split("\n");
  return line;
}
