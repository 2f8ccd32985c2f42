import type { Moment } from "../delivery-store.ts";
import { readUptime } from "../read-uptime.ts";
import { DAY } from "../retention.ts";
import type { Client, Database } from "./client.ts";

/** The time of a store, in milliseconds. */
interface Clock {
  readonly read: (client: Client, now: Moment) => Promise<number>;
  /** Reads the time, and stores it for the next process. */
  readonly write: (client: Client, now: Moment) => Promise<number>;
}

/** Returns the milliseconds that have passed since a moment. */
function readAge({ taken }: Moment): number {
  return taken === undefined ? 0 : readUptime() - taken;
}

/**
 * Creates the clock of a store. It advances with the ticks of each process that uses it, and continues from where the
 * last one left it. Between two processes the calendar counts, up to a day: a calendar set to another year must neither
 * hold up what waits nor make it too old. A call may wait for the database; what others stored meanwhile is compared with
 * the ticks after that, since a process that ran ahead of the others would end their pauses and leases early.
 */
export function createClock({ reader: { prefix, clock } }: Database): Clock {
  let offset: number | undefined;
  let latest = -Infinity;
  const start = async (client: Client, now: Moment): Promise<number> => {
    const text = `SELECT time, date, ${clock} AS now FROM ${prefix}clock`;
    const [row = { time: 0, date: 0, now: now.date }] = await client.query<
      Record<"time" | "date" | "now", number>
    >(text, [now.date + readAge(now)]);
    const passed = row.time === 0 ? row.now : Math.min(Math.max(0, row.now - row.date), DAY);
    return row.time + passed - now.ticks - readAge(now);
  };
  const read: Clock["read"] = async (client, now) => {
    offset ??= await start(client, now);
    // Calls of one transaction run in another order than they were made in.
    latest = Math.max(latest, now.ticks + offset);
    return latest;
  };
  return {
    read,
    write: async (client, now) => {
      const time = await read(client, now);
      const text = `UPDATE ${prefix}clock SET date = ${clock}, time = CASE WHEN time > $2 THEN time ELSE $2 END RETURNING time`;
      const [row] = await client.query<{ time: number }>(text, [now.date, time]);
      latest = row?.time ?? time;
      offset = Math.max(offset ?? -Infinity, latest - now.ticks - readAge(now));
      return latest;
    },
  };
}
