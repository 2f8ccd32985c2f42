import { existsSync } from "node:fs";

/** Folder of the package: that of the checkout, or of the built package, whose modules lie two levels deep. */
export const packageFolder: URL = ["..", "../.."]
  .map((path) => new URL(`${path}/`, import.meta.url))
  .find((folder) => existsSync(new URL("conformance/samples/", folder)))!;

/** Folder of the suite's data. */
export const dataFolder: URL = new URL("conformance/", packageFolder);
