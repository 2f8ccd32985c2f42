import { readFileSync } from "node:fs";
import { packageFolder } from "../runner/data-folder.ts";

let titles: Readonly<Record<string, string>> | undefined;

/** Names a clause with its title: `W5.1.5 The receiver's answers`; a clause without title keeps its number. */
export function nameClause(clause: string): string {
  titles ??= JSON.parse(readFileSync(new URL("spec/clauses.json", packageFolder), "utf8"));
  const title = titles?.[clause];
  return title === undefined ? clause : `${clause} ${title}`;
}
