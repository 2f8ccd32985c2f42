/** Names of two members of an object. */
type Pair = readonly [first: string, second: string];

/** What the bytes of a valid document must show, at any place in it, so that no rule warns. */
export interface ByteRules {
  /** Pairs of an address and a number: the address must end in the number. */
  readonly ends: readonly Pair[];
  /** Pairs of times or numbers: the first must not be above the second. */
  readonly ordered: readonly Pair[];
  /**
   * Names the members with the new and the old values in an event's delivery. Each old value must differ from the new
   * one.
   */
  readonly update: (event: string) => { readonly now: string; readonly old: string } | undefined;
  /** Events with deliveries that other rules read, too. */
  readonly others: readonly string[];
}
