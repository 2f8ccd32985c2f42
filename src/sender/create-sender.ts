import type { DefaultEdition } from "../receiver/contract-facts.ts";
import { callHook } from "../util/call-hook.ts";
import { quote } from "../util/quote.ts";
import type { Attempt, AttemptId, DeliveryId } from "./attempt.ts";
import type { Database } from "./database.ts";
import { createDeliverer, type Deliverer } from "./deliver.ts";
import {
  type AttemptPage,
  type AttemptQuery,
  addCounts,
  type Counts,
  type DeliveryPage,
  type DeliveryQuery,
  parseAttemptQuery,
  parseQuery,
  type QueuedDelivery,
  type ReplayQuery,
  readId,
  type WebhookCounts,
} from "./delivery-record.ts";
import * as deliveries from "./delivery-store.ts";
import { loadEdition, PING, type SenderEdition, showWebhook, type WebhookEdition } from "./edition.ts";
import type { EventInput, EventScope, SenderUser } from "./event-input.ts";
import { openDatabase } from "./open-database.ts";
import { readOptions, type SenderOptions, type Settings } from "./options.ts";
import { createEventPayload, createPingPayload } from "./payload.ts";
import { SenderError } from "./sender-error.ts";
import { createTransport } from "./transport.ts";
import {
  parseWebhookChanges,
  parseWebhookInput,
  type StoredWebhook,
  type WebhookChanges,
  type WebhookInput,
  type WebhookOf,
} from "./webhook-input.ts";
import * as webhooks from "./webhook-store.ts";
import { startWorker, type Worker } from "./worker.ts";

/** Options of `Sender.emit`. */
export interface EmitOptions {
  /**
   * Names the event: a second one with the same key is not stored, and fulfils with the deliveries of the first, so
   * a caller in doubt can call again. Keys are remembered as long as their deliveries. Default: none.
   */
  readonly idempotencyKey?: string;
}

/** Result of a ping. */
export type PingResult =
  /** One delivery was attempted; the attempt says how it went. */
  | { readonly status: "attempted"; readonly attempt: Attempt }
  /** Nothing was delivered: the webhook is not active (W4.3.5). */
  | { readonly status: "inactive" }
  /** Nothing was delivered: there is no such webhook. */
  | { readonly status: "unknown" };

/** Sends the deliveries of a platform: webhooks, events and pings (W1). */
export interface Sender<E extends WebhookEdition = DefaultEdition> {
  /** Creates a webhook (W2.1); rejects with `invalid-webhook`. Its secret is stored separately and never returned. */
  readonly createWebhook: (input: WebhookInput<E>, owner: SenderUser<E>) => Promise<WebhookOf<E>>;
  /**
   * Changes the given properties and ends a pause; rejects with `invalid-webhook` or `unknown-webhook`. While a webhook is
   * inactive, its pending deliveries are suspended (W4.3.5).
   */
  readonly updateWebhook: (id: number, changes: WebhookChanges<E>) => Promise<WebhookOf<E>>;
  /** Reads a webhook; undefined if there is none. */
  readonly getWebhook: (id: number) => Promise<WebhookOf<E> | undefined>;
  /** Lists all webhooks, or those that an event of a scope reaches, by identifier. */
  readonly listWebhooks: (scope?: EventScope) => Promise<readonly WebhookOf<E>[]>;
  /** Deletes a webhook with its secret; false if there is none. Cancels its pending deliveries, and keeps its record. */
  readonly deleteWebhook: (id: number) => Promise<boolean>;
  /**
   * Delivers an event to each webhook that is active, subscribes to it, and has its project or organization as scope
   * (W6.6). `before_update` is computed (W6.3); an update without changes emits nothing. Fulfils once the deliveries are
   * stored; rejects with `invalid-delivery` if the envelope would break the contract, else only with `store-failed`.
   */
  readonly emit: (event: EventInput<E>, options?: EmitOptions) => Promise<readonly QueuedDelivery[]>;
  /** Delivers one `ping` at once, which shows the webhook as it was before (W4.1, W6.5); it waits for no pause. */
  readonly ping: (webhookId: number, user: SenderUser<E>) => Promise<PingResult>;
  /** Sends the stored body of a delivery again, signed with the present secret; rejects with `unknown-delivery`. */
  readonly redeliver: (id: DeliveryId) => Promise<QueuedDelivery>;
  /** Sends many deliveries again, oldest first, without those that were before; fulfils with their count. */
  readonly replay: (query?: ReplayQuery) => Promise<number>;
  /** Counts all deliveries by state. */
  readonly counts: () => Promise<Counts>;
  /** Counts the deliveries of each webhook by state, including deleted webhooks. */
  readonly countsByWebhook: () => Promise<readonly WebhookCounts[]>;
  /** Lists deliveries, newest first. */
  readonly deliveries: (query?: DeliveryQuery) => Promise<DeliveryPage>;
  /** Lists the attempts of a webhook, or those of one of its deliveries, newest first. */
  readonly attempts: (webhookId: number, query?: AttemptQuery) => Promise<AttemptPage>;
  /** Reads one attempt; undefined if there is none. */
  readonly attempt: (id: AttemptId) => Promise<Attempt | undefined>;
  /** Fulfils when no delivery runs and all pending ones are paused, suspended or not due yet. */
  readonly idle: () => Promise<void>;
  /**
   * Closes the sender once running deliveries are recorded. Pending ones stay for the next sender; `":memory:"` sends them
   * first. With `abort`, running deliveries are cut off and stay pending, too.
   */
  readonly close: (options?: CloseOptions) => Promise<void>;
}

/** Options of `Sender.close`: `abort` cuts off running deliveries. Default: false. */
export interface CloseOptions {
  readonly abort?: boolean;
}

/** Milliseconds for which a process that ended keeps its webhooks from others. */
const LEASE = 8_000;

interface Parts<E extends WebhookEdition> {
  readonly settings: Settings<E>;
  readonly edition: SenderEdition;
  /** The database, whose errors are those of the sender. */
  readonly database: Database;
  readonly deliverer: Deliverer;
  readonly worker: Worker;
  /** Shows a webhook with its address, as the edition does (W2.1). */
  readonly show: (webhook: StoredWebhook) => WebhookOf<E>;
}

type Method = (...all: never[]) => Promise<unknown>;

/**
 * Creates a sender (W4 to W6) over a durable database; the guide "Send webhooks" shows how.
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
  const deliverer = createDeliverer({ ...settings, transport, decrypt: settings.secrets.decrypt });
  const parts = startParts(settings, edition, deliverer, database);
  const entered = new Set<Promise<unknown>>();
  let isClosed = false;
  const guard =
    (method: Method): Method =>
    async (...all) => {
      if (isClosed) throw new SenderError("closed", "the sender is closed");
      const call = method(...all);
      entered.add(call);
      return call.finally(() => entered.delete(call));
    };
  const methods = { ...createManager(parts), ...createEmitter(parts), ...createReader(parts) };
  const guarded = Object.entries(methods).map(([name, method]) => [name, guard(method as never)]);
  return {
    ...(Object.fromEntries(guarded) as typeof methods),
    idle: parts.worker.idle,
    close: async ({ abort = false } = {}) => {
      if (isClosed) return;
      isClosed = true;
      if (abort) deliverer.cut();
      else if (database.isVolatile) await parts.worker.idle();
      await Promise.allSettled(entered);
      await parts.worker.close();
      await transport.close();
      await database.close();
    },
  };
}

function startParts<E extends WebhookEdition>(
  settings: Settings<E>,
  edition: SenderEdition,
  deliverer: Deliverer,
  opened: Database,
): Parts<E> {
  const { onError } = settings;
  const database: Database = {
    ...opened,
    transact: (work, lasts) => opened.transact(work, lasts).catch(rethrow),
  };
  const show = ({ id, ...fields }: StoredWebhook): WebhookOf<E> =>
    showWebhook(edition, { id, url: `${settings.baseUrl}/api/webhooks/${id}`, ...fields }) as WebhookOf<E>;
  const worker = startWorker({
    ...settings,
    database: { ...opened, holder: crypto.randomUUID(), leaseMs: LEASE },
    deliverer,
    onRecorded: (attempt) => callHook(() => settings.onAttempt(attempt), onError),
    onGone: (id) =>
      callHook(async () => {
        const found = await webhooks.readWebhook(opened, id);
        if (found !== undefined) settings.onDeactivate({ webhook: show(found.webhook), reason: "gone" });
      }, onError),
  });
  return { settings, edition, database, deliverer, worker, show };
}

function rethrow(error: unknown): never {
  if (error instanceof SenderError) throw error;
  throw new SenderError("store-failed", error instanceof Error ? error.message : String(error));
}

function createManager<E extends WebhookEdition>({
  database,
  edition,
  worker,
  show,
  settings,
}: Parts<E>): Pick<
  Sender<E>,
  "createWebhook" | "updateWebhook" | "getWebhook" | "listWebhooks" | "deleteWebhook"
> {
  const now = (): string => new Date().toISOString();
  const readExtras = async ({ secret, limits }: WebhookChanges<E>): Promise<webhooks.WebhookExtras> => ({
    secret: typeof secret === "string" ? await settings.secrets.encrypt(secret) : secret,
    limits,
  });
  return {
    createWebhook: async (input, owner) => {
      const fields = parseWebhookInput(input, owner, now(), edition);
      return show(await webhooks.insertWebhook(database, fields, await readExtras(input)));
    },
    updateWebhook: async (id, changes) => {
      const date = now();
      const change = (webhook: StoredWebhook) => parseWebhookChanges(changes, webhook, date, edition);
      const found = await webhooks.readWebhook(database, id);
      if (found === undefined) throw unknownWebhook(id);
      change(found.webhook);
      const updated = await webhooks.updateWebhook(database, id, change, await readExtras(changes));
      if (updated === undefined) throw unknownWebhook(id);
      worker.wake(id);
      return show(updated);
    },
    getWebhook: async (id) => {
      const found = await webhooks.readWebhook(database, id);
      return found && show(found.webhook);
    },
    listWebhooks: async (scope) => (await webhooks.listWebhooks(database, scope)).map(show),
    deleteWebhook: async (id) => {
      const wasThere = Number.isSafeInteger(id) && (await webhooks.removeWebhook(database, id));
      worker.wake(id);
      return wasThere;
    },
  };
}

function createEmitter<E extends WebhookEdition>(
  parts: Parts<E>,
): Pick<Sender<E>, "emit" | "ping" | "redeliver" | "replay"> {
  const { edition, worker, database } = parts;
  return {
    emit: async (input, { idempotencyKey: key } = {}) => {
      const payload = createEventPayload(input, edition);
      checkKey(key);
      return payload === undefined ? [] : worker.store({ payload, scope: input.scope, key });
    },
    ping: (id, user) => ping(parts, id, user),
    redeliver: async (id) => {
      const number = readId("delivery", id);
      const stored = number === undefined ? undefined : await deliveries.redeliver(database, number);
      if (stored === undefined) throw unknownDelivery(id, number);
      worker.wake(stored.webhookId);
      return stored;
    },
    replay: async (query = {}) => {
      const { perSecond, outcome = ["failed", "expired", "cancelled"] } = query;
      const parsed = parseQuery({ ...query, outcome }, "replay");
      const count = await deliveries.replay(
        database,
        parsed,
        perSecond === undefined ? 0 : 1_000 / perSecond,
      );
      worker.wake();
      return count;
    },
  };
}

async function ping<E extends WebhookEdition>(
  { database, edition, deliverer, show, settings }: Parts<E>,
  id: number,
  user: SenderUser<E>,
): Promise<PingResult> {
  const found = await webhooks.readWebhook(database, id);
  if (found === undefined) return { status: "unknown" };
  const { webhook, secret } = found;
  const payload = createPingPayload(show(webhook), user, edition);
  if (!webhook.is_active) return { status: "inactive" };
  const made = await deliverer.deliver({
    deliveryId: "delivery-0",
    event: PING,
    number: 1,
    redelivery: false,
    body: new TextEncoder().encode(payload.head),
    webhook,
    secret,
  });
  const attempt = await deliveries.recordPing(database, payload, made);
  callHook(() => settings.onAttempt(attempt), settings.onError);
  return { status: "attempted", attempt };
}

function createReader<E extends WebhookEdition>({
  database,
}: Parts<E>): Pick<Sender<E>, "counts" | "countsByWebhook" | "deliveries" | "attempts" | "attempt"> {
  return {
    counts: async () => addCounts(await deliveries.countDeliveries(database)),
    countsByWebhook: () => deliveries.countDeliveries(database),
    deliveries: async (query = {}) => deliveries.listDeliveries(database, parseQuery(query, "list")),
    attempts: async (webhookId, query = {}) =>
      deliveries.listAttempts(database, webhookId, parseAttemptQuery(query)),
    attempt: async (id) => {
      const number = readId("attempt", id);
      return number === undefined ? undefined : deliveries.readAttempt(database, number);
    },
  };
}

function unknownWebhook(id: unknown): SenderError {
  return new SenderError("unknown-webhook", `there is no webhook ${quote(id)}`);
}

function unknownDelivery(id: unknown, number: number | undefined): SenderError {
  if (number === undefined)
    return new SenderError("unknown-delivery", `expected an id such as "delivery-7", found ${quote(id)}`);
  return new SenderError(
    "unknown-delivery",
    `${id} does not exist, is no longer kept, or its webhook was deleted`,
  );
}

const MAX_KEY = 255;

function checkKey(key: unknown): void {
  if (key === undefined) return;
  // Databases compare texts without these.
  const isGood =
    typeof key === "string" &&
    key !== "" &&
    key.length <= MAX_KEY &&
    key.isWellFormed() &&
    !key.includes("\0");
  if (isGood) return;
  const message = `expected a text of 1 to ${MAX_KEY} characters, found ${quote(key)}`;
  throw new SenderError("invalid-delivery", [{ path: "/idempotencyKey", message }]);
}
