import type { RequestData } from "#generated/internal/cases-receiver.d.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import { TIMEOUT } from "../runner/run-suite.ts";
import { type BuiltRequest, buildRequest } from "./build-request.ts";
import { converse, type Reply } from "./converse.ts";
import type { ReceiverTesteeOptions } from "./create-receiver-testee.ts";
import { explainUnreachable, type Stop } from "./explain-unreachable.ts";
import { describeAnswer } from "./judge-reply.ts";
import { readTarget } from "./read-target.ts";

/** Makes two spellings of a good ping; one must be accepted. The first is a serialiser's, so that a receiver that serialises again accepts it. */
function makePings(edition: string | undefined): readonly [RequestData, RequestData] {
  const sample = edition === undefined ? "ping" : `${edition}/ping`;
  return [{ body: { sample, set: { "/webhook/description": "preflight" } } }, { body: { sample } }];
}

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
type Ask = (data: RequestData, secret?: string) => Promise<Reply>;

/**
 * Sends a good ping before a run, and returns why a run would be useless: a wrong path, a wrong secret, a redirect,
 * something that is not a receiver, or no answer. Undefined if the ping is accepted.
 *
 * @throws TargetError for an address that cannot be used or is not allowed.
 */
export async function preflight(options: ReceiverTesteeOptions): Promise<Stop | undefined> {
  const { timeout = TIMEOUT, secret } = options;
  const url = readTarget(options.url, options.allowRemote);
  const ask = createAsk(url, options);
  const [compact, other] = makePings(options.edition);
  let reply: Reply;
  try {
    reply = await ask(compact);
    if (isTaken(reply)) return undefined;
    if (!("failure" in reply) && isTaken(await ask(other))) return undefined;
  } catch (cause) {
    return explainUnreachable(cause, url);
  }
  if ("failure" in reply) return explainSilence(reply, timeout, url);
  return explainAnswer(reply, url, await findHabit(reply, ask, { secret, compact }));
}

function isTaken(reply: Reply): boolean {
  return "answer" in reply && reply.answer.status === 200;
}

function createAsk(url: URL, options: ReceiverTesteeOptions): Ask {
  const { secret, timeout = TIMEOUT, headers = [], ca } = options;
  return async (data, key = secret) => {
    const settings = { url, secret: key, limit: 65_536, keep: false, headers };
    const request: BuiltRequest = buildRequest(data, settings);
    const signal = AbortSignal.timeout(timeout + 1_000);
    const [reply] = await converse([request], "own", { url, ca, signal, timeout });
    return assertDefined(reply, "reply");
  };
}

/** Finds out which other signature is accepted by a receiver that rejects the right one. */
async function findHabit(
  reply: Reply,
  ask: Ask,
  { secret, compact }: { readonly secret: string; readonly compact: RequestData },
): Promise<string | undefined> {
  if (!("answer" in reply) || ![400, 401, 403, 422].includes(reply.answer.status)) return undefined;
  try {
    for (const [meaning, change] of slips) {
      const other = change(secret);
      if (other !== secret && other !== "" && isTaken(await ask(compact, other)))
        return `it takes the secret ${meaning}: its secret and the one given here differ`;
    }
    for (const [meaning, signature] of habits)
      if (isTaken(await ask({ ...compact, signature }))) return `it ${meaning}`;
    const ascii: RequestData = { body: { bytes: [{ text: '{"event":"ping"}' }] } };
    if (isTaken(await ask(ascii)))
      return "it takes a ping without letters beyond ASCII: it decodes the body before it verifies";
  } catch {
    // This finds out more than is needed.
  }
  return undefined;
}

function explainSilence(reply: Extract<Reply, { failure: string }>, timeout: number, url: URL): Stop {
  if (reply.isLate)
    return {
      problem: `${url.host} accepts connections and gave a good ping no answer within ${timeout} ms`,
      hints: [
        "the receiver works before it answers: answer 200 first, and work then",
        "it hangs, or waits for something that is not there: look at its log",
        "another program listens at this port",
        "it is slow to start: try again, or give it more time with --timeout",
      ],
    };
  return {
    problem: `a good ping got no answer of HTTP: ${reply.failure}`,
    hints: [
      ...(url.protocol === "http:" ? ["this port may speak HTTPS: use https://"] : []),
      "something else than an HTTP server listens at this port",
      "the receiver ends connections by itself: look at its log",
    ],
  };
}

/** What a status says about a good ping; the first row that fits. */
const meanings: readonly (readonly [RegExp, ...hints: string[]])[] = [
  [/^2/, "it takes deliveries with another status than 200: answer 200 (W5.1.5), whatever is done later"],
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
    "a gateway before the receiver wants credentials: pass them with --header",
    "where 401 is how the receiver refuses a wrong signature, the source has 403",
  ],
  [
    /^403/,
    "the secret here is not the receiver's: compare the lengths of both, and look for quotes or a line feed",
    "the receiver verifies something else than the raw body: a parsed and serialised one, or a decoded text",
    "a gateway or a check against forged requests (CSRF) answers before the receiver: exempt the path",
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

function explainAnswer(
  reply: Extract<Reply, { answer: unknown }>,
  url: URL,
  habit: string | undefined,
): Stop {
  const { status, headers } = reply.answer;
  const [, ...found] = meanings.find(([pattern]) => pattern.test(String(status))) ?? [];
  const places = { "{path}": url.pathname, "{location}": headers.get("location") ?? "nowhere" };
  const fill = (hint: string): string =>
    Object.entries(places).reduce((text, [name, place]) => text.replace(name, () => place), hint);
  return {
    problem: `a good ping, rightly signed, was answered ${describeAnswer(reply)}; expected 200`,
    hints: [...(habit === undefined ? [] : [habit]), ...found.map(fill)],
  };
}
