import { spawn } from "node:child_process";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { startCountingReceiver } from "./counting-receiver.ts";
import { createWebhooks, settle, startSender, type Toll } from "./kill-under-load.ts";
import { createService, eventOf, openStore, user } from "./open-store.ts";
import type { PostgresServer } from "./postgres-server.ts";

/** A process that may write no more than 3 MB to a file: its disk is full. */
export async function fillDisk(address: string): Promise<Toll> {
  const receiver = await startCountingReceiver();
  await createWebhooks(address, receiver.url);
  const sender = startSender(address, 1, 6_000, 3 * 1_024);
  await sender.done;
  await wait(500);
  await sender.kill();
  const toll = await settle(address, [sender], receiver.arrivals);
  await receiver.close();
  return { kills: 1, ...toll };
}

/** What a foreign lock did to a service. */
export interface LockToll {
  readonly accepted: number;
  readonly lost: number;
  /** Milliseconds that the event loop was late, at most but for one measure in a hundred. */
  readonly lag: number;
  /** Attempts that were recorded as a failure, though the receiver answered. */
  readonly failures: number;
}

/** Holds another process's lock on the file for some milliseconds, while a receiver takes 600 ms to answer. */
export async function holdLock(path: string, milliseconds: number): Promise<LockToll> {
  const receiver = await startCountingReceiver(600);
  await createWebhooks(path, receiver.url);
  const { store, close } = await openStore(path);
  let failures = 0;
  const service = createService(store, { onAttempt: ({ failure }) => void (failure !== null && failures++) });
  await service.emit(eventOf(1));
  const script = `
    const { DatabaseSync } = require("node:sqlite");
    const database = new DatabaseSync(process.argv[1]);
    database.exec("PRAGMA busy_timeout = 5000; BEGIN IMMEDIATE");
    process.stdout.write("locked");
    setTimeout(() => database.exec("COMMIT"), ${milliseconds});`;
  const other = spawn(process.execPath, ["--eval", script, path], { stdio: ["ignore", "pipe", "ignore"] });
  await new Promise((resolve) => other.stdout.once("data", resolve));
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const ids = Array.from({ length: 50 }, (_, i) => i + 2);
  await Promise.all(ids.map((id) => service.emit(eventOf(id))));
  delay.disable();
  await service.idle();
  await service.close();
  await close();
  const lost = [1, ...ids].filter((id) => !receiver.arrivals.has(id)).length;
  await receiver.close();
  return { accepted: ids.length + 1, lost, lag: Math.round(delay.percentile(99) / 1e6), failures };
}

/** Restarts the database under three processes that emit. */
export async function restartDatabase(server: PostgresServer): Promise<Toll> {
  const receiver = await startCountingReceiver();
  await createWebhooks(server.connectionString, receiver.url);
  const senders = [1, 2, 3].map((i) => startSender(server.connectionString, i * 1_000_000));
  await Promise.all(senders.map(({ ready }) => ready));
  for (let i = 0; i < 3; i++) {
    await wait(500);
    await server.restart();
  }
  await wait(500);
  for (const sender of senders) await sender.kill();
  const toll = await settle(server.connectionString, senders, receiver.arrivals);
  await receiver.close();
  return { kills: 3, ...toll };
}

/** What a clock that jumps did to a service. */
export interface ClockToll {
  readonly accepted: number;
  readonly lost: number;
  /** Whether the webhook shows the date of the delivery that was made last. */
  readonly lastDeliveryShown: boolean;
}

/** Sets the clock a year ahead and back again, between deliveries and between attempts. */
export async function moveClock(path: string): Promise<ClockToll> {
  const receiver = await startCountingReceiver();
  await createWebhooks(path, receiver.url);
  const { store, close } = await openStore(path);
  let shift = 0;
  const service = createService(store, { now: () => Date.now() + shift, retries: { delays: [50] } });
  let id = 0;
  for (const days of [0, 365, 0, -365, 0]) {
    shift = days * 86_400_000;
    for (let i = 0; i < 20; i++) await service.emit(eventOf(++id));
    await service.idle();
  }
  await service.ping(1, user);
  const { attempts } = await service.attempts(1, { limit: 1 });
  const webhook = await service.getWebhook(1);
  await service.close();
  await close();
  const lost = Array.from({ length: id }, (_, i) => i + 1).filter(
    (one) => !receiver.arrivals.has(one),
  ).length;
  await receiver.close();
  return { accepted: id, lost, lastDeliveryShown: webhook?.last_delivery_date === attempts[0]?.date };
}

/** Asks SQLite whether a file is whole. */
export async function checkIntegrity(path: string): Promise<boolean> {
  const { DatabaseSync } = await import("node:sqlite");
  const database = new DatabaseSync(path);
  const [row] = database.prepare("PRAGMA integrity_check").all();
  database.close();
  return Object.values(row ?? {})[0] === "ok";
}

/** Gives a file of a folder. */
export function fileIn(folder: string, name: string): string {
  return join(folder, `${name}.db`);
}
