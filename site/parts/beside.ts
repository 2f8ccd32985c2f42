import { itemAt } from "#src/text/item-at.ts";
import { highlight } from "../highlight.ts";
import { type Html, html } from "../html.ts";

/** A text as lines, with its title. */
interface Side {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A row of both sides; the same line on both is unchanged. */
interface Row {
  readonly left?: string;
  readonly right?: string;
}

/** Unchanged lines that are kept around a change. */
const CONTEXT = 2;

/** Draws two texts side by side: changed lines are highlighted, long parts without a change are left out. */
export function beside(left: Side, right: Side, language: string): Html {
  const rows = alignLines(left.lines, right.lines);
  const near = rows.map((_, i) => rows.slice(Math.max(0, i - CONTEXT), i + CONTEXT + 1).some(isChanged));
  return html`<table class="beside card" role="table"><thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col" class="bad">${left.title}</th><th role="columnheader" scope="col" class="good">${right.title}</th></tr></thead>
${rows.map((row, i) => {
  // A change has its own group, so that one column can show its old lines before its new ones.
  const begins = i > 0 && isChanged(row) !== isChanged(itemAt(rows, i - 1)) ? nextGroup : undefined;
  const drawn = near[i] ? drawRow(row, language) : i === 0 || near[i - 1] ? gap : undefined;
  return html`${i === 0 ? html`<tbody role="rowgroup">` : begins}${drawn}`;
})}</tbody></table>`;
}

const nextGroup = html`</tbody><tbody role="rowgroup">`;
const gap = html`<tr role="row" class="gap"><td role="cell">⋯</td><td role="cell">⋯</td></tr>\n`;

function drawRow(row: Row, language: string): Html {
  const { left, right } = row;
  return html`<tr role="row">${drawCell(left, isChanged(row) ? "bad" : "same", language)}${drawCell(right, isChanged(row) ? "good" : "same", language)}</tr>\n`;
}

function drawCell(line: string | undefined, kind: "bad" | "good" | "same", language: string): Html {
  if (line === undefined) return html`<td role="cell" class="none"></td>`;
  const code = html`<code>${highlight(line, language)}</code>`;
  if (kind === "same") return html`<td role="cell">${code}</td>`;
  return html`<td role="cell" class="${kind}">${kind === "bad" ? html`<del>${code}</del>` : html`<ins>${code}</ins>`}</td>`;
}

function isChanged({ left, right }: Row): boolean {
  return left === undefined || right === undefined || bare(left) !== bare(right);
}

/** A comma at the end of a line does not count as a change. */
function bare(line: string): string {
  return line.replace(/,$/, "");
}

/** Aligns lines by their longest common subsequence; in a change, old and new lines stand in the same rows. */
export function alignLines(left: readonly string[], right: readonly string[]): readonly Row[] {
  // lengths[i][j]: of the longest common subsequence of what follows the first i and j lines.
  const lengths = Array.from({ length: left.length + 1 }, () =>
    Array.from({ length: right.length + 1 }, () => 0),
  );
  for (let i = left.length - 1; i >= 0; i--)
    for (let j = right.length - 1; j >= 0; j--)
      itemAt(lengths, i)[j] =
        bare(itemAt(left, i)) === bare(itemAt(right, j))
          ? itemAt(itemAt(lengths, i + 1), j + 1) + 1
          : Math.max(itemAt(itemAt(lengths, i + 1), j), itemAt(itemAt(lengths, i), j + 1));
  const rows: Row[] = [];
  let [i, j] = [0, 0];
  while (i < left.length || j < right.length) {
    const [from, to] = [i, j];
    while (i < left.length && itemAt(itemAt(lengths, i), j) === itemAt(itemAt(lengths, i + 1), j)) i++;
    while (j < right.length && itemAt(itemAt(lengths, i), j) === itemAt(itemAt(lengths, i), j + 1)) j++;
    for (let k = 0; k < Math.max(i - from, j - to); k++)
      rows.push({
        ...(from + k < i && { left: itemAt(left, from + k) }),
        ...(to + k < j && { right: itemAt(right, to + k) }),
      });
    if (i < left.length && j < right.length)
      rows.push({ left: itemAt(left, i++), right: itemAt(right, j++) });
  }
  return rows;
}
