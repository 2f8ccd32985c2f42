import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { createBench } from "./browser.ts";
import { siteFolder } from "./create-site-server.ts";
import { createLarge } from "./raster-documents.ts";
import { fill, paste, sample, says, secret, signBody } from "./workbench-steps.ts";

const bench = createBench("workbench.html");

bench.check("errors are marked at their place, and lead there", async (page) => {
  await paste(page, sample.replace('"webhook_id": 7', '"webhook_id": "7",\n  "extra": true'));
  await says(page, "#strict", "Invalid in edition 2.76: 2 errors");
  await says(page, "#tolerant", /^Invalid in edition 2\.76(?!:)/);
  const marks = page.locator(".cm-lintRange-error");
  await page.locator("#strict button.place").last().click();
  await marks.first().waitFor();
  const line = await page.locator("#strict button.place").last().textContent();
  assert.deepEqual(
    { marked: await marks.allTextContents(), line },
    {
      marked: ['"7"', '"extra"'],
      line: `${sample.split("\n").findIndex((one) => one.includes('"webhook_id"')) + 2}:3`,
    },
  );
  await page.getByRole("radio", { name: "tolerant" }).check();
  await page.waitForFunction(
    () => document.querySelector("#editor")?.shadowRoot?.querySelectorAll(".cm-lintRange-error").length === 1,
  );
});

/** Texts that are not deliveries, and what the page says about them. */
const texts = [
  { name: "not JSON", text: '{"event": nope}', says: /Cannot be read\s*1:11\s*"nope" is not JSON not-json/ },
  { name: "empty", text: "", says: /Cannot be read/ },
  {
    name: "an unknown event",
    text: '{"event":"update:tusk"}',
    says: /Unknown event.*did you mean "update:task"/,
  },
  {
    name: "markup",
    text: '{"event":"<img src=x onerror=alert(1)>"}',
    says: /Unknown event.*<img src=x onerror=alert\(1\)>/,
  },
];

for (const { name, text, says: expected } of texts) {
  bench.check(`a text that is ${name} gets a clear answer`, async (page) => {
    await paste(page, text || " ");
    await says(page, "#strict", expected);
  });
}

/** Files with bytes that an editor would not write. */
const files = [
  { name: "with CRLF", bytes: Buffer.from(sample.replaceAll("\n", "\r\n")), says: "Valid" },
  {
    name: "with a byte order mark",
    bytes: Buffer.from(`\ufeff${sample}`),
    says: "byte order mark at the start",
  },
  { name: "that is not UTF-8", bytes: Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]), says: "not valid UTF-8" },
];

for (const { name, bytes, says: expected } of files) {
  bench.check(`a dropped file ${name} is verified as its bytes`, async (page) => {
    await fill(page, "Secret", secret);
    await fill(page, "X-Signature-256", signBody(bytes));
    const transfer = await page.evaluateHandle(
      (list) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(list)], "delivery.json"));
        return data;
      },
      [...bytes],
    );
    await page.dispatchEvent(".cm-content", "drop", { dataTransfer: transfer });
    await says(page, "#bytes", `${bytes.length.toLocaleString("en")} bytes of delivery.json`);
    await says(page, "#verdict", "The signature matches");
    await says(page, "#strict", expected);
  });
}

test("a delivery is validated by any edition, which a link carries along", async () => {
  const { page, complaints, close } = await bench.open("workbench.html");
  const later = readFileSync(join(siteFolder, "files/samples/2.76/create-user.json"), "utf8");
  await paste(page, later);
  await says(page, "#strict", "Valid in edition 2.76");
  await page.getByLabel("Edition").selectOption("2.4");
  await says(page, "#strict", "Unknown event in edition 2.4");
  await page.getByLabel("Edition").selectOption("auto");
  await says(page, "#strict", "Valid in edition 2.76");
  await page.getByRole("button", { name: "Copy link" }).click();
  await says(page, "#said", "Copied a link");
  const address = page.url();
  assert.deepEqual(complaints, []);
  await close();
  const again = await bench.open(address.slice(bench.address().length));
  await says(again.page, "#strict", "Valid in edition 2.76");
  await again.page.getByLabel("Raster info").check();
  await again.page.getByLabel("Edition").selectOption("observed");
  await says(again.page, "#strict", "Valid in edition observed");
  assert.deepEqual(again.complaints, []);
  await again.close();
});

bench.check("a document of 5 MB with 100 errors is checked, and typing goes on", async (page, context) => {
  const buffer = Buffer.from(JSON.stringify(createLarge(9_000, "Float33"), null, 1));
  assert.ok(buffer.length > 5_000_000, `only ${buffer.length} bytes`);
  await page.getByLabel("Raster info").check();
  const start = performance.now();
  await page.setInputFiles("#file", { name: "large.json", mimeType: "application/json", buffer });
  await says(page, "#strict", "100 errors");
  context.diagnostic(`checked in ${(performance.now() - start).toFixed(0)} ms`);
  await page.locator("#strict button.place").nth(99).click();
  await page.keyboard.insertText("x");
  await says(page, "#strict", "Cannot be read");
});
