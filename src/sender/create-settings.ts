import type { Webhook } from "#generated/webhook/2.3/types.d.ts";
import { createLastHook } from "../util/call-hook.ts";
import { defined } from "../util/defined.ts";
import { checkOptions } from "./check-options.ts";
import { createTransport } from "./create-transport.ts";
import { DeliveryError } from "./delivery-error.ts";
import type { StoredWebhook } from "./delivery-store.ts";
import { defaultLimits, mergeLimits } from "./limits.ts";
import { createMemoryStore } from "./memory/create-memory-store.ts";
import { readUptime } from "./read-uptime.ts";
import type { BreakerOptions } from "./schedule/breaker.ts";
import { edition23 } from "./sender-edition.ts";
import type { DeliveryServiceOptions, SecretSeal, Settings } from "./settings.ts";

const defaultBreaker: Required<BreakerOptions> = { failures: 10, pauseMs: 30_000, maxPauseMs: 600_000 };

/**
 * Fills in the defaults of a delivery service.
 *
 * @throws DeliveryError `invalid-options`
 */
export function createSettings(options: DeliveryServiceOptions, givenUp: AbortSignal): Settings {
  const given = withDefaults(options);
  const mistakes = checkOptions(given);
  if (mistakes.length > 0) throw new DeliveryError("invalid-options", mistakes);
  const { allowTargets, connectTimeout, proxy } = given;
  const ownTransport =
    options.transport === undefined
      ? createTransport({ allowTargets, connectTimeout, ...defined({ proxy }) })
      : undefined;
  const store = options.store ?? createMemoryStore();
  const baseUrl = given.baseUrl.replace(/\/+$/, "");
  const addressed = ({ id, ...fields }: StoredWebhook): Webhook => ({
    id,
    url: `${baseUrl}/api/webhooks/${id}`,
    ...fields,
  });
  const readWebhook = async (id: number): Promise<Webhook | undefined> => {
    const webhook = await store.readWebhook(id);
    return webhook && addressed(webhook);
  };
  // One of the two exists.
  const transport = options.transport ?? ownTransport!.send;
  const cuts = new Set<() => void>();
  givenUp.addEventListener("abort", () => {
    for (const cut of cuts) cut();
  });
  const onError = createLastHook(given.onError);
  const { now, elapsed } = given;
  return {
    ...given,
    moment: () => ({ date: now(), ticks: elapsed(), taken: readUptime() }),
    sealSecret: options.secrets?.seal ?? ((secret) => secret),
    openSecret: options.secrets === undefined ? (secret) => secret : remember(options.secrets.open),
    onError,
    store,
    transport,
    ownTransport,
    baseUrl,
    givenUp,
    cuts,
    addressed,
    readWebhook,
  };
}

function withDefaults(options: DeliveryServiceOptions) {
  const defaults = {
    allowTargets: [],
    proxy: undefined,
    edition: edition23,
    connectTimeout: 3_000,
    now: Date.now,
    elapsed: () => performance.now(),
    timeout: 10_000,
    maxAnswerBytes: 16_384,
    concurrency: 64,
    concurrencyPerWebhook: 8,
    concurrencyPerAddress: 16,
    retries: false,
    deactivateAfterDays: undefined,
    afterCrash: "redeliver",
    authenticate: () => undefined,
    onAttempt: () => undefined,
    onEvent: () => undefined,
    onError: (error: unknown) => console.error(error),
  } as const;
  const breaker: Settings["breaker"] =
    options.breaker === false ? false : { ...defaultBreaker, ...options.breaker };
  const limits = mergeLimits(defaultLimits, options.limits);
  // The required member exists.
  return { ...defaults, ...(defined(options) as DeliveryServiceOptions), breaker, limits };
}

/** Most opened secrets to remember. */
const MOST_OPENED = 10_000;

/** Remembers the result of a function unless it failed, so that a key service is not asked for every delivery. */
function remember(open: SecretSeal["open"]): SecretSeal["open"] {
  const known = new Map<string, Promise<string>>();
  return (sealed) => {
    const opened = known.get(sealed) ?? (async () => open(sealed))();
    if (known.size >= MOST_OPENED) known.clear();
    known.set(sealed, opened);
    opened.catch(() => known.delete(sealed));
    return opened;
  };
}
