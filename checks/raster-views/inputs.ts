import { globSync, readFileSync } from "node:fs";
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

/** Documents that an edition accepts, and how many others there are. */
export interface Inputs {
  readonly inputs: readonly Input[];
  readonly refused: number;
}

/** Documents that are made from seeds. */
const SEEDS = 500;

/** Reads the outputs of real programs. */
export function readOutputs(): Inputs {
  const corpus = join(projectRoot, "conformance/corpus");
  const files = globSync("raster-{info,outputs}/*.json", { cwd: corpus }).sort();
  return keepAccepted(
    files.map((name) => {
      const read = readJson(readFileSync(join(corpus, name)));
      return { name, value: read.ok ? read.value : undefined };
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
  return keepAccepted([...cases.map(({ id, document }) => ({ name: id, value: document })), ...made]);
}

/** Keeps what an edition accepts, strictly or tolerantly. */
function keepAccepted(all: readonly { readonly name: string; readonly value: unknown }[]): Inputs {
  const inputs = all
    .filter(({ value }) => detectRasterInfoEdition(value, { mode: "tolerant" }).status === "found")
    // An edition accepts it.
    .map(({ name, value }): Input => ({ name, document: value as RasterDocument }));
  return { inputs, refused: all.length - inputs.length };
}
