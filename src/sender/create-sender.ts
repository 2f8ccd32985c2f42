import { setMaxListeners } from "node:events";
import type { DefaultEdition } from "#generated/internal/webhook.d.ts";
import { callHook } from "../util/call-hook.ts";
import { quote } from "../util/quote.ts";
import { expectObject, expectThat } from "../util/rules.ts";
import type { Attempt, AttemptId, DeliveryId } from "./attempt.ts";
import type { Database } from "./database.ts";
import { createDeliver, type Deliver } from "./deliver.ts";
import * as records from "./delivery-record.ts";
import * as deliveries from "./delivery-store.ts";
import { loadEdition, PING, type SenderEdition, showWebhook, type WebhookEdition } from "./edition.ts";
import type { EventInput, EventScope, SenderUser } from "./event-input.ts";
import { openDatabase } from "./open-database.ts";
import { readOptions, type SenderOptions, type Settings } from "./options.ts";
import { createEventPayload, createPingPayload } from "./payload.ts";
import { rejectIf, SenderError } from "./sender-error.ts";
import { createTransport } from "./transport.ts";
import * as inputs from "./webhook-input.ts";
import * as webhooks from "./webhook-store.ts";
import { startWorker, type Worker } from "./worker.ts";

/** Options of `Sender.emit`. */
export interface EmitOptions {
  /**
   * Key of the event. A second event with the same key is not stored; `emit` then resolves to the deliveries of the
   * first, so it is safe to call again. Keys are kept as long as their deliveries. Default: none.
   */
  readonly idempotencyKey?: string;
}

/** Result of a ping. */
export type PingResult =
  /** One delivery was attempted; the attempt shows its outcome. */
  | { readonly status: "attempted"; readonly attempt: Attempt }
  /** Nothing was delivered: the webhook is not active (W4.3.5). */
  | { readonly status: "inactive" }
  /** Nothing was delivered: the webhook does not exist. */
  | { readonly status: "unknown" };

/** Sends the deliveries of a platform: webhooks, events and pings (W1). */
export interface Sender<E extends WebhookEdition = DefaultEdition> {
  /** Creates a webhook (W2.1); rejects with `invalid-webhook`. Its secret is stored separately and never returned. */
  readonly createWebhook: (
    input: inputs.WebhookInput<E>,
    owner: SenderUser<E>,
  ) => Promise<inputs.WebhookOf<E>>;
  /**
   * Changes the given properties and ends a pause. Rejects with `invalid-webhook` or `unknown-webhook`. While a
   * webhook is inactive, its pending deliveries are suspended (W4.3.5).
   */
  readonly updateWebhook: (id: number, changes: inputs.WebhookChanges<E>) => Promise<inputs.WebhookOf<E>>;
  /** Reads a webhook; undefined if it does not exist. */
  readonly getWebhook: (id: number) => Promise<inputs.WebhookOf<E> | undefined>;
  /** Lists all webhooks, or those that an event with the given scope reaches, sorted by identifier. */
  readonly listWebhooks: (scope?: EventScope) => Promise<readonly inputs.WebhookOf<E>[]>;
  /**
   * Deletes a webhook and its secret; returns false if it does not exist. Cancels its pending deliveries, but keeps
   * their records.
   */
  readonly deleteWebhook: (id: number) => Promise<boolean>;
  /**
   * Delivers an event to each webhook that is active, subscribes to the event, and has the event's project or
   * organization as its scope (W6.6). It computes `before_update` (W6.3). An update without changes emits nothing. Resolves once the
   * deliveries are stored. Rejects with `invalid-delivery` if the envelope would break the contract, otherwise only
   * with `store-failed`.
   */
  readonly emit: (event: EventInput<E>, options?: EmitOptions) => Promise<readonly records.QueuedDelivery[]>;
  /** Delivers one `ping` at once, even during a pause. It shows the webhook as it was before the ping (W4.1, W6.5). */
  readonly ping: (webhookId: number, user: SenderUser<E>) => Promise<PingResult>;
  /** Sends the stored body of a delivery again, signed with the current secret. Rejects with `unknown-delivery`. */
  readonly redeliver: (id: DeliveryId) => Promise<records.QueuedDelivery>;
  /** Sends many deliveries again, oldest first, except those that were already replayed. Resolves to their number. */
  readonly replay: (query?: records.ReplayQuery) => Promise<number>;
  /** Counts all deliveries by state. */
  readonly counts: () => Promise<records.Counts>;
  /** Counts the deliveries of each webhook by state, including deleted webhooks. */
  readonly countsByWebhook: () => Promise<readonly records.WebhookCounts[]>;
  /** Lists deliveries, newest first. */
  readonly deliveries: (query?: records.DeliveryQuery) => Promise<records.DeliveryPage>;
  /** Lists the attempts of a webhook, newest first. */
  readonly attempts: (webhookId: number, query?: records.AttemptQuery) => Promise<records.AttemptPage>;
  /** Reads one attempt; undefined if it does not exist. */
  readonly attempt: (id: AttemptId) => Promise<Attempt | undefined>;
  /** Resolves when no delivery is running and all pending ones are paused, suspended or not due yet. */
  readonly idle: () => Promise<void>;
  /**
   * Closes the sender once running deliveries are recorded. Pending deliveries are left for the next sender; with
   * `":memory:"`, they are sent first. With `abort`, even in a second call, running deliveries are aborted and stay
   * pending; closing then takes at most a few seconds, and rejects with `store-failed` if the database fails. Deliveries
   * whose results could not be recorded also stay pending, so they are sent again.
   */
  readonly close: (options?: CloseOptions) => Promise<void>;
}

/** Options of `Sender.close`: `abort` aborts running deliveries. Default: false. */
export interface CloseOptions {
  readonly abort?: boolean;
}

interface Parts<E extends WebhookEdition> {
  readonly settings: Settings;
  readonly edition: SenderEdition;
  readonly database: Database;
  readonly deliver: Deliver;
  readonly worker: Worker;
  /** Returns a webhook with its URL, as the edition represents it (W2.1). */
  readonly show: (webhook: inputs.StoredWebhook) => inputs.WebhookOf<E>;
}

type Method = (...all: never[]) => Promise<unknown>;

/** Milliseconds that closing may take once running deliveries are aborted. */
const ABORT_TIMEOUT = 3_000;
const GAVE_UP = "no response within 3 s of closing; what was not recorded is sent again";

/**
 * Creates a sender (W4 to W6) that stores everything in a database; see the guide "Send webhooks".
 *
 * @throws SenderError `invalid-options`, `store-unavailable` or `transport-unavailable`
 */
export async function createSender<const E extends WebhookEdition = DefaultEdition>(
  options: SenderOptions<E>,
): Promise<Sender<E>> {
  const settings = readOptions(options);
  const edition = await loadEdition(settings.edition);
  const transport = await createTransport(settings);
  const database = await openDatabase(settings.database, settings.schema);
  const deliver = createDeliver(transport, settings.secrets);
  const parts = startParts<E>({ settings, edition, database, deliver });
  const entered = new Set<Promise<unknown>>();
  const limit = new AbortController();
  // Each waiting call listens; Node 20 warns of a leak from the eleventh on.
  setMaxListeners(0, limit.signal);
  let closing: Promise<void> | undefined;
  const guard =
    (method: Method): Method =>
    async (...all) => {
      if (closing) throw new SenderError("closed", "the sender is closed");
      const call = settleBefore(limit.signal, method(...all));
      entered.add(call);
      return call.finally(() => entered.delete(call));
    };
  const methods = { ...manageWebhooks(parts), ...sendDeliveries(parts), ...readRecords(parts) };
  const guarded = Object.entries(methods).map(([name, method]) => [name, guard(method as never)]);
  const drain = async (): Promise<void> => {
    if (database.isVolatile) await parts.worker.idle();
    // Calls that still wait reject with the same error.
    await parts.worker.close().catch((error) => limit.abort(error));
    await Promise.allSettled(entered);
  };
  const end = async (): Promise<void> => {
    await transport.close();
    await database.close();
  };
  return {
    ...(Object.fromEntries(guarded) as typeof methods),
    close: ({ abort = false } = {}) => {
      closing ??= settleBefore(limit.signal, drain()).finally(end);
      if (!abort) return closing;
      transport.cut();
      void parts.worker.close(true);
      const timer = setTimeout(() => limit.abort(new SenderError("store-failed", GAVE_UP)), ABORT_TIMEOUT);
      return closing.finally(() => clearTimeout(timer));
    },
  };
}

/** Settles like a promise, but rejects as soon as the signal is aborted. */
function settleBefore<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    signal.addEventListener("abort", stop);
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}

function startParts<E extends WebhookEdition>(opened: Omit<Parts<E>, "worker" | "show">): Parts<E> {
  const { settings, edition, database } = opened;
  const { baseUrl, onError, onAttempt, onDeactivate } = settings;
  const show: Parts<E>["show"] = ({ id, ...fields }) =>
    showWebhook(edition, { id, url: `${baseUrl}/api/webhooks/${id}`, ...fields }) as inputs.WebhookOf<E>;
  const worker = startWorker({
    ...opened,
    onRecorded: ({ id, attempt }) =>
      callHook(() => onAttempt({ deliveryId: records.writeId("delivery", id), ...attempt }), onError),
    onGone: (id) =>
      callHook(async () => {
        const found = await database.transact((on) => webhooks.readWebhook(on, id));
        if (found !== undefined) onDeactivate({ webhook: show(found.webhook), reason: "gone" });
      }, onError),
  });
  return { ...opened, worker, show };
}

function manageWebhooks<E extends WebhookEdition>(parts: Parts<E>) {
  const { edition, worker, show, settings } = parts;
  const { transact } = parts.database;
  const now = (): string => new Date().toISOString();
  const find = (id: number) => transact((on) => webhooks.readWebhook(on, id));
  const readExtras = async (given: inputs.WebhookChanges<E>): Promise<webhooks.WebhookExtras> => {
    const { secret, limits } = Object(given) as typeof given;
    return { secret: typeof secret === "string" ? await settings.secrets.encrypt(secret) : secret, limits };
  };
  return {
    createWebhook: async (input, owner) => {
      const fields = inputs.parseWebhookInput(input, owner, now(), edition);
      const extras = await readExtras(input);
      return show(await transact((on) => webhooks.insertWebhook(on, fields, extras)));
    },
    updateWebhook: async (id, changes) => {
      const date = now();
      const change: webhooks.Change = (old) => inputs.parseWebhookChanges(changes, old, date, edition);
      const found = await find(id);
      // Invalid changes do not encrypt their secret.
      const extras = found && change(found.webhook) && (await readExtras(changes));
      const updated = extras && (await transact((on) => webhooks.updateWebhook(on, id, change, extras)));
      if (updated === undefined)
        throw new SenderError("unknown-webhook", `webhook ${quote(id)} does not exist`);
      worker.wake();
      return show(updated);
    },
    getWebhook: async (id) => {
      const found = await find(id);
      return found && show(found.webhook);
    },
    listWebhooks: async (scope) => (await transact((on) => webhooks.listWebhooks(on, scope))).map(show),
    deleteWebhook: async (id) => {
      const wasThere = await transact((on) => webhooks.removeWebhook(on, id));
      worker.wake();
      return wasThere;
    },
  } satisfies Partial<Sender<E>>;
}

// Databases cannot compare text with other characters.
const isKey = (key: unknown): boolean =>
  typeof key === "string" && /^[^\0]{1,255}$/.test(key) && key.isWellFormed();
const checkEmitOptions = expectObject({
  idempotencyKey: expectThat("a string of 1 to 255 characters", isKey),
});

function sendDeliveries<E extends WebhookEdition>(parts: Parts<E>) {
  const { database, edition, worker, show, deliver, settings } = parts;
  return {
    emit: async (input, options = {}) => {
      const payload = createEventPayload(input, edition);
      rejectIf("invalid-delivery", checkEmitOptions(options, ""));
      const { idempotencyKey: key } = options;
      return payload === undefined ? [] : worker.store({ payload, scope: input.scope, key });
    },
    ping: async (id, user) => {
      const found = await database.transact((on) => webhooks.readWebhook(on, id));
      if (found === undefined) return { status: "unknown" };
      const { webhook, secret } = found;
      const payload = createPingPayload(show(webhook), user, edition);
      if (!webhook.is_active) return { status: "inactive" };
      const about = { event: PING, number: 1, redelivery: false, text: payload.head, webhook, secret };
      const made = await deliver(about);
      const attempt = await database.transact((on) => deliveries.recordPing(on, payload, made));
      callHook(() => settings.onAttempt(attempt), settings.onError);
      return { status: "attempted", attempt };
    },
    redeliver: async (id) => {
      const number = records.readId("delivery", id);
      const fail = (why: string): never => {
        throw new SenderError("unknown-delivery", why);
      };
      if (number === undefined) return fail(`expected an id such as "delivery-7", found ${quote(id)}`);
      const stored = await database.transact((on) => deliveries.redeliver(on, number));
      if (stored === undefined)
        return fail(`${id} does not exist, is no longer kept, or its webhook was deleted`);
      worker.wake();
      return stored;
    },
    replay: async (query = {}) => {
      records.checkQuery("replay", query);
      const count = await deliveries.replay(database, query);
      worker.wake();
      return count;
    },
  } satisfies Partial<Sender<E>>;
}

function readRecords<E extends WebhookEdition>({ worker, database: { transact } }: Parts<E>) {
  return {
    idle: worker.idle,
    counts: () => transact(deliveries.countDeliveries),
    countsByWebhook: () => transact(deliveries.countByWebhook),
    deliveries: async (query = {}) => {
      records.checkQuery("deliveries", query);
      return transact((on) => deliveries.listDeliveries(on, query));
    },
    attempts: async (id, query = {}) => {
      records.checkQuery("attempts", query);
      return transact((on) => deliveries.listAttempts(on, id, query));
    },
    attempt: async (id) => {
      const number = records.readId("attempt", id);
      return number === undefined ? undefined : transact((on) => deliveries.readAttempt(on, number));
    },
  } satisfies Partial<Sender<E>>;
}
