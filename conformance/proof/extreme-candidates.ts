import { isDeepStrictEqual } from "node:util";
import { defaultEdition } from "#src/explain/contract.ts";
import { findEvent } from "#src/explain/find-event.ts";
import { formatPointer } from "#src/json/pointer.ts";
import { must } from "#src/text/must.ts";
import type { Mode } from "#src/validate/result.ts";
import { documentOf } from "../suites/cases/document-of.ts";
import type { PayloadCase } from "../suites/cases/read-case-files.ts";
import type { Candidate } from "./candidate.ts";
import { caseId } from "./case-id.ts";
import type { Envelope } from "./derive-envelope-mutants.ts";
import { deriveExtremes, type Extreme } from "./derive-extremes.ts";
import { readPublished } from "./read-published.ts";

/** A candidate that is valid in some mode. */
type Accepted = Omit<Candidate, "row"> & { readonly row: Omit<PayloadCase, "mode" | "status"> };

/** Derives deliveries far from the ordinary: what no clause bounds, at many places at once (W-empty). */
export function webhookExtremes(envelopes: readonly Envelope[]): Candidate[] {
  const { slug } = defaultEdition("webhook");
  const extremes = (mode: Mode): Extreme[] =>
    deriveExtremes(
      envelopes.map(({ file, document }) => ({
        name: file,
        schema: readPublished(`${slug}/${mode}/${file}`),
        document,
      })),
    );
  const eventOf = new Map(envelopes.map(({ file, event }) => [file, event]));
  return inModes(extremes, (extreme) => {
    const event = must(eventOf.get(extreme.origin), extreme.origin);
    return {
      slug,
      schema: extreme.origin,
      row: {
        id: caseId(extreme.origin, extreme.kind),
        description: `${event}: ${extreme.phrase}`,
        clause: must(findEvent(event), event).clause,
        decision: "W-empty",
        level: "document",
        sample: extreme.origin,
        ...pointersOf(extreme),
      },
    };
  });
}

/** Derives documents far from the ordinary, of those that show every member (R-zero). */
export function rasterInfoExtremes(
  slug: string,
  origins: readonly { readonly name: string; readonly document: unknown }[],
): Candidate[] {
  const extremes = (mode: Mode): Extreme[] => {
    const schema = readPublished(`${slug}/${mode}/raster-info`);
    return origins.flatMap((origin) => deriveExtremes([{ ...origin, schema }]));
  };
  return inModes(extremes, (extreme) => {
    const { set, repeat } = pointersOf(extreme);
    const found = origins.find(({ name }) => name === extreme.origin);
    const { document } = must(found, extreme.origin);
    return {
      slug,
      schema: "raster-info",
      row: {
        id: caseId("raster-info", extreme.origin, extreme.kind),
        description: `${extreme.origin}: ${extreme.phrase}`,
        clause: "R1",
        decision: "R-zero",
        level: "document",
        document: documentOf({ document, set }),
        ...(repeat !== undefined && { repeat }),
      },
    };
  });
}

/** Makes a case of each extreme: one for both modes where they have the same, as a rule but for texts with a form. */
function inModes(
  derive: (mode: Mode) => readonly Extreme[],
  candidateOf: (extreme: Extreme) => Accepted,
): Candidate[] {
  const byKey = (mode: Mode): ReadonlyMap<string, Extreme> =>
    new Map(derive(mode).map((one) => [`${one.origin} ${one.kind}`, one]));
  const [strict, tolerant] = [byKey("strict"), byKey("tolerant")];
  const as = (extreme: Extreme | undefined, mode: PayloadCase["mode"], suffix = ""): Candidate[] => {
    if (extreme === undefined) return [];
    const { row, ...rest } = candidateOf(extreme);
    return [{ ...rest, row: { ...row, id: row.id + suffix, mode, status: "valid" } }];
  };
  return [...new Set([...strict.keys(), ...tolerant.keys()])].flatMap((key) => {
    const [one, other] = [strict.get(key), tolerant.get(key)];
    if (isDeepStrictEqual(one, other)) return as(one, "both");
    return [...as(one, "strict"), ...as(other, "tolerant", "-tolerant")];
  });
}

/** Writes what an extreme sets and repeats with JSON Pointers. */
export function pointersOf({ set, repeat }: Extreme): Pick<PayloadCase, "set" | "repeat"> {
  return {
    set: Object.fromEntries(set.map(({ steps, value }) => [formatPointer(steps), value])),
    ...(repeat.length > 0 && {
      repeat: Object.fromEntries(repeat.map(({ steps, times }) => [formatPointer(steps), times])),
    }),
  };
}
