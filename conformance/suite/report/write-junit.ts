import Builder from "fast-xml-builder";
import { type CaseResult, countResults, listFailures, listFindings, type RunReport } from "../case-result.ts";
import { describeResult, listFaults } from "./describe-run.ts";

const builder = new Builder({
  ignoreAttributes: false,
  format: true,
  attributeNamePrefix: "@",
  suppressEmptyNode: true,
});

/** Writes a report as JUnit XML. A finding is skipped, not failed: the file fails if and only if the run does. */
export function writeJunit(report: RunReport): string {
  const { suite, target, results, milliseconds } = report;
  const findings = listFindings(report);
  const faults = listFaults(report);
  const counts = {
    "@tests": results.length + faults.length,
    "@failures": listFailures(report).length + faults.length,
    "@errors": 0,
    "@skipped": countResults(results).skipped + findings.length,
    "@time": (milliseconds / 1_000).toFixed(3),
  };
  const testcase = [
    ...results.map((one) => writeTestCase(suite, one, findings.includes(one as (typeof findings)[number]))),
    ...faults.map((text) => ({
      "@name": "the run",
      "@classname": suite,
      failure: { "@message": toXmlText(text) },
    })),
  ];
  return builder.build({
    "?xml": { "@version": "1.0", "@encoding": "UTF-8" },
    testsuites: {
      ...counts,
      "@name": "annotation-contracts",
      testsuite: { "@name": toXmlText(`${suite}: ${target}`), ...counts, testcase },
    },
  });
}

function writeTestCase(suite: string, result: CaseResult, isFinding: boolean): object {
  const { id, description, clause, level } = result.case;
  const message = {
    "@message": toXmlText(`${isFinding ? `${level} finding: ` : ""}${describeResult(result)}`),
  };
  const wire = result.wire.map(({ direction, text }) => `${direction}: ${text}`).join("\n");
  return {
    "@name": toXmlText(`${id}: ${description}`),
    "@classname": `${suite}.${level}.${clause}`,
    "@time": (result.milliseconds / 1_000).toFixed(3),
    ...(result.status === "failed" && !isFinding && { failure: { ...message, "#text": toXmlText(wire) } }),
    ...((result.status === "skipped" || isFinding) && { skipped: message }),
  };
}

/** Replaces what XML 1.0 cannot represent: most control characters, halves of surrogate pairs. */
function toXmlText(text: string): string {
  return text.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, "\u{fffd}");
}
