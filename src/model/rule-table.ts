/** Names of the checks that a rule may make of a value; members are those of the rule. */
type CheckName =
  /** The first member, an address, ends in the second, a number; a slash may follow. */
  | "ends"
  /** The first member, a time or a number, is not above the second. */
  | "ordered"
  /** The first member, where it is there, is the second one of the object that the event is about. */
  | "same"
  /** No item of the list occurs twice. */
  | "distinct"
  /** The first member that is there is not null exactly when `when` says so; not asked where that has the value `unless`. */
  | "only"
  /** The members are not there. */
  | "absent"
  /** The object has members. */
  | "filled"
  /** No member equals that of the same name in the object that the event is about. */
  | "changed"
  /** Each member is one of the object that the event is about, too. */
  | "known";

/** A rule that a valid document may break, as data: readers in any language interpret it. */
interface Rule {
  readonly id: string;
  readonly clause: string;
  readonly check: CheckName;
  /**
   * Places that it reads: each row has the begin or the end of some events (all: the empty text), and JSON Pointers in which
   * `*` is every item of a list, and `{}` the object that the event is about.
   */
  readonly at: readonly (readonly [events: string, ...places: string[]])[];
  readonly members?: readonly string[];
  /** A member and the value that it must have, for `only`. */
  readonly when?: readonly [member: string, value: string];
  readonly unless?: string;
  /** What is suspicious: `{name}` stands for a member of the value, `{}` for the name of the object. */
  readonly say: string;
  /** The same for `only`, where a member is not there. */
  readonly lacks?: string;
}

/** The rules of a contract. */
export interface RuleTable {
  /** Member that holds the event. */
  readonly tag: string;
  /** Objects that events are about. Default: what stands behind the first colon. */
  readonly resources: Readonly<Record<string, string>>;
  readonly rules: readonly Rule[];
}
