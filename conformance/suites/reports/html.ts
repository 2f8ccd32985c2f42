import { type CaseResult, isFailure, isGood, outcomes, type RunReport } from "../runner/outcome.ts";
import { countByClause, labels, writeReason, writeSummary, writeUnmatched } from "./summary.ts";

const style = `
:root { color-scheme: light dark; --line: light-dark(#d9dde3, #343a43); --quiet: light-dark(#5b6470, #9aa4b1);
  --good: light-dark(#1a7f4b, #55c58a); --bad: light-dark(#c0262d, #ff7b80); --doubtful: light-dark(#8a5a00, #e0b050);
  --soft: light-dark(#f5f6f8, #1c2026); }
body { font: 16px/1.55 system-ui, sans-serif; max-width: 62rem; margin: 3rem auto; padding: 0 1.25rem; }
h1 { font-size: 1.6rem; margin: 0 0 .25rem; } h2 { font-size: 1.15rem; margin: 2.5rem 0 .75rem; }
p { margin: .25rem 0; } .quiet { color: var(--quiet); } .scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
th ~ *, td ~ td { text-align: right; }
code, pre { font: .85rem/1.5 ui-monospace, monospace; }
pre { background: var(--soft); padding: .75rem 1rem; border-radius: 6px; white-space: pre-wrap; overflow-wrap: anywhere; margin: .5rem 0; }
details { border-bottom: 1px solid var(--line); padding: .5rem 0; } summary { cursor: pointer; }
.passed { color: var(--good); } .failed, .unexpected-pass { color: var(--bad); } .known-failing { color: var(--doubtful); }
.skipped { color: var(--quiet); }`;

/** Writes a report as one HTML file without script: totals, a matrix by clause, and the wire of each failure. */
export function writeHtml(report: RunReport): string {
  const { suite, testee, seed, results, unmatched } = report;
  const outcome = isGood(report) ? "passed" : "failed";
  const failures = results.filter(isFailure);
  const others = results.filter((result) => !isFailure(result));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeText(suite)} suite: ${escapeText(testee)}</title>
<style>${style}
</style>
</head>
<body>
<main>
<h1>${escapeText(suite)} suite: ${escapeText(testee)} <span class="${outcome}">${outcome}</span></h1>
<p class="quiet">${writeSummary(report)}${seed === undefined ? "" : `, seed ${seed}`}</p>
${unmatched.map((pattern) => `<p class="failed">${escapeText(writeUnmatched(pattern))}</p>`).join("\n")}
<h2>By clause</h2>
${writeMatrix(results)}
${failures.length > 0 ? `<h2>Failures</h2>\n${failures.map(writeFailure).join("\n")}` : ""}
<h2>Other cases</h2>
<details><summary>${others.length.toLocaleString("en-US")} cases</summary>
<div class="scroll"><table>
${others.map(writeRow).join("\n")}
</table></div>
</details>
</main>
</body>
</html>
`;
}

function writeMatrix(results: readonly CaseResult[]): string {
  const head = outcomes.map((outcome) => `<th scope="col">${labels[outcome]}</th>`).join("");
  const rows = countByClause(results).map(({ clause, totals }) => {
    const cells = outcomes.map(
      (outcome) => `<td class="${outcome}">${totals[outcome] === 0 ? "" : totals[outcome]}</td>`,
    );
    return `<tr><th scope="row">${escapeText(clause)}</th>${cells.join("")}</tr>`;
  });
  return `<div class="scroll"><table>
<thead><tr><th scope="col">Clause</th>${head}</tr></thead>
<tbody>
${rows.join("\n")}
</tbody>
</table></div>`;
}

function writeFailure(result: CaseResult): string {
  const { id, description, clause } = result.case;
  const wire = result.wire.map(
    ({ direction, text }) => `<p class="quiet">${direction}</p>\n<pre>${escapeText(text)}</pre>`,
  );
  return `<details>
<summary><strong class="${result.outcome}">${escapeText(id)}</strong> ${escapeText(description)} <span class="quiet">${escapeText(clause)}</span></summary>
<p>${escapeText(result.outcome === "failed" ? writeReason(result) : `${labels[result.outcome]}: ${result.reason}`)}</p>
${wire.join("\n")}
</details>`;
}

function writeRow(result: CaseResult): string {
  const { id, description } = result.case;
  return `<tr><td><code>${escapeText(id)}</code><br>${escapeText(description)}</td><td class="${result.outcome}">${labels[result.outcome]}<br>${escapeText(writeReason(result))}</td></tr>`;
}

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);
}
