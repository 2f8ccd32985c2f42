/** Names of two members of an object. */
type Pair = readonly [first: string, second: string];

/** What the bytes of a valid document have to show, wherever it stands in it, so that no rule gives a warning. */
export interface ByteRules {
  /** Members of which the first, an address, ends in the second, a number. */
  readonly ends: readonly Pair[];
  /** Members of which the first, a time or a number, is not above the second. */
  readonly ordered: readonly Pair[];
  /** Names the members of an event's delivery that hold new and old values: each old one differs from the new one. */
  readonly update: (event: string) => { readonly now: string; readonly old: string } | undefined;
  /** Events whose deliveries other rules read, too. */
  readonly others: readonly string[];
}
