import type { SenderCase } from "#generated/types/conformance/cases-sender.d.ts";
import { getOrMake } from "#src/util/get-or-make.ts";
import type { Verdict } from "../runner/outcome.ts";
import type { Testee } from "../runner/run-suite.ts";
import { createDescribeError } from "../runner/unreachable-error.ts";
import { checkEdition } from "./check-edition.ts";
import { type Listener, type ListenerAnswer, type RecordedDelivery, startListener } from "./listener.ts";
import { refuseRest, runStep } from "./run-step.ts";
import { CaseEnd, createScene, type Scene, type SenderDriver } from "./scene.ts";
import type { SenderResponse } from "./sender-protocol.ts";
import { documentEdition, type SuiteEdition } from "./suite-edition.ts";
import { normalizeTarget } from "./target-path.ts";

/** A sender behind a driver, and how long to wait for it. */
export interface SenderTesteeOptions {
  /** Speaks the sender protocol; `createLibraryProcess(command)` drives a process. */
  readonly driver: SenderDriver;
  /** Milliseconds to wait before silence counts. Default: 100. */
  readonly quiet?: number;
  /** Milliseconds to wait for a delivery after the sender took the event. Default: 3,000. */
  readonly patience?: number;
  /** Whether to run the cases that take more than five seconds. Default: `false`. */
  readonly slow?: boolean;
  /** Edition that the sender is asked for. Default: that of the source document. */
  readonly edition?: SuiteEdition;
  /** Milliseconds to wait for the description of the sender. Default: 10,000. */
  readonly timeout?: number;
}

/** Milliseconds that a slow case may take; the time limit of a run with such cases. */
export const SLOW_TIMEOUT = 20_000;

/**
 * Asks a sender what it offers and listens on 127.0.0.1 for its deliveries.
 *
 * @throws UnreachableError if the driver cannot be started or gives no description in time, or answers for another edition.
 */
export async function createSenderTestee(options: SenderTesteeOptions): Promise<Testee<SenderCase>> {
  const {
    driver,
    quiet = 100,
    patience = 3_000,
    slow = false,
    timeout = 10_000,
    edition = documentEdition,
  } = options;
  const { name, operations } = await describe(driver, edition, timeout);
  if (operations.includes("create-webhook")) await checkEdition(driver, edition, timeout);
  const scenes = new Map<string, Scene>();
  const { listen, close } = createListeners((delivery) => {
    const root = normalizeTarget(delivery.target).split("/")[1] ?? "";
    return scenes.get(root)?.take(delivery) ?? { status: 404 };
  });
  let number = 0;
  return {
    name,
    async decide(testCase, context) {
      const missing = testCase.steps.find(({ op }) => op !== "quiet" && !operations.includes(op));
      if (missing !== undefined) return { status: "skipped", reason: `${missing.op} is not offered` };
      if (testCase.slow && !slow) return { status: "skipped", reason: "slow cases were not asked for" };
      number += 1;
      const root = `${number}-${testCase.id}`;
      const scene = createScene({ number, root, driver, listen, quiet, patience, edition, context });
      scenes.set(root, scene);
      try {
        for (const step of testCase.steps) await runStep(step, scene);
        refuseRest(scene);
        return { status: "passed" };
      } catch (cause) {
        return conclude(cause, scene);
      } finally {
        scenes.delete(root);
        scene.end();
        if (operations.includes("delete-webhook")) await tidy(scene);
      }
    },
    async close() {
      await driver.close();
      await close();
    },
  };
}

/** A sender's message may quote a secret. */
function conclude(cause: unknown, { blot }: Scene): Verdict {
  if (!(cause instanceof CaseEnd))
    throw new Error(blot(cause instanceof Error ? cause.message : String(cause)));
  const { verdict } = cause;
  if (verdict.status !== "failed") return verdict;
  return { ...verdict, expected: blot(verdict.expected), received: blot(verdict.received) };
}

/** Deletes what the case has created. Other cases test the deletion, so its outcome does not matter here. */
async function tidy({ webhooks, ask, signal }: Scene): Promise<void> {
  if (signal.aborted) return;
  for (const { id } of webhooks.values()) {
    await ask({ op: "delete-webhook", webhook_id: id }).catch(() => {});
  }
}

/** Starts each listener when the first webhook needs it. */
function createListeners(onDelivery: (delivery: RecordedDelivery) => ListenerAnswer): {
  readonly listen: (tls: boolean) => Promise<Listener>;
  readonly close: () => Promise<void>;
} {
  const listeners = new Map<boolean, Promise<Listener>>();
  return {
    listen: (tls) => getOrMake(listeners, tls, () => startListener({ tls, onDelivery })),
    close: async () => {
      for (const listener of listeners.values()) await (await listener).close();
    },
  };
}

async function describe(
  driver: SenderDriver,
  { edition }: SuiteEdition,
  timeout: number,
): Promise<{ readonly name: string; readonly operations: readonly unknown[] }> {
  const signal = AbortSignal.timeout(timeout);
  const refuse = (cause: Error): never => {
    throw createDescribeError(cause, { timeout, signal });
  };
  const request = { op: "describe", ...(edition !== undefined && { edition }) } as const;
  const { name, operations, unsupported }: SenderResponse = await driver
    .ask(request, { signal })
    .catch(refuse);
  if (unsupported === true) return refuse(new Error(`it does not know edition ${edition}`));
  if (typeof name !== "string") return refuse(new Error('it has no "name"'));
  if (!Array.isArray(operations)) return refuse(new Error('it has no list "operations"'));
  return { name, operations };
}
