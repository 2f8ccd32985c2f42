import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { makeFolder } from "./make-folder.ts";

const root = mkdtempSync(join(tmpdir(), "make-folder-"));
afterAll(() => rmSync(root, { recursive: true }));
writeFileSync(join(root, "file"), "");

test.each(["a/b/c", "a/b", ".", "d/", "e/./f"])("makes %s, by two callers at once", async (path) => {
  await Promise.all([makeFolder(join(root, path)), makeFolder(join(root, path))]);
  expect(statSync(join(root, path)).isDirectory()).toBe(true);
});

test.each([
  ["a file", join(root, "file"), "EEXIST"],
  ["a folder below a file", join(root, "file/a/b"), "ENOTDIR"],
  ["a folder in a place that takes none", "/proc/x/y", "ENOENT"],
])("rejects %s", async (_, path, code) => {
  await expect(makeFolder(path)).rejects.toMatchObject({ code });
});
