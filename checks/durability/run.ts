import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkIntegrity } from "./check-integrity.ts";
import { fillDisk } from "./fill-disk.ts";
import { floodReceiver } from "./flood-receiver.ts";
import { holdLock } from "./hold-lock.ts";
import { killUnderLoad, type Toll } from "./kill-under-load.ts";
import { moveClock } from "./move-clock.ts";
import { startPostgres } from "./postgres-server.ts";
import { restartDatabase } from "./restart-database.ts";
import { runStoreRows } from "./run-store-rows.ts";

// Puts the rows that every store passes to PostgreSQL, breaks the durable stores of the sender in every way that is known
// and counts what is lost, and floods a receiver. Run with `npm run durability [kills]`; it needs PostgreSQL's programs.

const kills = Number(process.argv[2] ?? 100);
/** Megabytes that a receiver may grow by under a flood. */
const MOST_GROWN = 40;

const folder = mkdtempSync(join(tmpdir(), "durability-"));
const faults: string[] = [];
const rows: Record<string, object> = {};

function note(scene: string, toll: Toll): void {
  rows[scene] = toll;
  if (toll.accepted === 0) faults.push(`${scene}: nothing was accepted`);
  for (const name of ["lost", "unmarked", "stuck"] as const) {
    if (toll[name] > 0) faults.push(`${scene}: ${toll[name]} ${name}`);
  }
}

/** Runs a scene and says how long it took. */
async function play<T>(scene: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  console.error(`${scene}: ${Math.round((performance.now() - started) / 1_000)} s`);
  return result;
}

/** Gives a scene a database that no other has used: what waits there for a webhook of before would be waited for. */
async function onPostgres<T>(
  work: (server: Awaited<ReturnType<typeof startPostgres>>) => Promise<T>,
): Promise<T> {
  const server = await startPostgres();
  try {
    return await work(server);
  } finally {
    await server.close();
  }
}

try {
  const rowsOf = (server: { readonly connectionString: string }): Promise<number> =>
    runStoreRows(server.connectionString);
  const code = await play("PostgreSQL, the rows of every store", () => onPostgres(rowsOf));
  if (code !== 0) faults.push(`PostgreSQL, the rows of every store: vitest ended with ${code}`);
  note(
    "PostgreSQL, restarted",
    await play("PostgreSQL, restarted", () => onPostgres((server) => restartDatabase(server))),
  );
  const killed = fileIn(folder, "killed");
  note("SQLite, killed", await play("SQLite, killed", () => killUnderLoad(killed, kills, 2)));
  if (!(await checkIntegrity(killed))) faults.push("SQLite, killed: the file is damaged");
  note(
    "PostgreSQL, three processes killed",
    await play("PostgreSQL, killed", () =>
      onPostgres(({ connectionString }) => killUnderLoad(connectionString, kills, 3)),
    ),
  );
  const full = fileIn(folder, "full");
  const disk = await play("SQLite, disk full", () => fillDisk(full));
  note("SQLite, disk full", disk);
  if (disk.refused === 0) faults.push("SQLite, disk full: nothing was refused");
  if (!(await checkIntegrity(full))) faults.push("SQLite, disk full: the file is damaged");
  const lock = await play("SQLite, foreign lock", () => holdLock(fileIn(folder, "locked"), 7_000));
  const clock = await play("SQLite, clock", () => moveClock(fileIn(folder, "clock")));
  if (lock.lost + lock.failures > 0 || lock.lag >= 50) faults.push(`foreign lock: ${JSON.stringify(lock)}`);
  if (clock.lost > 0 || !clock.lastDeliveryShown) faults.push(`clock: ${JSON.stringify(clock)}`);
  const flood = await play("receiver, flooded", floodReceiver);
  if (flood.grown >= MOST_GROWN || !flood.answer.includes(" 403 ")) {
    faults.push(`receiver, flooded: ${JSON.stringify(flood)}`);
  }
  console.table(rows);
  console.table({ "receiver, a body in chunks of one byte": flood });
  console.table({ "SQLite, foreign lock of 7 s": lock, "SQLite, clock a year ahead and back": clock });
} finally {
  rmSync(folder, { recursive: true });
}
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);

/** Gives a file of a folder. */
function fileIn(folder: string, name: string): string {
  return join(folder, `${name}.db`);
}
