import type { PlatformDelivery, PlatformWebhook } from "#src/diagnose/platform-webhook.ts";
import { readErrorDetails } from "#src/util/error-details.ts";
import { isRecord } from "#src/util/is-object.ts";
import { type Io, UnavailableError, UsageError } from "./io.ts";
import { readVariable } from "./secrets.ts";

/** Reads the platform's API, the one table "Management API" of each edition. */
export interface PlatformClient {
  readonly readWebhook: (id: number) => Promise<PlatformWebhook>;
  /** Lists the log of a webhook, newest first: at most so many rows. */
  readonly listDeliveries: (id: number, most?: number) => AsyncGenerator<PlatformDelivery>;
  /** Asks for a delivery to be sent again. */
  readonly redeliver: (id: number, deliveryId: number) => Promise<void>;
  /** Reads the organization of a project. */
  readonly readOrganization: (project: number) => Promise<number | null>;
}

/** A platform that cannot be read: its message is a sentence for the user, without the token. */
export class PlatformError extends UnavailableError {
  /** Status of the response; undefined if there was none. */
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

/** Where a platform is, and how it knows the caller. */
interface PlatformOptions {
  /** Address of the platform, such as `https://app.example`. */
  readonly platform: string;
  /** Variable with a token, alone or with its scheme, such as `Bearer …`. */
  readonly tokenEnv: string;
}

/** Rows of a page, and time limit of a request in milliseconds. */
const PAGE = 100;
const LIMIT_MS = 30_000;

/**
 * Creates a client of a platform's API. It follows no redirect, so the token reaches no other host.
 *
 * @throws UsageError if the address is not an HTTP one or holds a user name or password, or if no header can carry the token.
 */
export function createPlatformClient({ platform, tokenEnv }: PlatformOptions, io: Io): PlatformClient {
  const token = readVariable("--token-env", tokenEnv, io);
  if (!/^[!-~]+(?: [!-~]+)*$/.test(token))
    throw new UsageError(
      `--token-env: the token ${token === "" ? "is empty" : "has a character that no header can carry"}`,
    );
  // Neither message shows a password.
  if (/\/\/[^/]*@/.test(platform))
    throw new UsageError("--platform: the address holds a user name or password: pass a token instead");
  if (!/^https?:\/\/[^/]/i.test(platform) || !URL.canParse(platform))
    throw new UsageError(`--platform: "${platform}" is not an address such as https://app.example`);
  const base = platform.replace(/\/+$/, "");
  // A token of a login and a personal one look alike; the first that works is kept.
  let schemes = token.includes(" ") ? [""] : ["Token ", "Bearer "];
  const ask = async (path: string, method = "GET"): Promise<unknown> => {
    let response: Response | undefined;
    for (const scheme of schemes) {
      response = await request(base + path, method, scheme + token);
      if (response.status === 401) continue;
      schemes = [scheme];
      break;
    }
    return readResponse(response!, base + path);
  };
  return {
    readWebhook: async (id) => {
      const found = (await ask(`/api/webhooks/${id}`)) as Partial<PlatformWebhook>;
      if (typeof found.target_url !== "string" || !Array.isArray(found.events))
        throw new PlatformError(`${base} has no webhook there: is it the platform?`);
      return found as PlatformWebhook;
    },
    async *listDeliveries(id, most = Number.POSITIVE_INFINITY) {
      for (let page = 1, rows = 0; rows < most; page++) {
        const found = await ask(`/api/webhooks/${id}/deliveries?page=${page}&page_size=${PAGE}`);
        const { results, next } = found as { results: readonly PlatformDelivery[]; next: string | null };
        if (!Array.isArray(results) || !results.every(isDelivery))
          throw new PlatformError(`${base} has no list of deliveries: is it the platform?`);
        yield* results.slice(0, most - rows);
        rows += results.length;
        if (results.length === 0 || next === null) return;
      }
    },
    redeliver: async (id, deliveryId) =>
      void (await ask(`/api/webhooks/${id}/deliveries/${deliveryId}/redelivery`, "POST")),
    readOrganization: async (project) =>
      ((await ask(`/api/projects/${project}`)) as { organization?: number | null }).organization ?? null,
  };
}

function isDelivery(row: unknown): row is PlatformDelivery {
  if (!isRecord(row)) return false;
  const { id, event, status_code: status, created_date: date } = row;
  return (
    Number.isSafeInteger(id) &&
    typeof event === "string" &&
    (status === null || typeof status === "number") &&
    typeof date === "string"
  );
}

async function request(url: string, method: string, authorization: string): Promise<Response> {
  try {
    return await fetch(url, {
      method,
      headers: { authorization, accept: "application/vnd.cvat+json, application/json" },
      redirect: "manual",
      signal: AbortSignal.timeout(LIMIT_MS),
    });
  } catch (cause) {
    const inner = cause instanceof Error ? (cause.cause ?? cause) : cause;
    const { code, message } = readErrorDetails(inner);
    throw new PlatformError(`cannot reach the platform at ${new URL(url).origin}: ${code || message}`);
  }
}

async function readResponse(response: Response, url: string): Promise<unknown> {
  const { status } = response;
  const { origin, pathname } = new URL(url);
  const fail = (reason: string): never => {
    throw new PlatformError(reason, status);
  };
  if (status === 401 || status === 403)
    fail(`the platform rejects the token (${status}): it must belong to a user who may manage the webhook`);
  if (status === 404) fail(`the platform has no ${pathname} for this token (404)`);
  if (status >= 300 && status < 400)
    fail(`the platform redirects to ${response.headers.get("location")}: pass that address with --platform`);
  const text = await response.text().catch((cause: unknown) => {
    const { message } = readErrorDetails(cause);
    return fail(`the response of the platform to ${pathname} broke off: ${message}`);
  });
  if (status >= 400) fail(`the platform responded ${status} to ${pathname}: ${text.slice(0, 200)}`);
  try {
    const value: unknown = text === "" ? {} : JSON.parse(text);
    if (isRecord(value)) return value;
  } catch {
    // Reported below.
  }
  return fail(`${origin} does not respond like the platform's API: check --platform`);
}
