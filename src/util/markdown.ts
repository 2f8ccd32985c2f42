/** Replaces the text between the markers `<!-- name -->` and `<!-- /name -->` of a Markdown file. */
export function fillMarkers(markdown: string, tables: Readonly<Record<string, string>>): string {
  return Object.entries(tables).reduce((text, [name, table]) => {
    const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
    const [start, end] = [text.indexOf(open), text.indexOf(close)];
    if (start < 0 || end < start) throw new Error(`cannot fill a README: the markers "${open}" are missing`);
    return `${text.slice(0, start + open.length)}\n${table}\n${text.slice(end)}`;
  }, markdown);
}

/** Writes a Markdown table. */
export function renderTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
