import type { RequestData } from "#generated/internal/cases-receiver.d.ts";
import { readErrorDetails } from "#src/util/error-details.ts";
import { sourceEdition } from "../editions.ts";
import { TIMEOUT } from "../run-suite.ts";
import { buildRequest } from "./build-request.ts";
import { describeResponse, leastLimit, type ReceiverUnderTestOptions } from "./create-receiver-under-test.ts";
import { exchange, type Outcome, type Response } from "./exchange.ts";
import { readTarget } from "./read-target.ts";

/** Makes two spellings of a good ping; one must be accepted. The first is a serialiser's, so that a receiver that serialises again accepts it. */
const pings: readonly [RequestData, RequestData] = [
  { body: { sample: "ping", set: { "/webhook/description": "preflight" } } },
  { body: { sample: "ping" } },
];

/** What may be wrong with the secret here, and the secret that the receiver would then have. */
const slips: readonly (readonly [meaning: string, change: (secret: string) => string])[] = [
  ["without the white space around it", (secret) => secret.trim()],
  ["with a line feed at its end", (secret) => `${secret}\n`],
  ["in quotes", (secret) => `"${secret}"`],
  ["in lower case", (secret) => secret.toLowerCase()],
  ["cut at 64 characters", (secret) => secret.slice(0, 64)],
];

/** Signatures of other senders, which a receiver may have been written for. */
const habits: readonly (readonly [meaning: string, signature: NonNullable<RequestData["signature"]>])[] = [
  ["takes the bare digest: it does not expect sha256= before it", { lines: ["{hex}"] }],
  ["takes X-Hub-Signature-256: it looks for another platform's header", { name: "X-Hub-Signature-256" }],
  ["takes X-Signature: it looks for another header", { name: "X-Signature" }],
  ["takes the digest in base64", { lines: ["sha256={base64}"] }],
  ["takes an HMAC with SHA-1", { lines: ["sha1={hex}"], algorithm: "sha1" }],
];

/** Sends one request to the receiver, signed with a secret. */
type Ask = (data: RequestData, secret?: string) => Promise<Outcome>;

/**
 * Sends a good ping before a run, and returns why a run would be useless: a wrong path, a wrong secret, a redirect, something that
 * is not a receiver, or no response. Undefined if the ping is accepted.
 *
 * @throws TargetError for an address that cannot be used or is not allowed.
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

/** Finds out which other signature is accepted by a receiver that rejects the right one. */
async function findHabit({ status }: Response, ask: Ask, secret: string): Promise<string | undefined> {
  if (![400, 401, 403, 422].includes(status)) return undefined;
  const [compact] = pings;
  try {
    for (const [meaning, change] of slips) {
      const other = change(secret);
      if (other !== secret && other !== "" && isAccepted(await ask(compact, other)))
        return `it takes the secret ${meaning}: its secret and the one given here differ`;
    }
    for (const [meaning, signature] of habits)
      if (isAccepted(await ask({ ...compact, signature }))) return `it ${meaning}`;
    const ascii: RequestData = { body: { bytes: [{ text: '{"event":"ping"}' }] } };
    if (isAccepted(await ask(ascii)))
      return "it takes a ping without letters beyond ASCII: it decodes the body before it verifies";
  } catch {
    // This finds out more than is needed.
  }
  return undefined;
}

function explainSilence(
  { failure, isLate }: Extract<Outcome, { failure: string }>,
  timeout: number,
  url: URL,
): Stop {
  if (isLate)
    return {
      problem: `${url.host} accepts connections and gave a good ping no response within ${timeout} ms`,
      hints: [
        "the receiver works before it responds: respond 200 first, and work then",
        "it hangs, or waits for something that is not there: look at its log",
        "another program listens on this port",
      ],
    };
  return {
    problem: `a good ping got no HTTP response: ${failure}`,
    hints: [
      ...(url.protocol === "http:" ? ["this port may speak HTTPS: use https://"] : []),
      "something else than an HTTP server listens on this port",
      "the receiver closes connections by itself: look at its log",
    ],
  };
}

/** What a status says about a good ping; the first row that fits. */
const meanings: readonly (readonly [RegExp, ...hints: string[]])[] = [
  [/^2/, "it accepts deliveries with another status than 200: respond 200 (W5.1.5), whatever is done later"],
  [
    /^3/,
    "it redirects to {location}: give that address; a sender follows no redirect",
    "a slash at the end of the path is missing or too much",
  ],
  [/^(?:404|410)/, "nothing is served at {path}: the path of --url is wrong"],
  [/^405/, "{path} takes no POST: the path of --url is wrong"],
  [
    /^401/,
    "the secret here is not the receiver's: compare the lengths of both, and look for quotes or a line feed",
    "a gateway before the receiver wants credentials",
    "where 401 is how the receiver rejects a wrong signature, the source has 403",
  ],
  [
    /^403/,
    "the secret here is not the receiver's: compare the lengths of both, and look for quotes or a line feed",
    "the receiver verifies something else than the raw body: a parsed and serialised one, or a decoded text",
    "a gateway or a check against forged requests (CSRF) responds before the receiver: exempt the path",
  ],
  [
    /^(?:400|422)/,
    "the receiver parses the body before it verifies, or expects other payloads",
    "this port speaks HTTPS: use https://",
  ],
  [/^413/, "its limit, or that of a proxy before it, is below the length of a ping"],
  [/^415/, "it takes another media type than application/json"],
  [/^426|^505/, "it speaks another version of HTTP than 1.1"],
  [/^429/, "it limits the rate: lift that for the test"],
  [/^5/, "the receiver, or a proxy that cannot reach it, fails at a good ping: look at its log"],
];

function explainResponse(response: Response, url: URL, habit: string | undefined): Stop {
  const [, ...found] = meanings.find(([pattern]) => pattern.test(String(response.status))) ?? [];
  const { location = "nowhere" } = response.headers;
  const hints = found.map((hint) =>
    hint.replace("{path}", () => url.pathname).replace("{location}", () => location),
  );
  return {
    problem: `a good ping, rightly signed, got ${describeResponse(response)}; expected 200`,
    hints: [...(habit === undefined ? [] : [habit]), ...hints],
  };
}

/** Why a run would only repeat one mistake, and what to do. */
interface Stop {
  /** What was received, in a phrase without full stop. */
  readonly problem: string;
  /** The likely causes, and what to check, the likeliest first. */
  readonly hints: readonly string[];
}

type Meaning = readonly [problem: string, ...hints: string[]];

const speaksHttp: Meaning = ["{host} does not speak HTTPS", "this port speaks HTTP: use http://"];

/** What errors of sockets and TLS mean, by code, and what to do. */
const socketMeanings: Readonly<Record<string, Meaning>> = {
  ECONNREFUSED: [
    "nothing listens at {host}",
    "the receiver is not running, or at another port",
    "it listens at another address: 127.0.0.1, ::1 and localhost may differ",
  ],
  ECONNRESET: ["{host} ended the connection", "something else than this receiver listens there"],
  ENOTFOUND: ["there is no host {host}", "the name in the URL is wrong, or is not known here"],
  EAI_AGAIN: ["the name {host} cannot be looked up", "there is no network, or no name server"],
  ETIMEDOUT: ["{host} does not answer", "a firewall drops connections, or the address is wrong"],
  EHOSTUNREACH: ["{host} cannot be reached", "the address is wrong, or there is no route to it"],
  EPROTO: speaksHttp,
  ERR_SSL_WRONG_VERSION_NUMBER: speaksHttp,
  ERR_SSL_PACKET_LENGTH_TOO_LONG: speaksHttp,
  DEPTH_ZERO_SELF_SIGNED_CERT: ["the certificate of {host} is self-signed", "pass the certificate with --ca"],
  SELF_SIGNED_CERT_IN_CHAIN: [
    "the certificate of {host} comes from an authority that is not known here",
    "pass the authority with --ca",
  ],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: [
    "the certificate of {host} cannot be verified",
    "the server does not send its whole chain; or pass the authority with --ca",
  ],
  CERT_HAS_EXPIRED: ["the certificate of {host} has expired", "renew it"],
  ERR_TLS_CERT_ALTNAME_INVALID: [
    "the certificate of {host} is for another name",
    "use the name that the certificate has",
  ],
};

/** Explains why a receiver cannot be reached, from the error of the socket. */
function explainUnreachable(cause: unknown, url: URL): Stop {
  const { code, message } = readErrorDetails(cause);
  const meaning = socketMeanings[findCode(code, message)];
  if (meaning === undefined)
    return { problem: `${url.host} cannot be reached: ${message || code}`, hints: [] };
  const [problem, ...hints] = meaning;
  return { problem: problem.replace("{host}", () => url.host), hints };
}

/** Finds the code of an error. For a name with several addresses it is in the message only, and so is OpenSSL's. */
function findCode(code: string, message: string): string {
  if (Object.hasOwn(socketMeanings, code)) return code;
  if (/wrong version number|packet length too long|http request/i.test(message)) return "EPROTO";
  return Object.keys(socketMeanings).find((one) => message.includes(one)) ?? code;
}
