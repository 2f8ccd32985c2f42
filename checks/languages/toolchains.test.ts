import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { languages } from "#scripts/artefacts/languages/languages.ts";
import { receiveIn } from "#site/content/receive-in.ts";
import { programs, servers } from "../receive/programs.ts";
import { suiteServers } from "../receive/suite-servers.ts";
import { toolchains } from "./toolchains.ts";
import { scenes, writeScenes } from "./write-scenes.ts";

/** Languages with a generated package: TypeScript's is the library itself. */
const packaged = languages.filter(({ shares }) => shares === undefined);

/** Documents that list the languages. */
const documents = ["README.md", "packages/engine/README.md", "site/guides/publish-the-contract.md"];

test.each(packaged)("$name stands in every table and list", ({ name, title }) => {
  for (const path of documents) {
    const text = readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
    const list = text.split("\n").find((line) => line.includes(" Go, ") && line.includes("C++"));
    expect([path, list]).toEqual([path, expect.stringContaining(title)]);
  }
  expect(Object.keys(receiveIn)).toContain(name);
  const tables = { toolchains, programs, servers, suiteServers };
  for (const [table, rows] of Object.entries(tables)) {
    const named = rows.map((row) => ("language" in row ? row.language : row.name));
    expect([table, named]).toEqual([table, expect.arrayContaining([name])]);
  }
  for (const folder of ["adapters", "consumers"])
    expect(readdirSync(new URL(`${folder}/`, import.meta.url))).toContain(name);
});

test("every scene has a name of its own, and nothing that is not known", () => {
  const names = scenes.map(({ name }) => name);
  expect([...new Set(names)]).toEqual(names);
  const written: unknown[] = JSON.parse(writeScenes());
  expect(written).toHaveLength(names.length);
});
