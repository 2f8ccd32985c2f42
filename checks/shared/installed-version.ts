import { readFileSync } from "node:fs";

/** Reads the version of a package that is installed beside a module, given by its URL. */
export function installedVersion(name: string, module: string): string {
  const path = new URL(`node_modules/${name}/package.json`, module);
  return JSON.parse(readFileSync(path, "utf8")).version;
}
