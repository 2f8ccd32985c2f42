import type { Model } from "#src/model/model.ts";
import { codeFile, type GeneratedFile } from "../../sources/generated-file.ts";
import { emitTypes } from "./emit-types.ts";

/** Writes the TypeScript types of a contract's edition. */
export function writeTypes(strict: Model): GeneratedFile {
  const { slug, source } = strict;
  return codeFile(`generated/types/${slug}.d.ts`, source, emitTypes(strict));
}
