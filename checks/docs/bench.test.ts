import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readText } from "#scripts/sources/files.ts";
import { findContradictions } from "../../bench/find-contradictions.ts";
import {
  mergeOutputs,
  type Recorded,
  recordedPath,
  renderRecorded,
  roundsPath,
} from "../../bench/recorded.ts";

const readme = readText("bench/README.md");
const recorded = JSON.parse(readFileSync(recordedPath, "utf8")) as Recorded;

test("the tables of bench/README.md are what was measured last", () => {
  expect(Object.keys(recorded.runs).length).toBeGreaterThan(7);
  expect(renderRecorded(readme, recorded)).toBe(readme);
});

test("no recorded table contradicts itself", () => {
  const all = Object.entries(recorded.runs);
  const found = all.flatMap(([name, runs]) => runs.flatMap(({ output }) => findContradictions(name, output)));
  expect(found).toEqual([]);
});

test("every recorded run has its rounds", () => {
  const lines = readFileSync(roundsPath, "utf8").trimEnd().split("\n");
  const kept = lines.map((line) => JSON.parse(line)).map(({ program, at }) => `${program} ${at}`);
  const runs = Object.entries(recorded.runs).flatMap(([name, all]) => all.map(({ at }) => `${name} ${at}`));
  expect(kept.sort()).toEqual(runs.sort());
});

test("a figure of several runs is its range, without the spread within one", () => {
  const run = (cell: string): { output: string } => ({ output: `| ours 3 kB | ${cell} |` });
  expect(mergeOutputs([run("0.22 ±5 %")])).toBe("| ours 3 kB | 0.22 ±5 % |");
  expect(mergeOutputs([run("0.22 ±5 %"), run("0.2 ±30 % ?"), run("0.31 (0.20–0.40)")])).toBe(
    "| ours 3 kB | 0.2–0.31 |",
  );
  expect(() => mergeOutputs([run("1"), { output: "| theirs 3 kB | 1 |" }])).toThrow("other tables");
});

test("no sentence beside the tables has a figure of its own", () => {
  const prose = readme.replaceAll(/<!-- (\w+) -->[\s\S]*?<!-- \/\1 -->/g, "");
  expect(prose.match(/\b[01]\.\d\d\b|\d+ MB\b/g)).toBeNull();
});

const head = "| threads | floor | validate | ratio |\n| --: | --: | --: | --: |";

test.each([
  ["bulk", `${head}\n| 1 | 10.87 | 12.63 | 1.16 |\n| 2 | 4.88 | 6.40 | 1.31 |`, "floor is 2.23 times"],
  ["bulk", `${head}\n| 1 | 10.00, 11.00 | 15.00, 14.00 | 1.16 |`, "of no round"],
  ["sender", "100,000 deliveries that wait in memory take 5 MB.", "without the bytes"],
  [
    "sender",
    "100,000 deliveries that wait: 5 MB for 10 (26 MB of bodies).",
    "less memory than what it holds",
  ],
  ["sender", "| bare | 10000 | 1.00 | 1 |\n| SQLite | 4000 | 0.50 | 2 |", "ratio of SQLite"],
  ["receiver", "| ours | all | 0.80 ±2 % | 12.0 |", "in less"],
  ["shares", "| strict, 1 kB | 37 % | 40 % | 0 % | 2 % | 3 % | 8 % |", "are not 100 %"],
])("a table of %s that cannot be is refused: %#", (name, text, reason) => {
  expect(findContradictions(name, text)).toEqual([expect.stringContaining(reason)]);
});
