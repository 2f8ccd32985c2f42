import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Recorded, recordedPath, renderRecorded } from "../../bench/recorded.ts";

test("the tables of bench/README.md are what was measured last", () => {
  const readme = readFileSync(new URL("../../bench/README.md", import.meta.url), "utf8");
  const recorded = JSON.parse(readFileSync(recordedPath, "utf8")) as Recorded;
  expect(Object.keys(recorded.outputs).length).toBe(9);
  expect(renderRecorded(readme, recorded)).toBe(readme);
});
