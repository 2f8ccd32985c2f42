import type { AnswerData, ReceiverCase, RequestData } from "#generated/internal/cases-receiver.d.ts";
import { sourceEdition } from "#src/diagnostics/editions.ts";
import { readErrorDetails } from "#src/util/error-details.ts";
import type { FailureKind, Level, VerifyResult, WireEntry } from "../case-result.ts";
import { type CaseContext, type ImplementationUnderTest, TIMEOUT } from "../run-suite.ts";
import { blot } from "../sender/secret-forms.ts";
import { buildRequest } from "./build-request.ts";
import { exchange, type Outcome, type Response, type Sharing } from "./exchange.ts";
import { readTarget } from "./read-target.ts";
import { escapeControls, showBytes } from "./show-bytes.ts";

/** A receiver to test, and how to test it. */
export interface ReceiverUnderTestOptions {
  /** URL of the receiver. */
  readonly url: string;
  /** The receiver's secret. Never shown. */
  readonly secret: string;
  /** Edition of the deliveries. Default: that of the source document. */
  readonly edition?: string;
  /** Maximum size of a body that the receiver accepts, in bytes; at least 64 KiB. Default: 10 MiB (W-answer). */
  readonly limit?: number;
  /** Whether to allow other machines as targets. Default: `false`. */
  readonly allowRemote?: boolean;
  /** Varies the order and formatting of the payloads. Default: they are sent unchanged. */
  readonly seed?: number | undefined;
  /** Certificate authority in PEM, for `https:`. Default: the runtime's authorities. */
  readonly ca?: string;
  /** Milliseconds to wait for one response. Default: 10,000. */
  readonly timeout?: number;
}

/** The lowest limit that a receiver can have in a test; some valid deliveries would exceed a lower one. */
export const leastLimit = 65_536;

/** A request and its expected response. */
type Asked = AnswerData & { readonly request?: RequestData };

/** Settings for all requests in a run. */
interface Settings
  extends Required<Pick<ReceiverUnderTestOptions, "secret" | "limit" | "edition" | "timeout">>,
    CaseContext {
  readonly url: URL;
  readonly ca: string | undefined;
  readonly seed: number | undefined;
}

/**
 * Creates an implementation under test from a receiver at a URL (conformance/protocol/receiver.md).
 *
 * @throws TargetError for a URL that cannot be used or is not allowed; TypeError for an empty secret, which cannot sign
 * (W5.1.1); RangeError for a limit below 65,536 bytes.
 */
export async function createReceiverUnderTest(
  options: ReceiverUnderTestOptions,
): Promise<ImplementationUnderTest<ReceiverCase>> {
  const {
    secret,
    limit = 10_485_760,
    ca,
    seed,
    timeout = TIMEOUT,
    edition = sourceEdition("webhook"),
  } = options;
  if (secret === "") throw new TypeError("cannot use an empty secret");
  if (!(limit >= leastLimit))
    throw new RangeError(`cannot test with a limit of ${limit} bytes: expected at least ${leastLimit}`);
  const url = readTarget(options.url, options.allowRemote);
  return {
    // The query may contain a token, so it is not shown.
    name: `${url.origin}${url.pathname}`,
    // The ping after the case adds one.
    countResponses: ({ before = [] }) => before.length + 2,
    async verify(testCase, context) {
      const own = seed === undefined ? undefined : mixSeed(seed, testCase.id);
      const settings = { url, secret, limit, edition, ca, timeout, seed: own, ...context };
      const { before = [], connection: sharing = "own", ...last } = testCase;
      const { issue, note } = await runExchange([...before, last], sharing, last.level, settings);
      const wrong = issue ?? (await pingAfter(testCase.id, settings));
      if (wrong !== undefined) return { status: "failed", ...wrong };
      return { status: "passed", ...(note !== undefined && { note }) };
    },
    close: async () => {},
  };
}

/** Sends the requests of an exchange, traces them and checks each response. Returns the first issue and the first note. */
async function runExchange(
  requests: readonly Asked[],
  sharing: Sharing,
  level: Level,
  settings: Settings,
): Promise<CheckedResponse> {
  const keep = sharing === "kept" || sharing === "pipelined";
  const built = requests.map(({ request = {} }) => buildRequest(request, { ...settings, keep }));
  // A receiver may reveal more than it should, but neither a trace nor a terminal repeats it.
  const mask = (text: string): string => blot(escapeControls(text), [settings.secret]);
  for (const { shown } of built) settings.trace("sent", escapeControls(shown));
  const outcomes = await exchange(built, sharing, settings);
  for (const outcome of outcomes) settings.trace("received", mask(showOutcome(outcome)));
  let noted: CheckedResponse = {};
  for (const [index, data] of requests.entries()) {
    const [outcome, one] = [outcomes[index], built[index]];
    if (outcome === undefined || one === undefined) continue;
    const { issue, note } = checkResponse(data, outcome, one.digest, level);
    if (note !== undefined) noted = { note: noted.note ?? mask(note) };
    const which = requests.length === 1 ? "" : ` to request ${index + 1} of ${requests.length}`;
    if (issue !== undefined)
      return { issue: { ...issue, expected: `${issue.expected}${which}`, received: mask(issue.received) } };
  }
  return noted;
}

/**
 * Sends a valid ping after a case. Whatever the case did, the receiver must accept the next delivery. The ping differs
 * from all others in the run, so only the case can make it fail. The trace only contains the ping if it fails.
 */
async function pingAfter(id: string, settings: Settings): Promise<CheckedResponse["issue"]> {
  const body = { sample: "ping", set: { "/webhook/description": `after ${id}` } };
  const requests: readonly Asked[] = [{ expect: "accepted", request: { body } }];
  const wire: [WireEntry["direction"], string][] = [];
  const trace = (...entry: (typeof wire)[number]): void => void wire.push(entry);
  const { issue } = await runExchange(requests, "own", "document", { ...settings, trace }).catch(
    (cause: unknown): CheckedResponse => {
      const { code, message } = readErrorDetails(cause);
      const received = code === "ECONNREFUSED" ? "nothing is listening anymore" : message;
      return { issue: { expected: "200", received, kind: "broke" } };
    },
  );
  if (issue === undefined) return undefined;
  for (const entry of wire) settings.trace(...entry);
  return { ...issue, expected: `${issue.expected} to a valid ping after the case`, kind: "broke" };
}

/** A case gets the same payload, whichever cases run before it. */
function mixSeed(seed: number, id: string): number {
  return [...id].reduce((mixed, unit) => Math.imul(mixed, 31) + unit.charCodeAt(0), seed);
}

function showOutcome(outcome: Outcome): string {
  return "failure" in outcome
    ? `(${outcome.failure})`
    : `${outcome.response.head}${showBytes(outcome.response.body)}`;
}

/** An issue with a response. */
type ResponseIssue = Omit<Extract<VerifyResult, { status: "failed" }>, "status">;

/** The result of a request: an issue, a note on a rejection whose status differs from the contract's, or neither. */
interface CheckedResponse {
  readonly issue?: ResponseIssue;
  readonly note?: string;
}

/** Maximum size of a short response text, in bytes (W5.1.5). */
const SHORT = 1_024;

/**
 * Checks the outcome of a request. If the source document does not specify the status of a rejection, any 4xx is
 * accepted, and a note states the expected one (W-status).
 */
function checkResponse(data: AnswerData, outcome: Outcome, digest: string, level: Level): CheckedResponse {
  const { expect, status: allowed = [], silent, text } = data;
  const statuses = expect === "refused" ? allowed : [200, ...(expect === "either" ? allowed : [])];
  const expected = [...statuses, ...(silent ? ["no response"] : [])].join(" or ");
  if ("failure" in outcome) {
    const { failure: received, isLate } = outcome;
    if (silent && !isLate) return {};
    return { issue: { expected, received, kind: "broke", ...(isLate && { isLate }) } };
  }
  const { response } = outcome;
  const { status, body } = response;
  const received = describeResponse(response);
  const isRejected = status >= 400 && status < 500;
  const isExcused = expect !== "accepted" && isRejected && level !== "document";
  if (!statuses.includes(status) && !isExcused)
    return {
      issue: { expected, received, kind: classifyFailure(expect, status, isRejected), httpStatus: status },
    };
  if (expect !== "accepted" && isRejected && tellsDigest(response, digest)) return { issue: leak };
  if (!statuses.includes(status)) return { note: `rejected with ${received}; expected ${expected}` };
  if (!text || isShortText(body)) return {};
  const length = `${body.length} bytes`;
  return { issue: { expected: `text of 1 to ${SHORT} bytes`, received: length, kind: "broke" } };
}

function classifyFailure(expect: AnswerData["expect"], status: number, isRejected: boolean): FailureKind {
  if (status >= 500) return "broke";
  if (expect === "accepted") return isRejected ? "rejected" : "broke";
  return isRejected ? "otherwise" : "accepted";
}

/** An attacker who learns the correct digest of any body, in any format, can forge a delivery. */
const leak: ResponseIssue = {
  expected: "a rejection that does not reveal the signature",
  received: "the correct digest in the response",
  kind: "accepted",
  leaks: true,
};

function tellsDigest({ head, body }: Response, digest: string): boolean {
  const text = `${head}${body.toString("latin1")}`;
  const bytes = Buffer.from(digest, "hex");
  const base64 = bytes.toString("base64").replace(/=+$/, "");
  return (
    text.toLowerCase().includes(digest) || text.includes(base64) || text.includes(bytes.toString("base64url"))
  );
}

/** Describes a response in one line. */
export function describeResponse({ head }: Response): string {
  const [line = ""] = head.split("\r\n");
  return line.replace(/^HTTP\/\d\.\d /, "").trim();
}

function isShortText(body: Uint8Array): boolean {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(body).trim() !== "" && body.length <= SHORT;
  } catch {
    return false;
  }
}
