import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { languages } from "#scripts/artefacts/languages/languages.ts";
import { receiveIn } from "#site/content/receive-in.ts";
import { programs, servers } from "../receive/programs.ts";
import { suiteServers } from "../receive/suite-servers.ts";
import { toolchains } from "./toolchains.ts";

/** Languages whose package is generated: TypeScript's is the library itself. */
const packaged = languages.filter(({ shares }) => shares === undefined);

test.each(packaged)("$name stands in every table that README lists", ({ name, title }) => {
  const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
  const listed = readme.split("\n").find((line) => line.includes("[the same receiver there]"));
  expect(listed).toContain(` ${title}`);
  expect(Object.keys(receiveIn)).toContain(name);
  // The servers of Python are `checks/receive/python.ts`.
  const tables = { toolchains, programs, servers, suiteServers: [...suiteServers, { language: "python" }] };
  for (const [table, rows] of Object.entries(tables)) {
    const named = rows.map((row) => ("name" in row && !("language" in row) ? row.name : row.language));
    expect([table, named]).toEqual([table, expect.arrayContaining([name])]);
  }
});
