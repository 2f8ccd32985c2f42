import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { createBench, slowdown } from "./browser.ts";
import { choose, createLarge } from "./raster-documents.ts";

const bench = createBench("raster-viewer.html");

/** Longest time in milliseconds to read, validate and show a document of 5 MB, on a machine with little else to do. */
const LONGEST_OPEN = 1000;

function row(page: Page): ReturnType<Page["locator"]> {
  return page.locator("[role=treeitem][aria-selected=true]");
}

/** A document of groups inside groups, written without recursion. */
function nest(levels: number): string {
  return `${'{"type":"group","groups":{"g":'.repeat(levels - 1)}{"type":"group","name":"bottom"}${"}}".repeat(levels - 1)}`;
}

for (const fromDisk of [false, true]) {
  test(`an example is shown and walked by the keyboard alone, ${fromDisk ? "from a disk" : "over HTTP"}`, async () => {
    const { page, complaints, close } = await bench.open(
      "raster-viewer.html#example=gdal3.2.2__nc4_groups.nc__plain",
      { fromDisk },
    );
    await page.locator("#summary .good").waitFor();
    await page.locator("#tree").focus();
    const seen: string[] = [];
    for (const key of ["ArrowDown", "End", "Home", "ArrowLeft", "ArrowRight", "ArrowRight"]) {
      await page.keyboard.press(key);
      seen.push(
        `${key}: ${await row(page).locator(".name").textContent()} ${await row(page).getAttribute("aria-expanded")}`,
      );
    }
    assert.equal(seen[2], "Home: / true");
    assert.equal(seen[3], "ArrowLeft: / false");
    assert.equal(seen[4], "ArrowRight: / true");
    assert.equal(seen[5], seen[0]?.replace("ArrowDown", "ArrowRight"));
    assert.notEqual(seen[1], seen[0]);
    assert.deepEqual(complaints, []);
    await close();
  });
}

bench.check("a click shows dimensions, sizes and attributes", async (page) => {
  await choose(page, "one.json", {
    type: "group",
    dimensions: [{ name: "y", full_name: "/y", size: 20, direction: "NORTH" }],
    arrays: {
      t: {
        datatype: "Float64",
        dimensions: ["/y", { name: "x", size: 30 }],
        unit: "K",
        attributes: { long_name: "<b>temperature</b>" },
      },
    },
  });
  await page.locator("#tree .name", { hasText: /^t$/ }).click();
  const text = await page.locator("#details-body").innerText();
  assert.deepEqual(
    ["Float64", "600", "4.8 kB", "K", "NORTH", '"<b>temperature</b>"'].filter((part) => !text.includes(part)),
    [],
  );
  assert.match((await row(page).textContent()) ?? "", /t.*y 20 × x 30.*Float64/);
  assert.equal(await page.locator('#drawing .part.here[data-pointer="/arrays/t"]').count(), 1);
});

bench.check("a document of 5 MB opens and answers keys", async (page, context) => {
  const text = JSON.stringify(createLarge());
  assert.ok(text.length > 5_000_000, `only ${text.length} characters`);
  await choose(page, "large.json", text);
  await page.locator("#summary", { hasText: "large.json" }).waitFor();
  const opened = await page.evaluate(
    () => performance.getEntriesByName("open").at(-1)?.duration ?? Number.NaN,
  );
  await page.getByRole("button", { name: "Open all" }).click();
  await page.locator("#tree").focus();
  const before = performance.now();
  await page.keyboard.press("End");
  await row(page).filter({ hasText: "array_8999" }).waitFor();
  const answered = performance.now() - before;
  context.diagnostic(`opened in ${opened.toFixed(0)} ms, End in ${answered.toFixed(0)} ms`);
  assert.ok(opened < LONGEST_OPEN * slowdown(), `opened in ${opened} ms`);
  assert.ok((await page.locator("[role=treeitem]").count()) < 100);
});

bench.check("900 levels open, and so do 4,999, the most that can be read", async (page) => {
  for (const levels of [900, 4_999]) {
    await choose(page, `deep-${levels}.json`, nest(levels));
    await page.locator("#summary", { hasText: `${levels.toLocaleString("en")} levels` }).waitFor();
    await page.getByRole("button", { name: "Open all" }).click();
    await page.locator("#tree").focus();
    await page.keyboard.press("End");
    assert.equal(await row(page).getAttribute("aria-level"), String(levels));
  }
});

/** Files that are not documents, and what the page says about them. */
const refused = [
  {
    name: "no JSON",
    text: '{"type": }',
    says: /cannot be read: expected a value, found "}" \(not-json, 1:10\)/,
  },
  { name: "a list", text: "[]", says: /no raster-info document/ },
  {
    name: "invalid",
    text: '{"type":"array","scale":true}',
    says: /1 error/,
    lists: /\/scale\s+expected .*found true/,
  },
];

bench.check(
  "a file that cannot be read leaves nothing of the last one, and the choice says what is open",
  async (page) => {
    await page.locator("#summary .good").waitFor();
    await choose(page, "broken.json", "{");
    await page.locator("#summary .bad", { hasText: "broken.json cannot be read" }).waitFor();
    assert.deepEqual(
      {
        rows: await page.locator("[role=treeitem]").count(),
        isShown: await page.locator("#viewer").isVisible(),
        chosen: await page.locator("#example-choice option:checked").textContent(),
      },
      { rows: 0, isShown: false, chosen: "File: broken.json" },
    );
    await page.getByLabel("Document").selectOption("gdal3.2.2__simple.vrt__plain");
    await page.locator("#summary .good").waitFor();
    assert.equal(await page.locator("#example-choice option").filter({ hasText: "File" }).count(), 0);
  },
);

bench.check("by the keyboard alone: search, an error's node, coordinates and JSON", async (page) => {
  await choose(page, "cube.json", {
    type: "group",
    dimensions: [{ name: "y", full_name: "/y", size: 2, indexing_variable: { y: { datatype: "Float32" } } }],
    arrays: { t: { datatype: "Int99", dimensions: ["/y"] }, u: { datatype: "Byte", dimensions: ["/y"] } },
  });
  await page.locator("#tree-search").focus();
  await page.keyboard.type("int99");
  assert.deepEqual(await page.locator("[role=treeitem] .name").allTextContents(), ["/", "t"]);
  const error = page.locator("#error-list button", { hasText: "/arrays/t/datatype" });
  await error.focus();
  await page.keyboard.press("Enter");
  assert.equal(await row(page).locator(".name").textContent(), "t");
  assert.equal(await page.evaluate(() => document.activeElement?.id), "tree");
  await page.getByRole("button", { name: "Go to the coordinates /y" }).focus();
  await page.keyboard.press("Enter");
  assert.match((await row(page).textContent()) ?? "", /y.*coordinates.*Float32/);
  await page.locator("#tree").focus();
  await page.keyboard.press("Home");
  await page.locator("#details summary", { hasText: "JSON" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: "JSON" }).filter({ hasText: '"full_name": "/y"' }).waitFor();
  const names = await page
    .locator("#details-body button, #details-body [role=region], #tree")
    .evaluateAll((all) =>
      all.map(
        (one) =>
          one.getAttribute("aria-label") ?? one.getAttribute("aria-labelledby") ?? one.textContent ?? "",
      ),
    );
  assert.equal(await page.getByLabel("Search the tree").count(), 1);
  assert.ok(
    names.every((name) => name !== ""),
    names.join(),
  );
});

bench.check("the edition is chosen, and what it does not list stands apart", async (page) => {
  await choose(page, "new.json", { type: "array", datatype: "Byte", overviews: ["/a"] });
  await page.locator("#summary", { hasText: "valid in edition 2026" }).waitFor();
  assert.equal(await page.getByRole("heading", { name: /Not in the contract/ }).count(), 0);
  await page.getByLabel("Edition").selectOption("2019");
  await page.locator("#summary", { hasText: "1 error in edition 2019" }).waitFor();
  assert.equal(await page.getByRole("heading", { name: /Not in the contract/ }).count(), 1);
});

for (const { name, text, says, lists } of refused) {
  bench.check(`a file that is ${name} gets a clear answer`, async (page) => {
    await choose(page, "file.json", text);
    await page.locator("#summary", { hasText: says }).waitFor();
    assert.match(await page.locator("#error-list").innerText(), lists ?? /^$/);
  });
}
