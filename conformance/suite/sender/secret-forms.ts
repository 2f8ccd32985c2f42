import { respell } from "#src/json/respell.ts";

/** Shorter secrets are not searched for, because they may occur in other text by chance. */
const TELLING = 5;

/** Lists the forms in which text may contain a secret: plain, in JSON, in a URL, in base64. */
function secretForms(secret: string): readonly string[] {
  if (secret === "") return [];
  const json = JSON.stringify(secret).slice(1, -1);
  const ascii = respell(`"${json}"`, { strings: "ascii" }).slice(1, -1);
  const base64 = Buffer.from(secret).toString("base64").replace(/=+$/, "");
  return [...new Set([secret, json, ascii, encodeURIComponent(secret), base64])];
}

/** Checks whether bytes contain a secret. Secrets of fewer than five characters are never found. */
export function givesAway(bytes: Uint8Array, secret: string): boolean {
  if (secret.length < TELLING) return false;
  const text = Buffer.from(bytes);
  return secretForms(secret).some((form) => text.includes(form, 0, "utf8"));
}

/** Removes secrets and the digits of MACs, even partial ones, from text that will be shown. */
export function blot(text: string, secrets: readonly string[]): string {
  const forms = secrets.flatMap(secretForms);
  const hidden = forms.reduce((shown, form) => shown.replaceAll(form, "‹secret›"), text);
  return hidden.replace(/[0-9a-f]{16,}/gi, "‹digits›");
}
