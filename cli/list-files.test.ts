import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { listFiles } from "./list-files.ts";

const directory = mkdtempSync(join(tmpdir(), "list-"));
const at = (name: string): string => join(directory, name);
afterAll(() => rmSync(directory, { recursive: true }));

const files = ["links/below/a.json", "saved/0001-ping/body", "saved/0001-ping/headers.json"];
for (const name of [...files, "saved/plain/headers.json", "none/a.txt"]) {
  mkdirSync(dirname(at(name)), { recursive: true });
  writeFileSync(at(name), "[]");
}
symlinkSync(at("links"), at("links/below/loop"));
symlinkSync(at("links/below"), at("links/directory.json"));
symlinkSync(at("links/below/a.json"), at("links/link.json"));
symlinkSync(at("nowhere"), at("links/gone.json"));

test.each([
  // Links to files are listed, and links to directories are not followed.
  ["links", ["links/below/a.json", "links/gone.json", "links/link.json"]],
  ["links/below/loop/below", ["links/below/loop/below/a.json"]],
  // A directory saved by listen is its body, and an empty directory is what it lacks.
  ["saved", ["saved/0001-ping/body", "saved/plain/headers.json"]],
  ["saved/0001-ping", ["saved/0001-ping/body"]],
  ["none", ["none"]],
])("%s is %j", (path, found) => {
  expect(listFiles([at(path)])).toEqual(found.map(at));
});
