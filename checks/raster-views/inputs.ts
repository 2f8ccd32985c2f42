import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createRasterInfo } from "#conformance/kit/factory/create-raster-info.ts";
import { readPayloadCases } from "#conformance/suites/runner/read-case-files.ts";
import { detectRasterInfoEdition } from "#generated/modules/editions.ts";
import { projectRoot } from "#scripts/sources/files.ts";
import { readJson } from "#src/json/read-json.ts";
import type { RasterDocument } from "#src/raster-info/raster-document.ts";

/** A document with its name. */
export interface Input {
  readonly name: string;
  readonly document: RasterDocument;
}

/** Documents, and files that are not documents, each with the reason. */
export interface Inputs {
  readonly inputs: readonly Input[];
  readonly refused: readonly string[];
}

/** Documents that are made from seeds. */
const SEEDS = 500;

/** Reads the outputs of real programs. */
export function readOutputs(): Inputs {
  const corpus = join(projectRoot, "conformance/corpus");
  const files = ["raster-info", "raster-outputs"].flatMap((folder) =>
    readdirSync(join(corpus, folder))
      .filter((name) => name.endsWith(".json"))
      .map((name) => join(folder, name)),
  );
  return sort(
    files.map((name) => {
      const read = readJson(readFileSync(join(corpus, name)));
      return read.ok ? { name, value: read.value } : { name, refusal: read.error.reason };
    }),
  );
}

/** Reads the documents of the cases, and makes some from seeds. */
export function readDerived(): Inputs {
  const cases = readPayloadCases("raster-info").filter(
    (one) => "document" in one && one.repeat === undefined,
  );
  const made = Array.from({ length: SEEDS }, (_, seed) => ({
    name: `seed ${seed}`,
    value: createRasterInfo(seed),
  }));
  return sort([...cases.map(({ id, document }) => ({ name: id, value: document })), ...made]);
}

/** Keeps what an edition accepts, strictly or tolerantly. */
function sort(
  all: readonly ({ readonly name: string } & ({ readonly value: unknown } | { readonly refusal: string }))[],
): Inputs {
  const inputs: Input[] = [];
  const refused: string[] = [];
  for (const one of all) {
    if ("refusal" in one) refused.push(one.refusal);
    else if (detectRasterInfoEdition(one.value, { mode: "tolerant" }).status === "found")
      // An edition accepts it.
      inputs.push({ name: one.name, document: one.value as RasterDocument });
    else refused.push("invalid in every edition");
  }
  return { inputs, refused };
}
