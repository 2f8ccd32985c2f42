import type { Node } from "../model/schema.ts";
import { groupBy } from "../text/group-by.ts";
import type { Shape } from "./arms.ts";
import { createDiff, type Diff } from "./change.ts";
import { changeAt, findingsAt, likeness, placeKey, together } from "./change-at.ts";
import { followReferences } from "./expand.ts";
import { Comparison } from "./find-gaps.ts";
import { Inclusion } from "./include.ts";
import { PARAMETERS } from "./list-bodies.ts";
import { pairEntries } from "./pair-entries.ts";
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
  for (const { key, direction, ours, theirs } of entries.pairs.values()) {
    // Servers of the new contract read requests; clients of the old one read answers.
    if (ours === undefined || direction === (isOld ? "response" : "request")) continue;
    if (theirs !== undefined) comparison.begin(key, shape(sent, ours), shape(read, theirs));
    // The parameters come and go with the body of their operation.
    else if (!key.endsWith(PARAMETERS) || !entries.pairs.has(key.slice(0, -PARAMETERS.length)))
      comparison.lack(key, shape(sent, ours), shape(read, entries.whole?.theirs ?? false));
  }
  comparison.run();
  if (typeof entries.whole?.theirs === "object")
    comparison.checkExclusion(followReferences({ view: read, node: entries.whole.theirs }));
  return { run, entries, comparison, witness: new Witness() };
}

function listFindings(examined: Examined, onProgress: (words: string) => void): Finding[] {
  const { run, comparison } = examined;
  return comparison.gaps.flatMap((gap, i) => {
    if (i % 50 === 0)
      onProgress(`looking for proofs for the ${run.audience}: ${i} of ${comparison.gaps.length} places`);
    return findingsAt(gap, run, prove(gap, examined));
  });
}
