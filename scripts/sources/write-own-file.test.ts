import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeOwnFile } from "./write-own-file.ts";

const ours = "// Generated from spec/main.tsp\nnew\n";

/** What is in the folder before a file is written there, and the result. */
const rows = [
  { name: "nothing", prepare: () => undefined },
  { name: "the same text", prepare: (file: string) => writeFileSync(file, ours) },
  {
    name: "what was generated before",
    prepare: (file: string) => writeFileSync(file, "# Generated from it\nold"),
  },
  {
    name: "a file of another program",
    prepare: (file: string) => writeFileSync(file, "mine"),
    refusal: "another program has written it",
  },
  {
    name: "a link",
    prepare: (file: string) => symlinkSync(join(file, "../../mine.txt"), file),
    refusal: "a link stands in its place",
  },
  { name: "a folder", prepare: (file: string) => mkdirSync(file), refusal: "EISDIR" },
];

test.each(rows)("where $name stands, a file is written or refused", async ({ prepare, refusal }) => {
  const out = mkdtempSync(join(tmpdir(), "own-file-"));
  mkdirSync(join(out, "types"));
  const file = join(out, "types/a.ts");
  prepare(file);
  const writing = writeOwnFile(out, "types/a.ts", ours);
  if (refusal !== undefined) await expect(writing).rejects.toThrow(`cannot write ${file}: ${refusal}`);
  else {
    await writing;
    expect(readFileSync(file, "utf8")).toBe(ours);
  }
});

test("a folder that leads elsewhere is not followed, and what is no folder is named", async () => {
  const out = mkdtempSync(join(tmpdir(), "own-file-"));
  const elsewhere = mkdtempSync(join(tmpdir(), "elsewhere-"));
  symlinkSync(elsewhere, join(out, "types"));
  await expect(writeOwnFile(out, "types/a.ts", ours)).rejects.toThrow("a link stands in its place");
  writeFileSync(join(out, "file"), "mine");
  await expect(writeOwnFile(join(out, "file"), "a.ts", ours)).rejects.toThrow(/cannot write .*: E\w+$/);
});
