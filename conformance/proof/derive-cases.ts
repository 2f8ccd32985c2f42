import type { Candidate } from "../derive/candidate.ts";
import { webhookCandidates } from "../derive/delivery-candidates.ts";
import { deriveReceiverCases } from "../derive/derive-receiver-cases.ts";
import { isProved } from "../derive/is-proved.ts";
import { rasterInfoCandidates } from "../derive/raster-candidates.ts";
import type { Case, PayloadCase } from "../suites/runner/read-case-files.ts";

/** A file of derived cases, and the ids of candidates that the independent validators do not confirm. */
interface DerivedFile {
  readonly path: string;
  readonly text: string;
  readonly count: number;
  readonly dropped: readonly string[];
}

/** Derives every file of cases that is made from the contract; the same contract gives the same bytes. */
export function deriveCases(): DerivedFile[] {
  const webhook = prove(webhookCandidates());
  const rasterInfo = prove(rasterInfoCandidates());
  return [
    makeFile("payload", webhook),
    makeFile("raster-info", rasterInfo),
    makeFile("receiver", { rows: deriveReceiverCases(webhook.rows), dropped: [] }),
  ];
}

/** Cases that validators confirm, and the ids of those that they do not. */
interface Proved<Row extends Case> {
  readonly rows: readonly Row[];
  readonly dropped: readonly string[];
}

function prove(candidates: readonly Candidate[]): Proved<PayloadCase> {
  const kept = new Set(candidates.filter(isProved));
  const dropped = candidates.filter((one) => !kept.has(one)).map(({ row }) => row.id);
  return { rows: [...kept].map(({ row }) => row), dropped };
}

function makeFile(kind: string, { rows, dropped }: Proved<Case>): DerivedFile {
  const path = `conformance/cases/${kind}/derived.json`;
  return { path, text: printCases(kind, rows), count: rows.length, dropped };
}

/** Prints a file of cases, a line each. */
function printCases(kind: string, cases: readonly Case[]): string {
  const rows = cases.map((one) => `    ${JSON.stringify(one)}`);
  return `{\n  "$schema": "../${kind}.schema.json",\n  "cases": [\n${rows.join(",\n")}\n  ]\n}\n`;
}
