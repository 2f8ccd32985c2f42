/** What a flawed implementation implements. */
export type ZooKind = "library" | "receiver" | "sender";

/** A flawed implementation that the suite must catch: a row of `flaws.tsv`, and a way to test it. */
export interface ZooEntry {
  readonly kind: ZooKind;
  readonly name: string;
  /** What it does wrong, in a phrase. */
  readonly flaw: string;
  /** Cases that must fail; others may. */
  readonly killedBy: readonly string[];
  /** Why its cases have one cause (`nameCause`); without a reason they have two or more. */
  readonly alone?: string;
  /** Runs the whole suite, or the cases that `run` names. Returns the ids of the cases that fail. */
  readonly test: (run?: readonly string[]) => Promise<readonly string[]>;
}
