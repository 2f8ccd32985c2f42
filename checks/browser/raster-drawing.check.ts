import assert from "node:assert/strict";
import { test } from "node:test";
import { createBench, slowdown } from "./browser.ts";
import { choose, createLarge, cube } from "./raster-documents.ts";

const bench = createBench("raster-viewer.html");

bench.check("a part of the drawing is picked by keys, and shows its JSON and its clause", async (page) => {
  await choose(page, "cube.json", cube);
  await page.locator('#drawing .part[tabindex="0"]').focus();
  const seen: (string | null)[] = [];
  for (const key of ["ArrowDown", "ArrowDown", "ArrowUp", "Enter"]) {
    await page.keyboard.press(key);
    seen.push(await page.evaluate(() => document.activeElement?.getAttribute("data-pointer") ?? null));
  }
  assert.deepEqual(seen, ["/dimensions/0", "/dimensions/1", "/dimensions/0", "/dimensions/0"]);
  assert.match(await page.locator("#details .says").innerText(), /^R2\.6 A dimension/);
  assert.equal(
    await page.getByRole("region", { name: "JSON" }).innerText(),
    '{\n  "name": "y",\n  "full_name": "/y",\n  "size": 2\n}',
  );
  assert.equal(await page.locator('#drawing .part[tabindex="0"]').count(), 1);
});

bench.check("two documents are compared: what was added, removed and changed", async (page) => {
  await choose(page, "before.json", cube);
  await page.getByRole("button", { name: "Compare this with the next" }).click();
  const { t, u } = cube.arrays;
  await choose(page, "after.json", { ...cube, arrays: { u: { ...u, unit: "K" }, v: t } });
  await page.getByText("3 differences").waitFor();
  assert.deepEqual(await page.locator("#differences-body tbody tr").allInnerTexts(), [
    "array /t\t\tpresent\tnone",
    "array /u\tunit\tnone\tK",
    "array /v\t\tnone\tpresent",
  ]);
  const marks = (id: string): Promise<string[]> =>
    page
      .locator(`#${id} .part`)
      .evaluateAll((parts) =>
        parts.map(
          (part) =>
            /, (added|removed|changed)$/.exec(part.querySelector("title")?.textContent ?? "")?.[1] ?? "-",
        ),
      );
  assert.deepEqual(await marks("drawing-before"), ["-", "-", "-", "removed", "changed"]);
  assert.deepEqual(await marks("drawing"), ["-", "-", "-", "changed", "added"]);
  await page.getByLabel("Compare with").selectOption("");
  assert.equal(await page.locator("#differences").isVisible(), false);
});

test("on a phone four times as slow, by touch, a document of 1 MB is drawn and told", async (context) => {
  const { page, complaints, close } = await bench.open("raster-viewer.html", {
    viewport: { width: 360, height: 780 },
    hasTouch: true,
  });
  const large = createLarge(1_800);
  assert.ok(JSON.stringify(large).length > 1_000_000);
  const open = async (): Promise<number> => {
    await choose(page, "large.json", large);
    await page.locator("#summary", { hasText: "large.json" }).waitFor();
    return page.evaluate(() => performance.getEntriesByName("open").at(-1)?.duration ?? Number.NaN);
  };
  await open();
  const quick = await open();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const slow = await open();
  await page.locator('#drawing .part[data-pointer="/groups/first/arrays/array_3"]').tap();
  await page.getByRole("region", { name: "JSON" }).filter({ hasText: '"datatype": "Float32"' }).waitFor();
  const [, y = -1] = await page.locator("#details h3").evaluate((title) => {
    const { left, top } = title.getBoundingClientRect();
    return [left, top];
  });
  assert.ok(y > 0 && y < 780, `the details are at ${y}`);
  context.diagnostic(`opened in ${quick.toFixed(0)} ms, at a quarter of the speed in ${slow.toFixed(0)} ms`);
  assert.ok(quick < 200 * slowdown(), `opened in ${quick} ms`);
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
  assert.deepEqual(complaints, []);
  await close();
});

bench.check("in print the whole drawing and the details are there, and no controls", async (page) => {
  await choose(page, "large.json", createLarge(60));
  await page.emulateMedia({ media: "print" });
  assert.deepEqual(
    {
      controls: await page.locator(".bench-bar").isVisible(),
      cut: await page.locator("#drawing").evaluate((part) => part.scrollHeight > part.clientHeight + 1),
      details: await page.locator("#details").isVisible(),
    },
    { controls: false, cut: false, details: true },
  );
});
