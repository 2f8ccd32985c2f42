import { join } from "node:path";
import { createLibraryTestee } from "../../conformance/suites/library/create-library-testee.ts";
import { readLibraryCases } from "../../conformance/suites/library/read-library-cases.ts";
import { writeReport } from "../../conformance/suites/reports/reporter.ts";
import {
  type CaseResult,
  countOutcomes,
  isFailure,
  isGood,
  type RunReport,
} from "../../conformance/suites/runner/outcome.ts";
import { runAndClose } from "../../conformance/suites/runner/run-suite.ts";
import { renderTable } from "../../src/text/markdown.ts";
import { readKnown } from "../shared/known-failing.ts";
import { renewDocument } from "../shared/renew-document.ts";
import { tryPart } from "../shared/try-part.ts";
import { peers } from "./peers.ts";

const adapter = join(import.meta.dirname, "adapter.ts");

/** Runs the suite's signature cases against a peer. */
async function runPeer(name: string): Promise<RunReport> {
  const testee = await createLibraryTestee([process.execPath, adapter, name]);
  const knownFailing = readKnown(name, import.meta.url);
  return runAndClose({
    suite: "library",
    cases: readLibraryCases(),
    run: ["signature/*"],
    testee,
    knownFailing,
  });
}

/** Lists the results that differ from the list of known failures. */
function listFailures(report: RunReport): readonly string[] {
  const results = report.results.filter((result: CaseResult) => isFailure(result));
  return isGood(report) ? [] : [writeReport("pretty", { ...report, results }).trimEnd()];
}

const rows: string[][] = [];
for (const [name, { title, version }] of Object.entries(peers)) {
  await tryPart(`${title} ${version}`, async () => {
    const report = await runPeer(name);
    const { passed, "known-failing": failed, skipped } = countOutcomes(report.results);
    const counts = [passed, `[${failed}](known-failing/${name}.txt)`, skipped].map(String);
    rows.push([title, version, ...counts]);
    return { failures: listFailures(report) };
  });
}
const head = ["Peer", "Version", "Passed", "Failed as known", "Not offered"];
renewDocument(new URL("README.md", import.meta.url), { results: renderTable(head, rows) });
