/** Characters two columns wide: East Asian scripts, except half-width forms, and emoji. */
const WIDE =
  /^(?![\uff61-\uffdc])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]$/u;
/** Characters drawn over the one before them. */
const COMBINING = /^[\p{Mn}\p{Me}]$/u;
/** Characters that a terminal would interpret or hide: controls, direction marks, lone surrogates. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
const TAB = "  ";

/** Counts the terminal columns of text shown by `visible`. */
export function measureWidth(text: string): number {
  let width = 0;
  for (const character of text) width += countColumns(character);
  return width;
}

function countColumns(character: string): number {
  if (character.charCodeAt(0) < 0x300) return 1;
  if (COMBINING.test(character)) return 0;
  return WIDE.test(character) ? 2 : 1;
}

/** Makes a piece of a document safe to show. A tab becomes two spaces, and a control character becomes its symbol. */
export function visible(text: string): string {
  return text.replace(new RegExp(UNSAFE, "gu"), (character) => {
    if (character === "\t") return TAB;
    const code = character.codePointAt(0) ?? 0;
    return code < 0x20 ? String.fromCharCode(0x2400 + code) : "\ufffd";
  });
}

/**
 * Makes one line of text safe to print. Characters that a terminal would interpret become escapes, such as `\u{1b}`.
 */
export function printable(text: string): string {
  if (!UNSAFE.test(text)) return text;
  return text.replace(
    new RegExp(UNSAFE, "gu"),
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

/** Cuts text to a number of columns, with an ellipsis if anything is cut off. */
export function cut(text: string, columns: number): string {
  // A character has at most two code units and, except marks, at least one column.
  const head = text.slice(0, 2 * columns + 2);
  if (head.length === text.length && measureWidth(text) <= columns) return text;
  let width = 0;
  let kept = "";
  for (const character of head) {
    width += countColumns(character);
    if (width >= columns) break;
    kept += character;
  }
  return `${kept}…`;
}

/** Formats a count with its noun: `1 document`, `1,200 documents`. */
export function count(amount: number, noun: string, plural: string = `${noun}s`): string {
  return `${amount.toLocaleString("en-US")} ${amount === 1 ? noun : plural}`;
}

/** Units of bytes, each a thousand times the previous one, with their number of decimals. */
const units = [
  ["B", 0],
  ["kB", 1],
  ["MB", 1],
  ["GB", 2],
  ["TB", 2],
  ["PB", 2],
  ["EB", 2],
] as const;

/** Formats a number of bytes in a suitable unit: `812 B`, `75.4 MB`. */
export function writeBytes(bytes: number): string {
  let step = 0;
  while (step < units.length - 1 && bytes >= 1000 ** (step + 1)) step++;
  const [unit, decimals] = units[step] ?? units[0];
  return `${(bytes / 1000 ** step).toFixed(decimals)} ${unit}`;
}
