import { fullFormats } from "ajv-formats/dist/formats.js";
import { getOrMake } from "../util/get-or-make.ts";
import { isRecord } from "../util/is-object.ts";

const regExps = new Map<string, RegExp>();

/** Compiles a pattern with the flag `u`, or without it if that fails. */
export function toRegExp(pattern: string): RegExp {
  return getOrMake(regExps, pattern, () => compile(pattern));
}

function compile(pattern: string): RegExp {
  try {
    return new RegExp(pattern, "u");
  } catch (cause) {
    try {
      return new RegExp(pattern);
    } catch {
      throw cause;
    }
  }
}

/** Formats of numbers, which are not asserted. */
const numeric = new Set(["int32", "int64", "float", "double"]);

/** Checks whether a format is asserted for texts. */
export function isKnownFormat(format: string): boolean {
  return Object.hasOwn(fullFormats, format) && !numeric.has(format);
}

/** Checks whether a text has a format; any text passes an unknown one. */
export function hasFormat(text: string, format: string): boolean {
  if (!isKnownFormat(format)) return true;
  const known: unknown = fullFormats[format as keyof typeof fullFormats];
  const test: unknown = isRecord(known) && "validate" in known ? known.validate : known;
  if (test instanceof RegExp) return test.test(text);
  return typeof test !== "function" || test(text) === true;
}
