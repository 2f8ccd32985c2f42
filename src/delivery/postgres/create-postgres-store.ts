import type * as Boss from "pg-boss";
import { createLastHook } from "../../text/call-hook.ts";
import { readCause } from "../../text/read-cause.ts";
import { DeliveryError } from "../delivery-error.ts";
import { type DeliveryStore, type Retention, readRetention } from "../delivery-store.ts";
import { createPostgresRecord } from "./create-postgres-record.ts";
import { createPostgresWebhooks } from "./create-postgres-webhooks.ts";
import { migrate } from "./migrate.ts";
import { createPostgresQueue, QUEUE } from "./queue.ts";
import { executorOf, type Pool } from "./transact.ts";

/** Options of a PostgreSQL store. */
export interface PostgresStoreOptions {
  /** Connections to the database: a `Pool` of `pg`. It stays open when the store closes. */
  readonly pool: Pool;
  /** Schema of the tables; those of pg-boss lie in `<schema>_queue`. Default: annotation_contracts. */
  readonly schema?: string;
  /** How long deliveries that are done are kept. Default: 30 days, 10,000 for each webhook. */
  readonly retention?: Retention;
  /** Receives errors in the upkeep of the queue, which is tried again. Default: `console.error`. */
  readonly onError?: (error: unknown) => void;
}

/** Milliseconds after which to look for what other processes have stored. */
const POLL = 500;

/** Seconds without a sign of life after which another process may take what a process holds; pg-boss's least. */
const HEARTBEAT = 10;

/** Seconds of ten years: what waits is never too old. */
const FOREVER = 315_360_000;

/** Milliseconds between two looks for what is too old. */
const EXPIRY = 3_600_000;

/**
 * Opens a store in a PostgreSQL database, whose queue is that of pg-boss: any number of processes on any number of
 * machines store and deliver, and each delivery is handed out to one of them at a time.
 *
 * `emit(emission, { transaction })` joins a transaction of the caller's: what that rolls back is never sent.
 *
 * Rejects with a DeliveryError `store-unavailable` where pg-boss 12 is not installed (it needs Node 22.12), or the
 * database cannot be used.
 */
export async function createPostgresStore(options: PostgresStoreOptions): Promise<DeliveryStore> {
  const { pool, schema = "annotation_contracts" } = options;
  const onError = createLastHook(options.onError ?? console.error);
  if (!/^[a-z_][a-z0-9_]{0,40}$/.test(schema)) {
    throw new DeliveryError(
      "store-unavailable",
      `expected a schema of small letters, digits and _, found ${JSON.stringify(schema)}`,
    );
  }
  const boss = await startBoss(await loadBoss(), pool, schema, onError);
  const queue = createPostgresQueue(pool, boss, schema);
  const record = createPostgresRecord(pool, queue, schema, readRetention(options.retention));
  const touch = (): Promise<unknown> =>
    queue.held.size === 0 ? Promise.resolve() : boss.touch(QUEUE, [...queue.held]);
  const expire = (): Promise<void> => record.expire(Date.now());
  const timers = [
    setInterval(() => void touch().catch(onError), (HEARTBEAT * 1_000) / 4),
    setInterval(() => void expire().catch(onError), EXPIRY),
  ];
  for (const timer of timers) timer.unref();
  expire().catch(onError);
  const { held: _, finish: __, ...methods } = queue;
  return {
    survives: "crash",
    pollMs: POLL,
    ...createPostgresWebhooks(pool, schema),
    ...methods,
    settle: record.settle,
    listAttempts: record.listAttempts,
    readAttempt: record.readAttempt,
    close: async () => {
      for (const timer of timers) clearInterval(timer);
      await boss.stop({ graceful: false });
    },
  };
}

async function loadBoss(): Promise<typeof Boss> {
  try {
    return await import("pg-boss");
  } catch {
    throw new DeliveryError(
      "store-unavailable",
      "pg-boss is not installed, or this runtime is older than Node 22.12; run npm install pg-boss pg",
    );
  }
}

async function startBoss(
  { PgBoss }: typeof Boss,
  pool: Pool,
  schema: string,
  onError: (error: unknown) => void,
): Promise<Boss.PgBoss> {
  try {
    await migrate(pool, schema);
    const boss = new PgBoss({
      db: executorOf(pool),
      schema: `${schema}_queue`,
      schedule: false,
      superviseIntervalSeconds: 2,
      monitorIntervalSeconds: 2,
    });
    boss.on("error", onError);
    await boss.start();
    // Deliveries of a process that died are handed out again, however often that happens.
    const policy = { retryLimit: 1_000_000, retryDelay: 0, heartbeatSeconds: HEARTBEAT };
    const times = { expireInSeconds: 86_000, retentionSeconds: FOREVER };
    if ((await boss.getQueue(QUEUE)) === null) await boss.createQueue(QUEUE, { ...policy, ...times });
    return boss;
  } catch (error) {
    throw new DeliveryError("store-unavailable", readCause(error).message);
  }
}
