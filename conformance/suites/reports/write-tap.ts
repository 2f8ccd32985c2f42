import { stringify } from "yaml";
import { printable } from "#src/util/display.ts";
import { type CaseResult, isFailure, listFindings, type RunReport } from "../runner/outcome.ts";
import { listFaults, writeReason } from "./write-summary.ts";

/** Writes a report in the Test Anything Protocol, version 14; known failures and findings are `# TODO`. */
export function writeTap(report: RunReport): string {
  const { results } = report;
  const findings = listFindings(report);
  const faults = listFaults(report);
  const lines = [
    "TAP version 14",
    `1..${results.length + faults.length}`,
    ...results.map((result, index) => writePoint(result, index + 1, findings.includes(result))),
    ...faults.map((fault, index) => `not ok ${results.length + index + 1} - ${escapeText(fault)}`),
  ];
  return `${lines.join("\n")}\n`;
}

function writePoint(result: CaseResult, number: number, isFinding: boolean): string {
  const { outcome, expected, received, reason = "" } = result;
  const isOk = outcome === "passed" || outcome === "skipped";
  const title = escapeText(`${result.case.id}: ${result.case.description}`);
  const directive = {
    skipped: ` # SKIP ${escapeText(reason)}`,
    "known-failing": ` # TODO ${escapeText(reason)}`,
  };
  const end = isFinding ? ` # TODO ${result.case.level} finding` : (directive[outcome as "skipped"] ?? "");
  const line = `${isOk ? "ok" : "not ok"} ${number} - ${title}${end}`;
  if (!isFailure(result)) return line;
  const details = {
    message: printable(writeReason(result)),
    expected: expected && printable(expected),
    received: received && printable(received),
    clause: result.case.clause,
    level: result.case.level,
  };
  const block = stringify(details).trimEnd().replace(/^/gm, "  ");
  return `${line}\n  ---\n${block}\n  ...`;
}

function escapeText(text: string): string {
  return printable(text.replace(/\s+/g, " ")).replace(/[\\#]/g, "\\$&");
}
