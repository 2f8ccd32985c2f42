import { parse } from "yaml";
import type { Edition } from "#src/model/contract.ts";
import { readErrorDetails } from "#src/util/error-details.ts";

/** Texts of the source files by their path from the root of the project. */
export type Sources = ReadonlyMap<string, string>;

/** Parses a source file that is JSON or YAML; an error names the file. */
export function parseSource(sources: Sources, path: string): unknown {
  const text = sources.get(path);
  if (text === undefined) throw new Error(`cannot read ${path}: no such file`);
  try {
    return /\.ya?ml$/.test(path) ? parse(text) : JSON.parse(text);
  } catch (error) {
    throw new Error(`cannot read ${path}: ${readErrorDetails(error).message}`);
  }
}

/** A sample document, by the name of its file without extension. */
export interface Sample {
  readonly name: string;
  readonly value: Readonly<Record<string, unknown>>;
}

/** Reads the samples of an edition from the sources, by name; undefined if it has no folder of samples. */
export function samplesIn({ samples: folder }: Edition, sources: Sources): Sample[] | undefined {
  if (folder === undefined) return undefined;
  const paths = [...sources.keys()]
    .filter((path) => path.startsWith(folder) && path.endsWith(".json"))
    .sort();
  return paths
    .map((path) => ({ name: path.slice(folder.length, -".json".length), path }))
    .filter(({ name }) => !name.includes("/"))
    .map(({ name, path }) => ({ name, value: parseSource(sources, path) as Sample["value"] }));
}
