import { fork } from "node:child_process";
import { join } from "node:path";
import type { QueuedDelivery } from "#src/delivery.ts";

/** Where a process loads the delivery module from. */
export interface Sources {
  /** Path of a module: in the checkout, or of a file beside an installed package. */
  readonly module: string;
  /** Module of a second sender in the same process. Default: the same. */
  readonly twin?: string;
  /** Folder where `pg` is installed. */
  readonly folder: string;
}

/** What a process reports without being asked. */
interface SenderNews {
  readonly onAccepted?: (id: number, deliveries: readonly QueuedDelivery[]) => void;
  readonly onRefused?: (id: number, code: string) => void;
  readonly onFailure?: (code: string) => void;
}

/** A process that sends. */
export interface SenderProcess {
  /** Calls a method of it; rejects with its error, or if it has ended. */
  readonly ask: <T>(act: string, argument?: unknown) => Promise<T>;
  readonly kill: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A message of a process: news, or the answer to a call. */
interface Message {
  readonly call?: number;
  readonly value?: unknown;
  readonly error?: string;
  readonly accepted?: number;
  readonly deliveries?: readonly QueuedDelivery[];
  readonly refused?: number;
  readonly code?: string;
  readonly failure?: string;
  readonly isReady?: boolean;
}

/** Starts a process that sends from a store. */
export async function startSender(
  { module, folder, twin = module }: Sources,
  address: string,
  news: SenderNews = {},
  shift = 0,
): Promise<SenderProcess> {
  const script = join(import.meta.dirname, "sender-process.mjs");
  const env = { ...process.env, CLOCK_SHIFT: String(shift) };
  const child = fork(script, [module, address, folder, twin], {
    env,
    execArgv: [],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const ready = Promise.withResolvers<void>();
  const calls = createCalls((message) => void child.send(message));
  const ended = new Promise<void>((resolve) => {
    child.once("close", () => {
      ready.reject(new Error("the sender did not start"));
      calls.end();
      resolve();
    });
  });
  child.on("message", (message: Message) => {
    const { accepted, deliveries = [], refused, code = "", failure, isReady } = message;
    if (accepted !== undefined) news.onAccepted?.(accepted, deliveries);
    else if (refused !== undefined) news.onRefused?.(refused, code);
    else if (failure !== undefined) news.onFailure?.(failure);
    else if (isReady) ready.resolve();
    else calls.answer(message);
  });
  await ready.promise;
  return {
    ask: calls.ask,
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
    close: async () => {
      await calls.ask("close").catch(() => undefined);
      await ended;
    },
  };
}

function createCalls(send: (message: object) => void): {
  readonly ask: SenderProcess["ask"];
  readonly answer: (message: Message) => void;
  readonly end: () => void;
} {
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  let last = 0;
  let hasEnded = false;
  return {
    ask: (act, argument = null) =>
      new Promise((resolve, reject) => {
        if (hasEnded) return reject(new Error("the sender has ended"));
        last += 1;
        waiting.set(last, { resolve, reject });
        send({ call: last, act, argument });
      }),
    answer: ({ call = 0, value, error }) => {
      const asked = waiting.get(call);
      waiting.delete(call);
      if (error === undefined) asked?.resolve(value as never);
      else asked?.reject(new Error(error));
    },
    end: () => {
      hasEnded = true;
      for (const { reject } of waiting.values()) reject(new Error("the sender has ended"));
    },
  };
}
