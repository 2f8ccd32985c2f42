import { quote } from "../validate/describe-error.ts";
import type { Mistake } from "./delivery-error.ts";
import { checkLimits, type WebhookLimits } from "./limits.ts";
import { checkTargets } from "./network/address-policy.ts";
import type { BreakerOptions } from "./schedule/breaker.ts";
import type { RetryOptions } from "./schedule/retry-in.ts";

/** The options that are looked at. */
export type CheckedOptions = Readonly<
  Record<(typeof counts)[number] | (typeof times)[number] | "maxAnswerBytes", number>
> & {
  readonly baseUrl: string;
  readonly allowTargets: readonly string[];
  readonly afterCrash: string;
  readonly breaker: Required<BreakerOptions> | false;
  readonly retries: RetryOptions | false;
  readonly deactivateAfterDays: number | undefined;
  readonly proxy: string | undefined;
  readonly limits: WebhookLimits;
};

/** Longest delay of a timer. */
const MAX_TIMEOUT = 2_147_483_647;

const counts = ["concurrency", "concurrencyPerWebhook", "concurrencyPerAddress"] as const;
const times = ["timeout", "connectTimeout"] as const;

/** Lists what is wrong with the options of a delivery service. */
export function checkOptions(options: CheckedOptions): readonly Mistake[] {
  const { breaker, retries, deactivateAfterDays, afterCrash } = options;
  return [
    ...checkBaseUrl(options.baseUrl),
    ...times.flatMap((name) => checkInteger(`/${name}`, options[name], 1, MAX_TIMEOUT)),
    ...checkInteger("/maxAnswerBytes", options.maxAnswerBytes, 0),
    ...counts.flatMap((name) => checkInteger(`/${name}`, options[name], 1)),
    ...checkTargets(options.allowTargets),
    ...checkProxy(options.proxy),
    ...(breaker === false
      ? []
      : [
          ...checkInteger("/breaker/failures", breaker.failures, 1),
          ...checkInteger("/breaker/pauseMs", breaker.pauseMs, 1, MAX_TIMEOUT),
          ...checkInteger("/breaker/maxPauseMs", breaker.maxPauseMs, breaker.pauseMs, MAX_TIMEOUT),
        ]),
    ...(retries === false
      ? []
      : [
          ...retries.delays.flatMap((delay, i) =>
            checkInteger(`/retries/delays/${i}`, delay, 0, MAX_TIMEOUT),
          ),
          ...checkInteger("/retries/maxRetryAfter", retries.maxRetryAfter ?? 0, 0, MAX_TIMEOUT),
        ]),
    ...checkLimits("/limits", options.limits),
    ...(deactivateAfterDays === undefined
      ? []
      : checkInteger("/deactivateAfterDays", deactivateAfterDays, 1, 36_500)),
    ...(["redeliver", "record"].includes(afterCrash)
      ? []
      : [{ path: "/afterCrash", message: `expected redeliver or record, found ${quote(afterCrash)}` }]),
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

function checkInteger(
  path: string,
  value: unknown,
  least: number,
  most: number = Number.MAX_SAFE_INTEGER,
): readonly Mistake[] {
  if (Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most) return [];
  return [{ path, message: `expected an integer from ${least} to ${most}, found ${value}` }];
}

/** The phrase does not quote the address, which may hold a password. */
function checkProxy(proxy: unknown): readonly Mistake[] {
  if (proxy === undefined) return [];
  if (typeof proxy === "string" && /^https?:$/.test(URL.canParse(proxy) ? new URL(proxy).protocol : ""))
    return [];
  return [{ path: "/proxy", message: "expected an http or https URL" }];
}
