import type { DefaultEdition } from "#generated/internal/webhook.d.ts";
import { createLastHook } from "../util/call-hook.ts";
import { defined } from "../util/defined.ts";
import { isRecord } from "../util/is-object.ts";
import { hasFunction, readProperty } from "../util/read-property.ts";
import {
  expectFunction,
  expectInteger,
  expectObject,
  expectThat,
  type Issue,
  type Rule,
  wrong,
} from "../util/rules.ts";
import { checkTargets } from "./address-policy.ts";
import type { NewAttempt } from "./attempt.ts";
import type { PostgresPool } from "./database.ts";
import { editionNames, type WebhookEdition } from "./edition.ts";
import { checkLimits, checkRetention, type Limits, type Retention, type WebhookLimits } from "./limits.ts";
import type { CircuitBreaker, RetryOptions } from "./retry.ts";
import { rejectIf, SenderError } from "./sender-error.ts";
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

/** A webhook that became inactive because its receiver responded 410 Gone (W-410). */
export interface Deactivation<E extends WebhookEdition = DefaultEdition> {
  readonly webhook: WebhookOf<E>;
  readonly reason: "gone";
}

/** Options of a sender. */
export interface SenderOptions<E extends WebhookEdition = DefaultEdition> {
  /** URL of the platform. The URL of a webhook is `{baseUrl}/api/webhooks/<id>` (W2.1). */
  readonly baseUrl: string;
  /**
   * Stores webhooks, deliveries and attempts: an SQLite file, `":memory:"` (which loses everything in a crash), or a
   * `pg` pool (which stays open when the sender closes).
   */
  readonly database: string | PostgresPool;
  /** Schema in the PostgreSQL database. Default: `annotation_contracts`. */
  readonly schema?: string;
  /** Edition of the deliveries. Default: the source document's, 2.3. */
  readonly edition?: E;
  /**
   * Allowed targets besides public addresses: host names, addresses, or ranges such as `10.0.0.0/8`; `loopbackTargets`
   * allows this machine. Default: none.
   */
  readonly allowTargets?: readonly string[];
  /** URL of an HTTP proxy. The proxy resolves names, so the sender checks only IP addresses in URLs. Default: none. */
  readonly proxy?: string;
  /** Time limit for opening a connection, in milliseconds. Default: 3,000. */
  readonly connectTimeout?: number;
  /** Time limit for a request and its response, in milliseconds. Default: 10,000 (W8). */
  readonly timeout?: number;
  /** Maximum number of bytes to read of a response's body. Default: 16,384. */
  readonly maxResponseBytes?: number;
  /** Maximum number of concurrent requests. Default: 1,000. */
  readonly concurrency?: number;
  /** Maximum number of concurrent requests for one webhook; only one while it does not respond. Default: 8. */
  readonly concurrencyPerWebhook?: number;
  /** Retries failed attempts; see `platformRetrySchedule`. Default: false, as in the source document (W-retry). */
  readonly retries?: RetryOptions | false;
  /** Pauses a webhook that does not respond; `false` never pauses. Default: after 10 attempts, for at least 30 s. */
  readonly circuitBreaker?: CircuitBreaker | false;
  /** Limits for webhooks that do not set their own. Default: those in `WebhookLimits`. */
  readonly limits?: WebhookLimits;
  /** How long deliveries are kept. Default: those in `Retention`. */
  readonly retention?: Retention;
  /** Encrypts the secrets in the database. Default: they are stored unencrypted. */
  readonly secrets?: SecretCipher;
  /** Called with each attempt, including pings, once it is recorded. */
  readonly onAttempt?: (attempt: NewAttempt) => void;
  /** Called with a webhook that became inactive automatically; notify its owner. */
  readonly onDeactivate?: (deactivation: Deactivation<E>) => void;
  /** Called with errors that no caller receives, including those of the other hooks. Default: `console.error`. */
  readonly onError?: (error: unknown) => void;
}

/** Options with the defaults filled in, for any edition. */
export interface Settings
  extends Required<Omit<SenderOptions<WebhookEdition>, "proxy" | "retries" | "circuitBreaker">> {
  readonly proxy: string | undefined;
  readonly retries: Required<RetryOptions> | false;
  readonly circuitBreaker: Required<CircuitBreaker> | false;
  readonly limits: Limits;
  readonly retention: Required<Retention>;
}

const MAX_TIMEOUT = 2_147_483_647;
const expectTime = expectInteger(1, MAX_TIMEOUT);
const expectDelay = expectInteger(0, MAX_TIMEOUT);
const keepSecret = (secret: string): string => secret;
const editionList = editionNames.map((name) => `"${name}"`).join(", ");

type Row = readonly [rule: Rule, byDefault?: unknown, inside?: object];

/**
 * The rule and the default of each option, including nested defaults. The rules are for callers in JavaScript,
 * which does not check types.
 */
const table: Readonly<Record<keyof SenderOptions, Row>> = {
  baseUrl: [expectThat("an absolute http or https URL without credentials or a query", isBaseUrl)],
  database: [expectThat('a file, ":memory:" or a pg pool', isDatabase)],
  schema: [expectThat("up to 41 lower-case letters, digits and _", isSchema), "annotation_contracts"],
  edition: [
    expectThat(`one of ${editionList}`, (value) => editionNames.some((name) => name === value)),
    editionNames[0],
  ],
  allowTargets: [checkTargets, []],
  proxy: [checkProxy],
  connectTimeout: [expectTime, 3_000],
  timeout: [expectTime, 10_000],
  maxResponseBytes: [expectInteger(0), 16_384],
  concurrency: [expectInteger(1), 1_000],
  concurrencyPerWebhook: [expectInteger(1), 8],
  retries: [checkRetries, false, { maxRetryAfter: 3_600_000 }],
  circuitBreaker: [checkCircuitBreaker, {}, { failures: 10, pause: 30_000, maxPause: 600_000 }],
  limits: [checkLimits, {}, { maxAge: 604_800_000, maxPending: 100_000 }],
  retention: [checkRetention, {}, { days: 30, deliveriesPerWebhook: 10_000 }],
  secrets: [expectThat("{ encrypt, decrypt }", isCipher), { encrypt: keepSecret, decrypt: keepSecret }],
  onAttempt: [expectFunction, () => undefined],
  onDeactivate: [expectFunction, () => undefined],
  onError: [expectFunction, (error: unknown) => console.error(error)],
};

const checkAll = expectObject(
  Object.fromEntries(Object.entries(table).map(([name, [rule]]) => [name, rule])),
  { required: ["baseUrl", "database"] },
);

/**
 * Checks the options of a sender and fills in the defaults.
 *
 * @throws SenderError `invalid-options`, with one phrase for each issue.
 */
export function readOptions(options: unknown): Settings {
  const merged: Record<string, unknown> = isRecord(options) ? defined(options) : {};
  for (const [name, [, byDefault, inside]] of Object.entries(table)) {
    const value = merged[name] === undefined ? byDefault : merged[name];
    if (value !== undefined)
      merged[name] = inside && isRecord(value) ? { ...inside, ...defined(value) } : value;
  }
  rejectIf("invalid-options", checkAll(merged, ""));
  // They were checked.
  const settings = merged as unknown as Settings;
  const baseUrl = settings.baseUrl.replace(/\/+$/, "");
  return {
    ...settings,
    baseUrl,
    secrets: guardCipher(settings.secrets),
    onError: createLastHook(settings.onError),
  };
}

/** Wraps the cipher, because its own errors may quote a secret. */
function guardCipher(cipher: SecretCipher): SecretCipher {
  const guard = (name: keyof SecretCipher) => async (secret: string) => {
    try {
      return await cipher[name](secret);
    } catch (cause) {
      throw new SenderError("cipher-failed", `secrets.${name} threw; see the cause of this error`, { cause });
    }
  };
  return { encrypt: guard("encrypt"), decrypt: guard("decrypt") };
}

function isDatabase(value: unknown): boolean {
  return (typeof value === "string" && value !== "") || hasFunction(value, "connect");
}

function isSchema(value: unknown): boolean {
  return typeof value === "string" && /^[a-z_][a-z0-9_]{0,40}$/.test(value);
}

function isCipher(value: unknown): boolean {
  return hasFunction(value, "encrypt") && hasFunction(value, "decrypt");
}

function isBaseUrl(url: unknown): boolean {
  if (typeof url !== "string" || !URL.canParse(url)) return false;
  const { protocol, username, password, search, hash } = new URL(url);
  return /^https?:$/.test(protocol) && username + password + search + hash === "";
}

function checkRetries(value: unknown, path: string): readonly Issue[] {
  if (value === false) return [];
  const delays = readProperty(value, "delays");
  if (!Array.isArray(delays))
    return [wrong(path, "false or { delays }, such as platformRetrySchedule", value)];
  const eachDelay: Rule = (_, at) => delays.flatMap((delay, i) => expectDelay(delay, `${at}/${i}`));
  return expectObject({ delays: eachDelay, maxRetryAfter: expectDelay })(value, path);
}

function checkCircuitBreaker(value: unknown, path: string): readonly Issue[] {
  if (value === false) return [];
  const rules = { failures: expectInteger(1), pause: expectTime, maxPause: expectTime };
  const issues = expectObject(rules, { expected: "false or an object" })(value, path);
  // Either may be a default.
  const { pause, maxPause } = Object(value);
  if (issues.length > 0 || pause <= maxPause) return issues;
  return [{ path, message: `expected pause <= maxPause, found pause ${pause} and maxPause ${maxPause}` }];
}

/** Checks the proxy. The message does not quote the URL, which may contain a password. */
function checkProxy(proxy: unknown, path: string): readonly Issue[] {
  const url = typeof proxy === "string" && URL.canParse(proxy) ? new URL(proxy) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    return [{ path, message: "expected an http or https URL" }];
  try {
    decodeURIComponent(`${url.username}:${url.password}`);
    return [];
  } catch {
    return [{ path, message: "the user name or password has a % that is not an escape; write %25" }];
  }
}
