/** A flawed implementation that the suite must catch. */
export interface ZooEntry {
  readonly name: string;
  /** What it does wrong, in a phrase. */
  readonly flaw: string;
  /** Cases that must fail; others may. */
  readonly killedBy: readonly string[];
  /** Why its cases have one cause (`causeOf`); without a reason they have two or more. */
  readonly alone?: string;
}
