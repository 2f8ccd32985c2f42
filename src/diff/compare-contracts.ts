import type { Node } from "../model/schema.ts";
import { groupBy } from "../util/group-by.ts";
import type { Shape } from "./arms.ts";
import { createDiff, type Diff } from "./change.ts";
import { changeAt, findingsAt, likeness, placeKey, together } from "./change-at.ts";
import { followReferences } from "./expand.ts";
import { Comparison } from "./find-gaps.ts";
import type { Whole } from "./gap.ts";
import { Inclusion } from "./include.ts";
import { PARAMETERS } from "./list-bodies.ts";
import { type EntryPair, type PairedEntries, pairEntries } from "./pair-entries.ts";
import { prove } from "./prove.ts";
import type { ReadContract } from "./read-contract.ts";
import type { Examined, Finding, Run } from "./run.ts";
import { View } from "./view.ts";
import { Witness } from "./witness.ts";

/** Compares two contracts that were read; see `diffContracts`. */
export function compareContracts(
  from: ReadContract,
  to: ReadContract,
  onProgress: (words: string) => void = () => {},
): Diff {
  const findings = planRuns(from, to).flatMap((run) => {
    onProgress(`comparing for the ${run.audience}`);
    // Frees what was compared for one audience before the next one starts.
    return listFindings(examine(run), onProgress);
  });
  const single = [...groupBy(findings, placeKey)].map(([, group]) => changeAt(group));
  const changes = [...groupBy(single, likeness).values()].map(together);
  return createDiff(from.name, to.name, changes);
}

/** Lists which contract's documents are checked against which other contract, for each audience. */
export function planRuns(from: ReadContract, to: ReadContract): Run[] {
  const [before, after] = [new View(from, "strict"), new View(to, "strict")];
  return [
    { audience: "strict-receiver", sent: after, read: new View(from, "strict", true), isOld: false },
    { audience: "tolerant-receiver", sent: after, read: new View(from, "tolerant", true), isOld: false },
    { audience: "sender", sent: before, read: new View(to, "strict", true), isOld: true },
  ];
}

/** Compares the documents of one contract with those that the other accepts. */
export function examine(run: Run): Examined {
  const { sent, read, isOld } = run;
  const entries = pairEntries(sent, read);
  const inclusion = new Inclusion();
  const comparison = new Comparison(inclusion, entries.titles);
  const shape = (view: View, node: Node): Shape => inclusion.shapes.of([{ view, node }]);
  const told = new Set<string>();
  for (const entry of entries.pairs.values()) {
    const { key, ours, theirs } = entry;
    // Servers of the new contract read requests; clients of the old one read answers.
    if (ours === undefined || entry.direction === (isOld ? "response" : "request")) continue;
    if (theirs !== undefined) comparison.begin(key, shape(sent, ours), shape(read, theirs));
    else {
      const whole = findWhole(entry, entries);
      if (whole === undefined || told.has(whole.label)) continue;
      told.add(whole.label);
      comparison.lack(key, whole, shape(sent, ours), shape(read, entries.whole?.theirs ?? false));
    }
  }
  comparison.run();
  if (typeof entries.whole?.theirs === "object")
    comparison.checkExclusion(followReferences({ view: read, node: entries.whole.theirs }));
  return { run, entries, comparison, witness: new Witness() };
}

/**
 * Finds what the other side lacks if it has no counterpart of a kind of document: an event, an operation or an answer.
 * A body that comes or goes is a choice among the parameters, and nobody gets an answer of an operation that is new.
 */
function findWhole({ key, direction, operation }: EntryPair, { pairs }: PairedEntries): Whole | undefined {
  if (operation === undefined) return { noun: "event", label: key };
  const isThere = pairs.get(operation + PARAMETERS)?.theirs !== undefined;
  if (direction === "response") return isThere ? { noun: "answer", label: key } : undefined;
  return isThere ? undefined : { noun: direction === "request" ? "operation" : "event", label: operation };
}

function listFindings(examined: Examined, onProgress: (words: string) => void): Finding[] {
  const { run, comparison } = examined;
  return comparison.gaps.flatMap((gap, i) => {
    if (i % 50 === 0)
      onProgress(`looking for proofs for the ${run.audience}: ${i} of ${comparison.gaps.length} places`);
    return findingsAt(gap, run, prove(gap, examined));
  });
}
