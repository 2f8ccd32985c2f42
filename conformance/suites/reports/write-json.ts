import {
  type CaseResult,
  countOutcomes,
  defaultFailOn,
  isFailure,
  isGood,
  listFindings,
  type RunReport,
} from "../runner/outcome.ts";
import { countKinds, groupFailures } from "./group-failures.ts";
import { nameClause } from "./name-clause.ts";
import type { ReportOptions } from "./report-options.ts";
import { countByClause, countByLevel } from "./write-summary.ts";

/** Writes a result as data: the case without its input, and the wire if it failed. */
function toData(result: CaseResult): object {
  const {
    case: { id, description, clause, decision, level },
    wire,
    milliseconds,
    ...verdict
  } = result;
  return {
    id,
    description,
    clause,
    ...(decision !== undefined && { decision }),
    level,
    ...verdict,
    milliseconds: Math.round(milliseconds),
    ...(isFailure(result) && { wire }),
  };
}

function toSummary(report: RunReport): object {
  const { suite, testee, seed, results, failOn = defaultFailOn, unmatched, stopped, milliseconds } = report;
  return {
    suite,
    testee,
    ...(seed !== undefined && { seed }),
    totals: countOutcomes(results),
    levels: Object.fromEntries(countByLevel(results).map(({ level, totals }) => [level, totals])),
    kinds: countKinds(results),
    failOn,
    findings: listFindings(report).map((one) => one.case.id),
    unmatched,
    ...(stopped !== undefined && { stopped }),
    milliseconds: Math.round(milliseconds),
  };
}

/** Writes a report as one JSON document: `good`, suite, totals, findings, clauses, results. */
export function writeJson(report: RunReport, { environment }: Partial<ReportOptions> = {}): string {
  const { results } = report;
  const document = {
    good: isGood(report),
    ...toSummary(report),
    ...(environment !== undefined && { environment }),
    causes: groupFailures(report).map(({ results: own, ...group }) => ({
      ...group,
      cases: own.map((result) => result.case.id),
    })),
    clauses: countByClause(results).map(({ clause, totals }) => ({
      clause,
      title: nameClause(clause),
      totals,
    })),
    results: results.map(toData),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** Writes a result as one line of JSON. */
export function writeJsonLine(result: CaseResult): string {
  return `${JSON.stringify(toData(result))}\n`;
}

/** Writes the last line of NDJSON, with `good` and the totals. */
export function writeJsonSummary(report: RunReport): string {
  return `${JSON.stringify({ good: isGood(report), ...toSummary(report) })}\n`;
}
