import { toHex } from "../signature/mac.ts";

/**
 * A store's answer to a claim: the caller has it now (`new`), another caller is handling it (`busy`), or it was handled
 * (`done`).
 */
export type OnceClaim = "new" | "busy" | "done";

/**
 * Remembers which deliveries were handled, so that a repeated one is not handled twice.
 *
 * Deliveries have no identifier. The key is `<webhook_id>:<SHA-256 of the exact bytes>`, so **two real events with
 * identical bytes look like one event that was delivered twice**: the second is dropped as long as the store remembers
 * the first. A task has `updated_date`, which distinguishes most of them; the unpublished resources (W2.5) promise
 * nothing. Pings never count as duplicates. A signature has no time either: without a store, or after it forgot,
 * anyone who has recorded a delivery can replay it.
 *
 * `claim` must be atomic (one `INSERT … ON CONFLICT`, one `SET NX`). A busy claim should expire by itself, because its
 * process may be gone.
 */
export interface OnceStore {
  /** Claims a key before its handler runs. */
  claim(key: string): OnceClaim | Promise<OnceClaim>;
  /** Remembers that the handler of a key returned. */
  done(key: string): unknown;
  /** Gives a key back, because its handler threw. */
  release(key: string): unknown;
  /**
   * Reads a text noted by any process: what the receiver has learned about a webhook, and has reported. Without this and
   * `note`, each process learns on its own.
   */
  recall?(key: string): string | undefined | Promise<string | undefined>;
  /** Stores a text under a key as long as the webhook exists: one row per key, less than 100 characters. */
  note?(key: string, text: string): unknown;
}

/** Options of a memory store. */
export interface OnceStoreOptions {
  /** How long a delivery is remembered and a claim is valid, in milliseconds. Default: one hour. */
  readonly ttlMs?: number;
  /** Maximum number of remembered deliveries; the oldest is forgotten first. Default: 10,000. */
  readonly maxEntries?: number;
  /** Clock in milliseconds. Default: `Date.now`. */
  readonly now?: () => number;
}

interface Entry {
  readonly state: "busy" | "done";
  readonly until: number;
}

/**
 * Creates a store for this process only; several processes need a shared one.
 *
 * @throws TypeError for a time or number of entries that is not a positive number
 */
export function createOnceStore({
  ttlMs = 3_600_000,
  maxEntries = 10_000,
  now = Date.now,
}: OnceStoreOptions = {}): OnceStore {
  for (const [name, value] of Object.entries({ ttlMs, maxEntries }))
    if (typeof value !== "number" || !(value > 0))
      throw new TypeError(`cannot create the store: ${name} is not a positive number`);
  const entries = new Map<string, Entry>();
  const put = (key: string, state: Entry["state"]): void => {
    // Deleted first, because a map keeps the position of a known key, and the oldest must come first.
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
  // WebCrypto itself rejects shared memory.
  const digest = await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>);
  return `${typeof webhookId === "number" ? webhookId : ""}:${toHex(new Uint8Array(digest))}`;
}
