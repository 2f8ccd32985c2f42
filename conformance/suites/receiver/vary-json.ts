import { type Random, shuffle } from "../runner/shuffle.ts";

/** Spells a JSON value with its members in a random order, random white space, and escapes or none. */
export function varyJson(value: unknown, random: Random): string {
  const indents = [1, 2, 3, 4, 8, "\t"];
  const text = JSON.stringify(reorder(value, random), null, indents[Math.floor(random() * indents.length)]);
  const spelt = random() < 0.5 ? text : escapeBeyondAscii(text);
  return random() < 0.5 ? spelt : `${spelt}\n`;
}

/** `Object.fromEntries` defines members, `__proto__` included. */
function reorder(value: unknown, random: Random): unknown {
  if (Array.isArray(value)) return value.map((item) => reorder(item, random));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    shuffle(Object.entries(value), random).map(([key, item]) => [key, reorder(item, random)]),
  );
}

function escapeBeyondAscii(text: string): string {
  return text.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
