import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { createBench } from "./browser.ts";
import { siteFolder } from "./create-site-server.ts";
import { sendAll } from "./send-all.ts";

const bench = createBench();
/** A secret that occurs in no document, so that it is found wherever it leaks to. */
const secret = "kaninchen-47-hut";
const sample = readFileSync(join(siteFolder, "files/samples/update-task.json"), "utf8");

function signatureOf(body: string | Uint8Array): string {
  return `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;
}

async function fill(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).click();
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText(text);
}

/** Replaces the text of the document as a person pastes. */
async function paste(page: Page, text: string): Promise<void> {
  await page.locator(".cm-content").click();
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText(text);
}

async function says(page: Page, place: string, text: string | RegExp): Promise<void> {
  await page.locator(place, { hasText: text }).first().waitFor();
}

/** Signatures over something else than the document, and what the doctor says of them. */
const mismatches = [
  {
    name: "the same JSON without white space",
    header: () => signatureOf(JSON.stringify(JSON.parse(sample))),
    cause: /respelt|spelt|layout|compact/,
  },
  { name: "a bare digest", header: () => signatureOf(sample).slice(7), cause: /prefix-missing/ },
  {
    name: "a secret with a newline",
    header: () => `sha256=${createHmac("sha256", `${secret}\n`).update(sample).digest("hex")}`,
    cause: /secret-newline-at-sender/,
  },
  {
    name: "nothing that is known",
    header: () => `sha256=${"0".repeat(64)}`,
    cause: /for none of the reasons that are known/,
  },
];

for (const fromDisk of [false, true]) {
  const place = fromDisk ? "from a disk" : "over HTTP";

  test(`${place}: a sample is valid in both modes, is signed, and verified`, async () => {
    const { page, complaints, close } = await bench.open("workbench.html", { fromDisk });
    await says(page, "#strict", "Valid");
    await says(page, "#strict-label", "Strict and tolerant");
    await fill(page, "Secret", secret);
    await page.getByRole("button", { name: "Sign", exact: true }).click();
    await says(page, "#verdict", "The signature matches");
    assert.equal(await page.getByLabel("X-Signature-256").inputValue(), signatureOf(sample));
    assert.deepEqual(complaints, []);
    await close();
  });
}

for (const { name, header, cause } of mismatches) {
  test(`the doctor explains a signature over ${name}`, async () => {
    const { page, complaints, close } = await bench.open("workbench.html");
    await fill(page, "Secret", secret);
    await fill(page, "X-Signature-256", header());
    await says(page, "#verdict", "The signature does not match");
    await says(page, "#verdict", cause);
    assert.deepEqual(complaints, []);
    await close();
  });
}

test("errors are marked at their place, and lead there", async () => {
  const { page, complaints, close } = await bench.open("workbench.html");
  await paste(page, sample.replace('"webhook_id": 7', '"webhook_id": "7",\n  "extra": true'));
  await says(page, "#strict", "Invalid: 2 errors");
  await says(page, "#tolerant", /^Invalid(?!:)/);
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
  assert.deepEqual(complaints, []);
  await close();
});

/** Texts that are no delivery, and what is said of them. */
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
  test(`a text that is ${name} gets a clear answer`, async () => {
    const { page, complaints, close } = await bench.open("workbench.html");
    await paste(page, text || " ");
    await says(page, "#strict", expected);
    assert.deepEqual(complaints, []);
    await close();
  });
}

/** Files whose bytes are not what an editor would write. */
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
  test(`a dropped file ${name} is verified as its bytes`, async () => {
    const { page, complaints, close } = await bench.open("workbench.html");
    await fill(page, "Secret", secret);
    await fill(page, "X-Signature-256", signatureOf(bytes));
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
    assert.deepEqual(complaints, []);
    await close();
  });
}

test("a pasted text keeps its carriage returns", async () => {
  const { page, close } = await bench.open("workbench.html");
  const text = sample.replaceAll("\n", "\r\n");
  await page.evaluate((value) => navigator.clipboard.writeText(value), text);
  await page.locator(".cm-content").click();
  await page.keyboard.press("Control+A");
  await page.keyboard.press("Control+V");
  await fill(page, "Secret", secret);
  await fill(page, "X-Signature-256", signatureOf(text));
  await says(page, "#verdict", "The signature matches");
  await close();
});

test("a link carries document, contract and mode, and never the secret", async () => {
  const { page, close } = await bench.open("workbench.html");
  const text = '{"type":"array","scale":"NaN","note":"ü"}';
  await fill(page, "Secret", secret);
  await page.getByRole("button", { name: "Sign", exact: true }).click();
  await page.getByLabel("Raster info").check();
  await page.getByRole("radio", { name: "tolerant" }).check();
  await paste(page, text);
  await page.getByRole("button", { name: "Copy link" }).click();
  await says(page, "#said", "Copied a link");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]),
  );
  assert.equal(link, page.url());
  assert.equal(stored, '[{},{},"",null]');
  for (const leak of [
    secret,
    encodeURIComponent(secret),
    signatureOf(sample).slice(7),
    Buffer.from(secret).toString("base64url").slice(0, 12),
  ]) {
    assert.ok(!link.includes(leak), "the link holds the secret");
  }
  await page.goto("about:blank");
  await page.goto(link);
  await says(page, "#strict", "Invalid");
  assert.deepEqual(
    {
      text: await page.locator(".cm-content").innerText(),
      contract: await page.getByLabel("Raster info").isChecked(),
      mode: await page.getByRole("radio", { name: "tolerant" }).isChecked(),
      secret: await page.getByLabel("Secret", { exact: true }).inputValue(),
    },
    { text, contract: true, mode: true, secret: "" },
  );
  await close();
});

test("what was said of another text or secret goes away, and a file is what the choice says", async () => {
  const { page, complaints, close } = await bench.open("workbench.html");
  await fill(page, "Secret", secret);
  await page.getByRole("button", { name: "Sign", exact: true }).click();
  await says(page, "#said", "Signed.");
  await fill(page, "Secret", "another");
  await says(page, "#verdict", "The signature does not match");
  assert.equal(await page.locator("#said").textContent(), "");
  await paste(page, '{"event":"ping","extra":1.50}');
  await page.getByRole("button", { name: "Format" }).click();
  await says(page, "#said", "Formatted.");
  assert.match(await page.locator(".cm-content").innerText(), /^\{\s+"event": "ping",\s+"extra": 1\.50\s+\}/);
  await page.setInputFiles("#file", {
    name: "mine.json",
    mimeType: "application/json",
    buffer: Buffer.from("{}"),
  });
  const chosen = page.locator("#sample option:checked");
  await chosen.filter({ hasText: "File: mine.json" }).waitFor({ state: "attached" });
  await page.getByLabel("Raster info").check();
  await says(page, "#lead", "Does this raster-info document keep the contract?");
  assert.doesNotMatch((await chosen.textContent()) ?? "", /^File/);
  assert.deepEqual(complaints, []);
  await close();
});

test("a delivery is validated by any edition, which a link carries along", async () => {
  const { page, complaints, close } = await bench.open("workbench.html");
  const later = readFileSync(join(siteFolder, "files/samples/2.76/create-user.json"), "utf8");
  await paste(page, later);
  await says(page, "#strict", "Unknown event");
  await page.getByLabel("Edition").selectOption("2.76");
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

test("a broken link says so", async () => {
  const { page, close } = await bench.open("workbench.html#contract=webhook&mode=strict&text=%%%");
  await says(page, "#said", "The link is broken");
  await close();
});

test("the request that is copied is taken by a receiver", async () => {
  const { page, close } = await bench.open("workbench.html");
  await page.locator("#sample").selectOption("create-comment");
  await fill(page, "Secret", secret);
  await page.getByRole("button", { name: "Sign", exact: true }).click();
  await says(page, "#verdict", "The signature matches");
  await page.getByRole("button", { name: "Copy as curl" }).click();
  await says(page, "#said", "Copied the request");
  const command = await page.evaluate(() => navigator.clipboard.readText());
  await close();
  assert.ok(!command.includes(secret));
  assert.deepEqual(await sendAll([command], secret, siteFolder), ["200"]);
});

test("signing works by the keyboard alone", async () => {
  const { page, complaints, close } = await bench.open("workbench.html");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.id ?? "");
  const goTo = async (id: string): Promise<void> => {
    for (let i = 0; i < 40 && (await focused()) !== id; i++) await page.keyboard.press("Tab");
    assert.equal(await focused(), id);
  };
  await goTo("secret");
  await page.keyboard.type(secret);
  await goTo("sign");
  await page.keyboard.press("Enter");
  await says(page, "#verdict", "The signature matches");
  assert.deepEqual(complaints, []);
  await close();
});

test("a document of 5 MB with 100 errors is checked, and typing goes on", async (context) => {
  const { page, complaints, close } = await bench.open("workbench.html");
  const attributes = Object.fromEntries(
    Array.from({ length: 20 }, (_, i) => [`attribute_${i}`, `value ${i}`]),
  );
  const arrays = Object.fromEntries(
    Array.from({ length: 9000 }, (_, i) => [`array_${i}`, { datatype: "Float33", attributes }]),
  );
  const buffer = Buffer.from(JSON.stringify({ type: "group", arrays }, null, 1));
  assert.ok(buffer.length > 5_000_000, `only ${buffer.length} bytes`);
  await page.getByLabel("Raster info").check();
  const start = performance.now();
  await page.setInputFiles("#file", { name: "large.json", mimeType: "application/json", buffer });
  await says(page, "#strict", "Invalid: 100 errors");
  context.diagnostic(`checked in ${(performance.now() - start).toFixed(0)} ms`);
  await page.locator("#strict button.place").nth(99).click();
  await page.keyboard.insertText("x");
  await says(page, "#strict", "Cannot be read");
  assert.deepEqual(complaints, []);
  await close();
});
