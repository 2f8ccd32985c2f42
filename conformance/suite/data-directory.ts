import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

/** Directory of the package, both in a checkout and when installed. */
export const packageDirectory: URL = new URL(
  ".",
  pathToFileURL(createRequire(import.meta.url).resolve("#package.json")),
);

/** Directory of the suite's data. */
export const dataDirectory: URL = new URL("conformance/", packageDirectory);
