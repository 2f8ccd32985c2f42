import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { makeDirectory } from "./make-directory.ts";

const root = mkdtempSync(join(tmpdir(), "make-directory-"));
afterAll(() => rmSync(root, { recursive: true }));
writeFileSync(join(root, "file"), "");

test.each(["a/b/c", "a/b", ".", "d/", "e/./f"])("makes %s, by two callers at once", async (path) => {
  await Promise.all([makeDirectory(join(root, path)), makeDirectory(join(root, path))]);
  expect(statSync(join(root, path)).isDirectory()).toBe(true);
});

test.each([
  ["a file", join(root, "file"), "EEXIST"],
  ["a directory below a file", join(root, "file/a/b"), "ENOTDIR"],
  ["a directory in a place that takes none", "/proc/x/y", "ENOENT"],
])("rejects %s", async (_, path, code) => {
  await expect(makeDirectory(path)).rejects.toMatchObject({ code });
});
