import { escapeXml } from "#src/util/escape-xml.ts";
import { type CaseResult, outcomes, type RunReport } from "../runner/outcome.ts";
import { levels } from "../runner/suite-case.ts";
import { type FailureGroup, groupFailures } from "./group-failures.ts";
import { htmlStyle } from "./html-style.ts";
import { nameClause } from "./name-clause.ts";
import type { ReportOptions } from "./report-options.ts";
import {
  countByClause,
  countByLevel,
  countSkips,
  type Grade,
  gradeRun,
  labels,
  listKinds,
  writeKinds,
  writeReason,
  writeSummary,
  writeUnmatched,
  writeVerdict,
} from "./write-summary.ts";

const classes: Readonly<Record<Grade, string>> = { good: "passed", doubtful: "known-failing", bad: "failed" };

/**
 * Writes a report as one HTML file without script: causes first, then counts by level and clause, then every case with
 * filters; the wire of a failure opens on demand.
 */
export function writeHtml(report: RunReport, options: Pick<ReportOptions, "environment" | "trend">): string {
  const { suite, testee, results } = report;
  const title = `${escapeXml(suite)} suite: ${escapeXml(testee)}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>${htmlStyle}
</style>
</head>
<body>
<main>
<h1>${title}: <span class="${classes[gradeRun(report)]}">${writeVerdict(report, options)}</span></h1>
${writeHead(report)}
${writeCauses(report)}
${writeTrend(options)}
<h2>By level</h2>
${writeMatrix(
  "Level",
  countByLevel(results).map(({ level, totals }) => [level, totals]),
)}
<h2>By clause</h2>
${writeMatrix(
  "Clause",
  countByClause(results).map(({ clause, totals }) => [nameClause(clause), totals]),
)}
<h2>Every case</h2>
${writeFilters("level", levels)}
${writeFilters("outcome", ["failed", "passed", "noted", "known-failing", "skipped"])}
${results.map(writeCase).join("\n")}
${writeEnvironment(options)}
</main>
</body>
</html>
`;
}

function writeHead(report: RunReport): string {
  const { seed, results, unmatched, stopped } = report;
  const faults = [
    ...unmatched.map(writeUnmatched),
    ...(stopped === undefined ? [] : [`Stopped: ${stopped}`]),
  ];
  const kinds = listKinds(results).map(([name, number]) => `<strong>${number}</strong> ${name}`);
  const skips = countSkips(results).map(([reason, number]) => `${number} ${escapeXml(reason)}`);
  return [
    `<p class="quiet">${writeSummary(report)}${seed === undefined ? "" : `, seed ${seed}`}</p>`,
    ...(kinds.length === 0 ? [] : [`<p class="failed">${kinds.join(" · ")}</p>`]),
    ...faults.map((fault) => `<p class="failed">${escapeXml(fault)}</p>`),
    ...(skips.length === 0 ? [] : [`<p class="quiet">Skipped: ${skips.join("; ")}</p>`]),
  ].join("\n");
}

function writeCauses(report: RunReport): string {
  const groups = groupFailures(report);
  return groups.length === 0 ? "" : `<h2>Causes</h2>\n${groups.map(writeGroup).join("\n")}`;
}

function writeGroup({ title, remedy, results }: FailureGroup): string {
  const what =
    remedy === undefined ? "" : `<p class="remedy"><strong>What to do:</strong> ${escapeXml(remedy)}</p>`;
  return `<details class="cause">
<summary><strong>${escapeXml(title)}</strong> <span class="quiet">${results.length} ${results.length === 1 ? "case" : "cases"}, ${writeKinds(results)}</span></summary>
${what}
${results.map(writeFailure).join("\n")}
</details>`;
}

function writeFailure(result: CaseResult): string {
  const { id, description, clause, level } = result.case;
  const wire = result.wire.map(
    ({ direction, text }) => `<p class="quiet">${direction}</p>\n<pre>${escapeXml(text)}</pre>`,
  );
  const reason =
    result.outcome === "failed" ? writeReason(result) : `${labels[result.outcome]}: ${result.reason}`;
  return `<details>
<summary><code class="${result.outcome}">${escapeXml(id)}</code> ${escapeXml(description)} <span class="quiet">${escapeXml(nameClause(clause))}, ${level}</span></summary>
<p>${escapeXml(reason)}</p>
${wire.join("\n")}
</details>`;
}

function writeTrend({ trend }: Pick<ReportOptions, "trend">): string {
  if (trend === undefined) return "";
  const list = (name: string, ids: readonly string[]): string =>
    `<p><strong>${ids.length}</strong> ${name}${ids.length === 0 ? "" : `: ${ids.map((id) => `<code>${escapeXml(id)}</code>`).join(", ")}`}</p>`;
  return `<h2>Since the earlier report</h2>\n${list("fail now", trend.broken)}\n${list("fail no more", trend.mended)}`;
}

type Totals = ReturnType<typeof countByClause>[number]["totals"];

function writeMatrix(head: string, rows: readonly (readonly [name: string, totals: Totals])[]): string {
  const heads = outcomes.map((outcome) => `<th scope="col">${labels[outcome]}</th>`).join("");
  const body = rows.map(([name, totals]) => {
    const cells = outcomes.map(
      (outcome) => `<td class="${outcome}">${totals[outcome] === 0 ? "" : totals[outcome]}</td>`,
    );
    return `<tr><th scope="row">${escapeXml(name)}</th>${cells.join("")}</tr>`;
  });
  return `<div class="scroll"><table class="counts">
<thead><tr><th scope="col">${head}</th>${heads}</tr></thead>
<tbody>
${body.join("\n")}
</tbody>
</table></div>`;
}

function writeFilters(name: string, values: readonly string[]): string {
  const option = (value: string, checked: string): string =>
    `<label><input type="radio" name="${name}" id="${name}-${value}"${checked}> ${value}</label>`;
  return `<fieldset class="filters"><legend>${name}</legend>${option("all", " checked")}${values.map((value) => option(value, "")).join("")}</fieldset>`;
}

function writeCase(result: CaseResult): string {
  const { id, description, level } = result.case;
  const outcome = result.outcome === "unexpected-pass" ? "failed" : result.outcome;
  const reason = result.note ?? writeReason(result);
  return `<details data-level="${level}" data-outcome="${outcome}"${result.note === undefined ? "" : " data-note"}>
<summary><code class="${result.outcome}">${escapeXml(id)}</code> ${escapeXml(description)}</summary>
<p>${labels[result.outcome]}${reason === "" ? "" : `: ${escapeXml(reason)}`}</p>
<p class="quiet">${escapeXml(nameClause(result.case.clause))}, ${level}, ${Math.round(result.milliseconds)} ms</p>
</details>`;
}

function writeEnvironment({ environment = {} }: Pick<ReportOptions, "environment">): string {
  const rows = Object.entries(environment).map(
    ([name, value]) => `<tr><th scope="row">${escapeXml(name)}</th><td>${escapeXml(value)}</td></tr>`,
  );
  return rows.length === 0 ? "" : `<h2>Environment</h2>\n<table>\n${rows.join("\n")}\n</table>`;
}
