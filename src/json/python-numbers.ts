import { asFloat, integersAsFloats, STRING, STRING_OR_NUMBER } from "./respell.ts";

/** An array of only numbers, as at the end of a list of coordinates. */
const NUMBERS = /\[\s*-?\d[\d.eE+-]*(?:\s*,\s*-?\d[\d.eE+-]*)*\s*\]/g;

/** Writes the exponents of a JSON text with at least two digits, as Python does. */
export function pythonExponents(json: string): string {
  return json.replace(STRING_OR_NUMBER, (token) =>
    token.startsWith('"') ? token : token.replace(/e([+-])(\d)$/i, "e$10$2"),
  );
}

/**
 * Lists what Python may have written for the numbers of a JSON text that JavaScript has serialised: `235.0` for 235,
 * in arrays, in all places, or in one; `-0.0` for 0; exponents with two digits.
 */
export function* pythonNumbers(json: string): Generator<string> {
  const plain = pythonExponents(json);
  yield plain;
  yield outsideStrings(plain, (text) => text.replace(NUMBERS, floats));
  yield outsideStrings(plain, (text) =>
    text.replace(NUMBERS, (array) => (/[.e]/i.test(array) ? floats(array) : array)),
  );
  yield* integersAsFloats(plain);
  yield plain.replace(STRING_OR_NUMBER, (token) => (token === "0" ? "-0.0" : token));
}

function floats(array: string): string {
  return array.replace(/-?\d[\d.eE+-]*/g, asFloat);
}

/** Changes the text between the strings of a JSON text; each string ends an array of numbers. */
function outsideStrings(json: string, change: (text: string) => string): string {
  const strings: string[] = [];
  const bare = json.replace(STRING, (found) => {
    strings.push(found);
    return '"';
  });
  let next = 0;
  return change(bare).replace(/"/g, () => strings[next++]!);
}
