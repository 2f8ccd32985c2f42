import { execFile, execFileSync } from "node:child_process";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { beforeAll, expect, test } from "vitest";
import { readSamples } from "#conformance/suites/cases/read-case-files.ts";
import { readBlocks } from "#site/content/read-blocks.ts";

const run = promisify(execFile);
const cwd = fileURLToPath(new URL("../..", import.meta.url));
const readme = await readFile(join(cwd, "README.md"), "utf8");

/** Lists the code blocks of a language that are no files. */
function blocksOf(language: string): string[] {
  return readBlocks(readme)
    .filter((block) => block.language === language && block.name === "")
    .map(({ code }) => code);
}

/** Commands that CI runs in fresh clones instead. */
const runInFreshClones = /^npm ci && npm (run generate|test)$/;

beforeAll(() => {
  execFileSync("npm", ["run", "-s", "cli", "--", "--help"], { cwd });
});

const commands = blocksOf("sh").flatMap((block) =>
  block
    .trim()
    .split("\n")
    .map((line) => line.replace(/\s+#.*/, "")),
);

test.each(commands.filter((command) => !runInFreshClones.test(command)))("%s", async (command) => {
  const folder = await mkdtemp(join(tmpdir(), "readme-"));
  const deliveries = readSamples().map(({ text }) => `${JSON.stringify(JSON.parse(text))}\n`);
  await writeFile(join(folder, "deliveries.ndjson"), deliveries.join(""));
  const { stdout } = await run(
    "sh",
    [
      "-c",
      command
        .replaceAll("npx annotation-contracts", "node dist/checkout/main.js")
        .replace("deliveries.ndjson", join(folder, "deliveries.ndjson")),
    ],
    { cwd },
  );
  expect(stdout).not.toBe("");
});

test.each(blocksOf("ts"))("snippet %#", async (snippet) => {
  // In a checkout the package's modules are its sources.
  const code = snippet
    .replace('"annotation-contracts"', '"./src/index.ts"')
    .replace('"annotation-contracts/conformance"', '"./conformance/kit/index.ts"')
    .replaceAll(/"annotation-contracts\/([^"]+)"/g, '"./src/$1.ts"');
  const { stdout } = await run("npx", ["node", "--input-type=module-typescript", "--eval", code], { cwd });
  expect(stdout).not.toBe("");
});
