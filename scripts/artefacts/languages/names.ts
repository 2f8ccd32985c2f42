import type { JsonType } from "#src/model/model.ts";

/** Names of the branches of a union that have no type of their own; in Go they end its name. */
export const branchNames: Readonly<Record<JsonType, string>> = {
  object: "Map",
  array: "List",
  string: "Text",
  number: "Number",
  boolean: "Flag",
  null: "Null",
};

/** Splits a name or a value into lower-case words: `RasterInfo`, `before_update` and `update:task` have two. */
export function wordsIn(name: string): string[] {
  const spaced = name.replace(/([a-z0-9])([A-Z])/g, "$1 $2").replace(/([A-Z])([A-Z][a-z])/g, "$1 $2");
  return spaced
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== "")
    .map((word) => word.toLowerCase());
}

/** Writes a name as `update_task`. */
export function snakeCase(name: string): string {
  return wordsIn(name).join("_");
}

/** Writes a name as `UpdateTask`. */
export function pascalCase(name: string): string {
  return wordsIn(name).map(capitalise).join("");
}

/** Writes a name as `updateTask`. */
export function camelCase(name: string): string {
  const [first = "", ...others] = wordsIn(name);
  return first + others.map(capitalise).join("");
}

/** Names a known value of a vocabulary in words: the empty string is "empty", and signs become words. */
export function valueName(value: string): string {
  if (value === "") return "empty";
  return value.replace(/^-(?=\w)/, "minus ").replace(/^\+(?=\w)/, "plus ");
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Writes a string literal, as most languages and JSON have it. */
export function quote(text: string): string {
  return JSON.stringify(text);
}

/** Writes JSON values as string literals of JSON text, in a list. */
export function quoteJson(values: readonly unknown[]): string {
  return values.map((value) => quote(JSON.stringify(value))).join(", ");
}

/** Splits a list of words at its spaces. */
export function splitWords(text: string): string[] {
  return text.split(" ");
}
