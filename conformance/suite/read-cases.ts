import { readFileSync } from "node:fs";
import type { PayloadCase } from "#generated/internal/cases-payload.d.ts";
import type { ReadingCase } from "#generated/internal/cases-reading.d.ts";
import type { ReceiverCase } from "#generated/internal/cases-receiver.d.ts";
import type { SignatureCase } from "#generated/internal/cases-signature.d.ts";
import { findEdition } from "#src/diagnostics/editions.ts";
import { getOrMake } from "#src/util/get-or-make.ts";
import { dataDirectory } from "./data-directory.ts";

export type { PayloadCase, ReceiverCase, SignatureCase };

/** The cases of each kind, from `<kind>.ndjson` (hand-written) and `<kind>.generated.ndjson`. */
interface Cases {
  readonly payload: PayloadCase;
  readonly "raster-info": PayloadCase;
  readonly reading: ReadingCase;
  readonly receiver: ReceiverCase;
  readonly signature: SignatureCase;
}

/** The kinds of cases. */
export type CaseKind = keyof Cases;

/** The kinds of cases, sorted by name. */
export const caseKinds: readonly CaseKind[] = ["payload", "raster-info", "reading", "receiver", "signature"];

/** The kinds that also have generated cases. */
const generatedKinds: readonly CaseKind[] = ["payload", "raster-info"];

/** A document that a program printed or sent; files with the same bytes share one row. */
export interface CorpusRow {
  readonly names: readonly string[];
  readonly sha256: string;
  /** The text, with its exact white space and numbers. */
  readonly text?: string;
  /** The bytes in base64, if they are not UTF-8. */
  readonly base64?: string;
}

/** A raster-info document, and its status in each edition. */
export interface OutputRow extends CorpusRow {
  readonly status: Readonly<Record<string, "valid" | "invalid" | "not-utf8" | "not-json">>;
}

/** A recorded delivery, and the editions that accept it. */
export interface RecordedRow extends CorpusRow {
  readonly event: string;
  readonly editions: readonly string[];
}

const rows = new Map<string, readonly unknown[]>();

/** Reads and caches a file with one JSON value per line; its schema guarantees the type. An empty file is an error. */
export function readRows<Row>(path: string): readonly Row[] {
  const read = (): readonly unknown[] =>
    readFileSync(new URL(path, dataDirectory), "utf8")
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
  return getOrMake(rows, path, read) as readonly Row[];
}

/**
 * Reads the cases of a kind that apply to an edition, hand-written ones first. A row without `editions` applies to
 * every edition.
 */
export function readCases<Kind extends CaseKind>(
  kind: Kind,
  edition: string,
  files: readonly string[] = generatedKinds.includes(kind) ? [kind, `${kind}.generated`] : [kind],
): readonly Cases[Kind][] {
  const contract = findEdition(edition).name;
  return files
    .flatMap((file) => readRows<Cases[Kind]>(`cases/${file}.ndjson`))
    .filter((one) => (one.editions ?? [edition]).includes(edition))
    .filter((one) => !("contract" in one) || one.contract === contract);
}

/** Reads GDAL's outputs, with their status in each edition. */
export function readOutputs(): readonly OutputRow[] {
  return readRows("corpus/raster-info.ndjson");
}

/** Reads the deliveries that the platform's releases sent. */
export function readRecordings(): readonly RecordedRow[] {
  return readRows("corpus/webhook.ndjson");
}

/** Returns the bytes of a document in a corpus. */
export function readCorpusBytes({ text, base64 = "" }: CorpusRow): Buffer {
  return text === undefined ? Buffer.from(base64, "base64") : Buffer.from(text);
}
