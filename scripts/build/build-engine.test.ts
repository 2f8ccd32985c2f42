import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../sources/files.ts";
import { enginePackages } from "./build-engine.ts";

test("the package of the engine depends on what the pipeline imports, in the versions of this project", async () => {
  const read = (path: string): { [kind: string]: Record<string, string> } =>
    JSON.parse(readFileSync(join(projectRoot, path), "utf8"));
  const { dependencies = {} } = read("packages/engine/package.json");
  const { devDependencies = {} } = read("package.json");
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining([...(await enginePackages())]));
  for (const [name, version] of Object.entries(dependencies))
    expect(version, name).toBe(devDependencies[name]);
});
