import { Readable } from "node:stream";
import type { Command } from "@commander-js/extra-typings";
import type { PlatformDelivery, PlatformWebhook } from "#src/diagnose/platform-webhook.ts";
import { readJsonText } from "#src/json/read-json.ts";
import { isRecord } from "#src/util/is-object.ts";
import { explainNetworkError } from "#src/util/network-error.ts";
import { readAtMost } from "#src/util/read-at-most.ts";
import { readProperty } from "#src/util/read-property.ts";
import { createCommand, type Io, UnavailableError, UsageError } from "./command.ts";
import { parseInteger } from "./options.ts";
import { readVariable } from "./secrets.ts";

/** Reads the platform's API. */
export interface PlatformClient {
  readonly readWebhook: (id: number) => Promise<PlatformWebhook>;
  /** Lists the rows of a webhook's log, newest first, up to a maximum number. */
  readonly listDeliveries: (id: number, most?: number) => AsyncGenerator<PlatformDelivery>;
  /** Asks the platform to send a delivery again, and resolves to the reason if the platform does not. */
  readonly redeliver: (id: number, deliveryId: number) => Promise<string | undefined>;
  /** Reads the organization of a project. */
  readonly readOrganization: (project: number) => Promise<number | null>;
}

/** The platform's URL, the caller's token, and the webhook. */
type PlatformOptions = {
  /** URL of the platform, such as `https://app.example`. */
  platform: string;
  webhook: number;
  /** Environment variable with a token, either alone or with its scheme, such as `Bearer …`. */
  tokenEnv: string;
};

/** Starts the definition of a subcommand that asks a platform about a webhook. */
export function createPlatformQuestion(
  ...words: Parameters<typeof createCommand>
): Command<[], PlatformOptions> {
  return createCommand(...words)
    .requiredOption("--platform <url>", "URL of the platform, such as https://app.example")
    .requiredOption("--webhook <id>", "id of the webhook", parseInteger(1))
    .requiredOption("--token-env <name>", "environment variable that holds a token of the platform");
}

/** Rows of a page. */
const PAGE = 100;
/** Maximum time and size of a response; the size allows 320 KiB for each row of a page. */
const [SECONDS, MEBIBYTES] = [30, 32];

/**
 * Creates a client of a platform's API. It does not follow redirects, so the token never reaches another host.
 *
 * @throws UsageError if the URL is not an HTTP URL or contains a user name or password, or if the token is not allowed
 * in a header.
 */
export function createPlatformClient({ platform, tokenEnv }: PlatformOptions, io: Io): PlatformClient {
  const token = readVariable("--token-env", tokenEnv, io);
  checkOptions(platform, token);
  const base = platform.replace(/\/+$/, "");
  // A login token and a personal token look alike. A rejected scheme is not tried again.
  const schemes = token.includes(" ") ? [""] : ["Token ", "Bearer "];
  const send = async (path: string, method = "GET"): Promise<PlatformResponse> => {
    const response = await request(new URL(base + path), method, schemes[0] + token, io);
    if (response.status !== 401 || schemes.length === 1) return response;
    schemes.shift();
    return send(path, method);
  };
  const ask = async (path: string): Promise<Record<string, unknown>> => {
    const found = readResponse(await send(path));
    if (typeof found === "string") throw new UnavailableError(found);
    return found;
  };
  return {
    readWebhook: async (id) => {
      const found = await ask(`/api/webhooks/${id}`);
      if (typeof found.target_url !== "string" || !Array.isArray(found.events))
        throw new UnavailableError(`${base} did not return a webhook: is it the platform?`);
      // Other values are checked where they are read.
      return found as unknown as PlatformWebhook;
    },
    async *listDeliveries(id, most = Number.POSITIVE_INFINITY) {
      for (let page = 1, rows = 0; rows < most; page++) {
        const { results, next } = await ask(`/api/webhooks/${id}/deliveries?page=${page}&page_size=${PAGE}`);
        if (!Array.isArray(results) || !results.every(isDelivery))
          throw new UnavailableError(`${base} did not return a list of deliveries: is it the platform?`);
        yield* results.slice(0, most - rows);
        rows += results.length;
        if (results.length === 0 || next === null) return;
      }
    },
    redeliver: async (id, deliveryId) => {
      const response = await send(`/api/webhooks/${id}/deliveries/${deliveryId}/redelivery`, "POST");
      if (response.status === 404) return "the platform no longer has this delivery";
      const found = readResponse(response);
      if (typeof found !== "string") return undefined;
      if (response.status === 401) throw new UnavailableError(found);
      return found;
    },
    readOrganization: async (project) => {
      const { organization } = await ask(`/api/projects/${project}`);
      return typeof organization === "number" ? organization : null;
    },
  };
}

/** @throws UsageError for options that cannot be sent in a request. The message never shows a password or the token. */
function checkOptions(platform: string, token: string): void {
  if (!/^[!-~]+(?: [!-~]+)*$/.test(token))
    throw new UsageError(
      `--token-env: the token ${token === "" ? "is empty" : "has a character that is not allowed in a header"}`,
    );
  if (/^(?:[^/]*\/\/)?[^/]*@/.test(platform))
    throw new UsageError("--platform: the URL contains a user name or password: pass a token instead");
  if (!/^https?:\/\/[^/]/i.test(platform) || !URL.canParse(platform))
    throw new UsageError(`--platform: "${platform}" is not a URL such as https://app.example`);
}

function isDelivery(row: unknown): row is PlatformDelivery {
  if (!isRecord(row)) return false;
  const { id, event, status_code: status, created_date: date } = row;
  const isStatus = status === null || typeof status === "number";
  return Number.isSafeInteger(id) && typeof event === "string" && isStatus && typeof date === "string";
}

/** The platform's response. Its text ends at the maximum size, or where the connection broke. */
interface PlatformResponse extends Pick<Response, "status" | "headers"> {
  readonly url: URL;
  readonly text: string;
  readonly isCut: boolean;
}

async function request(url: URL, method: string, Authorization: string, io: Io): Promise<PlatformResponse> {
  const limit = AbortSignal.timeout(SECONDS * 1_000);
  const signal = AbortSignal.any([limit, io.signal]);
  const sent = { Authorization, Accept: "application/vnd.cvat+json, application/json" };
  try {
    const response = await fetch(url, { method, headers: sent, signal, redirect: "manual" });
    const { status, headers } = response;
    const { body, isCut } = await readAtMost(response.body ?? Readable.from([]), MEBIBYTES * 1_048_576);
    return { url, status, headers, text: new TextDecoder().decode(body), isCut };
  } catch (cause) {
    if (io.signal.aborted) throw cause;
    const reason = limit.aborted
      ? `no response within ${SECONDS} s`
      : explainNetworkError(readProperty(cause, "cause") ?? cause, "platform");
    throw new UnavailableError(`cannot reach the platform at ${url.origin}: ${reason}`);
  }
}

/** Parses a response that must be an object. If it is not, returns the reason as a sentence without the token. */
function readResponse(response: PlatformResponse): Record<string, unknown> | string {
  const { status, headers, text, isCut } = response;
  const { origin, pathname } = response.url;
  if (status === 401 || status === 403)
    return `the platform rejects the token (${status}): it must belong to a user who may manage the webhook`;
  if (status === 404) return `the platform has no ${pathname} for this token (404)`;
  if (status >= 300 && status < 400)
    return `the platform redirects to ${headers.get("location")}: pass that URL with --platform`;
  if (status >= 400) return `the platform responded ${status} to ${pathname}: ${text.slice(0, 200)}`;
  if (isCut)
    return `the platform's response to ${pathname} was cut off, or exceeds ${MEBIBYTES} MiB or ${SECONDS} s`;
  const read = readJsonText(text || "{}");
  if (read.ok && isRecord(read.value)) return read.value;
  return `${origin} does not respond like the platform's API: check --platform`;
}
