/** A contract to compare: a published JSON Schema of one of the two contracts. */
export interface ContractDocument {
  /** Name in the reports, such as `webhook@2.4`. */
  readonly name: string;
  /** The parsed schema, strict. */
  readonly document: unknown;
}

/** The documents cannot be compared; the message says why. */
export class DiffError extends Error {
  override readonly name = "DiffError";
}

/** The audience of a change: receivers in either mode, code written against the types, and senders. */
export type Audience = "strict-receiver" | "tolerant-receiver" | "handler" | "sender";

/** Every audience, in the order of the reports. */
export const audiences: readonly Audience[] = ["strict-receiver", "tolerant-receiver", "handler", "sender"];

/** The effect of a change on an audience. `unknown` means that no rule decides and no document was found. */
export type Effect = "none" | "notices" | "unknown" | "breaks";

/** The effect of a change on each audience. */
export type Effects = Readonly<Record<Audience, Effect>>;

/** Every effect, mildest first. */
export const effects: readonly Effect[] = ["none", "notices", "unknown", "breaks"];

/** A document that proves a break: one side accepts it, the other rejects it. */
export interface Proof {
  readonly audience: Audience;
  /** Contract and mode that accept the document, such as `webhook@2.4, strict`. */
  readonly validIn: string;
  /** Contract and mode that reject it. */
  readonly refusedBy: string;
  /** Why it is rejected: the path as a JSON Pointer, and the rule. */
  readonly reason: string;
  /** Event of the document; absent if the contract has no events. */
  readonly event?: string;
  readonly document: unknown;
}

/** A difference between two contracts. */
export interface Change {
  readonly kind: "added" | "removed" | "changed";
  /** All locations with the same change, such as `Task.labels`, `Webhook.events[]` or the event `create:job`. */
  readonly places: readonly string[];
  /** What changed, such as `added: string, required`. */
  readonly what: string;
  /** Events that contain it; empty if the contract has no events. */
  readonly events: readonly string[];
  readonly effects: Effects;
  readonly proofs: readonly Proof[];
  /** Why there is no example document for a breaking change, or what is unknown. */
  readonly unproved: Readonly<Partial<Record<Audience, string>>>;
}

/** The version step that the changes require. */
export type ReleaseLevel = "major" | "minor" | "patch";

/** The changes from one contract to another, and whom they affect. */
export interface Diff {
  readonly from: string;
  readonly to: string;
  /**
   * `major`: someone who uses the old contract must act. `minor`: only strict or exhaustive code is affected. `patch`:
   * nobody.
   */
  readonly verdict: ReleaseLevel;
  readonly effects: Effects;
  readonly changes: readonly Change[];
}

/** Summarizes the changes from one contract to another. */
export function createDiff(from: string, to: string, changes: readonly Change[]): Diff {
  const all = joinEffects(changes.map((change) => change.effects));
  return { from, to, verdict: decideReleaseLevel(all), effects: all, changes };
}

/** Returns the most severe effect on each audience. */
export function joinEffects(all: readonly Effects[]): Effects {
  const worst = (audience: Audience): Effect =>
    effects.findLast((effect) => all.some((one) => one[audience] === effect)) ?? "none";
  return Object.fromEntries(audiences.map((audience) => [audience, worst(audience)])) as Effects;
}

/** Determines the version step that the effects require. An unknown effect counts as breaking. */
function decideReleaseLevel({ "strict-receiver": strict, ...others }: Effects): ReleaseLevel {
  const all = Object.values(others);
  if (all.some((effect) => effect === "breaks" || effect === "unknown")) return "major";
  return [strict, ...all].every((effect) => effect === "none") ? "patch" : "minor";
}
