import type { EditionFacts } from "#generated/internal/types.d.ts";
import { readEditionSamples } from "../suites/runner/find-later-edition.ts";
import { type PayloadCase, readPayloadCases } from "../suites/runner/read-case-files.ts";
import { addBlockers, findBlockers } from "./block-branches.ts";
import type { Candidate } from "./candidate.ts";
import { caseId } from "./case-id.ts";
import { deriveLonePlaces } from "./derive-lone-places.ts";
import { isProved } from "./is-proved.ts";
import { type RasterOrigin, rasterInfoCandidates } from "./raster-candidates.ts";
import { readPublished } from "./read-published.ts";

/**
 * Derives the cases of a later raster-info edition: from its samples, and the hand-written cases of the default edition.
 *
 * Candidates that two validators do not confirm on its published schemas are left out: a later edition accepts more.
 */
export function deriveRasterInfoCases({ edition, slug }: EditionFacts): readonly PayloadCase[] {
  const written = readPayloadCases("raster-info")
    .filter(({ id }) => !id.startsWith("derived-"))
    // With more branches the errors differ.
    .map(({ errors: _, ...row }) => ({ row, slug, schema: "raster-info" }));
  const origins = readEditionSamples(edition).map(({ name, text }) => {
    const own = name.slice(edition.length + 1);
    return { name: own, id: [own], document: JSON.parse(text) };
  });
  const derived = origins.flatMap((origin) => {
    const candidates = [...rasterInfoCandidates(slug, [origin]), ...loneCandidates(slug, origin)];
    return [...candidates, ...candidates.flatMap(blockedTwins(slug, origin))];
  });
  return [...written, ...derived]
    .flatMap(provedPart)
    .map(({ row }) => ({ ...row, decision: "E-raster", level: "reading" }));
}

/** Keeps a case in the modes that judge it as it says. */
function provedPart({ row, ...rest }: Candidate): readonly Candidate[] {
  const parts = (["both", "strict", "tolerant"] as const)
    .filter((mode) => row.mode === "both" || row.mode === mode)
    .map((mode) => ({ ...rest, row: { ...row, mode } }));
  return parts.filter(isProved).slice(0, 1);
}

function loneCandidates(slug: string, { name, document }: RasterOrigin): Candidate[] {
  const schema = readPublished(`${slug}/strict/raster-info`);
  return deriveLonePlaces({ name, schema, document }).map(({ steps, kind, phrase, document }) => ({
    slug,
    schema: "raster-info",
    row: {
      id: caseId("raster-info", name, ...steps, kind),
      description: `/${steps.join("/")} ${phrase}`,
      clause: "R1",
      level: "reading",
      document,
      mode: "both",
      status: "valid",
    },
  }));
}

/**
 * Makes a variant of a case where no object is taken for another branch of its union.
 *
 * A tolerant reader keeps members that are not listed: a wrong compound is a valid enumeration to it, unless it has a
 * member that an enumeration rejects.
 */
function blockedTwins(slug: string, origin: RasterOrigin): (candidate: Candidate) => readonly Candidate[] {
  const schema = readPublished(`${slug}/strict/raster-info`);
  const blockers = findBlockers({ ...origin, schema });
  return ({ row: { errors: _, ...row }, keyword: __, ...rest }) => {
    const document = addBlockers(row.document, blockers);
    if (document === undefined || row.mode === "strict") return [];
    return [{ ...rest, row: { ...row, id: `${row.id}-blocked`, document, mode: "tolerant" } }];
  };
}
