import type { NewAttempt } from "./attempt.ts";
import type { Deliverer } from "./deliver.ts";
import type { QueuedDelivery } from "./delivery-record.ts";
import type { WebhookEdition } from "./edition.ts";
import type { Lane, LaneSettings } from "./lane.ts";
import type { Settings } from "./options.ts";
import type { NewEvent, Queue, Settlement } from "./queue-store.ts";

/** Milliseconds of rest after a database that failed. */
export const STORE_PAUSE = 500;

/** What a worker needs. */
export interface WorkerOptions
  extends LaneSettings,
    Pick<Settings<WebhookEdition>, "limits" | "retention" | "concurrency" | "onError"> {
  readonly database: Queue;
  readonly deliverer: Deliverer;
  readonly onRecorded: (attempt: NewAttempt) => void;
  readonly onGone: (webhookId: number) => void;
}

/** An attempt that ended. */
export interface Finished extends Settlement {
  readonly lane: Lane;
}

interface Arrival {
  readonly event: NewEvent;
  readonly resolve: (stored: readonly QueuedDelivery[]) => void;
  readonly reject: (error: unknown) => void;
}

/** What a worker knows. */
export interface WorkerState extends WorkerOptions {
  readonly lanes: Map<number, Lane>;
  readonly candidates: Set<number>;
  /** Lanes that could start something if fewer requests were running, in turn. */
  readonly ready: Set<Lane>;
  readonly arriving: Arrival[];
  readonly finished: Finished[];
  /** Webhooks to look after: they got deliveries. */
  touched: Set<number>;
  running: number;
  isClosing: boolean;
  /** When to look at all webhooks next, and after them. */
  pollAt: number;
  upkeepAt: number;
  allUpkeepAt: number;
  polls: number;
  wakeUp: () => void;
  isWoken: boolean;
  waiters: { readonly poll: number; readonly resolve: () => void }[];
}
