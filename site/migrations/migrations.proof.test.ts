import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#scripts/sources/files.ts";
import { listEditions } from "#src/model/contract.ts";
import { contracts } from "../../contracts.config.ts";
import { compile } from "./compile.ts";
import { namePair, pairs } from "./pairs.ts";
import { writeMigrations } from "./write-migrations.ts";

const files = writeMigrations();

test.each(files)(
  '$path is what the editions give; where it differs, run "npm run migrations"',
  ({ path, text }) => {
    expect(readFileSync(join(projectRoot, path), "utf8")).toBe(text);
  },
);

test("no file is left of a pair that is gone", () => {
  const written = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".md"));
  expect(written.sort()).toEqual(pairs.map((pair) => `${namePair(pair)}.md`).sort());
});

test("every two neighbouring editions are a pair", () => {
  const groups = Map.groupBy(listEditions(contracts), ({ name }) => name);
  const neighbours = [...groups].flatMap(([contract, editions]) =>
    editions
      .slice(1)
      .map(({ edition }, i) => namePair({ contract, from: editions[i]!.edition, to: edition })),
  );
  expect(pairs.map(namePair)).toEqual(neighbours);
});

test("the compiler refuses what it should, and nothing else", () => {
  const path = join(projectRoot, "site/migrations/code/made-up.ts");
  const said = (text: string): readonly string[] | undefined => compile(new Map([[path, text]])).get(path);
  expect(said("export const one: number = 1;")).toEqual([]);
  expect(said('export const one: number = "1";')).toEqual([
    "Type 'string' is not assignable to type 'number'.",
  ]);
});
