import { createHash } from "node:crypto";
import { parseArgs } from "node:util";
import { editions } from "#generated/facts/editions.js";
import type { EditionFacts } from "#generated/facts/facts.d.ts";
import { modes } from "#src/explain/contract.ts";
import type { Mode } from "#src/validate/result.ts";
import { readEditionSamples } from "../suites/cases/find-later-edition.ts";
import { loadSuiteEdition } from "../suites/sender/suite-edition.ts";
import { deriveEditionCases } from "./derive-edition-cases.ts";
import { scoreWebhook } from "./mutation-score.ts";
import { readEquivalents } from "./read-equivalents.ts";

/** One mutation of so many is scored, unless `--all` is given. */
const ONE_OF = 4;

/** `--seed 7` changes which mutations a run scores, `--all` scores every one. */
const { values } = parseArgs({
  options: { seed: { type: "string", default: "1" }, all: { type: "boolean", default: false } },
});

function isDrawn(id: string): boolean {
  return (
    values.all || createHash("sha1").update(`${values.seed} ${id}`).digest().readUInt32BE() % ONE_OF === 0
  );
}

/** Scores the mutated schemas of an edition; lists survivors that are not equivalent, and equivalents that are not. */
async function scoreEdition(facts: EditionFacts, mode: Mode): Promise<readonly string[]> {
  const start = performance.now();
  const { slug, events } = await loadSuiteEdition(facts);
  const samples = readEditionSamples(facts.edition);
  const cases = deriveEditionCases(facts);
  const all = new Set<string>();
  const scored = scoreWebhook(mode, { slug, events, samples, cases }, (id) => all.add(id) && isDrawn(id));
  const rows = readEquivalents("webhook", mode, facts.edition).map(({ match }) => new RegExp(match));
  const isEquivalent = (id: string): boolean => rows.some((row) => row.test(id));
  const equivalent = scored.filter(({ id }) => isEquivalent(id)).length;
  const seconds = ((performance.now() - start) / 1_000).toFixed(0);
  console.log(
    `${slug} ${mode}: ${scored.length} of ${all.size} mutations against ${cases.length} cases, ${equivalent} equivalent, ${seconds} s`,
  );
  return [
    ...scored
      .filter(({ id, noticed }) => !noticed && !isEquivalent(id))
      .map(({ id }) => `not noticed: ${id}`),
    ...scored
      .filter(({ id, noticed }) => noticed && isEquivalent(id))
      .map(({ id }) => `not equivalent: ${id}`),
    ...rows.filter((row) => ![...all].some((id) => row.test(id))).map((row) => `matches nothing: ${row}`),
    ...(scored.length > 500 ? [] : [`expected more than 500 mutations, found ${scored.length}`]),
  ];
}

/** Scores every later webhook edition in both modes; the default editions have a test. */
for (const facts of editions.filter(({ name, default: isDefault }) => name === "webhook" && !isDefault)) {
  for (const mode of modes) {
    const faults = await scoreEdition(facts, mode);
    for (const fault of faults) console.log(`  ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
}
