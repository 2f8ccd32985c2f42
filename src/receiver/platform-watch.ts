import type { ContractFacts, ListBreaks } from "#generated/contracts/types.d.ts";
import { readMember } from "../util/read-member.ts";
import type { EditionReading, Reading } from "./edition-reading.ts";
import type { OnceStore } from "./once-store.ts";
import type { Opened } from "./open-delivery.ts";
import { createReleaseReader, type Platform, type PlatformNews, type ReleaseHint } from "./platform.ts";
import type { Reports } from "./reports.ts";

/** Learns from deliveries which platform sends them. */
export interface PlatformWatch {
  /** Names the likely edition of a delivery: that of its release, that of its webhook before, or the last one. */
  readonly likely: (opened: Opened) => string | undefined;
  /**
   * Reads what other processes have learned about a delivery's webhook; undefined if that is known already, the store
   * cannot recall, or there is only one edition and so nothing to learn.
   */
  readonly recall: (opened: Opened) => Promise<void> | undefined;
  /** Records a valid delivery. */
  readonly saw: (opened: Opened, reading: Reading) => void;
  readonly readHint: (opened: Opened) => ReleaseHint | undefined;
  readonly platform: () => Platform | null;
}

/** Context of a watch besides the editions. */
interface Surroundings {
  readonly facts: ContractFacts;
  readonly reading: Pick<EditionReading, "editions">;
  readonly tell: (news: PlatformNews) => void;
  /** Store to share what is learned with other processes, if it can recall and note. */
  readonly store: OnceStore | undefined;
  readonly error: Reports["error"];
  /** Names the key of the handler of an event. */
  readonly findKey: (event: string) => string | undefined;
  /** Lists what editions break for the handlers; undefined if that cannot be loaded. */
  readonly listBreaks: (...args: Parameters<ListBreaks>) => Promise<readonly string[]>;
}

/** Most webhooks of a secret with remembered editions; the one first seen longest ago is forgotten first. */
const KEPT = 10_000;
/** Consecutive deliveries that confirm an edition without a release: a single one may fit several. */
const SURE = 10;
/** Most changes named in a line. */
const NAMED = 10;

/** What was learned about a webhook. */
interface Learned {
  edition: string;
  /** Consecutive deliveries of the edition. */
  seen: number;
  /** The last confirmed edition. */
  settled?: string;
}

/** Creates a watch that keeps what it learns in this process and in the store's notes. */
export function createPlatformWatch(surroundings: Surroundings): PlatformWatch {
  const { facts, reading, store, error } = surroundings;
  const readRelease = createReleaseReader(facts.release, facts.known?.editions ?? reading.editions);
  const readHint = ({ hint }: Opened): ReleaseHint | undefined => readRelease(hint);
  const learned = new Map<string, Learned>();
  const counts = new Map<string, number>();
  let last: Omit<Platform, "editions"> | null = null;
  const platform = (): Platform | null => last && { ...last, editions: Object.fromEntries(counts) };
  /** Names the webhook of a delivery that has not been checked yet. */
  const toName = ({ value, context }: Opened): string =>
    `platform ${context.keyId} ${Number(facts.webhookId && readMember(value, facts.webhookId))}`;
  const learn = (name: string, entry: Learned): Learned => {
    learned.set(name, entry);
    if (learned.size > KEPT) learned.delete(learned.keys().next().value!);
    return entry;
  };
  const recall = async (name: string): Promise<void> => {
    const edition = await store?.recall?.(name);
    if (edition && reading.editions.includes(edition)) learn(name, { edition, seen: SURE, settled: edition });
  };
  const announce = createAnnouncer(surroundings, platform);
  return {
    likely: (opened) => {
      const { edition = "" } = readHint(opened) ?? {};
      return reading.editions.includes(edition) ? edition : (learned.get(toName(opened)) ?? last)?.edition;
    },
    recall: (opened) =>
      store?.recall && reading.editions.length > 1 && !learned.has(toName(opened))
        ? recall(toName(opened))
        : undefined,
    readHint,
    platform,
    saw(opened, { edition }) {
      const hint = readHint(opened);
      const isHinted = hint?.edition === edition;
      counts.set(edition, (counts.get(edition) ?? 0) + 1);
      last = { edition, release: hint?.release ?? null, learnedFrom: isHinted ? "user-agent" : "shape" };
      if (reading.editions.length === 1) return;
      const name = toName(opened);
      const entry = learned.get(name) ?? learn(name, { edition, seen: 0 });
      entry.seen = entry.edition === edition ? entry.seen + 1 : 1;
      entry.edition = edition;
      if (entry.settled === edition || (!isHinted && entry.seen < SURE)) return;
      announce(entry.settled, name).catch((cause) => error(cause, { in: "store" }));
      entry.settled = edition;
    },
  };
}

/** Creates a function that reports each edition and pair of editions once, and stores the edition of a webhook. */
function createAnnouncer(
  surroundings: Surroundings,
  platform: () => Platform | null,
): (previous: string | undefined, webhook: string) => Promise<void> {
  const told = new Set<string>();
  const { tell, store } = surroundings;
  return async (previous, webhook) => {
    const now = platform()!;
    const { edition, release } = now;
    const name = `platform ${previous} ${edition}`;
    // Without a store there is nothing to wait for.
    const isKnown = told.has(name);
    told.add(name);
    const isTold = isKnown || (store?.recall && (await store.recall(name)));
    if (store?.note) {
      await store.note(webhook, edition);
      await store.note(name, edition);
    }
    if (isTold) return;
    const shown = `edition ${edition}${release === null ? "" : ` (release ${release})`}`;
    if (previous === undefined) {
      const message = `deliveries are those of ${shown}; edition: "${edition}" narrows the types`;
      tell({ kind: "met", platform: now, message });
    } else {
      const message = await describeChange(previous, edition, shown, surroundings);
      tell({ kind: "changed", previous, platform: now, message });
    }
  };
}

/** Describes an upgrade or downgrade of the platform, and what its new deliveries break for the handlers. */
async function describeChange(
  previous: string,
  edition: string,
  shown: string,
  { facts, reading, listBreaks, findKey }: Surroundings,
): Promise<string> {
  const order = facts.known?.editions ?? reading.editions;
  const [from, to] = [order.indexOf(previous), order.indexOf(edition)];
  if (to < from) return `the platform went back from edition ${previous} to ${shown}`;
  const start = `the platform was upgraded from edition ${previous} to ${shown}`;
  const clauses = await listBreaks(order.slice(from + 1, to + 1), findKey).catch(() => []);
  if (clauses.length === 0) return `${start}; annotation-contracts diff says what changed`;
  const more = clauses.length > NAMED ? ` and ${clauses.length - NAMED} more` : "";
  return `${start}: ${clauses.slice(0, NAMED).join("; ")}${more}`;
}
