import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { readCovered } from "#conformance/proof/coverage-table.ts";
import { languages } from "#scripts/languages/languages.ts";
import { readBlock, readBlocks } from "#site/content/read-blocks.ts";
import { readExamples } from "#src/receiver/fixtures/examples.ts";
import { apps } from "../frameworks/apps.ts";

const cwd = fileURLToPath(new URL("../..", import.meta.url));
const readme = await readFile(join(cwd, "README.md"), "utf8");
const packageJson = await readFile(join(cwd, "package.json"), "utf8");

/** Where the same receiver stands behind a framework: an example that `npm run frameworks` sends deliveries to. */
const receivers = [
  { name: "express.ts", source: "express.ts" },
  { name: "fastify.ts", source: "fastify.ts" },
  { name: "app/webhook/route.ts", source: "next.ts" },
  { name: "hono.ts", source: "create-receiver.ts" },
];

/** Who runs the other blocks that are files: `npm run package` and `npm run receive`. */
const runElsewhere = ["install", "receiver.mjs", "start", "send", "receiver.py", "receiver.go"];

describe("README", () => {
  test("each block that is a file is run somewhere", () => {
    const files = readBlocks(readme).flatMap(({ name }) => (name === "" ? [] : [name]));
    expect(files.sort()).toEqual([...receivers.map(({ name }) => name), ...runElsewhere].sort());
  });

  test.each(receivers)("$name is the example that runs on its framework", async ({ name, source }) => {
    const [example] = await readExamples(new URL(`../../src/receiver/${source}`, import.meta.url));
    expect(readBlock(readme, name)).toBe(example);
    expect(apps.filter((app) => app.source === source).length).toBeGreaterThan(0);
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

  test("the other numbers are those of their sources", () => {
    const covered = readCovered();
    const modes = covered.flatMap(({ kind, one }) =>
      kind === "receiver" ? [(one as { readonly mode?: string }).mode ?? "both"] : [],
    );
    const ofMode = (mode: string): number => modes.filter((one) => one === mode || one === "both").length;
    const slow = covered.filter(({ one }) => "slow" in one && one.slow === true).length;
    const words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
    // JSON.parse is the ground, and the rest is this project.
    const ours = ["contract", "describe-contract", "guards", "json-parse", "ours", "read-schema"];
    const peers = readdirSync(join(cwd, "bench/candidates")).filter(
      (file) => !ours.includes(file.replace(".ts", "")),
    );
    const others = languages.filter(({ name }) => name !== "typescript").length;
    const said = readme.replaceAll("\n", " ");
    expect(said).toContain(
      `(${ofMode("strict")} strict, ${ofMode("tolerant")} tolerant), and ${slow} slow scenes`,
    );
    expect(said).toContain(`beside ${words[peers.length]} peers`);
    expect(said).toContain(`packages for ${words[others]} other languages`);
  });

  test("every link leads to a file that the package carries", () => {
    const { files } = JSON.parse(packageJson) as { readonly files: readonly string[] };
    const packed = ["README.md", "LICENSE", "package.json", ...files.filter((path) => !path.startsWith("!"))];
    const left = files.filter((path) => path.startsWith("!")).map((path) => path.slice(1));
    const generated = readFileSync(join(cwd, "generated/README.md"), "utf8");
    const linksOf = (text: string, folder: string): string[] =>
      [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, path = ""]) => join(folder, path));
    const links = [...linksOf(readme, "."), ...linksOf(generated, "generated")].map((path) =>
      path.replace(/\/$/, ""),
    );
    const isIn = (path: string, list: readonly string[]): boolean =>
      list.some((one) => path === one || path.startsWith(`${one}/`));
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((path) => !existsSync(join(cwd, path)))).toEqual([]);
    expect(links.filter((path) => !isIn(path, packed) || isIn(path, left))).toEqual([]);
  });
});
