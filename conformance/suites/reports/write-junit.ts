import Builder from "fast-xml-builder";
import { type CaseResult, countOutcomes, listFindings, type RunReport } from "../runner/outcome.ts";
import { writeReason, writeUnmatched } from "./write-summary.ts";

const builder = new Builder({
  ignoreAttributes: false,
  format: true,
  attributeNamePrefix: "@",
  suppressEmptyNode: true,
});

/**
 * Writes a report as JUnit XML: a suite of test cases, with the clause as their class. A finding is skipped, not failed: the
 * file fails if and only if the run does.
 */
export function writeJunit(report: RunReport): string {
  const { suite, testee, results, unmatched, stopped, milliseconds } = report;
  const findings = listFindings(report);
  const totals = countOutcomes(results.filter((one) => !findings.includes(one)));
  const counts = {
    "@tests": results.length + unmatched.length + (stopped ? 1 : 0),
    "@failures": totals.failed + totals["unexpected-pass"] + unmatched.length + (stopped ? 1 : 0),
    "@errors": 0,
    "@skipped": totals.skipped + totals["known-failing"] + findings.length,
    "@time": toSeconds(milliseconds),
  };
  const testcase = [
    ...results.map((result) => toTestCase(suite, result, findings.includes(result))),
    ...unmatched.map((pattern) => ({
      "@name": `known failures: ${toXmlText(pattern)}`,
      "@classname": suite,
      failure: { "@message": toXmlText(writeUnmatched(pattern)) },
    })),
    ...(stopped === undefined
      ? []
      : [{ "@name": "run to its end", "@classname": suite, failure: { "@message": toXmlText(stopped) } }]),
  ];
  const name = toXmlText(`${suite}: ${testee}`);
  return builder.build({
    "?xml": { "@version": "1.0", "@encoding": "UTF-8" },
    testsuites: {
      ...counts,
      "@name": "annotation-contracts",
      testsuite: { "@name": name, ...counts, testcase },
    },
  });
}

function toTestCase(suite: string, result: CaseResult, isFinding: boolean): object {
  const { id, description, clause, level } = result.case;
  const base = {
    "@name": toXmlText(`${id}: ${description}`),
    "@classname": `${suite}.${level}.${clause}`,
    "@time": toSeconds(result.milliseconds),
  };
  const message = toXmlText(writeReason(result));
  if (isFinding) return { ...base, skipped: { "@message": `${level} finding: ${message}` } };
  switch (result.outcome) {
    case "passed":
      return base;
    case "failed":
      return { ...base, failure: { "@message": message, "#text": toXmlText(writeWire(result)) } };
    case "unexpected-pass":
      return { ...base, failure: { "@message": `passed though known to fail: ${message}` } };
    default:
      return { ...base, skipped: { "@message": message } };
  }
}

function writeWire({ wire }: CaseResult): string {
  return wire.map(({ direction, text }) => `${direction}: ${text}`).join("\n");
}

function toSeconds(milliseconds: number): string {
  return (milliseconds / 1_000).toFixed(3);
}

/** Replaces what XML 1.0 cannot represent: most control characters, halves of surrogate pairs. */
function toXmlText(text: string): string {
  return text.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, "\u{fffd}");
}
