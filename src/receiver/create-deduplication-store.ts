import { hashHex } from "../signature/hash-hex.ts";
import { checkOptions, expectFunction, expectObject, expectPositive } from "../util/rules.ts";

/**
 * A store's reply to a claim: the caller now owns it (`new`), another caller is handling it (`busy`), or it was already
 * handled (`done`).
 */
export type DeduplicationClaim = "new" | "busy" | "done";

/**
 * Remembers which deliveries were handled, so that a repeated delivery is not handled twice.
 *
 * Deliveries have no identifier. The key is `<webhook_id>:<SHA-256 of the exact bytes>`, so **two real events with
 * identical bytes look like one event that was delivered twice**. The second is dropped as long as the store remembers
 * the first. The `updated_date` of a task usually tells two events apart; resources without published fields (W2.5) may
 * lack that property. Pings never count as duplicates. Signatures do not expire: without a store, or once the store
 * forgets a delivery, anyone who recorded it can replay it.
 *
 * `claim` must be atomic (one `INSERT … ON CONFLICT`, one `SET NX`). A claim should expire, because its process may
 * crash.
 */
export interface DeduplicationStore {
  /** Claims a key before its handler runs. */
  claim(key: string): DeduplicationClaim | Promise<DeduplicationClaim>;
  /** Marks a key as handled, after its handler returned. */
  done(key: string): unknown;
  /** Releases a key, because its handler threw. */
  release(key: string): unknown;
}

/** Options of an in-memory deduplication store. */
export interface DeduplicationStoreOptions {
  /**
   * How long a delivery is remembered, in milliseconds. Default: five days, longer than the platform retries a delivery
   * (W-retry).
   */
  readonly ttl?: number;
  /** How long a claim is valid if its handler never finishes, in milliseconds. Default: one hour. */
  readonly claimTtl?: number;
  /**
   * Maximum number of remembered deliveries. The oldest is dropped first, except while it is being handled. Default:
   * 100,000, at about 200 bytes each.
   */
  readonly maxEntries?: number;
  /** The clock, in milliseconds. Default: `Date.now`. */
  readonly now?: () => number;
}

interface Entry {
  readonly state: "busy" | "done";
  readonly until: number;
}

const HOUR = 3_600_000;

const checkStore = expectObject({
  ttl: expectPositive,
  claimTtl: expectPositive,
  maxEntries: expectPositive,
  now: expectFunction,
});

/**
 * Creates a store in the memory of this process. Several processes need a shared store.
 *
 * @throws TypeError for an unknown option, or a time or number of entries that is not above 0.
 */
export function createDeduplicationStore(options: DeduplicationStoreOptions = {}): DeduplicationStore {
  checkOptions("the deduplication store", checkStore, options);
  const { ttl = 5 * 24 * HOUR, claimTtl = HOUR, maxEntries = 100_000, now = Date.now } = options;
  const entries = new Map<string, Entry>();
  const put = (key: string, state: Entry["state"], lifetime: number): void => {
    // Setting an existing key would keep its position, but the oldest entry must come first.
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
      put(key, "busy", Math.min(claimTtl, ttl));
      return "new";
    },
    done: (key) => put(key, "done", ttl),
    release: (key) => entries.delete(key),
  };
}

/** Computes the key of a delivery from its webhook and its exact bytes. */
export async function createDeliveryKey(bytes: Uint8Array, webhookId: unknown): Promise<string> {
  return `${typeof webhookId === "number" ? webhookId : ""}:${await hashHex(bytes)}`;
}
