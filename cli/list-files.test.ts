import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished, test } from "vitest";
import { listFiles } from "./list-files.ts";

test("links to files are listed, and links to folders are not followed", ({ expect }) => {
  const folder = mkdtempSync(join(tmpdir(), "list-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "below"));
  writeFileSync(join(folder, "below/a.json"), "{}");
  symlinkSync(folder, join(folder, "below/loop"));
  symlinkSync(join(folder, "below"), join(folder, "folder.json"));
  symlinkSync(join(folder, "below/a.json"), join(folder, "link.json"));
  symlinkSync(join(folder, "nowhere"), join(folder, "gone.json"));
  expect(listFiles([folder])).toEqual(
    ["below/a.json", "gone.json", "link.json"].map((name) => join(folder, name)),
  );
  expect(listFiles([join(folder, "below/loop/below")])).toEqual([join(folder, "below/loop/below/a.json")]);
});

test("a folder saved by listen is its body, and an empty folder is what it lacks", ({ expect }) => {
  const folder = mkdtempSync(join(tmpdir(), "list-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of [
    "saved/0001-ping/body",
    "saved/0001-ping/headers.json",
    "plain/headers.json",
    "none/a.txt",
  ]) {
    mkdirSync(join(folder, name, ".."), { recursive: true });
    writeFileSync(join(folder, name), "[]");
  }
  const saved = join(folder, "saved/0001-ping/body");
  expect(listFiles([folder])).toEqual([join(folder, "plain/headers.json"), saved]);
  expect(listFiles([join(folder, "saved/0001-ping")])).toEqual([saved]);
  expect(listFiles([join(folder, "none")])).toEqual([join(folder, "none")]);
});
