import assert from "node:assert/strict";
import { test } from "node:test";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { drawOne } from "../shared/draw.ts";
import { createBench } from "./browser.ts";
import { isReference, lookAtAll, repeatedPages, sitePages } from "./site-pages.ts";

const bench = createBench();

/** Ways of viewing each page. */
const looks = [
  { name: "light, 1440 px", colorScheme: "light", width: 1440 },
  { name: "dark, 360 px", colorScheme: "dark", width: 360 },
  { name: "dark, 1440 px", colorScheme: "dark", width: 1440 },
  { name: "light, 360 px", colorScheme: "light", width: 360 },
] as const;

/** Pages with parts that no other page has: viewed in every way. With `--all`, every page is. */
const rich = new Set(["index.html", "events/update-task.html", "workbench.html", "raster-viewer.html"]);

/** Whether to view a page in every way. Other pages are viewed in one, chosen by their place and the commit. */
const isWhole = (path: string): boolean => lookAtAll || rich.has(path);

/** Waits until a page has finished its work. */
async function settle(page: Page, path: string): Promise<void> {
  await page.waitForLoadState("load");
  if (isReference(path)) await page.getByRole("heading", { name: "Deliveries" }).first().waitFor();
}

/** Widths of the window where nothing may overflow: phone, tablet, and both sides of each breakpoint of the layout. */
const widths = [360, 600, 768, 870, 1110, 1290, 1390, 1440];

/** Finds what is wider than it may be at a width of the window. */
async function overflowsAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 });
  return page.evaluate((most) => {
    const parts = [
      ...document.querySelectorAll(".left, .right, .refused > li, .cards a, .bench-text, .details"),
    ];
    const wide = parts.filter((part) => part.scrollWidth > part.clientWidth + 1);
    const pageWidth = document.documentElement.scrollWidth;
    return [
      ...(pageWidth === most ? [] : [`${most} px: the page is ${pageWidth} px wide`]),
      ...wide.map((part) => `${most} px: overflows: ${part.outerHTML.slice(0, 80)}`),
    ];
  }, width);
}

/** Finds what is not accessible on a page in one of the ways of viewing it. */
async function violationsIn(
  page: Page,
  { name, colorScheme, width }: (typeof looks)[number],
): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme });
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.map(
    ({ id, nodes }) => `${name}: ${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" ")}`,
  );
}

test("the pages that repeat others are quiet and fit, in both themes and from a disk", async () => {
  const faults: string[] = [];
  const drawn = [...repeatedPages].filter((_, i) => lookAtAll || drawOne([true, false, false], i));
  const { page, complaints, close } = await bench.open("index.html");
  for (const path of drawn) {
    await page.goto(bench.address() + path);
    await settle(page, path);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [360, 768, 1440]) {
        faults.push(...(await overflowsAt(page, width)).map((fault) => `${path}: ${fault}`));
      }
    }
  }
  await close();
  const disk = await bench.open("index.html", { fromDisk: true });
  const top = disk.page.url();
  for (const path of drawn) {
    await disk.page.goto(new URL(path, top).href);
    await settle(disk.page, path);
  }
  assert.deepEqual({ complaints, disk: disk.complaints, faults }, { complaints: [], disk: [], faults: [] });
  assert.ok(repeatedPages.size > 20, `only ${repeatedPages.size} pages`);
  await disk.close();
});

for (const [index, path] of sitePages.filter((one) => lookAtAll || !repeatedPages.has(one)).entries()) {
  test(`${path}: quiet, fits and accessible`, async () => {
    const { page, complaints, close } = await bench.open(path);
    await settle(page, path);
    const faults: string[] = [];
    for (const width of widths) faults.push(...(await overflowsAt(page, width)));
    const chosen = isWhole(path) ? looks : [drawOne(looks, index)];
    for (const look of chosen) faults.push(...(await violationsIn(page, look)));
    assert.deepEqual({ complaints, faults }, { complaints: [], faults: [] });
    await close();
  });

  // One in two of the other pages is also opened from a disk.
  if (!isWhole(path) && drawOne([true, false], index)) continue;
  test(`${path} from a disk: quiet, under a policy without eval`, async () => {
    const { page, complaints, close } = await bench.open(path, { fromDisk: true });
    await settle(page, path);
    const policy = await page.locator("meta[http-equiv=Content-Security-Policy]").getAttribute("content");
    assert.deepEqual(complaints, []);
    assert.match(policy ?? "", /^default-src 'none'; script-src 'self';/);
    assert.doesNotMatch(policy ?? "", /unsafe-eval|https?:|connect-src (?!'none')/);
    await close();
  });
}
