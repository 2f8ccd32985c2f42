import type { ReceiverCase } from "#generated/internal/cases-receiver.d.ts";
import type { EditionFacts } from "#generated/internal/types.d.ts";
import { readEditionReceiverCases } from "../suites/receiver/read-edition-receiver-cases.ts";
import { readReceiverCases } from "../suites/runner/read-case-files.ts";
import { deriveEditionCases } from "./derive-edition-cases.ts";

/** Lists the cases of the receiver suite in a later edition, or those of the source document. */
export function listReceiverCases(later: EditionFacts | undefined): readonly ReceiverCase[] {
  return later === undefined
    ? readReceiverCases()
    : readEditionReceiverCases(later, deriveEditionCases(later));
}
