import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readCounts } from "../shared/read-arguments.ts";
import { type Found, tryParts } from "../shared/try-part.ts";
import { checkIntegrity } from "./check-integrity.ts";
import { fillDisk } from "./fill-disk.ts";
import { floodReceiver } from "./flood-receiver.ts";
import { holdLock } from "./hold-lock.ts";
import { killUnderLoad, type Toll } from "./kill-under-load.ts";
import { moveClock } from "./move-clock.ts";
import { type PostgresServer, startPostgres } from "./postgres-server.ts";
import { restartDatabase } from "./restart-database.ts";
import { runStoreRows } from "./run-store-rows.ts";

// Puts the rows that every store passes to PostgreSQL, breaks the durable stores of the sender in every way that is known
// and counts what is lost, and floods a receiver. Run with `npm run durability [kills]`; it needs PostgreSQL's programs.

const [kills = 0] = readCounts(100);
/** Megabytes that a receiver may grow by under a flood. */
const MOST_GROWN = 40;

const folder = mkdtempSync(join(tmpdir(), "durability-"));
const fileOf = (name: string): string => join(folder, `${name}.db`);

/** Tells what a scene came to, with what is wrong about it. */
function found(toll: object, ...failures: readonly (string | false)[]): Found {
  const says = Object.entries(toll).map(([name, value]) => `${name} ${value}`);
  return { says: says.join(", "), failures: failures.filter((one) => one !== false) };
}

/** Judges what became of what was accepted, and the file that it was stored in. */
async function judge(toll: Toll, file?: string): Promise<Found> {
  return found(
    toll,
    toll.accepted === 0 && "nothing was accepted",
    ...(["lost", "unmarked", "stuck"] as const).map((name) => toll[name] > 0 && `${toll[name]} ${name}`),
    file !== undefined && !(await checkIntegrity(file)) && "the file is damaged",
  );
}

/** Gives a scene a database that no other has used: what waits there for a webhook of before would be waited for. */
async function onPostgres<T>(work: (server: PostgresServer) => Promise<T>): Promise<T> {
  const server = await startPostgres();
  try {
    return await work(server);
  } finally {
    await server.close();
  }
}

try {
  await tryParts({
    "PostgreSQL, the rows of every store": async () => {
      const code = await onPostgres(({ connectionString }) => runStoreRows(connectionString));
      return found({}, code !== 0 && `vitest ended with ${code}`);
    },
    "PostgreSQL, restarted": async () => judge(await onPostgres(restartDatabase)),
    "SQLite, killed": async () => judge(await killUnderLoad(fileOf("killed"), kills, 2), fileOf("killed")),
    "PostgreSQL, three processes killed": async () =>
      judge(await onPostgres(({ connectionString }) => killUnderLoad(connectionString, kills, 3))),
    "SQLite, disk full": async () => {
      const toll = await fillDisk(fileOf("full"));
      const { says = "", failures } = await judge(toll, fileOf("full"));
      return { says, failures: [...failures, ...(toll.refused === 0 ? ["nothing was refused"] : [])] };
    },
    "SQLite, foreign lock of 7 s": async () => {
      const toll = await holdLock(fileOf("locked"), 7_000);
      return found(
        toll,
        toll.lost + toll.failures > 0 && "deliveries were lost or failed",
        toll.lag >= 50 && "the event loop was late",
      );
    },
    "SQLite, clock a year ahead and back": async () => {
      const toll = await moveClock(fileOf("clock"));
      return found(
        toll,
        toll.lost > 0 && "deliveries were lost",
        !toll.lastDeliveryShown && "the last delivery is not shown",
      );
    },
    "receiver, a body in chunks of one byte": async () => {
      const toll = await floodReceiver();
      return found(
        toll,
        toll.grown >= MOST_GROWN && `it grew by ${MOST_GROWN} MB or more`,
        !toll.answer.includes(" 403 ") && "it was not refused",
      );
    },
  });
} finally {
  rmSync(folder, { recursive: true });
}
process.exit();
