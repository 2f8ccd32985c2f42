import { loaded } from "#generated/contracts/raster-info.all.js";
import type { LoadedEdition } from "#generated/contracts/types.d.ts";
import type { ValidationError } from "#src/validate/result.ts";

/** An edition of the raster-info format and its validators. */
export interface RasterEdition extends Pick<LoadedEdition, "facts" | "places"> {
  readonly validate: (document: unknown) => readonly ValidationError[];
  /** Members that the edition lists, by the kind of node. */
  readonly known: Readonly<Record<string, ReadonlySet<string>>>;
}

/** All editions of the format, the default first. */
export const rasterEditions: readonly RasterEdition[] = loaded.map(({ facts, places, validate }) => {
  const known = Object.fromEntries(
    ["group", "array"].map((kind) => [kind, new Set(Object.keys(places.definitions[kind]?.members ?? {}))]),
  );
  return { facts, validate: validate.strict, places, known };
});

/** A document under an edition. */
interface Reading {
  readonly edition: RasterEdition;
  readonly errors: readonly ValidationError[];
}

/** Reads a document by an edition. Default: the first that accepts it, else the one with the fewest errors. */
export function readBy(name: string, document: unknown): Reading {
  const chosen = rasterEditions.filter(({ facts }) => name === "" || facts.edition === name);
  const [best] = chosen
    .map((edition) => ({ edition, errors: edition.validate(document) }))
    .sort((a, b) => a.errors.length - b.errors.length);
  if (best === undefined) throw new Error(`cannot read edition "${name}": the viewer lacks it`);
  return best;
}
