import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished, test } from "vitest";
import { listFiles } from "./list-files.ts";

test("links to files are listed, and links to directories are not followed", ({ expect }) => {
  const directory = mkdtempSync(join(tmpdir(), "list-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  mkdirSync(join(directory, "below"));
  writeFileSync(join(directory, "below/a.json"), "{}");
  symlinkSync(directory, join(directory, "below/loop"));
  symlinkSync(join(directory, "below"), join(directory, "directory.json"));
  symlinkSync(join(directory, "below/a.json"), join(directory, "link.json"));
  symlinkSync(join(directory, "nowhere"), join(directory, "gone.json"));
  expect(listFiles([directory])).toEqual(
    ["below/a.json", "gone.json", "link.json"].map((name) => join(directory, name)),
  );
  expect(listFiles([join(directory, "below/loop/below")])).toEqual([
    join(directory, "below/loop/below/a.json"),
  ]);
});

test("a directory saved by listen is its body, and an empty directory is what it lacks", ({ expect }) => {
  const directory = mkdtempSync(join(tmpdir(), "list-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  for (const name of [
    "saved/0001-ping/body",
    "saved/0001-ping/headers.json",
    "plain/headers.json",
    "none/a.txt",
  ]) {
    mkdirSync(join(directory, name, ".."), { recursive: true });
    writeFileSync(join(directory, name), "[]");
  }
  const saved = join(directory, "saved/0001-ping/body");
  expect(listFiles([directory])).toEqual([join(directory, "plain/headers.json"), saved]);
  expect(listFiles([join(directory, "saved/0001-ping")])).toEqual([saved]);
  expect(listFiles([join(directory, "none")])).toEqual([join(directory, "none")]);
});
