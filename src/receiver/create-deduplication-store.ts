import { toHex } from "../signature/hmac.ts";

/**
 * A store's reply to a claim: the caller has it now (`new`), another caller is handling it (`busy`), or it was handled
 * (`done`).
 */
export type DeduplicationClaim = "new" | "busy" | "done";

/**
 * Stores which deliveries were handled, so that a repeated one is not handled twice.
 *
 * Deliveries have no identifier. The key is `<webhook_id>:<SHA-256 of the exact bytes>`, so **two real events with
 * identical bytes look like one event that was delivered twice**: the second is dropped as long as the store knows the
 * first. A task has `updated_date`, which distinguishes most of them; the unpublished resources (W2.5) promise
 * nothing. Pings never count as duplicates. A signature has no time either: without a store, or after its time, anyone
 * who has recorded a delivery can replay it.
 *
 * `claim` must be atomic (one `INSERT … ON CONFLICT`, one `SET NX`). A busy claim should expire by itself, because its
 * process may be gone.
 */
export interface DeduplicationStore {
  /** Claims a key before its handler runs. */
  claim(key: string): DeduplicationClaim | Promise<DeduplicationClaim>;
  /** Stores that the handler of a key returned. */
  done(key: string): unknown;
  /** Gives a key back, because its handler threw. */
  release(key: string): unknown;
}

/** Options of a deduplication store in this process. */
export interface DeduplicationStoreOptions {
  /**
   * How long a delivery is known, in milliseconds. Default: five days, longer than the platform
   * repeats a delivery that it takes for failed (W-retry).
   */
  readonly ttlMs?: number;
  /** How long a claim is valid if its handler does not end, in milliseconds. Default: one hour. */
  readonly claimMs?: number;
  /**
   * Maximum number of known deliveries; the oldest is dropped first, but none that is being handled. Default: 100,000,
   * of some 200 bytes each.
   */
  readonly maxEntries?: number;
  /** Clock in milliseconds. Default: `Date.now`. */
  readonly now?: () => number;
}

interface Entry {
  readonly state: "busy" | "done";
  readonly until: number;
}

const HOUR = 3_600_000;

/**
 * Creates a store for this process only; several processes need a shared one.
 *
 * @throws TypeError for a time or number of entries that is not a positive number
 */
export function createDeduplicationStore({
  ttlMs = 5 * 24 * HOUR,
  claimMs = HOUR,
  maxEntries = 100_000,
  now = Date.now,
}: DeduplicationStoreOptions = {}): DeduplicationStore {
  for (const [name, value] of Object.entries({ ttlMs, claimMs, maxEntries }))
    if (typeof value !== "number" || !(value > 0))
      throw new TypeError(`cannot create the deduplication store: ${name} is not a positive number`);
  const entries = new Map<string, Entry>();
  const put = (key: string, state: Entry["state"], lifetime: number): void => {
    // Deleted first, because a map keeps the position of a known key, and the oldest must come first.
    entries.delete(key);
    entries.set(key, { state, until: now() + lifetime });
    for (const [oldest, { state, until }] of entries) {
      if (entries.size <= maxEntries && until > now()) break;
      if (state === "done" || until <= now()) entries.delete(oldest);
    }
  };
  return {
    claim(key) {
      const entry = entries.get(key);
      if (entry !== undefined && entry.until > now()) return entry.state;
      put(key, "busy", Math.min(claimMs, ttlMs));
      return "new";
    },
    done: (key) => put(key, "done", ttlMs),
    release: (key) => entries.delete(key),
  };
}

/** Derives the key of a delivery from its webhook and its exact bytes. */
export async function createDeliveryKey(bytes: Uint8Array, webhookId: unknown): Promise<string> {
  // WebCrypto itself rejects shared memory.
  const digest = await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>);
  return `${typeof webhookId === "number" ? webhookId : ""}:${toHex(new Uint8Array(digest))}`;
}
