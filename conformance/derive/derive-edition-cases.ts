import type { EditionFacts } from "#generated/internal/types.d.ts";
import { getOrMake } from "#src/util/get-or-make.ts";
import type { PayloadCase } from "../suites/runner/read-case-files.ts";
import { deriveDeliveryCases } from "./derive-delivery-cases.ts";
import { deriveRasterInfoCases } from "./derive-raster-info-cases.ts";

const derived = new Map<string, readonly PayloadCase[]>();

/** Derives the payload cases of a later edition of either contract, once. */
export function deriveEditionCases(facts: EditionFacts): readonly PayloadCase[] {
  const derive = facts.name === "webhook" ? deriveDeliveryCases : deriveRasterInfoCases;
  return getOrMake(derived, facts.slug, () => derive(facts));
}
