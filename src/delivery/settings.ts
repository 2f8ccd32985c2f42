import type { User, Webhook } from "#generated/types/webhook-2.3.d.ts";
import type { Attempt } from "./attempt.ts";
import { DeliveryError, type Mistake } from "./delivery-error.ts";
import { createMemoryStore } from "./memory-store.ts";
import type { StoredWebhook, WebhookStore } from "./store.ts";
import { sendRequest, type Transport } from "./transport.ts";

/** Tells who calls: the user, nothing, or the answer to give in place of the service's own 401. */
export type Authenticate = (
  request: Request,
) => User | Response | undefined | Promise<User | Response | undefined>;

/** Options of a delivery service. */
export interface DeliveryServiceOptions {
  /** Where the platform's API lives: the address of a webhook is `{baseUrl}/api/webhooks/<id>` (W2.1). */
  readonly baseUrl: string;
  /** Keeps webhooks and attempts; `createMemoryStore()` unless given. It stays open when the service closes. */
  readonly store?: WebhookStore;
  /** Makes the requests; `sendRequest` unless given. */
  readonly transport?: Transport;
  /** Tells the time in milliseconds; `Date.now` unless given. */
  readonly now?: () => number;
  /** Milliseconds that a whole exchange may take; 10,000 unless given (W8). */
  readonly timeout?: number;
  /** Bytes of an answer's body to read at most; 16,384 unless given. */
  readonly maxAnswerBytes?: number;
  /** Deliveries at a time; 64 unless given. */
  readonly concurrency?: number;
  /** Deliveries at a time to one origin; 8 unless given. With 1, it gets each after the one before is answered. */
  readonly concurrencyPerReceiver?: number;
  /** Tells who calls the HTTP face; nobody may unless given (W5.2 leaves it open). */
  readonly authenticate?: Authenticate;
  /** Is told of each attempt, once it is recorded. */
  readonly onAttempt?: (attempt: Attempt) => void;
}

/** Options with their defaults, and what follows from them. */
export interface Settings extends Required<DeliveryServiceOptions> {
  /** Aborts when the service gives up its deliveries. */
  readonly givenUp: AbortSignal;
  /** Gives a webhook its address (W2.1). */
  readonly addressed: (webhook: StoredWebhook) => Webhook;
  /** Reads a webhook with its address. */
  readonly readWebhook: (id: number) => Promise<Webhook | undefined>;
}

/** Longest delay of a timer. */
const MAX_TIMEOUT = 2_147_483_647;

/**
 * Fills in the defaults of a delivery service.
 *
 * @throws DeliveryError `invalid-options`
 */
export function createSettings(options: DeliveryServiceOptions, givenUp: AbortSignal): Settings {
  const defaults = {
    store: options.store ?? createMemoryStore(),
    transport: sendRequest,
    now: Date.now,
    timeout: 10_000,
    maxAnswerBytes: 16_384,
    concurrency: 64,
    concurrencyPerReceiver: 8,
    authenticate: () => undefined,
    onAttempt: () => undefined,
  };
  const given = { ...defaults, ...options };
  const mistakes = [...checkBaseUrl(given.baseUrl), ...checkNumbers(given)];
  if (mistakes.length > 0) throw new DeliveryError("invalid-options", mistakes);
  const baseUrl = given.baseUrl.replace(/\/+$/, "");
  const addressed = ({ id, ...fields }: StoredWebhook): Webhook => ({
    id,
    url: `${baseUrl}/api/webhooks/${id}`,
    ...fields,
  });
  const readWebhook = async (id: number): Promise<Webhook | undefined> => {
    const webhook = await given.store.readWebhook(id);
    return webhook && addressed(webhook);
  };
  return { ...given, baseUrl, givenUp, addressed, readWebhook };
}

function checkBaseUrl(baseUrl: unknown): readonly Mistake[] {
  if (typeof baseUrl === "string" && URL.canParse(baseUrl)) {
    const { protocol, search, hash } = new URL(baseUrl);
    if (/^https?:$/.test(protocol) && search + hash === "") return [];
  }
  return [{ path: "/baseUrl", message: "expected an absolute http or https URL without query" }];
}

function checkNumbers(options: Required<DeliveryServiceOptions>): readonly Mistake[] {
  const limits = [
    ["timeout", 1, MAX_TIMEOUT],
    ["maxAnswerBytes", 0, Number.MAX_SAFE_INTEGER],
    ["concurrency", 1, Number.MAX_SAFE_INTEGER],
    ["concurrencyPerReceiver", 1, Number.MAX_SAFE_INTEGER],
  ] as const;
  return limits
    .filter(([name, least, most]) => {
      const value = options[name];
      return !Number.isSafeInteger(value) || value < least || value > most;
    })
    .map(([name, least, most]) => ({
      path: `/${name}`,
      message: `expected an integer from ${least} to ${most}, found ${options[name]}`,
    }));
}
