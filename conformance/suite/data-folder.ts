import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

/** Folder of the package, in the checkout as well as installed. */
export const packageFolder: URL = new URL(
  ".",
  pathToFileURL(createRequire(import.meta.url).resolve("#package.json")),
);

/** Folder of the suite's data. */
export const dataFolder: URL = new URL("conformance/", packageFolder);
