import { readSuite, scoreContract } from "#conformance/proof/mutate/score-contract.ts";
import { editions } from "#generated/internal/editions.js";
import type { EditionFacts } from "#generated/internal/types.d.ts";
import { readJson } from "#scripts/files.ts";
import { type ContractName, contractNames, modes } from "#src/diagnostics/contract.ts";
import type { Mode } from "#src/validate/result.ts";
import { chooseParts, readArguments } from "../shared/read-arguments.ts";
import { type Found, tryParts } from "../shared/try-part.ts";

// npm run mutation [-- WORD…]: mutates the published schemas of every edition; a case or a sample must notice each mutation, or the
// list of equivalent ones says why none can. WORDs choose the editions and modes with the words in their names.

/** Least number of mutations of an edition that change a verdict. */
const least = { webhook: 1_000, "raster-info": 200 } as const;

/** Mutations that no document can distinguish from the schema itself, and why. */
interface Equivalent {
  readonly contract: ContractName;
  /** Editions with the schemas to mutate. Default: the default edition. */
  readonly editions?: readonly string[];
  readonly modes: readonly Mode[];
  /** Regular expression that the ids of the mutations match. */
  readonly match: string;
  readonly reason: string;
}

const equivalents: readonly Equivalent[] = readJson("conformance/proof/mutate/equivalent-mutants.json");

/** Scores the mutated schemas of an edition. */
async function tryEdition(contract: ContractName, facts: EditionFacts, mode: Mode): Promise<Found> {
  const suite = await readSuite(facts);
  const scored = scoreContract(mode, suite);
  const rows = equivalents
    .filter((row) => row.contract === contract && row.modes.includes(mode))
    .filter(({ editions: own }) => own?.includes(facts.edition) ?? facts.default)
    .map(({ match }) => new RegExp(match));
  const isEquivalent = (id: string): boolean => rows.some((row) => row.test(id));
  const equivalent = scored.filter(({ id }) => isEquivalent(id)).length;
  return {
    says: `${scored.length} mutations against ${suite.cases.length} cases, ${equivalent} equivalent`,
    failures: [
      ...scored
        .filter(({ id, noticedBy }) => isEquivalent(id) === noticedBy.length > 0)
        .map(({ id, noticedBy: [by] }) =>
          by === undefined ? `not noticed: ${id}` : `not equivalent: ${id}: ${by}`,
        ),
      ...rows.filter((row) => !scored.some(({ id }) => row.test(id))).map((row) => `matches nothing: ${row}`),
      ...(scored.length > least[contract] ? [] : [`expected more than ${least[contract]} mutations`]),
    ],
  };
}

const parts = contractNames.flatMap((contract) =>
  editions
    .filter(({ name }) => name === contract)
    .flatMap((facts) =>
      modes.map((mode) => [`${facts.slug}, ${mode}`, () => tryEdition(contract, facts, mode)] as const),
    ),
);
await tryParts(chooseParts(Object.fromEntries(parts), readArguments({ allowPositionals: true }).positionals));
