import assert from "node:assert/strict";
import { test } from "node:test";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { createBench } from "./browser.ts";
import { pages, referencePage } from "./site-pages.ts";

const bench = createBench();

/** Ways in which each page is looked at. */
const looks = [
  { name: "light, 1440 px", colorScheme: "light", width: 1440 },
  { name: "dark, 360 px", colorScheme: "dark", width: 360 },
  { name: "dark, 1440 px", colorScheme: "dark", width: 1440 },
  { name: "light, 360 px", colorScheme: "light", width: 360 },
] as const;

/** Waits until a page has done its work. */
async function settle(page: Page, path: string): Promise<void> {
  await page.waitForLoadState("load");
  if (path === referencePage) await page.getByRole("heading", { name: "Deliveries" }).first().waitFor();
}

/** Finds what is wrong with a page in a look: it is wider than the window, or not accessible. */
async function faultsOf(page: Page, { name, colorScheme, width }: (typeof looks)[number]): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme });
  const actual = await page.evaluate(() => document.documentElement.scrollWidth);
  const { violations } = await new AxeBuilder({ page }).analyze();
  return [
    ...(actual === width ? [] : [`${name}: ${actual} px wide`]),
    ...violations.map(
      ({ id, nodes }) => `${name}: ${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" ")}`,
    ),
  ];
}

for (const path of pages) {
  test(`${path}: quiet, fits and accessible in every look`, async () => {
    const { page, complaints, close } = await bench.open(path);
    await settle(page, path);
    const faults: string[] = [];
    for (const look of looks) faults.push(...(await faultsOf(page, look)));
    assert.deepEqual({ complaints, faults }, { complaints: [], faults: [] });
    await close();
  });

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
