import { existsSync } from "node:fs";

/** Folder of the suite's data: this one, or in the built package the one that stands beside `dist`. */
export const dataFolder: URL = [".", "../../conformance"]
  .map((path) => new URL(`${path}/`, import.meta.url))
  .find((folder) => existsSync(new URL("samples/", folder)))!;
