import { expect, test } from "vitest";
import { editions } from "#generated/facts/editions.js";
import { strict as strictOfDocument } from "#generated/modules/webhook/2.3.ts";
import { isFailure, type RunReport } from "../../suites/runner/outcome.ts";
import { loadModes, runLibrary, runReceiver, runSender } from "./edition-suites.ts";

// All editions run in `npm run zoo`; here only the newest, with the cases that are quick.
const facts = editions.findLast(({ name }) => name === "webhook")!;
const observed = editions.findLast(({ name }) => name === "raster-info")!;
const { strict } = await loadModes(facts);

/** Counts the cases that passed, and lists what was received in those that failed. */
function countPassed({ results }: RunReport): { passed: number; failed: readonly string[] } {
  const failed = results.filter(isFailure).map(({ case: { id }, received }) => `${id}: ${received}`);
  return { passed: results.filter(({ outcome }) => outcome === "passed").length, failed };
}

const rows = [
  { name: "library", least: 200, run: () => runLibrary({ facts, run: ["sample/*", "*update-job*"] }) },
  { name: "library of raster info", least: 160, run: () => runLibrary({ facts: observed }) },
  {
    name: "receiver",
    least: 150,
    run: () => runReceiver({ facts, run: ["sample-*", "takes-*", "whole-*", "derived-update-*"] }, strict),
  },
  {
    name: "sender",
    least: 33,
    run: () =>
      runSender({
        facts,
        run: ["send-create-*", "send-update-*", "send-delete-*", "send-completed-*", "send-ping*"],
      }),
  },
];

test.each(rows)("our $name conforms to the newest edition", async ({ run, least }) => {
  const { passed, failed } = countPassed(await run());
  expect({ failed, enough: passed >= least }).toEqual({ failed: [], enough: true });
});

test("a receiver of the source document is caught", async () => {
  const run = ["sample-2-76-update-job", "sample-2-76-create-user"];
  const report = await runReceiver({ facts, run: [...run, "takes-unknown-event"] }, strictOfDocument);
  expect(report.results.filter(isFailure).map((one) => one.case.id)).toContain("sample-2-76-update-job");
});
