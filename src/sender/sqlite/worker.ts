import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { createSqlStore } from "../sql/create-sql-store.ts";
import { deliveryTables } from "./delivery-tables.ts";
import { openDatabase } from "./open-database.ts";
import type { Call, Reply, WorkerData } from "./protocol.ts";

/** Serves the calls of a store on its own thread, so that no lock and no disk blocks the event loop. */
export function serve(port: MessagePort, { path, retention }: WorkerData): void {
  const database = openDatabase(path, deliveryTables);
  const store = createSqlStore(database, retention);
  // The store sends the arguments that the method takes.
  const known = new Map(
    Object.entries(store) as [string, (...args: readonly unknown[]) => Promise<unknown>][],
  );
  const unsent: Reply[] = [];
  const answer = async ({ call, method, args }: Call): Promise<void> => {
    const reply = await (known.get(method)?.(...args) ?? Promise.resolve()).then(
      (value): Reply => ({ call, value }),
      (error: unknown) => failed(call, error),
    );
    if (method === "close") database.close();
    // The results of one transaction are sent together.
    if (unsent.length === 0) process.nextTick(() => port.postMessage(unsent.splice(0)));
    unsent.push(reply);
    if (method === "close") process.nextTick(() => port.close());
  };
  port.on("message", (calls: readonly Call[]) => {
    for (const call of calls) void answer(call);
  });
  port.postMessage([{ call: 0, value: [...known.keys()] }] satisfies Reply[]);
}

function failed(call: number, error: unknown): Reply {
  return { call, error: error instanceof Error ? error.message : String(error) };
}

if (parentPort !== null) {
  try {
    serve(parentPort, workerData);
  } catch (error) {
    parentPort.postMessage([failed(0, error)]);
    parentPort.close();
  }
}
