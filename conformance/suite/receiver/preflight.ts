import type { RequestData } from "#generated/internal/cases-receiver.d.ts";
import { sourceEdition } from "#src/diagnostics/editions.ts";
import { readErrorDetails } from "#src/util/error-details.ts";
import { explainNetworkError } from "#src/util/network-error.ts";
import { TIMEOUT } from "../run-suite.ts";
import { buildRequest } from "./build-request.ts";
import { describeResponse, leastLimit, type ReceiverUnderTestOptions } from "./create-receiver-under-test.ts";
import { exchange, type Outcome, type Response } from "./exchange.ts";
import { readTarget } from "./read-target.ts";

/**
 * Two formats of a valid ping, one of which must be accepted. The first is a serializer's format, so a receiver that
 * serializes the body again accepts it.
 */
const pings: readonly [RequestData, RequestData] = [
  { body: { sample: "ping", set: { "/webhook/description": "preflight" } } },
  { body: { sample: "ping" } },
];

/** Requests that a receiver may accept instead of the correct one, some with another secret, and what each shows. */
const habits: readonly (readonly [habit: string, RequestData, change?: (secret: string) => string])[] = [
  ["accepts the secret without the white space around it", {}, (secret) => secret.trim()],
  ["accepts the secret with a line feed at its end", {}, (secret) => `${secret}\n`],
  ["accepts the secret in quotes", {}, (secret) => `"${secret}"`],
  ["accepts the secret in lower case", {}, (secret) => secret.toLowerCase()],
  ["accepts the secret cut at 64 characters", {}, (secret) => secret.slice(0, 64)],
  ["accepts the bare digest: it does not expect sha256= before it", { signature: { lines: ["{hex}"] } }],
  [
    "accepts X-Hub-Signature-256: it expects another platform's header",
    { signature: { name: "X-Hub-Signature-256" } },
  ],
  ["accepts X-Signature: it expects a different header", { signature: { name: "X-Signature" } }],
  ["accepts the digest in base64", { signature: { lines: ["sha256={base64}"] } }],
  ["accepts an HMAC with SHA-1", { signature: { lines: ["sha1={hex}"], algorithm: "sha1" } }],
  [
    "accepts only a ping in pure ASCII: it decodes the body before it verifies the signature",
    { body: { bytes: [{ text: '{"event":"ping"}' }] } },
  ],
];

/** Sends one signed request to the receiver. */
type Ask = (data: RequestData, secret?: string) => Promise<Outcome>;

/**
 * Sends a valid ping before a run, and returns why the run would be useless: a wrong path, a wrong secret, a redirect,
 * a program that is not a receiver, or no response. Returns undefined if the ping is accepted.
 *
 * @throws TargetError for a URL that cannot be used or is not allowed.
 */
export async function preflight(options: ReceiverUnderTestOptions): Promise<Stop | undefined> {
  const { timeout = TIMEOUT, secret, ca, edition = sourceEdition("webhook") } = options;
  const url = readTarget(options.url, options.allowRemote);
  const ask: Ask = async (data, key = secret) => {
    const built = buildRequest(data, { url, secret: key, limit: leastLimit, edition, keep: false });
    const signal = AbortSignal.timeout(timeout + 1_000);
    const [outcome] = await exchange([built], "own", { url, ca, signal, timeout });
    return outcome ?? { failure: "nothing" };
  };
  const [compact, other] = pings;
  try {
    const outcome = await ask(compact);
    if (isAccepted(outcome)) return undefined;
    if ("failure" in outcome) return explainSilence(outcome, timeout, url);
    if (isAccepted(await ask(other))) return undefined;
    return explainResponse(outcome.response, url, await findHabit(outcome.response, ask, secret));
  } catch (cause) {
    return explainUnreachable(cause, url);
  }
}

function isAccepted(outcome: Outcome): boolean {
  return "response" in outcome && outcome.response.status === 200;
}

/** Finds out which other signature a receiver accepts if it rejects the correct one. */
async function findHabit({ status }: Response, ask: Ask, secret: string): Promise<string | undefined> {
  if (![400, 401, 403, 422].includes(status)) return undefined;
  const [compact] = pings;
  try {
    for (const [habit, data, change] of habits) {
      const other = change?.(secret) ?? secret;
      const isAsked = change === undefined || (other !== secret && other !== "");
      if (isAsked && isAccepted(await ask({ ...compact, ...data }, other)))
        return `it ${habit}${change === undefined ? "" : ": its secret differs from the one given here"}`;
    }
  } catch {
    // The other request only improves the explanation.
  }
  return undefined;
}

function explainSilence(
  { failure, isLate }: Extract<Outcome, { failure: string }>,
  timeout: number,
  { host, protocol }: URL,
): Stop {
  if (isLate)
    return {
      problem: `${host} accepts connections but did not respond to a valid ping within ${timeout} ms`,
      hints: [
        "the receiver handles the delivery before it responds: respond 200 first, then handle it",
        "it hangs, or waits for something unavailable: look at its log",
        "another program listens on this port",
      ],
    };
  const hints = [
    "this port may speak HTTPS: use https://",
    "something other than an HTTP server listens on this port",
    "the receiver closes connections: look at its log",
  ];
  return {
    problem: `a valid ping got no HTTP response: ${failure}`,
    hints: protocol === "http:" ? hints : hints.slice(1),
  };
}

/** What each status of a response to a valid ping means; the first matching row applies. */
const meanings: readonly (readonly [RegExp, ...hints: string[]])[] = [
  [/^2/, "it accepts deliveries with a status other than 200: respond 200 (W5.1.5), whatever happens later"],
  [
    /^3/,
    "it redirects to {location}: pass that URL; senders do not follow redirects",
    "the path lacks a trailing slash, or should not have one",
  ],
  [/^(?:404|410)/, "nothing is served at {path}: the path of --url is wrong"],
  [/^405/, "{path} does not accept POST: the path of --url is wrong"],
  [
    /^40[13]/,
    "the secret here is not the receiver's: compare the lengths of both, and look for quotes or a line feed",
    "the receiver verifies something other than the raw body: a parsed and serialized one, or decoded text",
    "a gateway in front of the receiver requires credentials, or checks for forged requests (CSRF): exempt the path",
  ],
  [
    /^(?:400|422)/,
    "the receiver parses the body before it verifies the signature, or expects other payloads",
    "this port speaks HTTPS: use https://",
  ],
  [/^413/, "its limit, or a proxy's, is lower than the length of a ping"],
  [/^415/, "it accepts a media type other than application/json"],
  [/^426|^505/, "it does not speak HTTP/1.1"],
  [/^429/, "it has a rate limit: disable it for the test"],
  [/^5/, "the receiver, or a proxy that cannot reach it, fails on a valid ping: look at its log"],
];

function explainResponse(response: Response, url: URL, habit: string | undefined): Stop {
  const [, ...found] = meanings.find(([pattern]) => pattern.test(String(response.status))) ?? [];
  const { location = "nowhere" } = response.headers;
  const hints = found.map((hint) =>
    hint.replace("{path}", () => url.pathname).replace("{location}", () => location),
  );
  return {
    problem: `a valid, correctly signed ping got ${describeResponse(response)}; expected 200`,
    hints: [...(habit === undefined ? [] : [habit]), ...hints],
  };
}

/** The reason why every case would fail, and what to do. */
interface Stop {
  /** What was received, as a phrase without a full stop. */
  readonly problem: string;
  /** The likely causes and what to check, the most likely first. */
  readonly hints: readonly string[];
}

/** Explains why a receiver cannot be reached, based on the socket error. */
function explainUnreachable(cause: unknown, url: URL): Stop {
  const isRefused = readErrorDetails(cause).code === "ECONNREFUSED";
  const hint = "the receiver listens on another port or address: 127.0.0.1, ::1 and localhost may differ";
  return {
    problem: `${url.host} cannot be reached: ${explainNetworkError(cause)}`,
    hints: isRefused ? [hint] : [],
  };
}
