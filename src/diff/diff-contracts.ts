import { readErrorDetails } from "../util/error-details.ts";
import { groupBy } from "../util/group-by.ts";
import {
  type Audience,
  audiences,
  type Change,
  type ContractDocument,
  createDiff,
  type Diff,
  DiffError,
  joinEffects,
  type Proof,
} from "./change.ts";
import { Comparison, type Finding } from "./compare.ts";
import { prove } from "./prove.ts";
import { rules } from "./rules.ts";
import { type Contract, type Pair, readContract } from "./schema.ts";

/**
 * Compares two contracts by their published schemas, and reports what changes and whom it affects.
 *
 * Receivers of the old contract get documents of the new one. Senders of the old contract send to receivers of the new
 * one. Where possible, a break comes with a document that one side accepts and the other rejects.
 *
 * ```ts
 * import { diffContracts } from "annotation-contracts/diff";
 * import before from "annotation-contracts/schemas/webhook/2.73/schema.json" with { type: "json" };
 * import after from "annotation-contracts/schemas/webhook/2.76/schema.json" with { type: "json" };
 *
 * const diff = diffContracts({ name: "2.73", document: before }, { name: "2.76", document: after });
 * console.log(diff.verdict); // major
 * ```
 *
 * @throws DiffError if a document is not a published schema, or one describes webhooks and the other raster info.
 */
export function diffContracts(from: ContractDocument, to: ContractDocument): Diff {
  try {
    return compare(from, to);
  } catch (cause) {
    if (cause instanceof DiffError) throw cause;
    const what = `cannot compare ${from.name} with ${to.name}: one of them is not a schema of this project`;
    throw new DiffError(`${what} (${readErrorDetails(cause).message})`, { cause });
  }
}

function compare(from: ContractDocument, to: ContractDocument): Diff {
  const contracts: Pair<Contract> = [readContract(from), readContract(to)];
  const [before, after] = contracts.map(({ events }) => events.size > 0);
  if (before !== after)
    throw new DiffError(`cannot compare ${from.name} with ${to.name}: they are different contracts`);
  const comparison = new Comparison(contracts);
  const places = groupBy(comparison.findings, ({ place, kind }) => `${kind} ${place.label}`);
  const alike = groupBy([...places.values()], (findings) => JSON.stringify(findings.map(nameLikeness)));
  const changes = [...alike.values()].map((places) => createChange(places, comparison, contracts));
  return createDiff(from.name, to.name, changes);
}

/** Returns a key that findings share if they are reported together: events, or one property in several types. */
function nameLikeness({ kind, rule, what, place: { label, trail, event } }: Finding): readonly string[] {
  const isEvent = trail === undefined && event !== undefined;
  return [kind, rule, what, isEvent ? "" : label.slice(label.lastIndexOf(".") + 1)];
}

/** Merges findings with the same change. The first that proves a breaking change stands for all of them. */
function createChange(
  places: readonly (readonly Finding[])[],
  comparison: Comparison,
  contracts: Pair<Contract>,
): Change {
  const findings = places[0] ?? [];
  const owners = new Set(places.flat().map(({ place }) => place.owner));
  const effects = { ...joinEffects(findings.map(({ rule }) => rules[rule])) };
  const proofs: Proof[] = [];
  const unproved: Partial<Record<Audience, string>> = {};
  for (const audience of audiences) {
    const isBroken = ["breaks", "unknown"].includes(effects[audience]);
    const wanted = places.flat().filter(({ rule }) => ["breaks", "unknown"].includes(rules[rule][audience]));
    const shared = proofs.find((one) => one.audience === "tolerant-receiver");
    // A document that a tolerant receiver rejects does not reach its handler.
    let proof: Proof | undefined = audience === "handler" && shared ? { ...shared, audience } : undefined;
    for (const finding of wanted) proof ??= prove(finding, audience, contracts);
    if (proof !== undefined) proofs.push(proof);
    else if (isBroken) unproved[audience] = explainNoProof(wanted, audience);
    if (proof !== undefined && isBroken) effects[audience] = "breaks";
  }
  return {
    kind: findings[0]?.kind ?? "changed",
    places: places.flatMap(([first]) => first?.place.label ?? []),
    what: findings.map(({ what }) => what).join("; "),
    events: [...new Set([...owners].flatMap((owner) => comparison.listEvents(owner)))],
    effects,
    proofs,
    unproved,
  };
}

/** Explains why there is no example document for a breaking change. */
function explainNoProof(findings: readonly Finding[], audience: Audience): string {
  const undecided = findings.find(({ rule }) => rules[rule][audience] === "unknown");
  if (undecided !== undefined) return `no rule decides: ${undecided.what}`;
  const [{ rule }] = findings as [Finding];
  if (audience === "handler" && rule === "event removed") return "no document: the event never arrives";
  if (audience === "handler" && rule === "optional property removed")
    return "no document: a document without the property was valid before";
  return "no document was found";
}
