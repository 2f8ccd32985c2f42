import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { toNodeListener } from "#src/receiver/node.ts";
import { createOnceStore, createReceiver, type OnceStore, strict, tolerant } from "#src/receiver.ts";
import {
  createReceiverTestee,
  leastLimit as limit,
} from "../../../suites/receiver/create-receiver-testee.ts";
import { readReceiverCases } from "../../../suites/receiver/read-receiver-cases.ts";
import { countOutcomes, isFailure, type RunReport } from "../../../suites/runner/outcome.ts";
import { runSuite } from "../../../suites/runner/run-suite.ts";
import { repeatFailures } from "../repeat-failures.ts";
import { withServer } from "../with-server.ts";
import { createSqliteStore } from "./create-sqlite-store.ts";

/** Our own receiver as it is used: with a handler that takes its time, and with a store. */
export interface OwnReceiver {
  readonly name: string;
  readonly mode: "strict" | "tolerant";
  readonly createStore?: () => OnceStore;
}

/** What became of the cases of a run. */
export interface OwnResult {
  readonly passed: number;
  /** Cases of the other mode. */
  readonly skipped: number;
  /** Identifiers of the cases that fail. */
  readonly failing: readonly string[];
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

/** Runs the receiver suite against our own receiver on node:http. */
async function testOwnReceiver(
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

/** Tells what became of some cases of the receiver suite, put to our own receiver. */
export async function runOwnReceiver(one: OwnReceiver, run: readonly string[]): Promise<OwnResult> {
  const { results } = await testOwnReceiver(one, run);
  const { passed, skipped } = countOutcomes(results);
  return { passed, skipped, failing: results.filter(isFailure).map((result) => result.case.id) };
}

if (import.meta.main) {
  // Side by side: most of the time a handler is being waited for.
  const all = await Promise.all(
    ownReceivers.map(async (one) => ({
      one,
      ...(await repeatFailures((run) => testOwnReceiver(one, run))),
    })),
  );
  for (const { one, results, stopped, failing, isRight } of all) {
    const { passed, skipped } = countOutcomes(results);
    const complaints = [...failing, ...(stopped === undefined ? [] : [stopped])];
    console.log(
      `${isRight ? "✓" : "✗"} ours, ${one.name}: ${passed} passed, ${skipped} of the other mode${complaints.map((id) => `\n    ${id}`).join("")}`,
    );
    if (!isRight) process.exitCode = 1;
  }
}
