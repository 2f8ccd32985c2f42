/** How a reader of bytes decides what a place may hold, by JSON type; types that are absent are undecided. */
export interface BytePlan {
  text: TextPlan | undefined;
  number: "any" | "integer" | undefined;
  isTrue: boolean;
  isFalse: boolean;
  isNull: boolean;
  items: BytePlan | undefined;
  object: ObjectPlan | undefined;
  choice: ChoicePlan | undefined;
}

/** Reads what follows a string's opening quote; returns the offset after its closing quote, or -1. */
export type ReadText = (bytes: Uint8Array, at: number) => number;

/** A string that a function reads, or one of some words. */
export type TextPlan = ReadText | Words;

/** Texts with their closing quotes. */
export interface Words {
  readonly list: readonly Uint8Array[];
  /** Index of the last one read. */
  last: number;
}

/** A member of a record. */
export interface MemberPlan {
  /** Its name in UTF-8, with the closing quote. */
  readonly name: Uint8Array;
  readonly value: BytePlan;
  /** Its bit among the members of the record, in one of two words. */
  readonly low: number;
  readonly high: number;
  /** The member that followed it last time. */
  next: MemberPlan | undefined;
  /** Slot of its place for the rules of pairs; -1 if no rule needs it. */
  slot: number;
  /** Whether its members are kept, as new or old values. */
  kept: "new" | "old" | undefined;
}

/** Two members of one object for a rule. */
export interface PairPlan {
  readonly low: number;
  readonly high: number;
  readonly left: number;
  readonly right: number;
  readonly rule: "ends" | "ordered";
}

/** An object. */
export interface ObjectPlan {
  /** Placeholder before the first member. */
  readonly start: MemberPlan;
  /** The listed members by the hash of their names; empty if there are none. */
  readonly members: readonly (readonly MemberPlan[])[];
  /** Any other member, if allowed. */
  readonly other: MemberPlan | undefined;
  /** Bits of the members that are required. */
  readonly low: number;
  readonly high: number;
  readonly pairs: readonly PairPlan[];
  /** Whether old values are compared with new ones. */
  readonly isUpdate: boolean;
}

/** One of several records, identified by a tag if there is one. */
export interface ChoicePlan {
  readonly tag: Uint8Array | undefined;
  readonly values: Words;
  readonly records: readonly ObjectPlan[];
  /** Whether an object without the tag may be any of the records. */
  readonly isOptional: boolean;
}

/** Number of slots for pairs of members in an object. */
export const SLOTS = 8;

/** Smallest power of two above any hash. */
export const HASHES = 64;

/** Hashes a name that ends with its quote. */
export function hashName(bytes: Uint8Array, from: number, end: number): number {
  return ((bytes[from] ?? 0) * 3 + (bytes[end - 2] ?? 0) * 5 + end - from) & (HASHES - 1);
}
