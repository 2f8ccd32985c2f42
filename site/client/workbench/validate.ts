import type { LoadedEdition } from "#generated/contracts/types.d.ts";
import { createExamine } from "#src/explain/examine.ts";
import type { Outcome } from "#src/explain/outcome.ts";
import type { Mode } from "#src/validate/result.ts";

/** A delivery or document to check. */
export interface Given {
  readonly contract: "webhook" | "raster-info";
  /** Name of an edition, or `auto` for the one that accepts the document. */
  readonly edition: string;
  /** The exact bytes: of the file, or of the text in UTF-8. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly secret: string;
  readonly header: string;
  readonly bareDigest: boolean;
}

/** Validates the bytes in a mode, by the same code as the command `validate`. */
export function validate(
  { contract, edition, bytes }: Given,
  mode: Mode,
  loaded: readonly LoadedEdition[],
): Outcome {
  const editions = loaded.filter(({ facts }) => facts.name === contract);
  const outcome = createExamine({ contract: { name: contract, mode, edition }, editions })(bytes);
  // The edition that decided; if one was named, it is that.
  return edition === "auto" ? outcome : { ...outcome, edition };
}
