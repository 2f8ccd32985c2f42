import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { siteFolder } from "./create-site-server.ts";

/** A secret that occurs in no document, so that any leak of it is found. */
export const secret: string = "kaninchen-47-hut";
/** The sample that the workbench opens with. */
export const sample: string = readFileSync(join(siteFolder, "files/samples/2.76/update-task.json"), "utf8");

/** Signs a body with the secret. */
export function signBody(body: string | Uint8Array): string {
  return `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;
}

/** Replaces the text of a field. */
export async function fill(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).click();
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText(text);
}

/** Replaces the text of the document as pasting does. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.locator(".cm-content").click();
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText(text);
}

/** Waits until a place of the page shows a text. */
export async function says(page: Page, place: string, text: string | RegExp): Promise<void> {
  await page.locator(place, { hasText: text }).first().waitFor();
}
