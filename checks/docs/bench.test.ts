import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findContradictions } from "../../bench/find-contradictions.ts";
import { type Recorded, recordedPath, renderRecorded } from "../../bench/recorded.ts";

const readme = readFileSync(new URL("../../bench/README.md", import.meta.url), "utf8");
const recorded = JSON.parse(readFileSync(recordedPath, "utf8")) as Recorded;

test("the tables of bench/README.md are what was measured last", () => {
  expect(Object.keys(recorded.outputs).length).toBeGreaterThan(7);
  expect(renderRecorded(readme, recorded)).toBe(readme);
});

test("no recorded table contradicts itself", () => {
  expect(findContradictions(recorded)).toEqual([]);
});

test("no sentence beside the tables has a figure of its own", () => {
  const prose =
    readme.replaceAll(/<!-- (\w+) -->[\s\S]*?<!-- \/\1 -->/g, "").split("## Other languages")[0] ?? "";
  expect(prose.match(/\b[01]\.\d\d\b|\d+ MB\b/g)).toBeNull();
});

const head = "| threads | floor | validate | ratio |\n| --: | --: | --: | --: |";

test.each([
  ["bulk", `${head}\n| 1 | 10.87 | 12.63 | 1.16 |\n| 2 | 4.88 | 6.40 | 1.31 |`, "floor is 2.23 times"],
  ["bulk", `${head}\n| 1 | 10.00 | 8.00 | 0.80 |`, "less than its floor"],
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
  expect(findContradictions({ outputs: { [name]: text } })).toEqual([expect.stringContaining(reason)]);
});
