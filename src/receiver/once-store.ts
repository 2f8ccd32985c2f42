import { toHex } from "../signature/mac.ts";

/**
 * Answer of a store to a claim: the caller has it now (`new`), another caller is handling it (`busy`), or it was handled
 * (`done`).
 */
export type OnceClaim = "new" | "busy" | "done";

/**
 * Remembers which deliveries were handled, so that a repeated one is not handled twice.
 *
 * Deliveries carry no identifier. The key is `<webhook_id>:<SHA-256 of the exact bytes>`, so that **two real events
 * with identical bytes cannot be told from one event that was delivered twice**: the second is dropped for as long as
 * the store remembers the first. A task carries `updated_date`, which sets most of them apart; the unpublished
 * resources (W2.5) promise nothing. Pings are never counted as duplicates. Nor does a signature carry a time: without
 * a store, and after a store forgot, anyone who has recorded a delivery can replay it.
 *
 * `claim` must be atomic (one `INSERT … ON CONFLICT`, one `SET NX`). A busy claim should lapse by itself, for the
 * process that made it may be gone.
 */
export interface OnceStore {
  /** Claims a key before its handler runs. */
  claim(key: string): OnceClaim | Promise<OnceClaim>;
  /** Remembers that the handler of a key returned. */
  done(key: string): unknown;
  /** Gives a key back, because its handler threw. */
  release(key: string): unknown;
  /**
   * Reads a text that was noted, by any process: what the receiver has learned of a webhook, and has told. Without this and
   * `note`, each process learns by itself.
   */
  recall?(key: string): string | undefined | Promise<string | undefined>;
  /** Notes a text under a key, for as long as webhooks last: a row for each, of less than 100 characters. */
  note?(key: string, text: string): unknown;
}

/** Options of a memory store. */
export interface OnceStoreOptions {
  /** How long a delivery is remembered, and a claim holds, in milliseconds. Default: one hour. */
  readonly ttlMs?: number;
  /** How many deliveries are remembered at most, the oldest forgotten first. Default: 10,000. */
  readonly maxEntries?: number;
  /** Clock in milliseconds. Default: `Date.now`. */
  readonly now?: () => number;
}

interface Entry {
  readonly state: "busy" | "done";
  readonly until: number;
}

/** Creates a store that remembers in this process alone: several processes need one they share. */
export function createOnceStore({
  ttlMs = 3_600_000,
  maxEntries = 10_000,
  now = Date.now,
}: OnceStoreOptions = {}): OnceStore {
  const entries = new Map<string, Entry>();
  const put = (key: string, state: Entry["state"]): void => {
    // Deleted first: a map keeps the place of a key it knows, and the oldest must stand first.
    entries.delete(key);
    entries.set(key, { state, until: now() + ttlMs });
    for (const [oldest, { until }] of entries) {
      if (entries.size <= maxEntries && until > now()) break;
      entries.delete(oldest);
    }
  };
  return {
    claim(key) {
      const entry = entries.get(key);
      if (entry !== undefined && entry.until > now()) return entry.state;
      put(key, "busy");
      return "new";
    },
    done: (key) => put(key, "done"),
    release: (key) => entries.delete(key),
  };
}

/** Derives the key of a delivery from its webhook and its exact bytes. */
export async function fingerprint(bytes: Uint8Array, webhookId: unknown): Promise<string> {
  // WebCrypto refuses shared memory by itself.
  const digest = await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>);
  return `${typeof webhookId === "number" ? webhookId : ""}:${toHex(new Uint8Array(digest))}`;
}
