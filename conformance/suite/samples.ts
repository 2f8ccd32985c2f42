import { existsSync, readdirSync, readFileSync } from "node:fs";
import { sourceEdition } from "#src/diagnostics/editions.ts";
import { getOrMake } from "#src/util/get-or-make.ts";
import { dataDirectory } from "./data-directory.ts";

/** A sample, named after its file without its extension: the event and, after a dot, the variant. */
export interface SampleFile {
  readonly name: string;
  readonly text: string;
}

const bytes = new Map<string, Buffer>();

/** Returns the directory of an edition's samples. For the source document's edition, it is `samples/` itself. */
export function locateSamples(edition: string): URL {
  return new URL(edition === sourceEdition("webhook") ? "samples/" : `samples/${edition}/`, dataDirectory);
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
  const directory = locateSamples(edition);
  if (!existsSync(directory)) return [];
  const files = readdirSync(directory).filter((file) => file.endsWith(".json"));
  return files.sort().map((file) => {
    const name = file.slice(0, -".json".length);
    return { name, text: readSampleBytes(name, edition).toString("utf8") };
  });
}
