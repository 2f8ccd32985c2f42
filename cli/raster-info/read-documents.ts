import { modes } from "#src/explain/contract.ts";
import { createExamine, type Examine } from "#src/explain/examine.ts";
import { loadEditions } from "#src/explain/load-editions.ts";
import { type Outcome, refused } from "#src/explain/outcome.ts";
import { formatPointer } from "#src/json/pointer.ts";
import { readJson } from "#src/json/read-json.ts";
import type { Outline } from "#src/raster-info/outline.ts";
import type { RasterDocument } from "#src/raster-info/raster-document.ts";
import { readOutline } from "#src/raster-info/read-outline.ts";
import { count, printable } from "#src/text/display.ts";
import type { Mode } from "#src/validate/result.ts";
import { OUT_OF_REACH } from "../command.ts";
import { readInput } from "../input.ts";
import { type Io, STDIN } from "../io.ts";

/** A document that an edition takes. */
export interface DocumentFile {
  readonly name: string;
  /** The first edition that takes it, strictly or else tolerantly. */
  readonly edition: string;
  readonly mode: Mode;
  readonly document: RasterDocument;
  readonly outline: Outline;
}

/** Reads files, each by the first edition that takes it; tells on standard error what is wrong with the others. */
export async function readDocuments(
  files: readonly string[],
  io: Io,
): Promise<{ readonly documents: readonly DocumentFile[]; readonly exitCode: number }> {
  const name = "raster-info";
  const editions = await loadEditions(name);
  const readers = modes.map(
    (mode) => [mode, createExamine({ contract: { name, mode, edition: "auto" }, editions })] as const,
  );
  const documents: DocumentFile[] = [];
  const codes = new Set<number>();
  for (const file of files) {
    const shown = file === STDIN ? "<stdin>" : file;
    const input = await readInput(file, io);
    const found = "bytes" in input ? readDocument(shown, input.bytes, readers) : refused(input.refusal);
    if (found === "foreign") {
      codes.add(1);
      await io.stderr.write(
        `${printable(`annotation-contracts: ${shown}: no raster info: it has none of its members`)}\n`,
      );
    } else if ("document" in found) documents.push(found);
    else {
      codes.add(found.refusal === undefined ? 1 : OUT_OF_REACH);
      await io.stderr.write(`${printable(`annotation-contracts: ${shown}${explain(found)}`)}\n`);
    }
  }
  return { documents, exitCode: codes.has(1) ? 1 : codes.has(OUT_OF_REACH) ? OUT_OF_REACH : 0 };
}

/** Reads a document strictly, or else tolerantly; what no edition takes is an outcome, what all of them know nothing of is foreign. */
function readDocument(
  name: string,
  bytes: Uint8Array,
  readers: readonly (readonly [mode: Mode, examine: Examine])[],
): DocumentFile | Outcome | "foreign" {
  let outcome = refused({ reason: "empty", message: "no reader" });
  let unexpected: readonly string[] = [];
  for (const [mode, examine] of readers) {
    outcome = examine(bytes);
    const read = readJson(bytes);
    if (outcome.status !== "valid" || !read.ok) {
      unexpected = outcome.errors.filter(({ code }) => code === "unexpected").map(({ path }) => path);
      continue;
    }
    const places = Object.keys(Object(read.value)).map((key) => formatPointer([key]));
    if (places.length > 0 && places.every((one) => unexpected.includes(one))) return "foreign";
    // An edition takes it.
    const document = read.value as RasterDocument;
    return { name, edition: outcome.edition ?? "", mode, document, outline: readOutline(document) };
  }
  return outcome;
}

function explain({ refusal, errors }: Outcome): string {
  const place = refusal?.line === undefined ? "" : `:${refusal.line}:${refusal.column}`;
  if (refusal !== undefined) return `${place}: ${refusal.message}`;
  const [fault] = errors;
  return `: ${count(errors.length, "error")} in every edition, such as ${fault?.path || "/"}: ${fault?.message}`;
}
