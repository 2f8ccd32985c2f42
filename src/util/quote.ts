import { shorten } from "./shorten.ts";

/** Longest quoted text. */
export const QUOTED = 60;

/** Quotes a value in a sentence: a text cut to 60 characters; only the kind of an array or object. */
export function quote(value: unknown): string {
  if (value === "") return "an empty text";
  if (typeof value === "string") return JSON.stringify(shorten(value, QUOTED));
  if (Array.isArray(value)) return "an array";
  if (typeof value === "object" && value !== null) return "an object";
  return String(value);
}
