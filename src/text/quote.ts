import { shorten } from "./shorten.ts";

/** Longest text that a sentence quotes. */
export const QUOTED = 60;

/** Writes a value as a sentence quotes it: a text cut to 60 characters, of an array or object the kind alone. */
export function quote(value: unknown): string {
  if (value === "") return "an empty text";
  if (typeof value === "string") return JSON.stringify(shorten(value, QUOTED));
  if (Array.isArray(value)) return "an array";
  if (typeof value === "object" && value !== null) return "an object";
  return String(value);
}
