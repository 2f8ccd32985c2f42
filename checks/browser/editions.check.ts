import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { createBench } from "./browser.ts";
import { siteFolder } from "./create-site-server.ts";
import { paste, sample, says } from "./workbench-steps.ts";

const bench = createBench("events/update-task.html");

for (const fromDisk of [false, true])
  bench.check(
    `${fromDisk ? "from a disk" : "over HTTP"}, an edition that is chosen once holds on every page`,
    async (page) => {
      const chosen = page.locator("#edition-switch:visible");
      await chosen.waitFor();
      assert.equal(await chosen.inputValue(), "2.76");
      await chosen.selectOption("2.4");
      await page.waitForURL(/events\/2\.4\/update-task\.html$/);
      await page.getByRole("link", { name: "Guides", exact: true }).click();
      await page.waitForURL(/guides/);
      await chosen.waitFor();
      assert.equal(await chosen.inputValue(), "2.4");
      await page.locator("header").getByRole("link", { name: "Events" }).click();
      await page.waitForURL(/events\/2\.4\/index\.html$/);
      await page.locator("header").getByRole("link", { name: "Workbench" }).click();
      await says(page, "#strict", "Valid in edition 2.4");
      await chosen.selectOption("2.76");
      await says(page, "#strict", "Valid in edition 2.76");
      assert.match(page.url(), /#sample=update-task&edition=2\.76$/);
      await page.locator("header").getByRole("link", { name: "Events" }).click();
      await page.waitForURL(/events\.html$/);
      await page.getByRole("navigation", { name: "Edition" }).getByRole("link", { name: "2.3" }).click();
      await page.getByRole("link", { name: "update:task" }).first().click();
      await page.waitForURL(/events\/2\.3\/update-task\.html$/);
    },
    { fromDisk },
  );

test("an event's page runs its sample in place, signed, and says what a change breaks", async () => {
  const { page, complaints, close } = await bench.open("events/update-task.html", { fromDisk: true });
  await page.getByText("Try it here").click();
  await says(page, "#strict", "Valid in edition 2.76");
  await says(page, "#verdict", "The signature matches");
  await paste(page, sample.replace('"webhook_id": 7', '"webhook_id": "7"'));
  await says(page, "#strict", "Invalid in edition 2.76");
  await says(page, "#verdict", "The signature does not match");
  assert.deepEqual(complaints, []);
  await close();
});

const read = (path: string): string => readFileSync(join(siteFolder, "files", path), "utf8");

/** What is pasted, and what the page shows for it. */
const pasted = [
  { name: "a task of 2.3", text: read("samples/update-task.json"), says: /^CVAT 2\.3(?!\d)/ },
  { name: "a user of 2.76", text: read("samples/2.76/create-user.json"), says: /^CVAT 2\.76/ },
  {
    name: "a request with its headers",
    text: `User-Agent: CVAT/2.80.0\n\n${read("samples/2.76/create-user.json")}`,
    says: /names release 2\.80\.0/,
  },
  { name: "a ping", text: read("samples/2.76/ping.json"), says: /Nothing changed between them/ },
  { name: "raster info", text: '{"type": "group", "driver": "netCDF"}', says: /gdalmdiminfo/ },
  { name: "what no edition prints", text: '{"event": "ping", "x": 1}', says: /No edition prints this/ },
  { name: "no JSON", text: "{nope}", says: /not a document/ },
];

for (const { name, text, says: expected } of pasted)
  test(`the page that finds an edition takes ${name}`, async () => {
    const { page, complaints, close } = await bench.open("which-edition.html", { fromDisk: true });
    await page.getByLabel("A document").fill(text);
    await says(page, "#answer", expected);
    assert.deepEqual(complaints, []);
    await close();
  });

test("a step between editions shows what changes on both sides", async () => {
  const { page, complaints, close } = await bench.open("migrations/webhook-2.3-to-2.4.html");
  const shape = page.locator(".beside").first();
  assert.match((await shape.locator("del").allTextContents()).join("\n"), /segments: array of object/);
  assert.match((await shape.locator("ins").allTextContents()).join("\n"), /jobs: object/);
  assert.deepEqual(complaints, []);
  await close();
});
