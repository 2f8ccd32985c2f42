import type { AnswerData, RequestData } from "#generated/internal/cases-receiver.d.ts";
import { itemAt } from "#src/util/item-at.ts";
import type { CaseContext } from "../runner/run-suite.ts";
import type { Level } from "../runner/suite-case.ts";
import { type BuiltRequest, buildRequest } from "./build-request.ts";
import { converse, type Reply, type Sharing } from "./converse.ts";
import { type Judgement, judgeReply, type RefusalPolicy } from "./judge-reply.ts";
import { escapeControls, showBytes } from "./show-bytes.ts";

/** Several requests with their expected answers, and how they share connections. */
export interface Conversation {
  readonly requests: readonly (AnswerData & { readonly request?: RequestData })[];
  readonly sharing: Sharing;
  readonly level: Level;
}

/** The other side of a conversation. */
export interface ConversationSettings extends CaseContext {
  readonly url: URL;
  readonly secret: string;
  readonly limit: number;
  readonly ca: string | undefined;
  readonly seed: number | undefined;
  /** Milliseconds for one answer. */
  readonly timeout: number;
  /** Header lines of every request, for gateways; a trace does not show their values. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly refusal: RefusalPolicy | undefined;
}

/**
 * Holds a conversation, traces it and judges each reply. Returns the first fault and the first note.
 *
 * @throws the error of the socket if no connection opens.
 */
export async function holdConversation(
  { requests, sharing, level }: Conversation,
  settings: ConversationSettings,
): Promise<Judgement> {
  const keep = sharing === "kept" || sharing === "pipelined";
  const built = requests.map(({ request = {} }) => buildRequest(request, { ...settings, keep }));
  const mask = createMask(built, settings.secret);
  for (const { shown } of built) settings.trace("sent", escapeControls(shown));
  const replies = await converse(built, sharing, settings);
  for (const reply of replies) settings.trace("received", mask(showReply(reply)));
  let noted: Judgement = {};
  for (const [index, data] of requests.entries()) {
    const { digest } = itemAt(built, index);
    const { fault, note } = judgeReply(data, itemAt(replies, index), {
      digest,
      level,
      refusal: settings.refusal,
    });
    if (note !== undefined) noted = { note: noted.note ?? mask(note) };
    if (fault === undefined) continue;
    const which = requests.length === 1 ? "" : ` to request ${index + 1} of ${requests.length}`;
    return { fault: { ...fault, expected: `${fault.expected}${which}`, received: mask(fault.received) } };
  }
  return noted;
}

function showReply(reply: Reply): string {
  return "failure" in reply ? `(${reply.failure})` : `${reply.answer.head}${showBytes(reply.answer.body)}`;
}

/** A receiver may reveal more than it should; neither a trace nor a terminal repeats it. */
function createMask(requests: readonly BuiltRequest[], secret: string): (text: string) => string {
  const isOfDigest = (digits: string): boolean =>
    requests.some(({ digest }) => digest.includes(digits) || digits.includes(digest));
  return (text) =>
    escapeControls(text)
      .replaceAll(secret, "…")
      .replace(/[\da-f]{16,}/gi, (digits) => (isOfDigest(digits.toLowerCase()) ? "…" : digits));
}
