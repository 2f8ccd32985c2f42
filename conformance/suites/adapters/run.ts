import { fileURLToPath } from "node:url";
import { createLibraryTestee } from "../library/create-library-testee.ts";
import { readLibraryCases } from "../library/read-library-cases.ts";
import { countOutcomes, isGood } from "../runner/outcome.ts";
import { runSuite } from "../runner/run-suite.ts";

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** The small adapters in other languages, written from the protocol page alone; they sign and verify. */
const adapters: readonly (readonly string[])[] = [
  ["python3", path("python.py")],
  ["go", "run", path("go/main.go")],
];

let failed = 0;
for (const adapter of adapters) {
  const testee = await createLibraryTestee(adapter, 120_000);
  const report = await runSuite({ suite: "library", cases: readLibraryCases(), testee });
  await testee.close();
  const { passed, skipped } = countOutcomes(report.results);
  const others = report.results.length - passed - skipped;
  console.log(`${isGood(report) ? "ok    " : "FAILED"} ${testee.name}: ${passed} passed, ${others} failed`);
  if (!isGood(report)) failed += 1;
}
process.exitCode = failed === 0 ? 0 : 1;
