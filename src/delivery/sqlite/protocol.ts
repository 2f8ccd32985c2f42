import type { Retention } from "../delivery-store.ts";
import type { SqliteQueue } from "./create-sqlite-queue.ts";
import type { SqliteRecord } from "./create-sqlite-record.ts";
import type { SqliteWebhooks } from "./create-sqlite-webhooks.ts";

/** What the thread of a store can do. */
export type SqliteMethods = SqliteWebhooks & SqliteQueue & Omit<SqliteRecord, "expire">;

/** Name of a method. */
export type MethodName = keyof SqliteMethods;

/** Whether a method only reads: it needs no transaction of its own then. */
export const reads: Readonly<Record<MethodName, boolean>> = {
  createWebhook: false,
  readWebhook: true,
  listWebhooks: true,
  updateWebhook: false,
  deleteWebhook: false,
  readSecret: true,
  enqueue: false,
  repeat: false,
  claim: false,
  release: false,
  settle: false,
  listAttempts: true,
  readAttempt: true,
  queueState: true,
};

/** What the thread is told when it starts. */
export interface WorkerData {
  readonly path: string;
  readonly retention: Required<Retention>;
}

/** A call of a method. */
export interface Call {
  readonly call: number;
  readonly method: MethodName | "close";
  readonly args: readonly unknown[];
}

/** The answer to a call; the call 0 is that of opening the file. */
export type Reply =
  | { readonly call: number; readonly value: unknown }
  | { readonly call: number; readonly error: string };
