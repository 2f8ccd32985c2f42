import { editions } from "#generated/facts/editions.js";
import type { EditionFacts, Places } from "#generated/facts/facts.d.ts";
import * as places2019 from "#generated/facts/raster-info-2019/places.js";
import * as places2026 from "#generated/facts/raster-info-2026/places.js";
import * as placesObserved from "#generated/facts/raster-info-observed/places.js";
import { validate as validate2019 } from "#generated/validators/raster-info-2019/strict/raster-info.js";
import { validate as validate2026 } from "#generated/validators/raster-info-2026/strict/raster-info.js";
import { validate as validateObserved } from "#generated/validators/raster-info-observed/strict/raster-info.js";
import type { ValidationError } from "#src/validate/result.ts";

/** An edition of the raster-info format, with what reads its documents. */
export interface RasterEdition {
  readonly facts: EditionFacts;
  readonly validate: (document: unknown) => readonly ValidationError[];
  /** Members that the edition lists, by the kind of node. */
  readonly known: Readonly<Record<string, ReadonlySet<string>>>;
}

/** What a script of the page brings along; a bundle needs each by name. */
const modules: Readonly<Record<string, Pick<RasterEdition, "validate"> & { readonly places: Places }>> = {
  "2019": { validate: validate2019, places: places2019 },
  "2026": { validate: validate2026, places: places2026 },
  observed: { validate: validateObserved, places: placesObserved },
};

/** All editions of the format, the default first. */
export const rasterEditions: readonly RasterEdition[] = editions
  .filter(({ name }) => name === "raster-info")
  .map((facts) => {
    const module = modules[facts.edition];
    if (module === undefined) throw new Error(`cannot read edition "${facts.edition}": the viewer lacks it`);
    const { definitions } = module.places;
    const known = Object.fromEntries(
      ["group", "array"].map((kind) => [kind, new Set(Object.keys(definitions[kind]?.members ?? {}))]),
    );
    return { facts, validate: module.validate, known };
  });

/** A document under an edition. */
export interface Reading {
  readonly edition: RasterEdition;
  readonly errors: readonly ValidationError[];
}

/** Reads a document by an edition; without its name, by the first that takes it, or else the one with the fewest errors. */
export function readBy(name: string, document: unknown): Reading {
  const chosen = rasterEditions.filter(({ facts }) => name === "" || facts.edition === name);
  const [best] = chosen
    .map((edition) => ({ edition, errors: edition.validate(document) }))
    .sort((a, b) => a.errors.length - b.errors.length);
  if (best === undefined) throw new Error(`cannot read edition "${name}": the viewer lacks it`);
  return best;
}
