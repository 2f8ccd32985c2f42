import type { Model } from "#src/model/model.ts";
import type { GeneratedFile } from "../sources/generated-file.ts";
import { writeQuicktype } from "./write-quicktype.ts";

/** Writes what other languages need from the models of every edition, the source document's edition of each contract first. */
export async function writeLanguages(models: readonly Model[]): Promise<GeneratedFile[]> {
  const sources = models.filter(({ name }, i) => models.findIndex((one) => one.name === name) === i);
  return (await Promise.all(sources.map(writeQuicktype))).flat();
}
