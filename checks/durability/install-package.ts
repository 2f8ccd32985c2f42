import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { install, packAll, pinVersion } from "../shared/artefacts.ts";
import type { Sources } from "./start-sender.ts";

/** Installs the packed sender in an empty folder, and returns how to load it as ESM and as CommonJS. */
export async function installPackage(folder: string): Promise<Readonly<Record<string, Sources>>> {
  const { library, sender } = packAll();
  await install(folder, [library, sender, pinVersion("pg")]);
  const module = join(folder, "load.mjs");
  const required = join(folder, "load.cjs");
  await writeFile(module, 'export * from "annotation-contracts/delivery";\n');
  await writeFile(required, 'module.exports = require("annotation-contracts/delivery");\n');
  return { ESM: { module, folder, twin: required }, CommonJS: { module: required, folder, twin: module } };
}
