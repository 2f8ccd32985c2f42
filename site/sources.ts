import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#scripts/files.ts";

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

/** Reads a text by its path from the top of the project. */
export function readText(path: string): string {
  return readFileSync(join(projectRoot, path), "utf8");
}

/** Reads every file that is published, in the order of their paths; a folder that is not there has none. */
export function readPublished(): readonly SourceFile[] {
  return folders.flatMap(([folder, name, ends]) =>
    filesIn(folder)
      .filter((path) => ends.test(path))
      .map((path) => ({ path: `${name}/${path}`, bytes: readFileSync(join(projectRoot, folder, path)) })),
  );
}

function filesIn(folder: string): readonly string[] {
  const path = join(projectRoot, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(path.length + 1)
        .replaceAll("\\", "/"),
    )
    .sort();
}
