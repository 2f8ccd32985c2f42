import { existsSync, globSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { readCovered } from "#conformance/proof/cover/coverage-table.ts";
import { languages } from "#scripts/artefacts/languages/languages.ts";
import { readBlock, readBlocks } from "#site/content/read-blocks.ts";
import { readExamples } from "#src/receiver/fixtures/examples.ts";
import { sign } from "#src/signature.ts";
import { tasks } from "../artefacts/readers.ts";
import { apps } from "../frameworks/apps.ts";
import { servers } from "../receive/programs.ts";
import { freePort } from "../shared/listen.ts";
import { startProgram } from "../shared/start-program.ts";

const cwd = join(import.meta.dirname, "../..");
const readme = await readFile(join(cwd, "README.md"), "utf8");

/** Where the same receiver is shown behind a framework: an example that `npm run frameworks` sends deliveries to. */
const guide = await readFile(join(cwd, "site/guides/receive-anywhere.md"), "utf8");
const receivers = [
  { name: "express.ts", source: "express.ts" },
  { name: "fastify.ts", source: "fastify.ts" },
  { name: "app/webhook/route.ts", source: "next.ts" },
  { name: "hono.ts", source: "create-receiver.ts" },
];

/** Blocks that `npm run artefacts` and `npm run receive` run. */
const readerPages = ["README.md", "site/guides/receive-anywhere.md"];
const runElsewhere = [
  "in a checkout",
  ...tasks
    .flatMap(({ steps }) => steps)
    .flatMap(([page, ...names]) => (readerPages.includes(page) ? names : [])),
  ...servers.flatMap(({ block, title, also = [] }) => [
    block,
    ...also,
    ...(title ? [`install ${title}`, `start ${title}`] : []),
  ]),
];

/** Drops code blocks, because code has brackets of its own. */
function dropCode(markdown: string): string {
  return markdown.replace(/^```.*?^```$/gms, "");
}

describe("README", () => {
  test("has at most 900 words, those of its code included", () => {
    expect(readme.match(/\S*[\p{L}\p{N}]\S*/gu)?.length).toBeLessThanOrEqual(900);
  });

  test("each block that is a file is run somewhere", () => {
    const named = new Set(readBlocks(`${readme}${guide}`).map(({ name }) => name));
    named.delete("");
    expect(named).toEqual(new Set([...receivers.map(({ name }) => name), ...runElsewhere]));
  });

  test.each(receivers)("$name is the example that runs on its framework", async ({ name, source }) => {
    const [example] = await readExamples(new URL(`../../src/receiver/${source}`, import.meta.url));
    expect(readBlock(guide, name)).toBe(example);
    expect(apps.filter((app) => app.source === source).length).toBeGreaterThan(0);
  });

  test("the receiver takes the sample that is signed, and none that is forged (W5.1.5)", async () => {
    const port = await freePort();
    const own = (path: string): string => JSON.stringify(join(cwd, path));
    const code = readBlock(readme, "receiver.mjs")
      .replace('"annotation-contracts/receiver"', own("src/receiver.ts"))
      .replace('"annotation-contracts/receiver/node"', own("src/receiver/node.ts"))
      .replace("3000", String(port));
    const start = [process.execPath, "--input-type=module", "--eval", code] as const;
    const { stop } = await startProgram(port, start, {
      cwd,
      env: { ...process.env, WEBHOOK_SECRET: "mykey" },
    });
    const body = await readFile(join(cwd, "conformance/samples/update-task.json"), "utf8");
    const send = async (secret: string): Promise<number> => {
      const headers = { "content-type": "application/json", "x-signature-256": await sign(secret, body) };
      return (await fetch(`http://127.0.0.1:${port}/`, { method: "POST", headers, body })).status;
    };
    expect([await send("mykey"), await send("another")]).toEqual([200, 403]);
    await stop();
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

  test("the number of languages is that of their list", () => {
    const others = languages.filter(({ name }) => name !== "typescript").length;
    const said = readme.replaceAll("\n", " ");
    const words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
    expect(said).toContain(`packages for ${words[others]} other languages`);
  });

  const linkingPages = ["README.md", "generated/*.md", "site/guides/*.md", "conformance/protocol/*.md"];

  test.each(linkingPages)("every link of %s leads to a file", (pattern) => {
    const links = globSync(pattern, { cwd }).flatMap((page) =>
      // A link that begins with a slash is to a page of the site only.
      [
        ...dropCode(readFileSync(join(cwd, page), "utf8")).matchAll(/\]\((?!https?:|\/|#)([^)#]+)[^)]*\)/g),
      ].map(([, path = ""]) => join(dirname(page), path).replace(/\/$/, "")),
    );
    expect(links).not.toEqual([]);
    expect(links.filter((path) => !existsSync(join(cwd, path)))).toEqual([]);
  });
});

test("CONTRIBUTING quotes lines as they stand", () => {
  const page = readFileSync(join(cwd, ".github/CONTRIBUTING.md"), "utf8");
  const quoted = [...page.matchAll(/^```ts (\S+)\n(.*?)^```$/gms)];
  expect(quoted.length).toBeGreaterThan(0);
  for (const [, path = "", lines = ""] of quoted)
    expect(readFileSync(join(cwd, path), "utf8")).toContain(lines.trim());
});

test("editions.md names functions that the package exports", async () => {
  const page = await readFile(join(cwd, "site/guides/editions.md"), "utf8");
  const names = [...page.matchAll(/`((?:parse|validate)[A-Z]\w*)`/g)].map(([, name = ""]) => name);
  expect(names).toContain("parseDelivery");
  expect(Object.keys(await import("#generated/modules/index.ts"))).toEqual(expect.arrayContaining(names));
});
