/** Writes a Markdown table; all columns but the first ones hold numbers. */
export function writeTable(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
  texts = 1,
): string {
  const rule = head.map((_, index) => (index < texts ? "---" : "--:"));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
