import { existsSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { readErrorDetails } from "../../util/error-details.ts";
import { nextTurn } from "../../util/next-turn.ts";
import { DeliveryError } from "../delivery-error.ts";
import type { DeliveryStore, Settlement } from "../delivery-store.ts";
import { type Retention, readRetention } from "../retention.ts";
import type { SqlStore } from "../sql/create-sql-store.ts";
import type { Call, Reply } from "./protocol.ts";

/** Options of an SQLite store. */
export interface SqliteStoreOptions {
  /** How long ended deliveries are kept. Default: 30 days, 10,000 for each webhook. */
  readonly retention?: Retention;
}

/** Interval to look for what another process has stored in the file, in milliseconds. */
const POLL = 1_000;

/**
 * Opens a store in an SQLite file through `node:sqlite`, on its own thread. It creates the file, readable only by its
 * owner. The path `:memory:` keeps it in memory.
 *
 * Every fulfilled emission survives a crash of the process and of the machine. Several processes may share a
 * file on one machine: all of them store and deliver. If a process dies, another sends its running deliveries again
 * after 15 s. What was sent in the last seconds before the machine crashed may be sent again.
 *
 * Secrets are stored in plain text unless the service has `secrets.seal`: guard the file like a key.
 *
 * Opening reads the whole file to find damage before anything is stored; `salvageSqliteStore` copies what is left of a
 * damaged one.
 *
 * Rejects with a DeliveryError `store-unavailable` if the runtime has no `node:sqlite` (Node 22.13 has it, Node 20 has
 * not), or if the file is damaged or not a store.
 */
export async function createSqliteStore(
  path: string,
  options: SqliteStoreOptions = {},
): Promise<DeliveryStore> {
  if (globalThis.process?.getBuiltinModule?.("node:sqlite") === undefined) {
    throw unavailable("this runtime has no node:sqlite, Node 22.13 and later have it");
  }
  const thread = startThread(path, readRetention(options.retention));
  // The thread lists its methods, and answers each call with its method's result.
  const methods = (await thread.opened) as readonly Call["method"][];
  const entries = methods.map((name) => [name, (...args: readonly unknown[]) => thread.call(name, args)]);
  const calls: SqlStore = Object.fromEntries(entries);
  return {
    ...calls,
    survives: "crash",
    pollMs: POLL,
    // A signal cannot be sent to the thread, where nothing waits for room.
    enqueue: async (event, now, { transaction } = {}) => {
      if (transaction !== undefined) throw failed("an SQLite store cannot join a transaction");
      return calls.enqueue(event, now);
    },
    replay: (query, now) => calls.replay(query, now),
    // The body of a delivery that was handed out is in the file.
    settle: (settlements, now) => calls.settle(settlements.map(leaveBody), now),
    close: thread.close,
  };
}

const nothing = new Uint8Array();

function leaveBody(settlement: Settlement): Settlement {
  const { lease, attempt } = settlement;
  return lease === undefined ? settlement : { ...settlement, attempt: { ...attempt, body: nothing } };
}

interface Thread {
  /** Fulfils once the file is open. */
  readonly opened: Promise<unknown>;
  readonly call: (method: Call["method"], args: readonly unknown[]) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: DeliveryError) => void;
}

function startThread(path: string, retention: Required<Retention>): Thread {
  const worker = new Worker(workerFile(), { workerData: { path, retention }, execArgv: [] });
  const waiting = new Map<number, Waiting>();
  let lastCall = 0;
  let gone: DeliveryError | undefined;
  const wait = (call: number): Promise<unknown> =>
    new Promise((resolve, reject) => {
      waiting.set(call, { resolve, reject });
      worker.ref();
    });
  const end = (error: DeliveryError): void => {
    gone ??= error;
    for (const { reject } of waiting.values()) reject(gone);
    waiting.clear();
  };
  const take = (reply: Reply): void => {
    const { resolve, reject } = waiting.get(reply.call) ?? {};
    waiting.delete(reply.call);
    // An idle store does not keep the process alive.
    if (waiting.size === 0) worker.unref();
    if ("value" in reply) resolve?.(reply.value);
    else if (reply.call === 0) reject?.(unavailable(`${JSON.stringify(path)}: ${reply.error}`));
    else reject?.(failed(reply.error));
  };
  const post = createOutbox(worker, take);
  worker.on("message", (replies: readonly Reply[]) => {
    for (const reply of replies) take(reply);
  });
  worker.on("error", (error: unknown) => end(failed(readErrorDetails(error).message)));
  worker.on("exit", () => end(failed("it is closed")));
  const call = (method: Call["method"], args: readonly unknown[]): Promise<unknown> => {
    if (gone !== undefined) return Promise.reject(gone);
    lastCall += 1;
    post({ call: lastCall, method, args });
    return wait(lastCall);
  };
  return {
    opened: wait(0),
    call,
    close: async () => {
      if (gone !== undefined) return;
      const closed = call("close", []);
      gone = failed("it is closed");
      await closed;
    },
  };
}

/** Creates a sender of calls to a thread: those of one turn arrive together and share a transaction. */
function createOutbox(worker: Worker, refuse: (reply: Reply) => void): (call: Call) => void {
  const unsent: Call[] = [];
  const send = (calls: readonly Call[]): void => {
    try {
      worker.postMessage(calls);
    } catch (error) {
      // One of them contains something that cannot be sent.
      if (calls.length > 1) for (const call of calls) send([call]);
      else refuse({ call: calls[0]?.call ?? 0, error: readErrorDetails(error).message });
    }
  };
  return (call) => {
    if (unsent.length === 0) nextTurn(() => send(unsent.splice(0)));
    unsent.push(call);
  };
}

/**
 * Returns the thread's file beside this one: TypeScript in a checkout, JavaScript in the package.
 *
 * @throws DeliveryError if a bundler has moved this module away from it.
 */
function workerFile(): URL {
  // In CommonJS, some bundlers leave no address of the module.
  const here: string = import.meta.url ?? "";
  const name = here.endsWith(".ts") ? "./worker.ts" : "./sqlite-worker.js";
  if (URL.canParse(name, here) && existsSync(new URL(name, here))) return new URL(name, here);
  throw unavailable(
    "the file of its thread is missing: a bundler must leave out @annotation-contracts/sender (external)",
  );
}

function unavailable(message: string): DeliveryError {
  return new DeliveryError("store-unavailable", message);
}

function failed(message: string): DeliveryError {
  return new DeliveryError("store-failed", message);
}
