import type { Contract } from "#src/model/contract.ts";
import type { RuleTable } from "#src/model/rule-table.ts";
import { parseSource, type Sources } from "../../sources/sources.ts";

/**
 * Reads the rules of a contract as lines of JSON, one rule per line, for an interpreter in any language; undefined if no
 * document names its event.
 */
export function readRules(
  sources: Sources,
  { envelope, ruleTable }: Contract,
): readonly string[] | undefined {
  if (envelope?.tag === undefined) return undefined;
  const none: RuleTable = { tag: envelope.tag, resources: {}, rules: [] };
  const { rules, ...head } = ruleTable === undefined ? none : (parseSource(sources, ruleTable) as RuleTable);
  const rows = rules.map((one, i) => `${JSON.stringify(one)}${i < rules.length - 1 ? "," : ""}`);
  return [`${JSON.stringify(head).slice(0, -1)},"rules":[`, ...rows, "]}"];
}
