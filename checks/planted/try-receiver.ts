import { readCovered } from "#conformance/proof/cover/coverage-table.ts";
import { runOwnReceiver } from "#conformance/proof/zoo/own-receivers.ts";
import { isFailure } from "#conformance/suites/runner/outcome.ts";

// node checks/planted/try-receiver.ts CLAUSE…: runs the cases of clauses against our own receiver, strict and tolerant; prints the
// identifiers of those that fail.

const clauses = process.argv.slice(2);
const cases = readCovered()
  .filter(({ kind, one }) => kind === "receiver" && clauses.includes(one.clause))
  .map(({ one }) => one.id);
if (cases.length === 0) throw new Error(`cannot try the receiver: no case cites ${clauses.join(", ")}`);

for (const mode of ["strict", "tolerant"] as const) {
  const { results } = await runOwnReceiver({ name: mode, mode }, cases);
  for (const one of results.filter(isFailure)) console.log(`failed ${one.case.id} (${mode})`);
}
