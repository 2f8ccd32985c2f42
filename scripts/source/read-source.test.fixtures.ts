import { readJson } from "#scripts/files.ts";
import { assertDefined } from "#src/util/assert-defined.ts";

/** A table of a source document: its rows, cell by cell, word for word. */
export interface SourceTable {
  /** The table lists the members of this definition, or of the envelopes of events that begin like this. */
  readonly of?: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What the two source documents say, word for word, by clause: sentences and tables (`spec/source.json`). */
export type Source = Readonly<Record<string, readonly (string | SourceTable)[]>>;

/** Reads the two source documents. */
export function readSource(): Source {
  return readJson("spec/source.json");
}

/** Joins what a clause says, including its tables. */
export function joinClause(source: Source, clause: string): string {
  return (source[clause] ?? [])
    .map((one) => (typeof one === "string" ? one : one.rows.map((row) => row.join(" ")).join("\n")))
    .join("\n");
}

/** Lists the members that a row of a table is about: those in backquotes in its first cell. */
export function membersIn([first = ""]: readonly string[]): readonly string[] {
  return [...first.matchAll(/`([^`]+)`/g)].map(([, name]) => assertDefined(name, "name"));
}
