import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { expectedLines, readExamples, runExample } from "#src/receiver/fixtures/examples.ts";
import { apps } from "../frameworks/apps.ts";

const sources = new URL("../../src/", import.meta.url);
const files = ["", "../generated/modules/"]
  .flatMap((folder) =>
    readdirSync(new URL(folder, sources), { recursive: true, encoding: "utf8" }).map(
      (file) => folder + file.replaceAll("\\", "/"),
    ),
  )
  .filter((file) => /(?<!\.test)\.ts$/.test(file) && !/(?:^|\/)(?:test|fixtures)\//.test(file))
  .sort();

interface Example {
  /** File and position in it. */
  readonly name: string;
  readonly file: string;
  readonly text: string;
}

const examples: readonly Example[] = (
  await Promise.all(
    files.map(async (file) =>
      (
        await readExamples(new URL(file, sources))
      ).map((text, i) => ({ name: `${file} ${i + 1}`, file, text })),
    ),
  )
).flat();

// Examples that listen run on their frameworks and receive deliveries there: `npm run frameworks`.
const onFrameworks = new Set(
  apps
    .filter(({ source }) => files.includes(`receiver/${source}`))
    .map(({ source, example = 0 }) => `receiver/${source} ${example + 1}`),
);
const rows = examples.filter(({ name }) => !onFrameworks.has(name));

/** Imports what a snippet names of its own file and of the signature, and asserts what its comments say. */
async function toProgram({ file, text }: Example): Promise<string> {
  if (/^import /m.test(text)) return text;
  const imports: string[] = ['import { deepStrictEqual } from "node:assert";'];
  const known = new Set<string>();
  for (const module of new Set([file, "signature.ts"])) {
    const names = Object.keys(await import(new URL(module, sources).href));
    const used = names.filter((name) => !known.has(name) && new RegExp(`\\b${name}\\(`).test(text));
    for (const name of used) known.add(name);
    if (used.length > 0) {
      imports.push(
        `import { ${used.join(", ")} } from "annotation-contracts/${module.replace(/\.ts$/, "")}";`,
      );
    }
  }
  return [...imports, text.replace(/^(.+); \/\/ (.+)$/gm, "deepStrictEqual(await ($1), $2);")].join("\n");
}

test("every example of a docstring is found", () => {
  const missed = files.filter((file) => {
    const text = readFileSync(new URL(file, sources), "utf8");
    const fences = text.match(/^ *\* *```/gm)?.length ?? 0;
    const tags = text.match(/@example(?!\n *\* ```ts\n)/g) ?? [];
    return tags.length > 0 || fences !== 2 * examples.filter((example) => example.file === file).length;
  });
  expect(missed).toEqual([]);
  expect(rows.length).toBeGreaterThanOrEqual(10);
});

test("every example that a framework runs is there", () => {
  const names = examples.map(({ name }) => name);
  expect([...onFrameworks].filter((name) => !names.includes(name))).toEqual([]);
  expect(onFrameworks.size).toBeGreaterThanOrEqual(8);
});

test.concurrent.each(rows)("the example $name does what it says", async (example) => {
  const program = await toProgram(example);
  const expected = expectedLines(program);
  expect(await runExample(program)).toEqual(expect.arrayContaining(expected));
  const isSnippet = program !== example.text;
  expect(isSnippet ? program.includes("deepStrictEqual(await") : expected.length > 0).toBe(true);
});
