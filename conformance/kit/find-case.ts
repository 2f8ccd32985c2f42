import { suggest } from "#src/util/suggest.ts";

/**
 * Finds a case or vector by its id.
 *
 * ```ts
 * import { findCase, readSignatureVectors } from "annotation-contracts/conformance";
 *
 * console.log(findCase(readSignatureVectors(), "known-pair").verdict.ok); // true
 * ```
 *
 * @throws TypeError when there is none; the message suggests a similar id.
 */
export function findCase<C extends { readonly id: string }>(cases: readonly C[], id: string): C {
  const found = cases.find((one) => one.id === id);
  if (found !== undefined) return found;
  const near = suggest(
    id,
    cases.map((one) => one.id),
  );
  throw new TypeError(
    `cannot find the case "${id}": ${near === undefined ? "there is none" : `did you mean "${near}"?`}`,
  );
}
