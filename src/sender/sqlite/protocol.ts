import type { Retention } from "../retention.ts";
import type { SqlStore } from "../sql/create-sql-store.ts";

/** Settings of the thread. */
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

/** The answer to a call; messages are lists of answers. That to call 0 lists the methods of the open file. */
export type Reply =
  | { readonly call: number; readonly value: unknown }
  | { readonly call: number; readonly error: string };
