import type { ReceiverCase } from "#generated/internal/cases-receiver.d.ts";
import { readErrorDetails } from "#src/util/error-details.ts";
import type { WireEntry } from "../runner/outcome.ts";
import { type Testee, TIMEOUT } from "../runner/run-suite.ts";
import { UnreachableError } from "../runner/unreachable-error.ts";
import { openConnection } from "./connection.ts";
import { type Conversation, type ConversationSettings, holdConversation } from "./hold-conversation.ts";
import type { Judgement, RefusalPolicy } from "./judge-reply.ts";
import { readTarget } from "./read-target.ts";

/** A receiver to test, and how to test it. */
export interface ReceiverTesteeOptions {
  /** Where the receiver takes deliveries. */
  readonly url: string;
  /** The receiver's secret. Never shown. */
  readonly secret: string;
  /** Whether the receiver rejects signed deliveries that are invalid (`strict`) or accepts them. Default: `tolerant`. */
  readonly mode?: "strict" | "tolerant";
  /** Later edition of the receiver: the ping before a run belongs to it. Default: that of the source document. */
  readonly edition?: string;
  /** The most bytes that the receiver accepts, 64 KiB at least. Default: 10 MiB (W-answer). */
  readonly limit?: number;
  /** Whether to send to other machines than this one. Default: `false`. */
  readonly allowRemote?: boolean;
  /** Varies the order and spelling of the payloads. Default: they are sent as they are. */
  readonly seed?: number;
  /** Certificate authority in PEM, for `https:`. Default: those of the runtime. */
  readonly ca?: string;
  /** Milliseconds for the first connection and for each answer. Default: 10,000. */
  readonly timeout?: number;
  /** Header lines of every request, for gateways. Never shown. Default: none. */
  readonly headers?: readonly (readonly [name: string, value: string])[];
  /** How to judge the status of a rejection (W-status). Default: `reading`. */
  readonly refusal?: RefusalPolicy;
}

const MEBIBYTE = 1_048_576;

/** The lowest limit that a receiver can be tested with: below it, bodies of good deliveries would exceed it. */
export const leastLimit = 65_536;

/**
 * Connects to a receiver and makes a testee of it (protocol/receiver.md).
 *
 * @throws TargetError for an address that cannot be used or is not allowed.
 * @throws UnreachableError if nothing listens.
 * @throws TypeError for an empty secret, which signs nothing (W5.1.1); RangeError for a limit under 65,536 bytes.
 */
export async function createReceiverTestee(options: ReceiverTesteeOptions): Promise<Testee<ReceiverCase>> {
  const {
    secret,
    mode = "tolerant",
    limit = 10 * MEBIBYTE,
    ca,
    seed,
    timeout = TIMEOUT,
    headers = [],
  } = options;
  if (secret === "") throw new TypeError("cannot use an empty secret");
  if (!(limit >= leastLimit))
    throw new RangeError(`cannot test with a limit of ${limit} bytes: expected ${leastLimit} at least`);
  const url = readTarget(options.url, options.allowRemote);
  await reach(url, ca, AbortSignal.timeout(timeout));
  return {
    // The query may contain a token.
    name: `${url.origin}${url.pathname}`,
    // The ping after the case is one more.
    countAnswers: ({ before = [] }) => before.length + 2,
    decide: async (testCase, { signal, trace }) => {
      if (testCase.mode !== undefined && testCase.mode !== mode)
        return { status: "skipped", reason: `for a ${testCase.mode} receiver (--mode ${testCase.mode})` };
      const settings = {
        url,
        secret,
        limit,
        ca,
        seed: seed === undefined ? undefined : mixSeed(seed, testCase.id),
        signal,
        trace,
        timeout,
        headers,
        refusal: options.refusal,
      };
      const { fault, note } = await holdConversation(planConversation(testCase), settings);
      const sample = options.edition === undefined ? "ping" : `${options.edition}/ping`;
      const wrong = fault ?? (await checkAfter({ id: testCase.id, sample }, settings));
      if (wrong !== undefined) return { status: "failed", ...wrong };
      return { status: "passed", ...(note !== undefined && { note }) };
    },
    close: async () => {},
  };
}

async function reach(url: URL, ca: string | undefined, signal: AbortSignal): Promise<void> {
  try {
    (await openConnection(url, { signal, ca })).close();
  } catch (cause) {
    throw new UnreachableError(`cannot reach ${url.origin}: ${readErrorDetails(cause).message}`);
  }
}

function planConversation({ before = [], connection = "own", ...last }: ReceiverCase): Conversation {
  return { requests: [...before, last], sharing: connection, level: last.level };
}

/**
 * Sends a good ping after a case: whatever the case did to the receiver, it must accept the next delivery. The ping is
 * spelt as serialisers spell, and differs from every other ping of the run, so that only the case can make it fail. The wire of
 * the case shows the ping only if it fails.
 */
async function checkAfter(
  { id, sample }: { readonly id: string; readonly sample: string },
  settings: ConversationSettings,
): Promise<Judgement["fault"]> {
  const body = { sample, set: { "/webhook/description": `after ${id}` } };
  const requests = [{ expect: "accepted", request: { body } }] as const;
  const ping: Conversation = { requests, sharing: "own", level: "document" };
  const wire: [WireEntry["direction"], string][] = [];
  const trace = (...entry: (typeof wire)[number]): void => void wire.push(entry);
  const { fault } = await holdConversation(ping, { ...settings, trace }).catch(
    (cause: NodeJS.ErrnoException): Judgement => ({
      fault: {
        expected: "200",
        received: cause.code === "ECONNREFUSED" ? "nothing listens any more" : cause.message,
        kind: "broke",
      },
    }),
  );
  if (fault === undefined) return undefined;
  for (const entry of wire) settings.trace(...entry);
  return { ...fault, expected: `${fault.expected} to a good ping after the case`, kind: "broke" };
}

/** A case gets the same payload, no matter which cases run before it. */
function mixSeed(seed: number, id: string): number {
  return [...id].reduce((mixed, unit) => Math.imul(mixed, 31) + unit.charCodeAt(0), seed);
}
