import { readdirSync, readFileSync } from "node:fs";
import { assertDefined } from "#src/util/assert-defined.ts";
import { getOrMake } from "#src/util/get-or-make.ts";
import { contracts } from "../../contracts.config.ts";
import { packageDirectory } from "./data-directory.ts";

/** A sample, named after its file without its extension: the event and, after a dot, the variant. */
export interface SampleFile {
  readonly name: string;
  readonly text: string;
}

const bytes = new Map<string, Buffer>();

/** Directories of samples by edition. */
const directories = new Map(
  contracts.flatMap(({ editions }) => editions.map(({ edition, samples }) => [edition, samples] as const)),
);

/** Returns the directory of an edition's samples. */
export function locateSamples(edition: string): URL {
  return new URL(assertDefined(directories.get(edition), `samples of edition ${edition}`), packageDirectory);
}

/**
 * Reads the bytes of a sample of an edition, exactly as in its file: a signature covers these bytes (W5.1).
 *
 * @throws Error if it does not exist.
 */
export function readSampleBytes(name: string, edition: string): Buffer {
  const url = new URL(`${name}.json`, locateSamples(edition));
  return getOrMake(bytes, url.href, () => readFileSync(url));
}

/** Reads the samples of an edition, if it has any, in the order of their names. */
export function readSamples(edition: string): readonly SampleFile[] {
  if (directories.get(edition) === undefined) return [];
  const files = readdirSync(locateSamples(edition)).filter((file) => file.endsWith(".json"));
  return files.sort().map((file) => {
    const name = file.slice(0, -".json".length);
    return { name, text: readSampleBytes(name, edition).toString("utf8") };
  });
}
