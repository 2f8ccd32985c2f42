import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createLibraryTestee } from "../../conformance/suites/library/create-library-testee.ts";
import { readLibraryCases } from "../../conformance/suites/library/read-library-cases.ts";
import { writeReport } from "../../conformance/suites/reports/reporter.ts";
import { parseKnownFailing } from "../../conformance/suites/runner/known-failing.ts";
import {
  type CaseResult,
  countOutcomes,
  isFailure,
  isGood,
  type RunReport,
} from "../../conformance/suites/runner/outcome.ts";
import { runSuite } from "../../conformance/suites/runner/run-suite.ts";
import { type Peer, peers } from "./peers.ts";

const readme = new URL("README.md", import.meta.url);
const adapter = fileURLToPath(new URL("adapter.ts", import.meta.url));

/** Puts a peer under the suite's signature cases. */
async function runPeer(name: string): Promise<RunReport> {
  const list = readFileSync(new URL(`known-failing/${name}.txt`, import.meta.url), "utf8");
  const testee = await createLibraryTestee([process.execPath, adapter, name]);
  try {
    return await runSuite({
      suite: "library",
      cases: readLibraryCases(),
      run: ["signature/*"],
      testee,
      knownFailing: parseKnownFailing(list),
    });
  } finally {
    await testee.close();
  }
}

function writeRow(name: string, { title, version }: Peer, { results }: RunReport): string {
  const { passed, "known-failing": failed, skipped } = countOutcomes(results);
  return `| ${title} | ${version} | ${passed} | [${failed}](known-failing/${name}.txt) | ${skipped} |\n`;
}

/** Shows what is not as the list of known failures says. */
function show(report: RunReport): void {
  const results = report.results.filter((result: CaseResult) => isFailure(result));
  console.log(writeReport("pretty", { ...report, results }).trimEnd());
}

let table = "| Peer | Version | Passed | Failed as known | Not offered |\n| --- | --- | --- | --- | --- |\n";
let good = true;
for (const [name, peer] of Object.entries(peers)) {
  const report = await runPeer(name);
  table += writeRow(name, peer, report);
  good = isGood(report) && good;
  if (isGood(report)) console.log(`ok     ${peer.title} ${peer.version}`);
  else show(report);
}
const before = readFileSync(readme, "utf8");
const after = before.replace(/(?<=<!-- results -->\n).*(?=<!-- \/results -->)/s, () => table);
if (after !== before) {
  writeFileSync(readme, after);
  console.log("FAILED checks/peers/README.md was out of date; it has been written anew");
}
process.exitCode = good && after === before ? 0 : 1;
