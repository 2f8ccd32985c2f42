/** A contract to compare: an OpenAPI document (3.0 or 3.1), or a JSON Schema from draft-04 to 2020-12. */
export interface ContractDocument {
  /** Name in the reports, such as `webhook@2.4`. */
  readonly name: string;
  /** The parsed document. */
  readonly document: unknown;
}

/** Who a change concerns: readers in either mode, code written against the types, and whoever sends. */
export type Audience = "strict-receiver" | "tolerant-receiver" | "handler" | "sender";

/** Every audience, in the order of the reports. */
export const audiences: readonly Audience[] = ["strict-receiver", "tolerant-receiver", "handler", "sender"];

/** What a change does to an audience. With `unknown`, it was neither proved safe nor disproved by a document. */
export type Effect = "none" | "notices" | "unknown" | "breaks";

/** Maps each audience to what a change does to it. */
export function mapAudiences(effectOn: (audience: Audience) => Effect): Record<Audience, Effect> {
  return {
    "strict-receiver": effectOn("strict-receiver"),
    "tolerant-receiver": effectOn("tolerant-receiver"),
    handler: effectOn("handler"),
    sender: effectOn("sender"),
  };
}

/** Every effect, mildest first. */
export const effects: readonly Effect[] = ["none", "notices", "unknown", "breaks"];

/** A document that proves a break: valid on one side, rejected by the other. */
export interface Proof {
  readonly audience: Audience;
  /** Contract and mode that accept the document, such as `webhook@2.4, strict`. */
  readonly validIn: string;
  /** Contract and mode that reject it. */
  readonly refusedBy: string;
  /** Why it is rejected: the place as a JSON Pointer, and the rule. */
  readonly reason: string;
  /** Event or operation of the document. Absent if the contract has only one kind of document. */
  readonly event?: string;
  readonly document: unknown;
}

/** A difference between two contracts. */
export interface Change {
  readonly kind: "added" | "removed" | "changed";
  /** Where it is, such as `Task.labels`, `Webhook.events[]` or the event `create:job`; all that changed alike. */
  readonly places: readonly string[];
  /** Where the schemas of each place are written, before and after, as references such as `#/$defs/Task`. */
  readonly schemas: readonly { readonly before?: string; readonly after?: string }[];
  /** How many places in documents show it: those that refer to the changed schema. */
  readonly reach: number;
  /** What changed, such as `added: string, required`. */
  readonly what: string;
  /** Events that show it. Empty if the contract has no events. */
  readonly events: readonly string[];
  readonly effects: Readonly<Record<Audience, Effect>>;
  readonly proofs: readonly Proof[];
  /** What was tried, if an effect is unknown. */
  readonly tried?: string;
}

/** Checks whether a change is a kind of document that comes or goes as a whole, by what changed. */
export function isWhole(what: string): boolean {
  return /^(event|operation|answer) (added|removed)$/.test(what);
}

/** Version step that the changes require. */
export type Verdict = "major" | "minor" | "patch";

/** What changes from one contract to another, for whom, with proof. */
export interface Diff {
  readonly from: string;
  readonly to: string;
  /** `major`: someone who keeps to FROM must act. `minor`: only strict or exhaustive code notices. `patch`: nobody. */
  readonly verdict: Verdict;
  readonly effects: Readonly<Record<Audience, Effect>>;
  readonly changes: readonly Change[];
}

/** Sums up the changes. Without changes, every document is valid in both contracts or in neither. */
export function createDiff(from: string, to: string, changes: readonly Change[]): Diff {
  const all = worst(changes.map(({ effects }) => effects));
  return { from, to, verdict: decideVerdict(all), effects: all, changes };
}

function worst(all: readonly Readonly<Record<Audience, Effect>>[]): Record<Audience, Effect> {
  return mapAudiences(
    (audience) => effects.findLast((effect) => all.some((one) => one[audience] === effect)) ?? "none",
  );
}

/** Decides which version step some effects require. An undecided effect counts as a break. */
export function decideVerdict(all: Readonly<Record<Audience, Effect>>): Verdict {
  const isBroken = (effect: Effect): boolean => effect === "breaks" || effect === "unknown";
  if (isBroken(all["tolerant-receiver"]) || isBroken(all.handler) || isBroken(all.sender)) return "major";
  return audiences.some((audience) => all[audience] !== "none") ? "minor" : "patch";
}
