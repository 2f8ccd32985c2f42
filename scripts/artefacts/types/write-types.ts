import type { Model } from "#src/model/model.ts";
import { type GeneratedFile, writeHeader } from "../../sources/generated-file.ts";
import { emitTypes } from "./emit-types.ts";

/** Writes the TypeScript types of a contract's edition. */
export function writeTypes(strict: Model): GeneratedFile {
  const { slug, source } = strict;
  const text = `// ${writeHeader(source)}\n\n${emitTypes(strict)}`;
  return { path: `generated/types/${slug}.d.ts`, text, from: source };
}
