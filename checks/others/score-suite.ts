import { createUserSearch } from "#conformance/proof/mutate/create-user-search.ts";
import { linkDefinitions } from "#conformance/proof/mutate/link-definitions.ts";
import { mutateSchema } from "#conformance/proof/mutate/mutate-schema.ts";
import { createRandom } from "#conformance/suites/runner/shuffle.ts";
import type { Contract } from "#src/model/contract.ts";
import { listRefs, refName, type Schema } from "#src/model/schema.ts";
import { itemAt } from "#src/text/item-at.ts";
import { apply } from "../../scripts/artefacts/suite/change.ts";
import { createJudge } from "../../scripts/artefacts/suite/create-judge.ts";
import type { DerivedSuite } from "../../scripts/artefacts/suite/write-suite.ts";

/** A mutation of a definition. */
interface Mutant {
  readonly name: string;
  readonly id: string;
  readonly schema: Schema;
}

/** How many mutants some suites notice, and the places of the others. */
interface Score {
  readonly mutants: number;
  readonly survivors: readonly string[];
}

/**
 * Mutates strict schemas of a contract at places that a seed picks, and counts what the derived suites notice. A mutant
 * that says the same as before does not count: a type beside a vocabulary, a bound on a text with a format that implies it.
 */
export function scoreSuite(contract: Contract, suites: readonly DerivedSuite[], count: number): Score {
  const judge = createJudge(contract);
  const { definitions } = judge;
  const { compile, during } = linkDefinitions(definitions);
  const all = Object.entries(definitions).flatMap(([name, definition]) =>
    mutateSchema(definition, definitions)
      .filter(({ id }) => !isEquivalent(id, definition))
      .map(({ id, schema }): Mutant => ({ name, id, schema })),
  );
  const random = createRandom(1);
  const chosen = Array.from({ length: count }, () => itemAt(all, Math.floor(random() * all.length)));
  const users = createUserSearch(definitions);
  const rows = suites.map((suite) => {
    const schema = judge.readSchema(suite.root);
    return { suite, accepts: compile(schema), refs: new Set(listRefs(schema).map(refName)) };
  });
  const isNoticed = ({ name, schema }: Mutant): boolean => {
    const reaching = users(name);
    const reached = rows.filter(({ refs }) => [...refs].some((ref) => reaching.has(ref)));
    const differs = (isNear: boolean): boolean =>
      reached.some(({ suite: { sample, cases }, accepts }) =>
        cases.some(({ within, changes, strict }) => {
          if (isNear ? !within.includes(name) : within.length > 0) return false;
          const undone = changes.map((change) => apply(sample, change));
          const verdict = accepts(sample);
          for (const undo of undone.toReversed()) undo?.();
          return verdict !== strict;
        }),
      );
    return during(name, schema, () => differs(true) || differs(false));
  };
  const survivors = chosen.filter((mutant) => !isNoticed(mutant)).map(({ name, id }) => `${name}${id}`);
  return { mutants: count, survivors };
}

/** Checks whether another keyword beside it implies what a mutation changes. */
function isEquivalent(id: string, definition: Schema): boolean {
  const [place = "", what = ""] = id.split(/: (?!.*: (?:type|added|format))/);
  const node = place
    .split("/")
    .slice(1)
    .reduce<unknown>((one, step) => (one as Record<string, unknown> | undefined)?.[step], definition) as
    | Schema
    | undefined;
  const isListed = node?.enum !== undefined || node?.const !== undefined;
  if (/^type(?:$| dropped|: )/.test(what)) return isListed;
  return /^added (?:minLength|pattern)/.test(what) && node?.format !== undefined;
}
