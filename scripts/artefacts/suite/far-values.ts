/** A sort of values far from the ordinary, which a schema without a bound accepts. */
export interface FarValue {
  readonly kind: string;
  readonly phrase: string;
  /** JSON types of the places where it may occur. */
  readonly types: readonly string[];
  readonly value: unknown;
}

/** Names of members that other readers may take for private, or for none. */
export const oddNames: readonly string[] = ["", "x-note", "_note", "1", "a b/é"];

const odd = ' Ünï "𝄞"\n\t\\ ';
const large = 2 ** 40;
const numbers = ["integer", "number"];

/** Sorts of far values, one a row. */
export const farValues: readonly FarValue[] = [
  { kind: "empty-texts", phrase: "every text is empty", types: ["string"], value: "" },
  { kind: "odd-texts", phrase: "every text has odd letters and outer spaces", types: ["string"], value: odd },
  { kind: "zeros", phrase: "every number is 0", types: numbers, value: 0 },
  { kind: "fractions", phrase: "every number is a fraction", types: ["number"], value: 0.5 },
  { kind: "negatives", phrase: "every number is negative", types: numbers, value: -1 },
  { kind: "large-numbers", phrase: "every number is large", types: numbers, value: large },
  { kind: "empty-lists", phrase: "every list is empty", types: ["array"], value: [] },
  { kind: "no-members", phrase: "every open object is empty", types: ["object"], value: {} },
];

/** Values for a place that takes anything. */
export const anything: readonly unknown[] = [
  "",
  odd,
  "text ".repeat(60),
  0,
  -1,
  large,
  [],
  Array(101).fill(0),
  {},
  null,
  true,
];
