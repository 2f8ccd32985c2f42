import type { DeliveryStore, Moment, NewEvent } from "../delivery-store.ts";
import type { Retention } from "../retention.ts";
import { createBatcher, type WriteOptions } from "./batch.ts";
import { claim } from "./claim.ts";
import type { Client, Database } from "./client.ts";
import { createClock } from "./create-clock.ts";
import { createEmissionReader } from "./create-emission-reader.ts";
import { createSqlWebhooks } from "./create-sql-webhooks.ts";
import { type Arrival, enqueue, replay } from "./enqueue.ts";
import { createSqlReader } from "./list.ts";
import { pauseUntil, readLease, releaseLeases, settle } from "./settle.ts";
import { expire, prune, renewLeases } from "./upkeep.ts";

/** The methods of a store in an SQL database; the rest depends on where the database is. */
export type SqlStore = Omit<DeliveryStore, "survives" | "pollMs">;

/** Milliseconds between two checks for what is no longer kept. */
const PRUNING = 60_000;

/** Creates a store in an SQL database. */
export function createSqlStore(database: Database, retention: Required<Retention>): SqlStore {
  const batcher = createBatcher(database);
  // If rows are locked instead of files, emitters need not wait for deliveries.
  const entrance = database.reader.lock === "" ? batcher : createBatcher(database);
  const clock = createClock(database);
  const readEmissions = createEmissionReader(database.reader);
  /** Tokens of the deliveries handed out to this process, by number. */
  const held = new Map<number, string>();
  /** Does the work in a transaction, at a time of the store. */
  const writeAt = <T>(
    now: Moment,
    work: (client: Client, time: number) => Promise<T>,
    options?: WriteOptions,
  ): Promise<T> => batcher.write(async (client) => work(client, await clock.read(client, now)), options);
  return {
    ...createSqlWebhooks(database, batcher),
    ...createSqlReader(database),
    enqueue: createEnqueue(database, entrance, clock),
    replay: (query, now) => writeAt(now, (client, time) => replay(client, query, { ...now, ticks: time })),
    claim: async (room, now) => {
      const options = { isLate: true, lasts: room.lasts ?? false };
      const claimed = await writeAt(now, (client, time) => claim(client, readEmissions, room, time), options);
      for (const { lease } of claimed.deliveries) held.set(...readLease(lease));
      return claimed;
    },
    release: async (leases) => {
      await batcher.write((client) => releaseLeases(client, leases));
      for (const lease of leases) held.delete(readLease(lease)[0]);
    },
    pause: (webhookId, milliseconds, now) =>
      writeAt(now, (client, time) => pauseUntil(client, webhookId, time + milliseconds)),
    settle: async (settlements, now) => {
      // A delivery with a lease is sent again if its record is lost; a ping has no other record.
      const options = { lasts: settlements.some(({ lease }) => lease === undefined) };
      const failing = await writeAt(now, (client, time) => settle(client, settlements, time), options);
      for (const { lease } of settlements) if (lease !== undefined) held.delete(readLease(lease)[0]);
      return failing;
    },
    upkeep: createUpkeep(batcher, clock, { held, retention }),
    close: async () => void (await Promise.all([entrance.drain(), batcher.drain()])),
  };
}

/** Creates the method that renews leases, and ends and removes what is too old. */
function createUpkeep(
  batcher: ReturnType<typeof createBatcher>,
  clock: ReturnType<typeof createClock>,
  {
    held,
    retention,
  }: { readonly held: ReadonlyMap<number, string>; readonly retention: Required<Retention> },
): DeliveryStore["upkeep"] {
  let prunedAt = -Infinity;
  return (limits, now) =>
    batcher.write(async (client) => {
      const time = await clock.write(client, now);
      await renewLeases(client, held, time);
      const expired = await expire(client, limits, time);
      const isDue = now.ticks - prunedAt >= PRUNING;
      const hasMore = isDue && (await prune(client, retention, time));
      if (isDue && !hasMore) prunedAt = now.ticks;
      return { expired, hasMore: hasMore || expired.length > 0 };
    });
}

/** Creates the method that stores events: simultaneous ones together, or one in a transaction of the caller. */
function createEnqueue(
  { join }: Database,
  { gather }: ReturnType<typeof createBatcher>,
  clock: ReturnType<typeof createClock>,
): DeliveryStore["enqueue"] {
  const readArrival = async (client: Client, event: NewEvent, now: Moment): Promise<Arrival> => ({
    event,
    date: new Date(now.date).toISOString(),
    time: await clock.read(client, now),
  });
  const add = gather(async (client, items: readonly (readonly [NewEvent, Moment])[]) => {
    const arrivals: Arrival[] = [];
    for (const [event, now] of items) arrivals.push(await readArrival(client, event, now));
    return enqueue(client, arrivals);
  });
  return async (event, now, { transaction } = {}) => {
    if (transaction === undefined || join === undefined) return add([event, now]);
    const client = join(transaction);
    return (await enqueue(client, [await readArrival(client, event, now)]))[0] ?? [];
  };
}
