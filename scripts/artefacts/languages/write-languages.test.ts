import { beforeAll, describe, expect, it, test } from "vitest";
import { pickDefaults } from "#src/model/contract.ts";
import { readModel } from "#src/model/read-model.ts";
import { contracts } from "../../../contracts.config.ts";
import { readContracts } from "../../generate.ts";
import { readSources } from "../../sources/files.ts";
import type { GeneratedFile } from "../../sources/generated-file.ts";
import type { Sources } from "../../sources/sources.ts";
import { languages } from "./languages.ts";
import { writeLanguages } from "./write-languages.ts";

let sources: Sources;
let files: readonly GeneratedFile[];
let records: readonly string[];

beforeAll(async () => {
  sources = await readSources(contracts);
  const all = (await readContracts({ contracts, sources })).map(({ contract }) => contract);
  const read = pickDefaults(all);
  const written = await writeLanguages(all, sources);
  expect(written.refusals).toEqual([]);
  files = written.files;
  const declarations = read.flatMap((one) => readModel(one, "tolerant").declarations);
  records = declarations.filter(({ kind }) => kind === "record").map(({ name }) => name);
});

/** Joins the files with types. */
function joinCode(name: string): string {
  const own = files.filter(({ path }) => path.startsWith(`generated/languages/${name}/`));
  return own
    .filter(({ path }) => !path.endsWith(".md"))
    .map(({ text }) => text)
    .join("\n");
}

describe("languages", () => {
  test.each(languages.filter(({ shares }) => shares === undefined))(
    "$title has every record by its name",
    ({ name }) => {
      const declared = joinCode(name).matchAll(/\b(?:class|struct|record|type|interface|enum) (\w+)/g);
      const names = new Set([...declared].map(([, one = ""]) => one));
      // Go writes some words in capitals.
      const spelt = new Set([...names].map((one) => one.toLowerCase()));
      expect(records.filter((record) => !spelt.has(record.toLowerCase()))).toEqual([]);
      expect([...names].filter((one) => /(?<!V)\d$/.test(one ?? ""))).toEqual([]);
    },
  );

  it("carry the version of the package", () => {
    const { version } = JSON.parse(sources.get("package.json")!);
    expect(joinCode("python")).toContain(`version = "${version}"`);
    const unfilled = files.filter(({ text }) => text.includes("{{version}}"));
    expect(unfilled.map(({ path }) => path)).toEqual([]);
  });

  test.each([
    ["python/pyproject.toml", /^license = "(.*)"$/m],
    ["rust/Cargo.toml", /^license = "(.*)"$/m],
    ["java/pom.xml", /<license>\s*<name>(.*)<\/name>/],
    ["kotlin/pom.xml", /<license>\s*<name>(.*)<\/name>/],
    ["ruby/annotation-contracts.gemspec", /spec\.license = "(.*)"/],
  ])("%s names the licence of the package in SPDX's words", (path, pattern) => {
    const { license } = JSON.parse(sources.get("package.json")!);
    const manifest = files.find((one) => one.path === `generated/languages/${path}`);
    expect(pattern.exec(manifest?.text ?? "")?.[1]).toBe(license);
  });

  it("each have the text of the licence", () => {
    const texts = files.filter(({ path }) => path.endsWith("/LICENSE")).map(({ path, text }) => [path, text]);
    const expected = languages.map(({ name }) => [
      `generated/languages/${name}/LICENSE`,
      sources.get("LICENSE"),
    ]);
    expect(texts).toEqual(expected);
  });

  it("each have a README that says how to use it", () => {
    const readmes = files.filter(({ path }) => path.endsWith("/README.md")).map(({ path }) => path);
    expect(readmes).toEqual(languages.map(({ name }) => `generated/languages/${name}/README.md`));
  });
});
