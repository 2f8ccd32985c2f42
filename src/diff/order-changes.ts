import { groupBy } from "../util/group-by.ts";
import {
  type Audience,
  audiences,
  type Change,
  createDiff,
  type Diff,
  type Effect,
  isWhole,
  mapAudiences,
} from "./change.ts";

/** The reader of a report: someone who reads documents, or someone who sends them. */
type Side = "receiver" | "sender";

/** The audiences of each side. */
export const sides: Readonly<Record<Side, readonly Audience[]>> = {
  receiver: ["strict-receiver", "tolerant-receiver", "handler"],
  sender: ["sender"],
};

/** Keeps what concerns one side: effects on others become `none`, and changes without any effect are left out. */
export function keepSide({ from, to, changes }: Diff, side: Side): Diff {
  const isAsked = (audience: Audience): boolean => sides[side].includes(audience);
  const kept = changes.map(
    (change): Change => ({
      ...change,
      effects: mapAudiences((audience) => (isAsked(audience) ? change.effects[audience] : "none")),
      proofs: change.proofs.filter(({ audience }) => isAsked(audience)),
    }),
  );
  return createDiff(
    from,
    to,
    kept.filter(({ effects }) => audiences.some((audience) => effects[audience] !== "none")),
  );
}

/** Changes that are reported together: those of one event, of several events, or of a contract without events. */
interface ChangeGroup {
  /** Name of the event, or words for several; empty where there are no events. */
  readonly title: string;
  readonly changes: readonly Change[];
}

const kinds: readonly Change["kind"][] = ["removed", "changed", "added"];

/** Groups changes by event, most harmful first, and within an event by harm, kind and number of events. */
export function groupChanges(changes: readonly Change[]): ChangeGroup[] {
  const groups = groupBy(changes, ({ what, events }) => {
    const [only = "", ...others] = events;
    if (isWhole(what)) return `${what.split(" ")[0]}s`;
    return others.length > 0 ? "several events" : only;
  });
  const rateWorst = (all: readonly Change[]): number => Math.max(...all.map(rateHarm));
  const rank = ({ kind }: Change): number => kinds.indexOf(kind);
  return [...groups]
    .map(([title, all]) => ({
      title,
      changes: all.toSorted(
        (a, b) => rateHarm(b) - rateHarm(a) || rank(a) - rank(b) || b.events.length - a.events.length,
      ),
    }))
    .toSorted((a, b) => rateWorst(b.changes) - rateWorst(a.changes));
}

/** Rates a change by its worst effect. Those who cannot prevent it weigh most: tolerant receivers first. */
function rateHarm({ effects }: Change): number {
  const order = ["strict-receiver", "handler", "sender", "tolerant-receiver"] as const;
  const weight: Readonly<Record<Effect, number>> = { none: 0, notices: 1, unknown: 6, breaks: 10 };
  return Math.max(...order.map((one, i) => weight[effects[one]] * (i === 0 ? 0.3 : 1 + i / 10)));
}
