import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import {
  createDeduplicationStore,
  type DeduplicationClaim,
  type DeduplicationStore,
  strict,
  tolerant,
} from "#src/receiver.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import type { RunReport } from "../../suites/runner/outcome.ts";
import { runReceiver } from "./edition-suites.ts";

/** Our own receiver in normal use: with a handler that takes some time, and with a store. */
interface OwnReceiver {
  readonly name: string;
  readonly mode: "strict" | "tolerant";
  readonly createStore?: () => DeduplicationStore;
}

const modes = { strict, tolerant } as const;
const stores = {
  "no store": undefined,
  "a memory store": createDeduplicationStore,
  "an SQLite store": createSqliteStore,
};

/** Every mode with every store. */
export const ownReceivers: readonly OwnReceiver[] = (["strict", "tolerant"] as const).flatMap((mode) =>
  Object.entries(stores).map(([store, createStore]) => ({
    name: `${mode}, ${store}`,
    mode,
    ...(createStore && { createStore: () => createStore() }),
  })),
);

/** Milliseconds that the handler takes. */
const HANDLER_MS = 50;

/** Runs cases of the receiver suite against our own receiver. */
export function runOwnReceiver(
  { mode, createStore }: OwnReceiver,
  run: readonly string[],
): Promise<RunReport> {
  const on = { "*": () => wait(HANDLER_MS), unknown: () => wait(HANDLER_MS) };
  return runReceiver({ run }, modes[mode], { on, ...(createStore && { deduplication: createStore() }) });
}

/** Creates a store of a receiver in an SQLite database in memory: one row a delivery, claimed with one statement. */
function createSqliteStore(): DeduplicationStore {
  const database = new DatabaseSync(":memory:");
  database.exec("CREATE TABLE deliveries (key TEXT PRIMARY KEY, state TEXT NOT NULL) STRICT");
  const claim = database.prepare("INSERT INTO deliveries VALUES (?, 'busy') ON CONFLICT DO NOTHING");
  const find = database.prepare("SELECT state FROM deliveries WHERE key = ?");
  const done = database.prepare("UPDATE deliveries SET state = 'done' WHERE key = ?");
  const release = database.prepare("DELETE FROM deliveries WHERE key = ?");
  return {
    claim: (key) =>
      claim.run(key).changes === 1 ? "new" : (assertDefined(find.get(key), key).state as DeduplicationClaim),
    done: (key) => done.run(key),
    release: (key) => release.run(key),
  };
}
