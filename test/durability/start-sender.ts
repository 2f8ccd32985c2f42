import { fork } from "node:child_process";
import { join } from "node:path";
import type { QueuedDelivery } from "../../src/sender.ts";

/** What a process reports without being asked. */
interface SenderNews {
  readonly onAccepted?: (id: number, deliveries: readonly QueuedDelivery[]) => void;
  readonly onRejected?: (id: number, code: string) => void;
}

/** A process that sends. */
export interface SenderProcess {
  /** Calls one of its methods; rejects with its error, or if the process has ended. */
  readonly ask: <T>(act: string, argument?: unknown) => Promise<T>;
  readonly kill: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A message of a process: news, or the reply to a call. */
interface Message {
  readonly call?: number;
  readonly value?: unknown;
  readonly error?: string;
  readonly accepted?: number;
  readonly deliveries?: readonly QueuedDelivery[];
  readonly rejected?: number;
  readonly code?: string;
  readonly isReady?: boolean;
}

/** The sender to test: from an installed package, or from this checkout. */
const module = process.env.SENDER_MODULE ?? new URL("../../src/sender.ts", import.meta.url).href;

/** Starts a process that sends from a database. */
export async function startSender(address: string, news: SenderNews = {}): Promise<SenderProcess> {
  const script = join(import.meta.dirname, "sender-process.mjs");
  const child = fork(script, [module, address, import.meta.resolve("pg")], {
    execArgv: [],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  let calls = 0;
  let hasEnded = false;
  const ready = Promise.withResolvers<void>();
  const ended = new Promise<void>((resolve) => {
    child.once("close", () => {
      hasEnded = true;
      ready.reject(new Error("the sender did not start"));
      for (const { reject } of waiting.values()) reject(new Error("the sender has ended"));
      resolve();
    });
  });
  child.on("message", (message: Message) => {
    const { call, accepted, deliveries = [], rejected, code = "", isReady } = message;
    if (accepted !== undefined) news.onAccepted?.(accepted, deliveries);
    else if (rejected !== undefined) news.onRejected?.(rejected, code);
    else if (isReady) ready.resolve();
    else if (message.error === undefined) waiting.get(call ?? 0)?.resolve(message.value as never);
    else waiting.get(call ?? 0)?.reject(new Error(message.error));
    waiting.delete(call ?? 0);
  });
  await ready.promise;
  const ask: SenderProcess["ask"] = (act, argument = null) =>
    new Promise((resolve, reject) => {
      if (hasEnded) return reject(new Error("the sender has ended"));
      calls += 1;
      waiting.set(calls, { resolve, reject });
      child.send({ call: calls, act, argument });
    });
  return {
    ask,
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
    close: async () => {
      await ask("close").catch(() => undefined);
      await ended;
    },
  };
}
