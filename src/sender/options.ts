import type { DefaultEdition } from "../receiver/contract-facts.ts";
import { createLastHook } from "../util/call-hook.ts";
import { defined } from "../util/defined.ts";
import { isRecord } from "../util/is-object.ts";
import { hasFunction, readProperty } from "../util/read-property.ts";
import { checkTargets } from "./address-policy.ts";
import type { NewAttempt } from "./attempt.ts";
import type { PostgresPool } from "./database.ts";
import { editionNames, type WebhookEdition } from "./edition.ts";
import { checkLimits, type WebhookLimits } from "./limits.ts";
import { type CircuitBreaker, defaultCircuitBreaker, type RetryOptions } from "./retry.ts";
import { type Check, checkNames, type Issue, listWrong, SenderError } from "./sender-error.ts";
import type { Retention } from "./upkeep.ts";
import type { WebhookOf } from "./webhook-input.ts";

/** Hides the secrets of webhooks from readers of the database. */
export interface SecretCipher {
  /** Encrypts a secret before it is stored. */
  readonly encrypt: (secret: string) => string | Promise<string>;
  /**
   * Decrypts a stored secret before signing. If it throws or rejects, `onError` is called and the webhook's deliveries
   * wait.
   */
  readonly decrypt: (secret: string) => string | Promise<string>;
}

/** A webhook that became inactive because its receiver answered 410 Gone (W-410). */
export interface Deactivation<E extends WebhookEdition = DefaultEdition> {
  readonly webhook: WebhookOf<E>;
  readonly reason: "gone";
}

/** Options of a sender. */
export interface SenderOptions<E extends WebhookEdition = DefaultEdition> {
  /** Address of the platform's API: that of a webhook is `{baseUrl}/api/webhooks/<id>` (W2.1). */
  readonly baseUrl: string;
  /**
   * Where webhooks, deliveries and attempts are kept: a file of SQLite, `":memory:"`, which loses everything in a
   * crash, or a pool of `pg`, which stays open when the sender closes.
   */
  readonly database: string | PostgresPool;
  /** Schema of a PostgreSQL database. Default: `annotation_contracts`. */
  readonly schema?: string;
  /** Edition of the deliveries. Default: that of the source document, 2.3. */
  readonly edition?: E;
  /**
   * Allowed targets besides public addresses: host names, addresses, or ranges such as `10.0.0.0/8`; `loopbackTargets`
   * is this machine. Default: none.
   */
  readonly allowTargets?: readonly string[];
  /** URL of an HTTP proxy. It resolves names, so only addresses written in a URL are checked here. Default: none. */
  readonly proxy?: string;
  /** Time limit for opening a connection, in milliseconds. Default: 3,000. */
  readonly connectTimeout?: number;
  /** Time limit of a whole exchange, in milliseconds. Default: 10,000 (W8). */
  readonly timeout?: number;
  /** Maximum bytes of a response's body to read. Default: 16,384. */
  readonly maxResponseBytes?: number;
  /** Maximum of requests at once. Default: 1,000. */
  readonly concurrency?: number;
  /** Maximum of requests at once for one webhook; one that does not respond gets one. Default: 8. */
  readonly concurrencyPerWebhook?: number;
  /** Retries failed attempts; see `platformRetrySchedule`. Default: false, as in the source document (W-retry). */
  readonly retries?: RetryOptions | false;
  /** Pauses a webhook without responses; `false` for never. Default: after 10 attempts, for 30 s and more. */
  readonly circuitBreaker?: CircuitBreaker | false;
  /** Limits of the webhooks without their own. Default: those in `WebhookLimits`. */
  readonly limits?: WebhookLimits;
  /** How long deliveries are kept. Default: those in `Retention`. */
  readonly retention?: Retention;
  /** Encrypts the secrets in the database. Default: they are stored as they are. */
  readonly secrets?: SecretCipher;
  /** Receives each attempt once it is recorded. */
  readonly onAttempt?: (attempt: NewAttempt) => void;
  /** Receives a webhook that became inactive by itself; tell its owner. */
  readonly onDeactivate?: (deactivation: Deactivation<E>) => void;
  /** Receives the errors that no caller receives, those of the other hooks included. Default: `console.error`. */
  readonly onError?: (error: unknown) => void;
}

/** Options with their defaults. */
export interface Settings<E extends WebhookEdition>
  extends Required<Omit<SenderOptions<E>, "proxy" | "circuitBreaker">> {
  readonly proxy: string | undefined;
  readonly circuitBreaker: Required<CircuitBreaker> | false;
}

const MAX_TIMEOUT = 2_147_483_647;

const keepSecret = (secret: string): string => secret;

const defaults = {
  schema: "annotation_contracts",
  edition: editionNames[0],
  allowTargets: [],
  proxy: undefined,
  connectTimeout: 3_000,
  timeout: 10_000,
  maxResponseBytes: 16_384,
  concurrency: 1_000,
  concurrencyPerWebhook: 8,
  retries: false,
  circuitBreaker: defaultCircuitBreaker,
  limits: {},
  retention: {},
  secrets: { encrypt: keepSecret, decrypt: keepSecret },
  onAttempt: () => undefined,
  onDeactivate: () => undefined,
  onError: (error: unknown) => console.error(error),
} as const;

const optionNames: readonly string[] = ["baseUrl", "database", ...Object.keys(defaults)];

/**
 * Checks the options of a sender and fills in the defaults.
 *
 * @throws SenderError `invalid-options`, with a phrase per issue.
 */
export function readOptions<E extends WebhookEdition>(options: SenderOptions<E>): Settings<E> {
  const given: Values = isRecord(options) ? options : {};
  const merged: Values = { ...defaults, ...defined(given) };
  const { circuitBreaker } = merged;
  const breaker = isRecord(circuitBreaker)
    ? { ...defaultCircuitBreaker, ...defined(circuitBreaker) }
    : circuitBreaker;
  const issues = checkOptions(given, { ...merged, circuitBreaker: breaker });
  if (issues.length > 0) throw new SenderError("invalid-options", issues);
  // They were checked.
  const settings = { ...merged, circuitBreaker: breaker } as unknown as Settings<E>;
  return {
    ...settings,
    baseUrl: settings.baseUrl.replace(/\/+$/, ""),
    onError: createLastHook(settings.onError),
  };
}

type Values = Readonly<Record<string, unknown>>;

function checkOptions(given: Values, options: Values): readonly Issue[] {
  return [
    ...checkNames(given, optionNames),
    ...listWrong([...listIntegers(options), ...listParts(options)]),
    ...checkTargets(options.allowTargets),
    ...checkProxy(options.proxy),
    ...checkLimits("/limits", options.limits),
  ];
}

function checkInteger(path: string, value: unknown, least: number, most = Number.MAX_SAFE_INTEGER): Check {
  const isGood = Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;
  return [path, isGood, `an integer from ${least} to ${most}`, value];
}

function listIntegers({ retries, retention, circuitBreaker, ...options }: Values): readonly Check[] {
  const { failures = 1, pauseMs = 1, maxPauseMs = pauseMs } = isRecord(circuitBreaker) ? circuitBreaker : {};
  const delays = readProperty(retries, "delays");
  return [
    checkInteger("/timeout", options.timeout, 1, MAX_TIMEOUT),
    checkInteger("/connectTimeout", options.connectTimeout, 1, MAX_TIMEOUT),
    checkInteger("/maxResponseBytes", options.maxResponseBytes, 0),
    checkInteger("/concurrency", options.concurrency, 1),
    checkInteger("/concurrencyPerWebhook", options.concurrencyPerWebhook, 1),
    checkInteger("/circuitBreaker/failures", failures, 1),
    checkInteger("/circuitBreaker/pauseMs", pauseMs, 1, MAX_TIMEOUT),
    checkInteger("/circuitBreaker/maxPauseMs", maxPauseMs, Number(pauseMs), MAX_TIMEOUT),
    ...(Array.isArray(delays) ? delays : []).map((delay, i) =>
      checkInteger(`/retries/delays/${i}`, delay, 0, MAX_TIMEOUT),
    ),
    checkInteger("/retries/maxRetryAfter", readProperty(retries, "maxRetryAfter") ?? 0, 0, MAX_TIMEOUT),
    checkInteger("/retention/days", readProperty(retention, "days") ?? 1, 1, 36_500),
    checkInteger("/retention/deliveriesPerWebhook", readProperty(retention, "deliveriesPerWebhook") ?? 1, 1),
  ];
}

/** Lists what the types rule out but JavaScript does not: it would show at a delivery, and perhaps end the process. */
function listParts(options: Values): readonly Check[] {
  const { baseUrl, database, schema, edition, retries, circuitBreaker, retention, secrets } = options;
  const isDatabase = (typeof database === "string" && database !== "") || hasFunction(database, "connect");
  const isSchema = typeof schema === "string" && /^[a-z_][a-z0-9_]{0,40}$/.test(schema);
  const isEdition = editionNames.some((name) => name === edition);
  const areRetries = retries === false || Array.isArray(readProperty(retries, "delays"));
  const isBreaker = circuitBreaker === false || isRecord(circuitBreaker);
  const areSecrets = hasFunction(secrets, "encrypt") && hasFunction(secrets, "decrypt");
  return [
    ["/baseUrl", isBaseUrl(baseUrl), "an absolute http or https URL without query", baseUrl],
    ["/database", isDatabase, 'a file, ":memory:" or a pool of pg', database],
    ["/schema", isSchema, "up to 41 lower-case letters, digits and _", schema],
    ["/edition", isEdition, `one of ${editionNames.map((name) => `"${name}"`).join(", ")}`, edition],
    ["/retries", areRetries, "false or { delays }, such as platformRetrySchedule", retries],
    ["/circuitBreaker", isBreaker, "false or an object", circuitBreaker],
    ["/retention", isRecord(retention), "an object", retention],
    ["/secrets", areSecrets, "{ encrypt, decrypt }", secrets],
    ...["onAttempt", "onDeactivate", "onError"].map(
      (name): Check => [`/${name}`, hasFunction(options, name), "a function", options[name]],
    ),
  ];
}

function isBaseUrl(url: unknown): boolean {
  if (typeof url !== "string" || !URL.canParse(url)) return false;
  const { protocol, search, hash } = new URL(url);
  return /^https?:$/.test(protocol) && search + hash === "";
}

/** Checks the proxy. The phrase does not quote its address, which may contain a password. */
function checkProxy(proxy: unknown): readonly Issue[] {
  if (proxy === undefined) return [];
  const url = typeof proxy === "string" && URL.canParse(proxy) ? new URL(proxy) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    return [{ path: "/proxy", message: "expected an http or https URL" }];
  try {
    decodeURIComponent(`${url.username}:${url.password}`);
    return [];
  } catch {
    return [{ path: "/proxy", message: "its user name or password has a % that escapes nothing; write %25" }];
  }
}
