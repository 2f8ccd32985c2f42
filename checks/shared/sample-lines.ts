import { closeSync, openSync, writeSync } from "node:fs";
import { readSamples } from "#conformance/suite/samples.ts";

/** Sample deliveries, one a line; the large ones occur six times, for an average of 1.5 kB. */
export function readSampleLines(): readonly string[] {
  const lines = readSamples("2.3").map(({ text }) => JSON.stringify(JSON.parse(text)));
  return lines.flatMap((line) => Array<string>(line.length > 1_600 ? 6 : 1).fill(line));
}

/** Writes a file with a number of lines. */
export function writeLines(path: string, count: number, lineAt: (index: number) => string): void {
  const file = openSync(path, "w");
  for (let index = 0; index < count; index++) writeSync(file, `${lineAt(index)}\n`);
  closeSync(file);
}
