import { readFileSync } from "node:fs";

/** Reads a published schema by its path in `generated/json-schema/`, which stands beside `src/` and, in the package, beside the built program. */
export function readSchema(path: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../generated/json-schema/${path}`, import.meta.url), "utf8"));
}
