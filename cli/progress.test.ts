import { expect, test } from "vitest";
import { createFakeIo } from "./fixtures/fake-io.ts";
import { createProgress, type Stage, writeProgress } from "./progress.ts";

test.each<{ name: string; stage: Stage; line: string }>([
  {
    name: "halfway through a file",
    stage: { bytes: 50e6, records: 33_000, total: 100e6, milliseconds: 500 },
    line: "████████████░░░░░░░░░░░░ 50 %  33,000 records  50.0 MB  100.0 MB/s  1 s left",
  },
  {
    name: "at the start",
    stage: { bytes: 0, records: 0, total: 100e6, milliseconds: 0 },
    line: "░░░░░░░░░░░░░░░░░░░░░░░░ 0 %  0 records  0 B  0 B/s",
  },
  {
    name: "in a stream of unknown length",
    stage: { bytes: 50e6, records: 33_000, total: undefined, milliseconds: 500 },
    line: "33,000 records  50.0 MB  100.0 MB/s",
  },
])("writeProgress $name", ({ stage, line }) => {
  expect(writeProgress(stage)).toBe(line);
});

test("the bar goes to standard error, hides the cursor and gives it back", async () => {
  const io = createFakeIo({ isTTY: true });
  const progress = await createProgress(io, 10);
  progress.update(10, 2);
  progress.stop();
  const { stdout, stderr } = io.written;
  expect([stdout, stderr.indexOf("\u001b[?25l") >= 0, stderr.lastIndexOf("\u001b[?25h") >= 0]).toEqual([
    "",
    true,
    true,
  ]);
  expect(stderr).toContain("100 %  2 records");
});
