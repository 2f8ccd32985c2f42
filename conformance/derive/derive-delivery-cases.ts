import type { EditionFacts } from "#generated/internal/types.d.ts";
import { makeDocument } from "../suites/runner/make-document.ts";
import type { PayloadCase } from "../suites/runner/read-case-files.ts";
import { deriveDeliveries, isPlain } from "./delivery-candidates.ts";
import { sortsOfUnions } from "./derive-extremes.ts";
import { deriveNeighbourCases } from "./derive-neighbour-cases.ts";
import { deriveWholes } from "./derive-wholes.ts";
import { listModes } from "./is-proved.ts";
import { compilePlain } from "./is-valid-independently.ts";
import { readEditionOrigins } from "./read-edition-origins.ts";
import { readPublished } from "./read-published.ts";

/**
 * Derives the payload cases of a later webhook edition from its samples and its published schema: each keyword
 * broken at each member of each definition, names that are not events, and values that no clause bounds.
 *
 * Candidates that plain Ajv does not confirm are left out: a sender with one wrong member may be a sender of another shape.
 */
export function deriveDeliveryCases(facts: EditionFacts): readonly PayloadCase[] {
  const { slug } = facts;
  const origins = readEditionOrigins(facts);
  const rows = [
    ...deriveDeliveries(origins, sortsOfUnions).map(({ row }) => row),
    ...deriveWholes(origins),
    ...deriveNeighbourCases(facts, origins.filter(isPlain)),
  ];
  const judges = {
    strict: compilePlain(readPublished(`${slug}/strict`)),
    tolerant: compilePlain(readPublished(`${slug}/tolerant`)),
  };
  return rows.map(withoutErrorsOfSender).filter((row) => {
    const document = makeDocument(row);
    return listModes(row).every((mode) => judges[mode](document) === (row.status === "valid"));
  });
}

/** No member of a sender says which shape it has, so the errors may be those of another shape (E-sender). */
function withoutErrorsOfSender({ errors, ...row }: PayloadCase): PayloadCase {
  const isOfSender = errors?.some(({ path }) => path.startsWith("/sender/"));
  return errors === undefined || isOfSender ? row : { ...row, errors };
}
