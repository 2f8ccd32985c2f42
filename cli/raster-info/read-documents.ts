import { modes } from "#src/diagnostics/contract.ts";
import { createExamine, type Examine } from "#src/diagnostics/examine.ts";
import { loadEditions } from "#src/diagnostics/load-editions.ts";
import { type Outcome, refused } from "#src/diagnostics/outcome.ts";
import { formatPointer } from "#src/json/pointer.ts";
import { readJson } from "#src/json/read-json.ts";
import type { Outline } from "#src/raster-info/outline.ts";
import type { RasterDocument } from "#src/raster-info/raster-document.ts";
import { readOutline } from "#src/raster-info/read-outline.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import { count } from "#src/util/display.ts";
import type { Mode } from "#src/validate/result.ts";
import { complain, OUT_OF_REACH } from "../command.ts";
import { readInput } from "../input.ts";
import { type Io, STDIN } from "../io.ts";

/** A document that an edition accepts. */
export interface DocumentFile {
  readonly name: string;
  /** The first edition that accepts it, in strict mode or else in tolerant mode. */
  readonly edition: string;
  readonly mode: Mode;
  readonly document: RasterDocument;
  readonly outline: Outline;
}

/** Reads files, each by the first edition that accepts it; reports the others on standard error. */
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
    const found =
      "bytes" in input ? readDocument(shown, input.bytes, readers) : explain(refused(input.refusal));
    if ("document" in found) documents.push(found);
    else {
      codes.add(found.exitCode);
      await complain(io, `${shown}${found.says}`);
    }
  }
  return { documents, exitCode: codes.has(1) ? 1 : codes.has(OUT_OF_REACH) ? OUT_OF_REACH : 0 };
}

/** Why a document is not shown. */
interface Rejection {
  /** What follows the name of the file. */
  readonly says: string;
  readonly exitCode: number;
}

/** Reads a document strictly, or else tolerantly. */
function readDocument(
  name: string,
  bytes: Uint8Array,
  readers: readonly (readonly [mode: Mode, examine: Examine])[],
): DocumentFile | Rejection {
  const outcomes: Outcome[] = [];
  for (const [mode, examine] of readers) {
    const outcome = examine(bytes);
    const read = outcome.status === "valid" ? readJson(bytes) : undefined;
    if (read?.ok) {
      // An edition takes it.
      const document = read.value as RasterDocument;
      if (isForeign(document, outcomes))
        return { says: ": no raster info: it has none of its members", exitCode: 1 };
      return { name, edition: outcome.edition ?? "", mode, document, outline: readOutline(document) };
    }
    outcomes.push(outcome);
  }
  return explain(assertDefined(outcomes.at(-1), "outcome"));
}

/** Checks whether a document has members that a strict reader does not expect. */
function isForeign(document: RasterDocument, outcomes: readonly Outcome[]): boolean {
  const faults = outcomes.flatMap(({ errors }) => errors);
  const unexpected = new Set(faults.flatMap(({ code, path }) => (code === "unexpected" ? path : [])));
  const members = Object.keys(document).map((key) => formatPointer([key]));
  return members.length > 0 && members.every((one) => unexpected.has(one));
}

function explain({ refusal, errors }: Outcome): Rejection {
  const place = refusal?.line === undefined ? "" : `:${refusal.line}:${refusal.column}`;
  if (refusal !== undefined) return { says: `${place}: ${refusal.message}`, exitCode: OUT_OF_REACH };
  const [fault] = errors;
  const such = `${fault?.path || "/"}: ${fault?.message}`;
  return { says: `: ${count(errors.length, "error")} in every edition, such as ${such}`, exitCode: 1 };
}
