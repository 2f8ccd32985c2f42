import type { EditionFacts } from "#generated/facts/facts.d.ts";
import type { PayloadCase } from "../suites/cases/read-case-files.ts";
import { deriveDeliveryCases } from "./derive-delivery-cases.ts";
import { deriveRasterInfoCases } from "./derive-raster-info-cases.ts";

const derived = new Map<string, readonly PayloadCase[]>();

/** Derives the payload cases of a later edition of either contract, once. */
export function deriveEditionCases(facts: EditionFacts): readonly PayloadCase[] {
  const known = derived.get(facts.slug);
  if (known !== undefined) return known;
  const cases = facts.name === "webhook" ? deriveDeliveryCases(facts) : deriveRasterInfoCases(facts);
  derived.set(facts.slug, cases);
  return cases;
}
