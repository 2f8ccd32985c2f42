import { readFileSync } from "node:fs";

/** Tells the version of an npm package of this check. */
export function versionOf(name: string): string {
  const path = new URL(`node_modules/${name}/package.json`, import.meta.url);
  return JSON.parse(readFileSync(path, "utf8")).version;
}
