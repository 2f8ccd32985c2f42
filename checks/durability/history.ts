import type { CountingReceiver } from "./count-arrivals.ts";
import type { SenderProcess, Sources } from "./start-sender.ts";

/** What a history is made of. */
export interface HistoryOptions {
  readonly sources: Sources;
  /** A file, or a database. */
  readonly address: string;
  readonly seed: number;
  readonly steps: number;
  /** Processes that share the store. */
  readonly processes: number;
  /** Acts to choose from, with how often. Default: `weights`. */
  readonly weights?: Readonly<Partial<Record<ActName, number>>>;
  /** Restarts the database. Default: it keeps running. */
  readonly restart?: () => Promise<void>;
}

/** The ends of all accepted deliveries. */
export interface Toll {
  readonly steps: number;
  readonly kills: number;
  readonly accepted: number;
  readonly delivered: number;
  /** Accepted but without a record, or delivered only according to its record. */
  readonly lost: number;
  /** Answered with 200 more often than there are deliveries. */
  readonly duplicates: number;
  /** Accounts that did not balance, or events that were stored twice under one key. */
  readonly wrong: readonly string[];
}

/** How often each act is chosen by default. */
export const weights = {
  burst: 10,
  kill: 4,
  park: 3,
  activate: 3,
  delete: 1,
  replay: 2,
  mood: 3,
  clock: 2,
  lock: 1,
  read: 1,
  visit: 1,
  twin: 1,
  create: 1,
  restart: 0,
};
/** An act of a history. */
export type ActName = keyof typeof weights;

/** A history that is being played. */
export interface History {
  readonly options: HistoryOptions;
  readonly random: () => number;
  readonly receiver: CountingReceiver;
  readonly senders: SenderProcess[];
  /** Webhooks by identifier, with their path at the receiver. */
  readonly webhooks: Map<number, string>;
  /** Deliveries that were accepted, by identifier. */
  readonly accepted: Map<string, { readonly event: number; readonly webhookId: number }>;
  /** Events that were perhaps accepted: nobody knows. */
  readonly doubtful: Set<number>;
  readonly wrong: string[];
  events: number;
  /** Webhooks that were created, each with its own path. */
  created: number;
  kills: number;
  shift: number;
}
