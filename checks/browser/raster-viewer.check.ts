import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { createBench } from "./browser.ts";

const bench = createBench();

function row(page: Page): ReturnType<Page["locator"]> {
  return page.locator("[role=treeitem][aria-selected=true]");
}

async function choose(page: Page, name: string, document: unknown): Promise<void> {
  const text = typeof document === "string" ? document : JSON.stringify(document);
  await page.setInputFiles("#file", { name, mimeType: "application/json", buffer: Buffer.from(text) });
}

/** A document of groups inside groups, written without recursion. */
function nest(levels: number): string {
  return `${'{"type":"group","groups":{"g":'.repeat(levels - 1)}{"type":"group","name":"bottom"}${"}}".repeat(levels - 1)}`;
}

/** A document of some 5 MB: many arrays with attributes. */
function createLarge(): unknown {
  const attributes = Object.fromEntries(
    Array.from({ length: 20 }, (_, i) => [`attribute_${i}`, `value ${i}`]),
  );
  const dimensions = ["/time", "/lat", "/lon"];
  const arrays = Object.fromEntries(
    Array.from({ length: 9000 }, (_, i) => [`array_${i}`, { datatype: "Float32", dimensions, attributes }]),
  );
  const sizes = [
    ["time", 12],
    ["lat", 180],
    ["lon", 360],
  ] as const;
  return {
    type: "group",
    dimensions: sizes.map(([name, size]) => ({ name, full_name: `/${name}`, size })),
    groups: { first: { arrays } },
  };
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

test("a click shows dimensions, sizes and attributes", async () => {
  const { page, close } = await bench.open("raster-viewer.html");
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
  await close();
});

test("a document of 5 MB opens and answers keys", async (context) => {
  const { page, complaints, close } = await bench.open("raster-viewer.html");
  const text = JSON.stringify(createLarge());
  assert.ok(text.length > 5_000_000, `only ${text.length} characters`);
  const start = performance.now();
  await choose(page, "large.json", text);
  await page.locator("#summary", { hasText: "large.json" }).waitFor();
  const opened = performance.now() - start;
  await page.getByRole("button", { name: "Open all" }).click();
  await page.locator("#tree").focus();
  const before = performance.now();
  await page.keyboard.press("End");
  await row(page).filter({ hasText: "array_8999" }).waitFor();
  const answered = performance.now() - before;
  context.diagnostic(`opened in ${opened.toFixed(0)} ms, End in ${answered.toFixed(0)} ms`);
  assert.ok((await page.locator("[role=treeitem]").count()) < 100);
  assert.deepEqual(complaints, []);
  await close();
});

test("900 levels open, and so do 4,999, the most that can be read", async () => {
  const { page, complaints, close } = await bench.open("raster-viewer.html");
  for (const levels of [900, 4_999]) {
    await choose(page, `deep-${levels}.json`, nest(levels));
    await page.locator("#summary", { hasText: `${levels.toLocaleString("en")} levels` }).waitFor();
    await page.getByRole("button", { name: "Open all" }).click();
    await page.locator("#tree").focus();
    await page.keyboard.press("End");
    assert.equal(await row(page).getAttribute("aria-level"), String(levels));
  }
  assert.deepEqual(complaints, []);
  await close();
});

/** Files that are no document, and what is said of them. */
const refused = [
  {
    name: "no JSON",
    text: '{"type": }',
    says: /cannot be read: expected a value, found "}" \(not-json, 1:10\)/,
  },
  { name: "a list", text: "[]", says: /no raster-info document/ },
  {
    name: "invalid",
    text: '{"type":"array","scale":"NaN"}',
    says: /1 error.*\/scale: expected a number, found "NaN"/,
  },
];

for (const { name, text, says } of refused) {
  test(`a file that is ${name} gets a clear answer`, async () => {
    const { page, complaints, close } = await bench.open("raster-viewer.html");
    await choose(page, "file.json", text);
    await page.locator("#summary", { hasText: says }).waitFor();
    assert.deepEqual(complaints, []);
    await close();
  });
}
