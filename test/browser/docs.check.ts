import { execFileSync } from "node:child_process";
import { createHmac } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { projectRoot } from "../harness/project-root.ts";
import { findPort, type Server, startServer } from "../harness/run.ts";

const base = "/project/";
const axe = createRequire(import.meta.url).resolve("axe-core");
const pages = {
  home: "",
  guide: "guides/responses.html",
  event: "reference/webhook/2.76/update-task.html",
  workbench: "workbench.html",
  "raster info": "reference/raster-info/2026.html",
  "API reference": "api.html",
};

let browser: Browser;
let server: Server;
let address: string;
const directory = mkdtempSync(join(tmpdir(), "site-"));

beforeAll(async () => {
  execFileSync("npm", ["run", "-s", "docs", "--", "--base", base], { cwd: projectRoot, stdio: "pipe" });
  // Served below a path, as static hosts do.
  symlinkSync(join(projectRoot, "dist/docs"), join(directory, base.slice(1, -1)));
  const port = await findPort();
  address = `http://127.0.0.1:${port}${base}`;
  const command = ["python3", "-m", "http.server", String(port), "--bind", "127.0.0.1"] as const;
  server = await startServer(command, port, { cwd: directory });
  browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
}, 900_000);

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(directory, { recursive: true, force: true });
});

/** Opens a page, runs the steps, and returns what went wrong: script errors, and requests to other hosts. */
async function visit(
  path: string,
  work: (page: Page) => Promise<void>,
  options: { readonly width?: number; readonly colorScheme?: "light" | "dark" } = {},
): Promise<readonly string[]> {
  const { width = 1280, colorScheme = "light" } = options;
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on(
    "response",
    (response) => response.status() >= 400 && problems.push(`${response.status()} ${response.url()}`),
  );
  page.on("request", (request) => {
    if (!request.url().startsWith(address) && !/^(data|blob):/.test(request.url()))
      problems.push(request.url());
  });
  await page.goto(address + path, { waitUntil: "networkidle" });
  await work(page);
  await context.close();
  return problems;
}

const looks = [
  { width: 1280, colorScheme: "light" },
  { width: 390, colorScheme: "dark" },
] as const;

describe.each(looks)("at $width px, $colorScheme", (look) => {
  test.each(Object.entries(pages))("%s fits, and is accessible", async (_, path) => {
    const found: unknown[] = [];
    const problems = await visit(
      path,
      async (page) => {
        found.push(
          ...(await page.evaluate(() =>
            document.documentElement.scrollWidth > innerWidth ? ["overflow"] : [],
          )),
        );
        await page.addScriptTag({ path: axe });
        found.push(...(await page.evaluate(listSerious)));
      },
      look,
    );
    expect({ problems, found }).toEqual({ problems: [], found: [] });
  });
});

/** Lists the serious findings of axe. This function runs in the page. */
async function listSerious(): Promise<readonly string[]> {
  const { axe } = window as unknown as {
    axe: { run: () => Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }> };
  };
  const { violations } = await axe.run();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
}

test("the chosen edition shows the same event, and is remembered", async () => {
  const problems = await visit(pages.event, async (page) => {
    await page.selectOption(".edition-choice select", "2.4");
    await page.waitForURL("**/webhook/2.4/update-task.html");
    await page.click("nav >> text=Guides");
    await page.click("nav >> text=Events");
    await page.waitForURL("**/webhook/2.4/");
  });
  expect(problems).toEqual([]);
});

test("the search finds a property", async () => {
  const problems = await visit("", async (page) => {
    await page.keyboard.press("Control+k");
    await page.fill(".search-input", "consensus_replicas");
    await page.click(".VPLocalSearchBox .result >> nth=0");
    await page.waitForURL("**/reference/**");
  });
  expect(problems).toEqual([]);
});

test("the API reference shows a document of each side and edition", async () => {
  const problems = await visit("api.html", async (page) => {
    await page.getByText("Memberships").first().waitFor();
    await page.getByText("Platform, 2.76").first().click();
    expect(await page.getByText(/^(Platform|Receiver), \d/).allInnerTexts()).toContain("Receiver, 2.3");
  });
  expect(problems).toEqual([]);
});

test("the workbench explains a signature and shows the path of an error", async () => {
  const body = readFileSync(`${projectRoot}conformance/samples/2.76/update-job.json`, "utf8");
  const digest = createHmac("sha256", "mykey").update(body).digest("hex");
  const request = `POST /hook HTTP/1.1\nUser-Agent: CVAT/2.76.0\nX-Signature-256: sha256=${digest}\n\n`;
  const shown: string[] = [];
  const problems = await visit(pages.workbench, async (page) => {
    await page.selectOption("select", "2.76");
    for (const [secret, text] of [
      ["mykey", request + body],
      ["mykey ", request + body],
      ["mykey", request + body.replace('"id": 1503', '"id": "1503"')],
    ] as const) {
      await page.fill("#payload", text);
      await page.fill("input[type=password]", secret);
      await page.waitForTimeout(500);
      shown.push(await page.innerText(".outcome"));
    }
  });
  expect(problems).toEqual([]);
  expect(shown).toEqual([
    expect.stringMatching(/Valid: edition .*Signature matches/s),
    expect.stringContaining("white space around the secret"),
    expect.stringMatching(/\/job\/id.*Signature does not match/s),
  ]);
});
