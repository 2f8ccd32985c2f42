import { isObject } from "#src/util/is-object.ts";
import { readMember, writeMember } from "#src/util/read-member.ts";

/** Path of a place of a document. */
export type Steps = readonly string[];

/** A change of a document: a value that is set, or a member that is removed if there is no value. */
export interface Change {
  readonly steps: Steps;
  readonly value?: unknown;
  /** How often the value repeats the first item of its place, if it does. */
  readonly times?: number;
}

/** Reads the value of a place. */
export function readPlace(document: unknown, steps: Steps): unknown {
  return steps.reduce(readMember, document);
}

/** Changes a document in place; returns a function that undoes the change, or `undefined` if there is no such place. */
export function apply(document: unknown, { steps, value }: Change): (() => void) | undefined {
  const last = steps.at(-1);
  const parent = readPlace(document, steps.slice(0, -1));
  if (last === undefined || !isObject(parent)) return undefined;
  const before = Object.hasOwn(parent, last) ? parent[last] : undefined;
  writeMember(parent, last, value);
  return () => writeMember(parent, last, before);
}

/** Distributes changes to rounds, so that no round has a place within another, or the same place twice. */
export function inRounds<One extends Change>(changes: readonly One[]): One[][] {
  const rounds: {
    readonly taken: Set<string>;
    readonly inner: Set<string>;
    readonly changes: One[];
  }[] = [];
  for (const change of changes) {
    const key = change.steps.join("\0");
    const above = change.steps.map((_, i) => change.steps.slice(0, i).join("\0"));
    const free = rounds.find(
      ({ taken, inner }) => !taken.has(key) && !inner.has(key) && above.every((one) => !taken.has(one)),
    );
    const round = free ?? { taken: new Set(), inner: new Set(), changes: [] };
    if (free === undefined) rounds.push(round);
    round.taken.add(key);
    for (const one of above) round.inner.add(one);
    round.changes.push(change);
  }
  return rounds.map((round) => round.changes);
}
