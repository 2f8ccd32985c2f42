/** Writes a Markdown table whose columns hold numbers, but for the first ones. */
export function writeTable(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
  texts = 1,
): string {
  const rule = head.map((_, index) => (index < texts ? "---" : "--:"));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
