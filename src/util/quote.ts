import { hideUserInfo } from "./hide-user-info.ts";
import { shorten } from "./shorten.ts";

/** Maximum length of quoted text. */
export const QUOTED = 60;

/**
 * Quotes a value for use in a sentence. Strings are cut to 60 characters, without the user information of URLs; for an
 * array or object, only its kind is given.
 */
export function quote(value: unknown): string {
  if (value === "") return "an empty string";
  if (typeof value === "string") return JSON.stringify(shorten(hideUserInfo(value), QUOTED));
  if (Array.isArray(value)) return "an array";
  if (typeof value === "object" && value !== null) return "an object";
  return String(value);
}
