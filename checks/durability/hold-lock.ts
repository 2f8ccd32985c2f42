import { spawn } from "node:child_process";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { startCountingReceiver } from "./counting-receiver.ts";
import { createService, eventOf, openStore } from "./open-store.ts";

/** The effect of a foreign lock. */
export interface LockToll {
  readonly accepted: number;
  readonly lost: number;
  /** Milliseconds that the event loop was late: the 99th percentile. */
  readonly lag: number;
  /** Attempts that were recorded as a failure, though the receiver answered. */
  readonly failures: number;
}

/** Holds another process's lock on the file for some milliseconds, while a receiver takes 600 ms to answer. */
export async function holdLock(path: string, milliseconds: number): Promise<LockToll> {
  const receiver = await startCountingReceiver(path, 600);
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
