import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { allEvents } from "../../generated/facts/webhook-2.76/events.js";
import { createBench } from "./browser.ts";
import { siteFolder } from "./create-site-server.ts";
import { sendAll } from "./send-all.ts";
import { sitePages } from "./site-pages.ts";

const bench = createBench("events/update-task.html");
const eventPages = sitePages.filter((path) => /^events\/[^/]+\.html$/.test(path));

test("the signed request of every event is taken by a receiver", async () => {
  const commands: string[] = [];
  const { page, close } = await bench.open("index.html");
  for (const path of eventPages) {
    await page.goto(bench.address() + path);
    await page.getByRole("tab", { name: "curl" }).click();
    const figure = page.locator("figure", { hasText: "Signed request" });
    await figure.getByRole("button", { name: "Copy" }).click();
    await figure.getByText("Copied").waitFor();
    commands.push(await page.evaluate(() => navigator.clipboard.readText()));
  }
  await close();
  assert.equal(commands.length, allEvents.length);
  const statuses = await sendAll(commands, "mykey", join(siteFolder, "files/samples/2.76"));
  assert.deepEqual(
    statuses,
    eventPages.map(() => "200"),
  );
});

/** What is chosen and typed, and what remains: events, and whether members are listed. */
const filters = [
  { typed: "", choose: [], events: allEvents.length, members: 0, says: `${allEvents.length} events` },
  { typed: "delete", choose: [], events: 18, members: 19, says: "18 events, 19 members" },
  { typed: "assignee.username", choose: [], events: 12, members: 12, says: "12 events, 12 members" },
  { typed: "", choose: ["update"], events: 8, members: 0, says: "8 events" },
  { typed: "", choose: ["project", "delete"], events: 6, members: 0, says: "6 events" },
  { typed: "xyzzy", choose: [], events: 0, members: 0, says: "Nothing fits." },
];

for (const { typed, choose, ...expected } of filters) {
  test(`the catalogue shows ${expected.says} for "${typed}" and ${choose.join(", ") || "any"}`, async () => {
    const { page, close } = await bench.open("events.html");
    for (const label of choose)
      await page.getByRole("radio", { name: label, exact: true }).check({ force: true });
    await page.getByLabel("Find an event or a member").click();
    await page.keyboard.type(typed);
    const catalogue = page.locator("#events");
    assert.deepEqual(
      {
        events: await catalogue.locator("[data-event]:visible").count(),
        members: await catalogue.locator("li li:visible").count(),
        says: await page.locator("#found").textContent(),
      },
      expected,
    );
    await close();
  });
}

test("a member is found and opened by the keyboard alone", async () => {
  const { page, complaints, close } = await bench.open("events.html", { fromDisk: true });
  await page.getByLabel("Find an event or a member").focus();
  await page.keyboard.type("jobs validation");
  for (let i = 0; i < 20 && !(await page.locator("#events li li a:focus").count()); i++) {
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await page.waitForURL(/events\/\w+-task\.html#task\.jobs\.validation$/);
  await page.locator('[id="task.jobs.validation"]').waitFor();
  assert.deepEqual(complaints, []);
  await close();
});

bench.check(
  "members are closed from the second level on, and lead to their place in the sample and back",
  async (page) => {
    const owner = page.locator('[id="task.owner"]');
    assert.equal(await page.locator('[id="task.owner.username"]').isVisible(), false);
    await owner.locator("summary").first().click();
    await page.locator('[id="task.owner.username"]').hover();
    const marked = page.locator("#sample-full .marked");
    assert.match((await marked.first().textContent()) ?? "", /^"username": "mkeller"$/);
    await page.locator("#sample-full .at > a", { hasText: '"status"' }).first().hover();
    assert.equal(await page.locator(".tree-members .marked").first().getAttribute("id"), "task.status");
  },
);

bench.check(
  "the explorer is walked by the keyboard alone: tree, clauses, samples, names, languages",
  async (page) => {
    const here = (): Promise<string> =>
      page.evaluate(() => {
        const node = document.activeElement;
        return (node?.getAttribute("aria-label") ?? node?.textContent ?? "").replace(/\s+/g, " ").trim();
      });
    await page.locator("#clauses").focus();
    await page.keyboard.press("Enter");
    assert.equal(await page.locator("#clauses").getAttribute("aria-pressed"), "true");
    assert.equal(await page.locator(".member .clause").first().isVisible(), true);
    await page.keyboard.press("Tab");
    assert.equal(await here(), "event");
    await page.locator('[id="task.owner"] summary').first().focus();
    await page.keyboard.press("Enter");
    assert.equal(await page.locator('[id="task.owner.id"]').isVisible(), true);
    await page.getByRole("tab", { name: "Full" }).focus();
    await page.keyboard.press("ArrowRight");
    assert.equal(await here(), "Data arrived");
    assert.equal(await page.getByRole("tabpanel", { name: "Data arrived" }).isVisible(), true);
    await page.keyboard.press("ArrowLeft");
    await page.locator("#sample-full .at > a").first().focus();
    await page.keyboard.press("ArrowDown");
    assert.equal(await here(), '"webhook_id"');
    assert.equal(await page.locator(".tree-members .marked").first().getAttribute("id"), "webhook_id");
    await page.keyboard.press("Enter");
    assert.match(page.url(), /#webhook_id$/);
    await page.getByRole("tab", { name: "Python" }).click();
    await page.goto(`${bench.address()}events/create-task.html`);
    assert.equal(await page.getByRole("tab", { name: "Python" }).getAttribute("aria-selected"), "true");
  },
);

bench.check("a refused document opens in the workbench with its errors", async (page) => {
  const example = page.locator(".refused > li").last();
  const message = await example.locator(".error span:not(.place)").first().textContent();
  await example.getByRole("link", { name: "workbench" }).click();
  await page.locator("#strict .findings li", { hasText: message ?? "" }).waitFor();
  assert.ok((message ?? "").length > 10);
});
