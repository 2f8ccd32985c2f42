import { readdirSync, readFileSync } from "node:fs";
import { findEdition, sourceEdition } from "#src/diagnostics/editions.ts";
import { getOrMake } from "#src/util/get-or-make.ts";
import { dataDirectory } from "./data-directory.ts";

/** A sample by the name of its file without extension: the event, and after a dot what is special about it. */
export interface SampleFile {
  readonly name: string;
  readonly text: string;
}

const bytes = new Map<string, Buffer>();

/** Returns the directory of an edition's samples; those of the source documents' editions are in the directory of all. */
export function locateSamples(edition: string): URL {
  const isSource = edition === sourceEdition(findEdition(edition).name);
  return new URL(isSource ? "samples/" : `samples/${edition}/`, dataDirectory);
}

/**
 * Reads the bytes of a sample of an edition, exactly as in its file: a signature covers these bytes (W5.1).
 *
 * @throws Error if there is none.
 */
export function readSampleBytes(name: string, edition: string): Buffer {
  const url = new URL(`${name}.json`, locateSamples(edition));
  return getOrMake(bytes, url.href, () => readFileSync(url));
}

/** Reads the samples of an edition in the order of their names. */
export function readSamples(edition: string): readonly SampleFile[] {
  const files = readdirSync(locateSamples(edition)).filter((file) => file.endsWith(".json"));
  return files.sort().map((file) => {
    const name = file.slice(0, -".json".length);
    return { name, text: readSampleBytes(name, edition).toString("utf8") };
  });
}
