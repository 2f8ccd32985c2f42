/** A flawed implementation that the suite must catch. */
export interface ZooEntry {
  /** Stable; in kebab-case. */
  readonly name: string;
  /** What is wrong with it, in a phrase. */
  readonly flaw: string;
  /** Identifiers of cases that must fail, each by itself. */
  readonly killedBy: readonly string[];
}
