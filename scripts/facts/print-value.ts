/** Maximum length of a value on one line. */
const LINE = 300;

/** Prints a JSON value as compact JavaScript. A long value gets one entry per line, which makes diffs readable. */
export function printValue(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const rows = Object.entries(value).map(
    ([key, one]) => `${isList ? "" : `${printName(key)}:`}${printValue(one)},`,
  );
  const isLong = rows.reduce((sum, row) => sum + row.length, 0) > LINE;
  const inner = isLong ? `\n${rows.join("\n")}\n` : rows.join("").slice(0, -1);
  return isList ? `[${inner}]` : `{${inner}}`;
}

/** Prints the name of a property. */
function printName(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
}
