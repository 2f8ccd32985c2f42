import type { DatabaseSync } from "node:sqlite";
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";
import { createSqliteQueue } from "./create-sqlite-queue.ts";
import { createSqliteRecord } from "./create-sqlite-record.ts";
import { createSqliteWebhooks } from "./create-sqlite-webhooks.ts";
import { openDatabase } from "./open-database.ts";
import { type Call, type Reply, reads, type SqliteMethods, type WorkerData } from "./protocol.ts";

/** Milliseconds between two looks for what is too old. */
const EXPIRY = 3_600_000;

/** Serves the calls of a store on a thread of its own, so that no lock and no disk holds up the event loop. */
export function serve(port: MessagePort, { path, retention }: WorkerData): void {
  const { database, owns, close } = openDatabase(path);
  const webhooks = createSqliteWebhooks(database);
  const queue = createSqliteQueue(database, webhooks, owns);
  const record = createSqliteRecord(database, retention);
  const run = runnerOf({ ...webhooks, ...queue, ...record });
  const timer = setInterval(() => attempt(() => record.expire(Date.now())), EXPIRY);
  attempt(() => record.expire(Date.now()));

  port.on("message", (first: Call) => {
    const calls = [first, ...waitingCalls(port)];
    const end = calls.find(({ method }) => method === "close");
    const work = calls.filter((call) => call !== end);
    if (work.length > 0) for (const reply of runAll(database, work, run)) port.postMessage(reply);
    if (end === undefined) return;
    clearInterval(timer);
    close();
    port.postMessage({ call: end.call, value: undefined } satisfies Reply);
    port.close();
  });
  port.postMessage({ call: 0, value: undefined } satisfies Reply);
}

/** Answers a call. */
type Run = (call: Call) => Reply;

function runnerOf(methods: SqliteMethods): Run {
  // The store sends the arguments that the method takes.
  const known = new Map(Object.entries(methods) as [string, (...args: readonly unknown[]) => unknown][]);
  return ({ call, method, args }) => ({ call, value: known.get(method)?.(...args) });
}

function* waitingCalls(port: MessagePort): Generator<Call> {
  for (let next = receiveMessageOnPort(port); next !== undefined; next = receiveMessageOnPort(port)) {
    yield next.message;
  }
}

/** Calls that wait at the same time share a transaction, since each transaction waits for the disk. */
function runAll(database: DatabaseSync, calls: readonly Call[], run: Run): readonly Reply[] {
  if (calls.every(({ method }) => method !== "close" && reads[method]))
    return calls.map((call) => catching(call, run));
  try {
    database.exec("BEGIN IMMEDIATE");
    const replies = calls.map((call) => runAtomic(database, call, run));
    database.exec("COMMIT");
    return replies;
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    return calls.map((call) => failed(call, error));
  }
}

/** Runs one call as a whole or not at all, inside of the transaction of all. */
function runAtomic(database: DatabaseSync, call: Call, run: Run): Reply {
  database.exec("SAVEPOINT one");
  try {
    const reply = run(call);
    database.exec("RELEASE one");
    return reply;
  } catch (error) {
    // A full disk takes the whole transaction back by itself.
    if (!database.isTransaction) throw error;
    database.exec("ROLLBACK TO one; RELEASE one");
    return failed(call, error);
  }
}

/** Ignores errors: what could not be removed now is removed an hour later. */
function attempt(work: () => void): void {
  try {
    work();
  } catch {
    // See above.
  }
}

function catching(call: Call, run: Run): Reply {
  try {
    return run(call);
  } catch (error) {
    return failed(call, error);
  }
}

function failed({ call }: Pick<Call, "call">, error: unknown): Reply {
  return { call, error: error instanceof Error ? error.message : String(error) };
}

if (parentPort !== null) {
  try {
    serve(parentPort, workerData);
  } catch (error) {
    parentPort.postMessage(failed({ call: 0 }, error));
    parentPort.close();
  }
}
