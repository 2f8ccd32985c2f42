import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { test } from "node:test";
import { createBench } from "./browser.ts";
import { siteFolder } from "./create-site-server.ts";
import { sendAll } from "./send-all.ts";
import { fill, paste, sample, says, secret, signBody } from "./workbench-steps.ts";

const bench = createBench("workbench.html");
/** Signatures over something other than the document, and what the doctor says about them. */
const mismatches = [
  {
    name: "the same JSON without white space",
    header: () => signBody(JSON.stringify(JSON.parse(sample))),
    cause: /respelt|spelt|layout|compact/,
  },
  { name: "a bare digest", header: () => signBody(sample).slice(7), cause: /prefix-missing/ },
  {
    name: "a secret with a newline",
    header: () => `sha256=${createHmac("sha256", `${secret}\n`).update(sample).digest("hex")}`,
    cause: /secret-newline-at-sender/,
  },
  {
    name: "nothing that is known",
    header: () => `sha256=${"0".repeat(64)}`,
    cause: /no known cause fits/,
  },
];

for (const fromDisk of [false, true]) {
  const place = fromDisk ? "from a disk" : "over HTTP";

  bench.check(
    `${place}: a sample is valid in both modes, is signed, and verified`,
    async (page) => {
      await says(page, "#strict", "Valid");
      await says(page, "#strict-label", "Strict and tolerant");
      await fill(page, "Secret", secret);
      await page.getByRole("button", { name: "Sign", exact: true }).click();
      await says(page, "#verdict", "The signature matches");
      assert.equal(await page.getByLabel("X-Signature-256").inputValue(), signBody(sample));
    },
    { fromDisk },
  );
}

for (const { name, header, cause } of mismatches) {
  bench.check(`the doctor explains a signature over ${name}`, async (page) => {
    await fill(page, "Secret", secret);
    await fill(page, "X-Signature-256", header());
    await says(page, "#verdict", "The signature does not match");
    await says(page, "#verdict", cause);
  });
}

bench.check("a pasted text keeps its carriage returns", async (page) => {
  const text = sample.replaceAll("\n", "\r\n");
  await page.evaluate((value) => navigator.clipboard.writeText(value), text);
  await page.locator(".cm-content").click();
  await page.keyboard.press("Control+A");
  await page.keyboard.press("Control+V");
  await fill(page, "Secret", secret);
  await fill(page, "X-Signature-256", signBody(text));
  await says(page, "#verdict", "The signature matches");
});

bench.check("a link carries document, contract and mode, and never the secret", async (page) => {
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
    signBody(sample).slice(7),
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
});

bench.check(
  "what was said of another text or secret goes away, and a file is what the choice says",
  async (page) => {
    await fill(page, "Secret", secret);
    await page.getByRole("button", { name: "Sign", exact: true }).click();
    await says(page, "#said", "Signed.");
    await fill(page, "Secret", "another");
    await says(page, "#verdict", "The signature does not match");
    assert.equal(await page.locator("#said").textContent(), "");
    await paste(page, '{"event":"ping","extra":1.50}');
    await page.getByRole("button", { name: "Format" }).click();
    await says(page, "#said", "Formatted.");
    assert.match(
      await page.locator(".cm-content").innerText(),
      /^\{\s+"event": "ping",\s+"extra": 1\.50\s+\}/,
    );
    await page.setInputFiles("#file", {
      name: "mine.json",
      mimeType: "application/json",
      buffer: Buffer.from("{}"),
    });
    const chosen = page.locator("#sample option:checked");
    await chosen.filter({ hasText: "File: mine.json" }).waitFor({ state: "attached" });
    await page.getByLabel("Raster info").check();
    await says(page, "#lead", "Does this raster-info document keep the contract?");
    await chosen.filter({ hasNotText: "File" }).waitFor({ state: "attached" });
  },
);

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

bench.check("signing works by the keyboard alone", async (page) => {
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
});
