import type { ContractFacts, ListBreaks } from "#generated/contracts/types.d.ts";
import { readMember } from "../text/read-member.ts";
import type { EditionReading, Reading } from "./edition-reading.ts";
import type { Opened } from "./open-delivery.ts";
import { createReleaseReader, type Platform, type PlatformNews, type ReleaseHint } from "./platform.ts";

/** Learns from deliveries which platform sends them. */
export interface PlatformWatch {
  /** Names the edition that a delivery is likely of: its release's, that of its webhook before, or the last. */
  readonly likely: (opened: Opened) => string | undefined;
  /** Takes a valid delivery. */
  readonly saw: (opened: Opened, reading: Reading) => void;
  readonly hintOf: (opened: Opened) => ReleaseHint | undefined;
  readonly platform: () => Platform | null;
}

/** What a watch needs besides the editions. */
interface Surroundings {
  readonly facts: ContractFacts;
  readonly reading: Pick<EditionReading, "editions">;
  readonly tell: (news: PlatformNews) => void;
  /** Names the key of the handler of an event. */
  readonly keyOf: (event: string) => string | undefined;
  /** Says what editions break for the handlers; nothing where that cannot be loaded. */
  readonly listBreaks: (...args: Parameters<ListBreaks>) => Promise<readonly string[]>;
}

/** Webhooks of a secret whose editions are kept, the one that was new the longest ago forgotten first. */
const KEPT = 10_000;
/** Deliveries in a row that make sure of an edition that no release names: one alone may fit several. */
const SURE = 10;
/** Changes that a line names. */
const NAMED = 10;

/** What was learned of a webhook. */
interface Learned {
  edition: string;
  /** Deliveries of the edition in a row. */
  seen: number;
  /** The edition that was last sure. */
  settled?: string;
}

/** Creates a watch that keeps in this process what it has learned. */
export function createPlatformWatch(surroundings: Surroundings): PlatformWatch {
  const { facts, reading } = surroundings;
  const known = facts.known?.editions ?? reading.editions;
  const readRelease = createReleaseReader(facts.release, known);
  const hintOf = ({ hint }: Opened): ReleaseHint | undefined => readRelease(hint);
  /** By secret and webhook. */
  const learned = new Map<string | null, Map<unknown, Learned>>();
  const counts = new Map<string, number>();
  let last: Omit<Platform, "editions"> | undefined;
  const platform = (): Platform | null =>
    last === undefined ? null : { ...last, editions: Object.fromEntries(counts) };
  const webhookOf = ({ value }: Opened): unknown =>
    facts.webhookId === undefined ? undefined : readMember(value, facts.webhookId);
  const announce = createAnnouncer(surroundings, platform);
  return {
    likely: (opened) => {
      const { edition = "" } = hintOf(opened) ?? {};
      if (reading.editions.includes(edition)) return edition;
      return (learned.get(opened.context.keyId)?.get(webhookOf(opened)) ?? last)?.edition;
    },
    hintOf,
    platform,
    saw(opened, { edition }) {
      const hint = hintOf(opened);
      const { keyId } = opened.context;
      const webhook = webhookOf(opened);
      const own = learned.get(keyId) ?? new Map<unknown, Learned>();
      let entry = own.get(webhook);
      if (entry === undefined) {
        entry = { edition, seen: 0 };
        learned.set(keyId, own.set(webhook, entry));
        if (own.size > KEPT) own.delete(own.keys().next().value);
      }
      entry.seen = entry.edition === edition ? entry.seen + 1 : 1;
      entry.edition = edition;
      counts.set(edition, (counts.get(edition) ?? 0) + 1);
      const release = hint?.release ?? null;
      const isHinted = hint?.edition === edition;
      if (last?.edition !== edition || last.release !== release)
        last = { edition, release, learnedFrom: isHinted ? "user-agent" : "shape" };
      if (entry.settled === edition || (!isHinted && entry.seen < SURE)) return;
      const previous = entry.settled;
      entry.settled = edition;
      announce(previous);
    },
  };
}

/** Makes what tells each edition, and each pair of editions, once. */
function createAnnouncer(
  surroundings: Surroundings,
  platform: () => Platform | null,
): (previous: string | undefined) => void {
  const told = new Set<string>();
  return (previous) => {
    const now = platform()!;
    const { edition, release } = now;
    const name = `${previous} ${edition}`;
    if (surroundings.reading.editions.length === 1 || told.has(name)) return;
    told.add(name);
    const shown = named(edition, release);
    const { tell } = surroundings;
    if (previous === undefined) {
      const message = `deliveries are those of ${shown}; edition: "${edition}" narrows the types`;
      tell({ kind: "met", platform: now, message });
    } else
      void describeChange(previous, edition, shown, surroundings).then((message) =>
        tell({ kind: "changed", previous, platform: now, message }),
      );
  };
}

function named(edition: string, release: string | null): string {
  return `edition ${edition}${release === null ? "" : ` (release ${release})`}`;
}

/** Says which way the platform went, and what its new deliveries break for the handlers. */
async function describeChange(
  previous: string,
  edition: string,
  shown: string,
  { facts, reading, listBreaks, keyOf }: Surroundings,
): Promise<string> {
  const order = facts.known?.editions ?? reading.editions;
  const [from, to] = [order.indexOf(previous), order.indexOf(edition)];
  if (to < from) return `the platform went back from edition ${previous} to ${shown}`;
  const start = `the platform was upgraded from edition ${previous} to ${shown}`;
  const clauses = await listBreaks(order.slice(from + 1, to + 1), keyOf).catch(() => []);
  if (clauses.length === 0)
    return `${start}; annotation-contracts diff ${facts.name}@${previous} ${facts.name}@${edition} says what changed`;
  const more = clauses.length > NAMED ? `; and ${clauses.length - NAMED} more` : "";
  return `${start}: ${clauses.slice(0, NAMED).join("; ")}${more}`;
}
