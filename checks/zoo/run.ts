import { join } from "node:path";
import { loadModes, runLibrary, runReceiver, runSender } from "#conformance/proof/zoo/edition-suites.ts";
import { nameCause } from "#conformance/proof/zoo/name-cause.ts";
import { ownReceivers, runOwnReceiver } from "#conformance/proof/zoo/own-receivers.ts";
import { type ZooEntry, zoo } from "#conformance/proof/zoo/zoo.ts";
import { createLibraryTestee } from "#conformance/suites/library/create-library-testee.ts";
import { readLibraryCases } from "#conformance/suites/library/read-library-cases.ts";
import { countOutcomes, isFailure, type RunReport } from "#conformance/suites/runner/outcome.ts";
import { runAndClose } from "#conformance/suites/runner/run-suite.ts";
import { editions } from "#generated/facts/editions.js";
import { projectRoot } from "#scripts/sources/files.ts";
import { chooseParts, readArguments } from "../shared/read-arguments.ts";
import { type Found, tryParts } from "../shared/try-part.ts";

// npm run zoo [-- --whole] [WORD…]: the cases named by its row must catch each flawed implementation, with `--whole` among
// all cases; and ours must pass its whole suite, in every edition. WORDs choose the parts with the words in their names.

const { values, positionals } = readArguments({
  options: { whole: { type: "boolean", default: false } },
  allowPositionals: true,
});

/** Parts at a time; cases spend most of their time waiting. */
const LANES = 4;
/** Least number of cases that pass in a run of ours. */
const LEAST = 100;

/** Runs the cases that must catch a flawed implementation, or its whole suite. */
async function tryFlawed({ killedBy, alone, test }: ZooEntry): Promise<Found> {
  const failing = await test(values.whole ? undefined : killedBy);
  const missed = killedBy.filter((id) => !failing.includes(id));
  const causes = new Set(failing.map(nameCause)).size;
  const reason = alone === undefined ? "" : `, alone: ${alone}`;
  return {
    says: `${failing.length} cases fail, of ${causes} causes${reason}`,
    failures: failing.length === 0 ? ["no case fails"] : missed.map((id) => `not caught by ${id}`),
  };
}

/** Runs a suite against an implementation of ours. */
async function tryOurs(run: Promise<RunReport>): Promise<Found> {
  const { results, stopped } = await run;
  const { passed, skipped } = countOutcomes(results);
  return {
    says: `${passed} passed, ${skipped} skipped`,
    failures: [
      ...(passed > LEAST ? [] : [`only ${passed} cases passed`]),
      ...(stopped === undefined ? [] : [stopped]),
      ...results.filter(isFailure).map(({ case: { id }, received }) => `${id}: received ${received}`),
    ],
  };
}

const folder = join(projectRoot, "conformance/suites/adapters");
/** The small adapters in other languages, written from the protocol page alone; they sign and verify. */
const adapters = {
  python: ["python3", join(folder, "python.py")],
  go: ["go", "run", join(folder, "go/main.go")],
};

/** Runs the library suite against one of the suite's own adapters. */
async function runAdapter(command: readonly string[]): Promise<RunReport> {
  const testee = await createLibraryTestee(command, 120_000);
  const cases = readLibraryCases();
  return runAndClose({ suite: "library", cases, testee });
}

const later = await Promise.all(
  editions
    .filter((facts) => !facts.default)
    .map(async (facts) => {
      const modes = facts.name === "webhook" ? Object.values(await loadModes(facts)) : [];
      return {
        [`our library, ${facts.slug}`]: () => tryOurs(runLibrary({ facts })),
        ...Object.fromEntries(
          modes.map((mode) => [
            `our ${mode.name} receiver, ${facts.slug}`,
            () => tryOurs(runReceiver({ facts }, mode)),
          ]),
        ),
        ...(modes.length > 0 && { [`our sender, ${facts.slug}`]: () => tryOurs(runSender({ facts })) }),
      };
    }),
);
const parts: Readonly<Record<string, () => Promise<Found>>> = {
  ...Object.fromEntries(zoo.map((one) => [`flawed ${one.kind}, ${one.name}`, () => tryFlawed(one)])),
  ...Object.fromEntries(
    ownReceivers.map((one) => [`our receiver, ${one.name}`, () => tryOurs(runOwnReceiver(one, ["*"]))]),
  ),
  ...Object.assign({}, ...later),
  ...Object.fromEntries(
    Object.entries(adapters).map(([name, command]) => [
      `adapter, ${name}`,
      () => tryOurs(runAdapter(command)),
    ]),
  ),
};
// Flaws that only show by time can hide on a busy machine, and right answers may be late there.
await tryParts(chooseParts(parts, positionals), { lanes: LANES, again: true });
