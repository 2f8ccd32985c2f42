import { setTimeout as wait } from "node:timers/promises";
import { createOnceStore, type OnceStore, strict, tolerant } from "#src/receiver.ts";
import type { RunReport } from "../../suites/runner/outcome.ts";
import { createSqliteStore } from "./create-sqlite-store.ts";
import { runReceiver } from "./edition-suites.ts";

/** Our own receiver in normal use: with a handler that takes some time, and with a store. */
interface OwnReceiver {
  readonly name: string;
  readonly mode: "strict" | "tolerant";
  readonly createStore?: () => OnceStore;
}

const modes = { strict, tolerant } as const;
const stores = {
  "no store": undefined,
  "a memory store": createOnceStore,
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
  return runReceiver({ run }, modes[mode], { on, ...(createStore && { store: createStore() }) });
}
