import { hrtime } from "node:process";
import { expect, test, vi } from "vitest";
import type { Client, Database } from "./client.ts";
import { createClock } from "./create-clock.ts";

/** Time and date that another process stored. */
const stored = { time: 1_000_000, date: 5_000_000 };

/** Milliseconds that a call waits for the database. */
const WAIT = 470;

const taken = 1_000;

/** Opens a database that answers calls after they waited, and reads its own clock then. */
function open(): { readonly client: Client; readonly database: Database } {
  const uptime = vi.spyOn(hrtime, "bigint").mockReturnValue(1_000_000_000n);
  const query = async (text: string, [date = 0]: readonly number[]): Promise<readonly object[]> => {
    uptime.mockReturnValue(BigInt(taken + WAIT) * 1_000_000n);
    return [text.startsWith("SELECT") ? { ...stored, now: date + WAIT } : { time: stored.time + 2 * WAIT }];
  };
  return {
    client: { query } as unknown as Client,
    database: { reader: { prefix: "", clock: "$1" } } as unknown as Database,
  };
}

test("a process that waited for the database is not ahead of the others by its wait", async () => {
  const { client, database } = open();
  const clock = createClock(database);
  await clock.read(client, { date: stored.date, ticks: 0, taken });
  // Half a second later it is half a second later, and not a second.
  const later = { date: stored.date + WAIT, ticks: WAIT };
  expect(await clock.read(client, later)).toBe(stored.time + WAIT);
});

test("a process takes over what others stored as it was when the answer came", async () => {
  const { client, database } = open();
  const clock = createClock(database);
  await clock.read(client, { date: stored.date, ticks: 0 });
  expect(await clock.write(client, { date: stored.date, ticks: 0, taken })).toBe(stored.time + 2 * WAIT);
  expect(await clock.read(client, { date: stored.date, ticks: WAIT + 1 })).toBe(stored.time + 2 * WAIT + 1);
});
