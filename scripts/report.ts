import { itemAt } from "#src/util/item-at.ts";
import type { GeneratedFile } from "./sources/generated-file.ts";

/** Receives the files of a stage, and a sentence for each contract that it could not write. */
export type Report = (files: readonly GeneratedFile[], refusals?: readonly string[]) => void;

/** Makes a report that prints a line per artefact: what, from what, size, and the time of its stage; and each refusal. */
export function lineReport(print: (line: string) => void): Report {
  let last = performance.now();
  return (files, refusals = []) => {
    const now = performance.now();
    const time = `${Math.round(now - last)} ms`;
    last = now;
    for (const { path, from, files: own } of listArtefacts(files)) {
      const count = own.length === 1 ? "" : ` (${own.length} files)`;
      print(
        `${(path + count).padEnd(58)} from ${from.padEnd(32)} ${writeSize(own).padStart(9)} ${time.padStart(8)}`,
      );
    }
    for (const refusal of refusals) print(refusal);
  };
}

/** Sums up a run in a line. */
export function sumUp(
  files: readonly GeneratedFile[],
  { written, removed }: { written: number; removed: number },
  milliseconds: number,
): string {
  const seconds = (milliseconds / 1000).toFixed(1);
  return `${files.length} files, ${writeSize(files)}: ${written} written, ${removed} removed, in ${seconds} s`;
}

function writeSize(files: readonly GeneratedFile[]): string {
  return `${kilobytes(files.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0))} kB`;
}

/** A line of the run's report and a row of README's table: a folder, or a single file. */
interface Artefact {
  readonly path: string;
  readonly from: string;
  readonly files: readonly GeneratedFile[];
}

/** Groups files into artefacts: those of one folder or language belong together, except in the folder of a stage. */
export function listArtefacts(files: readonly GeneratedFile[]): Artefact[] {
  const groups = Map.groupBy(files, ({ path }) => {
    const folder = path.slice(0, path.lastIndexOf("/") + 1);
    if (folder.startsWith("generated/quicktype/")) return "generated/quicktype/";
    return folder.split("/").length > 3 ? folder : path;
  });
  return [...groups].map(([path, own]) => ({ path, from: itemAt(own, 0).from, files: own }));
}

/** Prints bytes as kilobytes of 1,000 with one digit after the point. */
export function kilobytes(bytes: number): string {
  return String(Math.round(bytes / 100) / 10);
}
