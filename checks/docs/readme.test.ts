import { execFile } from "node:child_process";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { readCovered } from "#conformance/proof/coverage.ts";
import { readSamples } from "#conformance/suites/cases/read-cases.ts";

const run = promisify(execFile);
const cwd = fileURLToPath(new URL("../..", import.meta.url));
const readme = await readFile(join(cwd, "README.md"), "utf8");

/** Lists the code blocks of a language. */
function blocksOf(language: string): string[] {
  return [...readme.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, "gms"))].map(
    ([, code]) => code!,
  );
}

/** Commands that CI runs in fresh clones instead. */
const runInFreshClones = /^npm ci && npm (run generate|test)$/;

describe("README", () => {
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
      ["-c", command.replace("deliveries.ndjson", join(folder, "deliveries.ndjson"))],
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

  test("the numbers of cases are as it says", () => {
    const covered = readCovered();
    const count = (...kinds: readonly string[]): number =>
      covered.filter(({ kind, outcome }) => kinds.includes(kind) && outcome !== "accepted").length;
    const all = (kind: string): number => covered.filter((one) => one.kind === kind).length;
    expect(count("payload", "raster-info")).toBeGreaterThan(1_000);
    expect(readme).toContain(
      `${all("signature")} signatures, ${all("receiver")} requests to a receiver and ${all("sender")} scenes for a sender`,
    );
  });

  test("every link to a file leads somewhere", async () => {
    const links = [...readme.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, path]) => path!);
    expect(links.length).toBeGreaterThan(10);
    await Promise.all(links.map((path) => run("test", ["-e", path], { cwd })));
  });
});
