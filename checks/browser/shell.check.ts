import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { createBench, slowdown } from "./browser.ts";

const bench = createBench("index.html");

/** Longest time in milliseconds that the search usually takes to answer, on a machine with little else to do. */
const SEARCH = 50;

/** Opens the search with the keyboard and types a query. */
async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press("Control+K");
  await page.getByRole("combobox", { name: "Search" }).waitFor();
  await page.keyboard.type(query);
}

/** What is typed, and what the first result must be and link to. */
const queries = [
  { typed: "update:task", first: "update:task", leads: /events\/update-task\.html$/ },
  { typed: "decisions", first: "Decisions", leads: /decisions\.html$/ },
  { typed: "newline-lost", first: "newline-lost", leads: /errors\.html#cause-newline-lost$/ },
  { typed: "--allow-remote send", first: "--allow-remote of send", leads: /command\.html#/ },
  { typed: "task.segments.jobs", first: "task.segments.jobs", leads: /events\/2\.3\/[\w-]+\.html#/ },
  { typed: "workbnch", first: "Workbench", leads: /workbench\.html$/ },
  { typed: "UpdateTaskEvent", first: "UpdateTaskEvent", leads: /reference\.html#api-1\/model\// },
];

for (const fromDisk of [false, true]) {
  for (const { typed, first, leads } of queries) {
    test(`${fromDisk ? "from a disk" : "over HTTP"}, the search finds "${typed}" and opens it`, async (context) => {
      const { page, complaints, close } = await bench.open("events/ping.html", { fromDisk });
      await search(page, typed);
      const found = page.locator("#search-results [aria-selected=true]");
      await found.filter({ has: page.getByText(first, { exact: true }) }).waitFor();
      const times = await page.evaluate(() =>
        performance.getEntriesByName("search").map(({ duration }) => duration),
      );
      const usual = [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
      await page.keyboard.press("Enter");
      await page.waitForURL(leads);
      context.diagnostic(
        `answers in ${usual.toFixed(1)} ms, at the most in ${Math.max(...times).toFixed(1)} ms`,
      );
      assert.ok(usual < SEARCH * slowdown(), `${usual} ms`);
      assert.deepEqual(complaints, []);
      await close();
    });
  }
}

bench.check("the search has what was typed while it was loaded", async (page) => {
  await page.keyboard.press("Control+k");
  await page.keyboard.type("rotate a secret");
  await page.locator("#search-results a", { hasText: "Rotate a secret" }).first().waitFor();
  assert.equal(
    await page.getByRole("combobox", { name: "Search", exact: true }).inputValue(),
    "rotate a secret",
  );
});

bench.check("the search moves by arrow keys, closes, and says when there is nothing", async (page) => {
  await search(page, "task");
  const input = page.getByRole("combobox", { name: "Search" });
  assert.equal(await input.getAttribute("aria-activedescendant"), "found-0");
  await page.keyboard.press("ArrowDown");
  assert.equal(await input.getAttribute("aria-activedescendant"), "found-1");
  assert.equal(await page.locator("#search-results").getByRole("option", { selected: true }).count(), 1);
  await page.keyboard.press("Control+A");
  await page.keyboard.type("xyzzyxyzzy");
  await page.getByText('Nothing found for "xyzzyxyzzy".').waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.locator("dialog.search").waitFor({ state: "hidden" });
});

test("the theme is chosen, remembered and taken back", async () => {
  const { page, complaints, close } = await bench.open("index.html", { colorScheme: "light" });
  const ground = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const seen: string[] = [await ground()];
  const button = page.getByRole("button", { name: /^Theme/ });
  await button.click();
  await button.click();
  seen.push((await button.getAttribute("aria-label")) ?? "", await ground());
  await page.goto(`${bench.address()}events.html`);
  seen.push(await ground());
  await button.click();
  seen.push((await button.getAttribute("aria-label")) ?? "", await ground());
  const [white, dark] = ["rgb(255, 255, 255)", "rgb(16, 21, 22)"];
  assert.deepEqual(seen, [white, "Theme: dark", dark, dark, "Theme: as the system", white]);
  assert.deepEqual(complaints, []);
  await close();
});

test("on a small screen the menu opens, filters and leads on", async () => {
  const { page, complaints, close } = await bench.open("index.html", {
    viewport: { width: 360, height: 700 },
  });
  await page.getByRole("button", { name: "Menu" }).click();
  const bar = await page.locator("header.top").boundingBox();
  const menu = await page.locator("#pages").boundingBox();
  assert.deepEqual([menu?.y, menu?.height], [bar?.height, 700 - (bar?.height ?? 0)]);
  await page.getByLabel("Filter the pages").fill("update:job");
  const links = page.locator("#pages a:visible");
  assert.deepEqual(await links.allTextContents(), ["update:job"]);
  await links.first().click();
  await page.waitForURL(/events\/update-job\.html$/);
  assert.deepEqual(complaints, []);
  await close();
});

bench.check("the reference shows the edition of the switch", async (page) => {
  await page.locator("#edition-switch").selectOption("2.3");
  await page.locator("header").getByRole("link", { name: "API" }).click();
  for (const [edition, path] of [
    ["2.3", /reference\/2\.3\/index\.html$/],
    ["2.76", /reference\.html$/],
  ] as const) {
    await page.locator("#edition-switch").selectOption(edition);
    await page.waitForURL(path);
    await page.getByText(`v${edition}`, { exact: true }).waitFor();
    await page.getByRole("heading", { name: "Deliveries" }).first().waitFor();
    assert.equal(await page.locator("#edition-switch").inputValue(), edition);
    assert.equal(await page.getByText("Explanation:").count(), 0);
  }
});

test("the reference opens what the search leads to, with the full sample and no client library", async () => {
  const fragment = "reference.html#api-1/tag/deliveries/webhook/POST/updatetask";
  const { page, complaints, close } = await bench.open(fragment);
  const section = page.locator('[id="api-1/tag/deliveries/webhook/POST/updatetask"]');
  await section.getByRole("heading", { name: "update:task" }).waitFor();
  await section.getByText("mkeller").first().waitFor();
  assert.equal(await page.getByText("Client Libraries").count(), 0);
  assert.equal(await page.getByText("9007199254740991").count(), 0);
  const members = await section.locator('[id*=".body."]').evaluateAll((all) => all.map(({ id }) => id));
  assert.deepEqual(members.map((id) => id.slice(id.lastIndexOf(".") + 1)).slice(0, 3), [
    "event",
    "task",
    "webhook_id",
  ]);
  assert.deepEqual(complaints, []);
  await close();
});
