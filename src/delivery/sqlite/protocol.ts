import type { Retention } from "../retention.ts";
import type { SqlStore } from "../sql/create-sql-store.ts";

/** What the thread is told when it starts. */
export interface WorkerData {
  readonly path: string;
  readonly retention: Required<Retention>;
}

/** A call of a method; messages are lists of calls. */
export interface Call {
  readonly call: number;
  readonly method: keyof SqlStore;
  readonly args: readonly unknown[];
}

/** The answer to a call, of which a message is a list. That to the call 0 lists the methods, once the file is open. */
export type Reply =
  | { readonly call: number; readonly value: unknown }
  | { readonly call: number; readonly error: string };
