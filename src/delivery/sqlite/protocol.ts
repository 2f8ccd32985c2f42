import type { Retention } from "../retention.ts";
import type { SqlStore } from "../sql/create-sql-store.ts";

/** Name of a method. */
export type MethodName = keyof SqlStore;

/** What the thread of a store can do. */
export const methods: readonly MethodName[] = [
  "createWebhook",
  "readWebhook",
  "listWebhooks",
  "updateWebhook",
  "deleteWebhook",
  "readSecret",
  "enqueue",
  "replay",
  "claim",
  "release",
  "pause",
  "settle",
  "upkeep",
  "accounts",
  "listDeliveries",
  "listAttempts",
  "readAttempt",
  "queueState",
  "close",
];

/** What the thread is told when it starts. */
export interface WorkerData {
  readonly path: string;
  readonly retention: Required<Retention>;
}

/** A call of a method; messages are lists of calls. */
export interface Call {
  readonly call: number;
  readonly method: MethodName;
  readonly args: readonly unknown[];
}

/** The answer to a call, of which a message is a list; the call 0 is that of opening the file. */
export type Reply =
  | { readonly call: number; readonly value: unknown }
  | { readonly call: number; readonly error: string };
