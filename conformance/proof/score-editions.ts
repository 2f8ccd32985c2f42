import { createHash } from "node:crypto";
import { parseArgs } from "node:util";
import { editions } from "#generated/facts/editions.js";
import type { EditionFacts } from "#generated/facts/facts.d.ts";
import { type ContractName, contractNames, modes } from "#src/explain/contract.ts";
import type { Mode } from "#src/validate/result.ts";
import { readEquivalents } from "./read-equivalents.ts";
import { readSuite, scoreContract } from "./score-contract.ts";

/** One mutation of so many is scored, unless `--all` is given. */
const ONE_OF = 6;

/** `--seed 7` changes which mutations a run scores, `--all` scores every one. */
const { values } = parseArgs({
  options: { seed: { type: "string", default: "1" }, all: { type: "boolean", default: false } },
});

function isDrawn(id: string): boolean {
  return (
    values.all || createHash("sha1").update(`${values.seed} ${id}`).digest().readUInt32BE() % ONE_OF === 0
  );
}

/** Least mutations of an edition that tell something. */
const least: Readonly<Record<ContractName, number>> = { webhook: 300, "raster-info": 60 };

/** Scores the mutated schemas of an edition; lists survivors that are not equivalent, and equivalents that are not. */
async function scoreEdition(
  contract: ContractName,
  facts: EditionFacts,
  mode: Mode,
): Promise<readonly string[]> {
  const start = performance.now();
  const suite = await readSuite(facts);
  const all = new Set<string>();
  const scored = scoreContract(mode, suite, { isWanted: (id) => all.add(id) && isDrawn(id) });
  const rows = readEquivalents(contract, mode, facts.edition).map(({ match }) => new RegExp(match));
  const isEquivalent = (id: string): boolean => rows.some((row) => row.test(id));
  const equivalent = scored.filter(({ id }) => isEquivalent(id)).length;
  const seconds = ((performance.now() - start) / 1_000).toFixed(0);
  console.log(
    `${facts.slug} ${mode}: ${scored.length} of ${all.size} mutations against ${suite.cases.length} cases, ${equivalent} equivalent, ${seconds} s`,
  );
  return [
    ...scored
      .filter(({ id, noticedBy }) => noticedBy.length === 0 && !isEquivalent(id))
      .map(({ id }) => `not noticed: ${id}`),
    ...scored
      .filter(({ id, noticedBy }) => noticedBy.length > 0 && isEquivalent(id))
      .map(({ id }) => `not equivalent: ${id}`),
    ...rows.filter((row) => ![...all].some((id) => row.test(id))).map((row) => `matches nothing: ${row}`),
    ...(scored.length > least[contract]
      ? []
      : [`expected more than ${least[contract]} mutations, found ${scored.length}`]),
  ];
}

/** Scores every later edition in both modes; the default editions have a test. */
for (const contract of contractNames) {
  for (const facts of editions.filter((one) => one.name === contract && !one.default)) {
    for (const mode of modes) {
      const faults = await scoreEdition(contract, facts, mode);
      for (const fault of faults) console.log(`  ${fault}`);
      if (faults.length > 0) process.exitCode = 1;
    }
  }
}
