import type { CaseContext } from "../runner/run-suite.ts";
import { type BuiltRequest, buildRequest } from "./build-request.ts";
import { converse, type Reply, type Sharing } from "./converse.ts";
import { type Fault, judgeReply } from "./judge-reply.ts";
import type { AnswerData, RequestData } from "./receiver-case.ts";
import { escapeControls, showBytes } from "./show-bytes.ts";

/** Several requests with what their answers must be, and how they share connections. */
export interface Conversation {
  readonly requests: readonly (AnswerData & { readonly request?: RequestData })[];
  readonly sharing: Sharing;
}

/** With whom a conversation is held. */
export interface ConversationSettings extends CaseContext {
  readonly url: URL;
  readonly secret: string;
  readonly limit: number;
  readonly ca: string | undefined;
  readonly seed: number | undefined;
}

/**
 * Holds a conversation, traces it and judges each reply; the first fault is the one.
 *
 * @throws the error of the socket where no connection opens.
 */
export async function holdConversation(
  { requests, sharing }: Conversation,
  settings: ConversationSettings,
): Promise<Fault> {
  const keep = sharing === "kept" || sharing === "pipelined";
  const built = requests.map(({ request = {} }) => buildRequest(request, { ...settings, keep }));
  const mask = createMask(built, settings.secret);
  for (const { shown } of built) settings.trace("sent", escapeControls(shown));
  const replies = await converse(built, sharing, settings);
  for (const reply of replies) settings.trace("received", mask(showReply(reply)));
  for (const [index, data] of requests.entries()) {
    const fault = judgeReply(data, replies[index]!, built[index]!.digest);
    if (fault === undefined) continue;
    const which = requests.length === 1 ? "" : ` to request ${index + 1} of ${requests.length}`;
    return { expected: `${fault.expected}${which}`, received: mask(fault.received) };
  }
  return undefined;
}

function showReply(reply: Reply): string {
  return "failure" in reply ? `(${reply.failure})` : `${reply.answer.head}${showBytes(reply.answer.body)}`;
}

/** A receiver may say more than it ought to; neither a trace nor a terminal repeats it. */
function createMask(requests: readonly BuiltRequest[], secret: string): (text: string) => string {
  const isOfDigest = (digits: string): boolean =>
    requests.some(({ digest }) => digest.includes(digits) || digits.includes(digest));
  return (text) =>
    escapeControls(text)
      .replaceAll(secret, "…")
      .replace(/[\da-f]{16,}/gi, (digits) => (isOfDigest(digits.toLowerCase()) ? "…" : digits));
}
