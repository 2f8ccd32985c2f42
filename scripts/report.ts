import { kilobytes, listArtefacts } from "./fill-readme.ts";
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
