import { countResults, isGood, listFindings, type RunReport } from "../case-result.ts";
import { describeVerdict, listNotTested } from "./describe-run.ts";
import { groupFailures } from "./group-failures.ts";

/** Writes a report as one JSON document: `good`, the verdict, counts, causes, results; the wire of what failed. */
export function writeJson(report: RunReport): string {
  const { suite, target, edition, seed, results, failOn, unmatched, stopped, milliseconds } = report;
  const document = {
    good: isGood(report),
    verdict: describeVerdict(report).words,
    suite,
    target,
    edition,
    seed,
    totals: countResults(results),
    notTested: Object.fromEntries(listNotTested(report)),
    failOn,
    findings: listFindings(report).map((one) => one.case.id),
    unmatched,
    stopped,
    milliseconds: Math.round(milliseconds),
    causes: groupFailures(report).map(({ results: own, ...group }) => ({
      ...group,
      cases: own.map((one) => one.case.id),
    })),
    results: results.map(
      ({ case: { id, description, clause, decision, level }, wire, milliseconds: own, ...result }) => ({
        id,
        description,
        clause,
        decision,
        level,
        ...result,
        milliseconds: Math.round(own),
        ...(result.status === "failed" && { wire }),
      }),
    ),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
