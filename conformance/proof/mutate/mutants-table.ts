import type { EditionFacts } from "#generated/facts/facts.d.ts";
import { contractNames, modes } from "#src/explain/contract.ts";
import { getOrMake } from "#src/text/get-or-make.ts";
import { renderTable } from "#src/text/markdown.ts";
import { must } from "#src/text/must.ts";
import type { Mode } from "#src/validate/result.ts";
import { readPublished } from "../../derive/read-published.ts";
import { mutateSchema } from "./mutate-schema.ts";
import { readEquivalents } from "./read-equivalents.ts";

/** Mutants of a published schema by operator, and how many of them no document can distinguish. */
interface Column {
  readonly title: string;
  readonly counts: ReadonlyMap<string, { readonly all: number; readonly equivalent: number }>;
}

/** Lists the mutants of some editions by how the schema was changed, as a Markdown table. */
export function mutantsTable(editions: readonly EditionFacts[]): string {
  const columns = editions.flatMap((facts) => modes.map((mode) => countMutants(facts, mode)));
  const operators = [...new Set(columns.flatMap(({ counts }) => [...counts.keys()]))];
  // Keywords that the schemas have come first.
  operators.sort((a, b) => Number(a.startsWith("added")) - Number(b.startsWith("added")) || (a < b ? -1 : 1));
  const cell = ({ all = 0, equivalent = 0 }: { all?: number; equivalent?: number } = {}): string => {
    if (all === 0) return "";
    return equivalent === 0 ? String(all) : `${all} (${equivalent})`;
  };
  const rows = operators.map((operator) => [
    operator,
    ...columns.map(({ counts }) => cell(counts.get(operator))),
  ]);
  const totals = columns.map(({ counts }) => {
    const sum = (key: "all" | "equivalent"): number =>
      [...counts.values()].reduce((total, count) => total + count[key], 0);
    return cell({ all: sum("all"), equivalent: sum("equivalent") });
  });
  return renderTable(["Operator", ...columns.map(({ title }) => title)], [...rows, ["all", ...totals]]);
}

function countMutants({ name, slug, file, edition }: EditionFacts, mode: Mode): Column {
  const contract = must(
    contractNames.find((one) => one === name),
    name,
  );
  const equivalents = readEquivalents(contract, mode, edition).map(({ match }) => new RegExp(match));
  const counts = new Map<string, { all: number; equivalent: number }>();
  for (const { id, operator } of mutateSchema(readPublished(`${slug}/${mode}/${file}`))) {
    const count = getOrMake(counts, operator, () => ({ all: 0, equivalent: 0 }));
    count.all += 1;
    if (equivalents.some((match) => match.test(id))) count.equivalent += 1;
  }
  return { title: `${name} ${edition} ${mode}`, counts };
}
