import type { Colorize } from "#src/util/colorize.ts";
import { cut, measureWidth, printable } from "#src/util/display.ts";
import { escapeXml } from "#src/util/escape-xml.ts";
import { renderTable } from "#src/util/markdown.ts";
import type { Section } from "./describe-outline.ts";

/** Tables under a title. */
export interface Report {
  readonly title: string;
  readonly sections: readonly Section[];
  /** A drawing; HTML shows it between title and tables. */
  readonly drawing?: string;
}

/** Greatest width of a column on a terminal, except the last. */
const WIDEST = 48;

/** Writes a report for a terminal: columns without lines, cut to its width. */
export function writePretty({ title, sections }: Report, colorize: Colorize, columns: number): string {
  const blocks = sections.map((section) => writeBlock(section, colorize, columns));
  return `${[colorize("strong", printable(title)), ...blocks].join("\n")}\n`;
}

function writeBlock(
  { title, head, rows, line, mark = " ", isHeaded }: Section,
  colorize: Colorize,
  columns: number,
): string {
  const name = printable(rows.length === 0 ? title : `${title}:`);
  if (line !== undefined) return `${name} ${printable(line)}`;
  const all = isHeaded ? [head, ...rows] : rows;
  const cells = all.map((row) => row.map((cell) => printable(cell.replace(/\s+/g, " "))));
  const isUsed = head.map((_, i) => rows.some((row) => row[i] !== ""));
  const widths = head.map((_, i) =>
    cells.reduce((most, row) => Math.min(WIDEST, Math.max(most, measureWidth(row[i] ?? ""))), 0),
  );
  const lines = cells.map((row, at) => {
    const isHead = isHeaded && at === 0;
    const padded = row.map((cell, i) => {
      const text = i === row.length - 1 ? cell : cut(cell, widths[i] ?? WIDEST);
      return text + " ".repeat(i === row.length - 1 ? 0 : Math.max(0, (widths[i] ?? 0) - measureWidth(text)));
    });
    const [first = "", ...others] = padded.filter((_, i) => isUsed[i]);
    const rest = cut(others.join("  ").trimEnd(), Math.max(20, columns - measureWidth(first) - 6));
    return `  ${mark} ${colorize(isHead ? "quiet" : "strong", first)}  ${isHead ? colorize("quiet", rest) : rest}`.trimEnd();
  });
  return [name, ...lines].join("\n");
}

/** Writes a report as Markdown: a heading, and a table for each section. */
export function writeMarkdown({ title, sections }: Report): string {
  const cell = (text: string): string =>
    text.replace(/[\\|<>`*_[\]]/g, (character) => `\\${character}`).replace(/\s*\n\s*/g, " ");
  const blocks = sections.map(({ title: name, head, rows }) => {
    const table = renderTable(
      head.map(cell),
      rows.map((row) => row.map(cell)),
    );
    return `### ${cell(name)}\n\n${table}\n`;
  });
  return [`## ${cell(title)}`, "", ...blocks].join("\n");
}

/** Writes a report as a section of HTML that fits into any page or notebook. */
export function writeHtml({ title, sections, drawing = "" }: Report): string {
  const row = (cells: readonly string[], tag: "td" | "th"): string =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeXml(cell)}</${tag}>`).join("")}</tr>`;
  const tables = sections.map(
    ({ title: name, head, rows }) =>
      `<h3>${escapeXml(name)}</h3>\n<table>\n<thead>${row(head, "th")}</thead>\n<tbody>\n${rows
        .map((one) => row(one, "td"))
        .join("\n")}\n</tbody>\n</table>`,
  );
  return `<section>\n<h2>${escapeXml(title)}</h2>\n${drawing}\n${tables.join("\n")}\n</section>\n`;
}
