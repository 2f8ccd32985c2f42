import { quote } from "../util/quote.ts";
import { hasFunction, readMember } from "../util/read-member.ts";
import type { Transport } from "./create-transport.ts";
import type { Mistake } from "./delivery-error.ts";
import type { DeliveryStore } from "./delivery-store.ts";
import { checkLimits, type WebhookLimits } from "./limits.ts";
import { checkTargets } from "./network/address-policy.ts";
import type { BreakerOptions } from "./schedule/breaker.ts";
import type { RetryOptions } from "./schedule/retry-in.ts";
import type { SenderEdition } from "./sender-edition.ts";
import type { SecretSeal, Settings } from "./settings.ts";

/** The options that are checked. */
export type CheckedOptions = Readonly<Record<(typeof counts)[number] | (typeof times)[number], number>> & {
  readonly maxAnswerBytes: number;
  readonly baseUrl: string;
  readonly allowTargets: readonly string[];
  readonly afterCrash: string;
  readonly breaker: Required<BreakerOptions> | false;
  readonly retries: RetryOptions | false;
  readonly deactivateAfterDays: number | undefined;
  readonly proxy: string | undefined;
  readonly limits: WebhookLimits;
  readonly edition: SenderEdition;
  readonly store?: DeliveryStore | undefined;
  readonly secrets?: SecretSeal | undefined;
  readonly transport?: Transport | undefined;
} & Pick<Settings, (typeof hooks)[number]>;

/** Longest delay of a timer. */
const MAX_TIMEOUT = 2_147_483_647;

const counts = ["concurrency", "concurrencyPerWebhook", "concurrencyPerAddress"] as const;
const times = ["timeout", "connectTimeout"] as const;
const hooks = ["now", "elapsed", "authenticate", "onAttempt", "onEvent", "onError"] as const;

/** An integer option and its bounds. */
type IntegerRow = readonly [path: string, value: unknown, least: number, most?: number];

/** Lists what is wrong with the options of a delivery service. */
export function checkOptions(options: CheckedOptions): readonly Mistake[] {
  const { afterCrash } = options;
  return [
    ...checkBaseUrl(options.baseUrl),
    ...listIntegers(options).flatMap(checkInteger),
    ...checkTargets(options.allowTargets),
    ...checkProxy(options.proxy),
    ...checkLimits("/limits", options.limits),
    ...listParts(options).flatMap(([path, isGood, expected, found]) =>
      isGood ? [] : [{ path, message: `expected ${expected}, found ${quote(found)}` }],
    ),
    ...(["redeliver", "record"].includes(afterCrash)
      ? []
      : [{ path: "/afterCrash", message: `expected redeliver or record, found ${quote(afterCrash)}` }]),
  ];
}

function listIntegers(options: CheckedOptions): readonly IntegerRow[] {
  const { failures = 1, pauseMs = 1, maxPauseMs = pauseMs } = options.breaker || {};
  const { delays, maxRetryAfter = 0 } = options.retries || {};
  return [
    ...times.map((name): IntegerRow => [`/${name}`, options[name], 1, MAX_TIMEOUT]),
    ["/maxAnswerBytes", options.maxAnswerBytes, 0],
    ...counts.map((name): IntegerRow => [`/${name}`, options[name], 1]),
    ["/breaker/failures", failures, 1],
    ["/breaker/pauseMs", pauseMs, 1, MAX_TIMEOUT],
    ["/breaker/maxPauseMs", maxPauseMs, pauseMs, MAX_TIMEOUT],
    ...(Array.isArray(delays) ? delays : []).map(
      (delay, i): IntegerRow => [`/retries/delays/${i}`, delay, 0, MAX_TIMEOUT],
    ),
    ["/retries/maxRetryAfter", maxRetryAfter, 0, MAX_TIMEOUT],
    ["/deactivateAfterDays", options.deactivateAfterDays ?? 1, 1, 36_500],
  ];
}

/** An option that consists of parts, and whether it has them. */
type PartRow = readonly [path: string, isGood: boolean, expected: string, found: unknown];

/** Lists what the types rule out but JavaScript does not: it would show at a delivery, and perhaps end the process. */
function listParts({
  retries,
  edition,
  store,
  secrets,
  transport,
  ...options
}: CheckedOptions): readonly PartRow[] {
  const retrying = retries === false || Array.isArray(readMember(retries, "delays"));
  const storing = store === undefined || hasFunction(store, "claim");
  const sealing = secrets === undefined || (hasFunction(secrets, "seal") && hasFunction(secrets, "open"));
  const isEdition = Array.isArray(readMember(edition, "events"));
  return [
    ["/retries", retrying, "false or { delays }, such as platformRetries", retries],
    ["/store", storing, "a store, such as await createSqliteStore(path)", store],
    ["/secrets", sealing, "{ seal, open }", secrets],
    ["/edition", isEdition, "what annotation-contracts/delivery/<edition> exports as edition", edition],
    ["/transport", transport === undefined || typeof transport === "function", "a function", transport],
    ...hooks.map((name): PartRow => [`/${name}`, hasFunction(options, name), "a function", options[name]]),
  ];
}

function checkBaseUrl(baseUrl: unknown): readonly Mistake[] {
  if (typeof baseUrl === "string" && URL.canParse(baseUrl)) {
    const { protocol, search, hash } = new URL(baseUrl);
    if (/^https?:$/.test(protocol) && search + hash === "") return [];
  }
  return [
    {
      path: "/baseUrl",
      message: `expected an absolute http or https URL without query, found ${quote(baseUrl)}`,
    },
  ];
}

function checkInteger([path, value, least, most = Number.MAX_SAFE_INTEGER]: IntegerRow): readonly Mistake[] {
  if (Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most) return [];
  return [{ path, message: `expected an integer from ${least} to ${most}, found ${value}` }];
}

/** Checks the proxy. The phrase does not quote its address, which may contain a password. */
function checkProxy(proxy: unknown): readonly Mistake[] {
  if (proxy === undefined) return [];
  const mistake = (message: string): readonly Mistake[] => [{ path: "/proxy", message }];
  const url = typeof proxy === "string" && URL.canParse(proxy) ? new URL(proxy) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) return mistake("expected an http or https URL");
  try {
    decodeURIComponent(`${url.username}:${url.password}`);
    return [];
  } catch {
    return mistake("its user name or password has a % that escapes nothing; write %25");
  }
}
