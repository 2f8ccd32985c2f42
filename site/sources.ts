import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesUnder, projectRoot } from "#scripts/sources/files.ts";

/** A file to publish or to show. */
export interface SourceFile {
  /** Path on the site below `files/`. */
  readonly path: string;
  readonly bytes: Buffer;
}

/** Folders that are published, with their name below `files/`. */
const folders: readonly (readonly [folder: string, name: string, ends: RegExp])[] = [
  ["generated/openapi", "openapi", /./],
  ["generated/asyncapi", "asyncapi", /./],
  ["generated/postman", "postman", /./],
  ["generated/http", "http", /./],
  ["generated/json-schema", "json-schema", /./],
  ["generated/types", "types", /./],
  ["generated/validators", "validators", /./],
  ["generated/languages", "languages", /./],
  ["conformance/samples", "samples", /\.json$/],
  ["conformance/corpus/raster-info", "raster-info", /\.json$/],
];

/** Reads every file that is published, in the order of their paths. */
export async function readPublished(): Promise<readonly SourceFile[]> {
  const lists = folders.map(async ([folder, name, ends]) => {
    const paths = await filesUnder(folder);
    return paths
      .filter((path) => ends.test(path))
      .sort()
      .map((path) => ({
        path: name + path.slice(folder.length),
        bytes: readFileSync(join(projectRoot, path)),
      }));
  });
  return (await Promise.all(lists)).flat();
}
