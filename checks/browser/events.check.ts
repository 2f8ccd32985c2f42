import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { createBench } from "./browser.ts";
import { sendAll } from "./receiver.ts";
import { siteFolder } from "./server.ts";
import { pages } from "./site-pages.ts";

const bench = createBench();
const eventPages = pages.filter((path) => path.startsWith("events/"));

test("the signed request of every event is taken by a receiver", async () => {
  const commands: string[] = [];
  const { page, close } = await bench.open("index.html");
  for (const path of eventPages) {
    await page.goto(bench.address() + path);
    const figure = page.locator("figure", { hasText: "Signed request" });
    await figure.getByRole("button", { name: "Copy" }).click();
    await figure.getByText("Copied").waitFor();
    commands.push(await page.evaluate(() => navigator.clipboard.readText()));
  }
  await close();
  assert.equal(commands.length, 19);
  const statuses = await sendAll(commands, "mykey", join(siteFolder, "files/samples"));
  assert.deepEqual(
    statuses,
    eventPages.map(() => "200"),
  );
});

/** What is typed into the filter, and what is left: events, and whether members are listed. */
const filters = [
  { typed: "", events: 19, members: 0, says: "19 events" },
  { typed: "delete", events: 6, members: 6, says: "6 events, 6 members" },
  { typed: "assignee.username", events: 3, members: 8, says: "3 events, 8 members" },
  { typed: "xyzzy", events: 0, members: 0, says: "Nothing is called that." },
];

for (const { typed, ...expected } of filters) {
  test(`the filter finds ${expected.events} events for "${typed}"`, async () => {
    const { page, close } = await bench.open("events.html");
    await page.getByLabel("Find an event or a member").click();
    await page.keyboard.type(typed);
    const catalogue = page.locator("#events");
    assert.deepEqual(
      {
        events: await catalogue.locator(":scope > li:visible").count(),
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
  await page.keyboard.type("job status");
  for (let i = 0; i < 20 && !(await page.locator("#events li li a:focus").count()); i++) {
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await page.waitForURL(/events\/\w+-task\.html#task\.segments\.jobs\.status$/);
  assert.deepEqual(complaints, []);
  await close();
});

test("a refused document opens in the workbench with its errors", async () => {
  const { page, complaints, close } = await bench.open("events/update-task.html");
  const example = page.locator(".refused > li").last();
  const message = await example.locator(".error span:not(.place)").first().textContent();
  await example.getByRole("link", { name: "workbench" }).click();
  await page.locator("#strict .findings li", { hasText: message ?? "" }).waitFor();
  assert.ok((message ?? "").length > 10);
  assert.deepEqual(complaints, []);
  await close();
});
