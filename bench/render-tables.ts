import { floorId } from "./candidate.ts";
import type { Payload } from "./payloads.ts";
import { type Result, type Summary, writeRatio } from "./summarize.ts";
import { writeTable } from "./write-table.ts";

type Cell = (summary: Summary) => string;

/** Renders a run as Markdown: ratios with their spread, speeds, and each wrong verdict. */
export function renderTables(results: readonly Result[], columns: readonly Payload[], rows: number): string {
  const ratio: Cell = ({ xP, spread }) => (xP < 0.01 ? "<0.01" : writeRatio(xP, spread));
  const speed: Cell = ({ validateSpeed }) => String(Math.round(validateSpeed));
  const parse: Cell = ({ parseSpeed }) => String(Math.round(parseSpeed));
  return [
    `xP: time to validate ÷ time of \`JSON.parse\`; wrong verdicts of ${rows}.`,
    renderTable(results, columns, ratio, () => "1"),
    "MB of JSON text validated in a second, once parsed; first row: parsed in a second.",
    renderTable(results, columns, speed, parse),
    ...results.flatMap(renderRemarks),
  ].join("\n\n");
}

function renderTable(
  results: readonly Result[],
  columns: readonly Payload[],
  cell: Cell,
  floor: Cell,
): string {
  const rows = results.map((result) => {
    const print = result.id === floorId ? floor : cell;
    const cells = columns.map(({ id }) => (result.summaries[id] ? print(result.summaries[id]) : "not run"));
    return [result.name, isJudged(result) ? String(result.wrong.length) : "–", ...cells];
  });
  return writeTable(["validator", "wrong", ...columns.map(({ title }) => title)], rows);
}

function isJudged({ id, error }: Result): boolean {
  return id !== floorId && error === undefined;
}

function renderRemarks({ id, name, error, wrong }: Result): string[] {
  if (error !== undefined) return [`**${name}** was not run: ${error}`];
  if (wrong.length === 0 || id === floorId) return [];
  return [
    [`**${name}** gives ${wrong.length} wrong verdicts:`, "", ...wrong.map((row) => `- ${row}`)].join("\n"),
  ];
}
