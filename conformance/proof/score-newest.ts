import { editions } from "#generated/facts/editions.js";
import { readEditionSamples } from "../suites/cases/later-edition.ts";
import { loadSuiteEdition } from "../suites/sender/suite-edition.ts";
import { deriveEditionCases } from "./derive-edition-cases.ts";
import { scoreWebhook } from "./mutation-score.ts";

/**
 * Least share of the mutations of the newest edition's strict schemas that its samples and cases notice. Most of the
 * others are equivalent: a known value of an open vocabulary, the type beside a constant. They are not listed yet.
 */
const LEAST = 0.8;

/** Scores the newest webhook edition, prints the survivors by what was done, and fails below the least share. */
async function scoreNewest(): Promise<boolean> {
  const facts = editions.findLast(({ name }) => name === "webhook")!;
  const { slug, events } = await loadSuiteEdition(facts);
  const samples = readEditionSamples(facts.edition);
  const scored = scoreWebhook("strict", { slug, events, samples, cases: deriveEditionCases(facts) });
  const survivors = scored.filter(({ noticed }) => !noticed);
  const groups = Map.groupBy(survivors, ({ id }) => id.replace(/^.*?: /, ""));
  for (const [what, all] of [...groups].sort((a, b) => b[1].length - a[1].length).slice(0, 10))
    console.log(`  ${all.length} × ${what}, such as ${all[0]?.id}`);
  const share = 1 - survivors.length / scored.length;
  console.log(`${slug}: ${(share * 100).toFixed(1)} % of ${scored.length} mutations noticed`);
  return share >= LEAST && scored.length > 2_000;
}

process.exitCode = (await scoreNewest()) ? 0 : 1;
