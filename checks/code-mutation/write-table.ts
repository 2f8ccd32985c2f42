import { fillMarkers } from "../../src/text/markdown.ts";
import type { Verdict } from "./judge.ts";

/** Points by which a score may differ from the one in README: some mutants are noticed only by their time. */
const TOLERANCE = 2;

const head =
  "| Folder | Mutants | In the sample | Noticed | Equivalent | Score |\n| --- | --- | --- | --- | --- | --- |";

/** Writes the scores of some folders between the markers of a document; the rows of others stay as they are. */
export function writeTable(document: string, names: readonly string[], verdicts: readonly Verdict[]): string {
  const rows = names.flatMap((name) => {
    const verdict = verdicts.find(({ folder }) => folder === name);
    return verdict === undefined ? (findRow(document, name) ?? []) : [writeRow(verdict)];
  });
  return fillMarkers(document, { scores: [head, ...rows].join("\n") });
}

function writeRow({ folder, mutants, sampled, noticed, equivalent, score }: Verdict): string {
  // Rounded down, so that one more survivor shows.
  const percent = (Math.floor(score * 1000) / 10).toFixed(1);
  return `| ${folder} | ${mutants} | ${sampled} | ${noticed} | ${equivalent} | ${percent} % |`;
}

function findRow(document: string, folder: string): string | undefined {
  return document.split("\n").find((line) => line.startsWith(`| ${folder} |`));
}

/** Checks whether a document has a score that is no longer true. */
export function isOld(document: string, { folder, score }: Verdict): boolean {
  const row = findRow(document, folder);
  if (row === undefined) return false;
  return !(Math.abs(Number(row.match(/([\d.]+) % \|$/)?.[1]) - score * 100) <= TOLERANCE);
}
