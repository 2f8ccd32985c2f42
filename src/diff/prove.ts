import { formatPointer } from "../json/pointer.ts";
import type { Node } from "../model/schema.ts";
import { findFaults, fits } from "./find-faults.ts";
import type { Gap, Pair } from "./gap.ts";
import type { EntryPair, PairedEntries } from "./pair-entries.ts";
import type { Examined, Finding } from "./run.ts";

/** Most documents that are tried as the proof of one gap. */
const TRIED = 400;

/** Looks for a document that one side sends and the other rejects exactly at the place of a gap. */
export function prove(gap: Gap, { run, entries, witness }: Examined): Pick<Finding, "proof" | "tried"> {
  const { audience, sent, read } = run;
  let tried = 0;
  for (const { document, entry } of witness.documents(gap)) {
    tried += 1;
    if (tried > TRIED) break;
    const found = entries.pairs.get(entry);
    const { ours, theirs } = pickNodes(entries, found);
    if (fits(read, theirs, document) || !fits(sent, ours, document)) continue;
    const reason =
      gap.reason.kind === "whole"
        ? `there is no ${gap.reason.noun} "${gap.pair.label}"`
        : findFaults(read, found?.theirs ?? theirs, document)
            .filter(({ pointer }) => isAt(gap, pointer))
            // A deeper fault may belong to just one branch of a union.
            .toSorted((a, b) => a.pointer.length - b.pointer.length)[0]?.message;
    if (reason === undefined) continue;
    const named = entry === "" ? {} : { event: entry };
    return {
      proof: { audience, validIn: sent.name, refusedBy: read.name, reason, ...named, document },
      tried,
    };
  }
  return { proof: undefined, tried };
}

/** Returns the schemas of an entry's documents: of the side that sends, and of the one that reads. */
export function pickNodes(
  { whole }: PairedEntries,
  found: EntryPair | undefined,
): { ours: Node; theirs: Node } {
  return whole ?? { ours: found?.ours ?? false, theirs: found?.theirs ?? false };
}

/** Checks whether a fault is at the place of a gap or within it. */
function isAt({ reason, pair }: Gap, pointer: string): boolean {
  const facet = reason.kind === "facet" ? reason.facet : undefined;
  const member = facet?.kind === "missing" || facet?.kind === "unexpected" ? facet.member : undefined;
  const ways = pair.ways.map((way) => [...stepsTo(way.from), String(way.step.member)]);
  return (pair.entry === undefined ? ways : [[], ...ways]).some((steps) => {
    const place = formatPointer(member === undefined ? steps : [...steps, member]);
    return pointer === place || (member === undefined && pointer.startsWith(`${place}/`));
  });
}

function stepsTo(pair: Pair): string[] {
  const [way] = pair.entry === undefined ? pair.ways : [];
  return way === undefined ? [] : [...stepsTo(way.from), String(way.step.member)];
}
