import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { toNodeListener } from "#src/receiver/node.ts";
import { createOnceStore, createReceiver, type OnceStore, strict, tolerant } from "#src/receiver.ts";
import { readReceiverCases } from "../../suites/cases/read-case-files.ts";
import { createReceiverTestee, leastLimit as limit } from "../../suites/receiver/create-receiver-testee.ts";
import type { RunReport } from "../../suites/runner/outcome.ts";
import { runSuite } from "../../suites/runner/run-suite.ts";
import { createSqliteStore } from "./create-sqlite-store.ts";
import { withServer } from "./with-server.ts";

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

/** Runs cases of the receiver suite against our own receiver on node:http. */
export async function runOwnReceiver(
  { mode, createStore }: OwnReceiver,
  run: readonly string[],
): Promise<RunReport> {
  const secret = "a shared secret";
  const receiver = createReceiver({
    secret,
    mode: modes[mode],
    limits: { maxBytes: limit },
    on: { "*": () => wait(HANDLER_MS), unknown: () => wait(HANDLER_MS) },
    ...(createStore && { store: createStore() }),
    onRefused: () => undefined,
  });
  return withServer(createServer(toNodeListener(receiver)), async (url) => {
    const testee = await createReceiverTestee({ url, secret, mode, limit });
    return runSuite({ suite: "receiver", cases: readReceiverCases(), testee, run });
  });
}
