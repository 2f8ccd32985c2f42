import type { Reply } from "./converse.ts";
import type { AnswerData } from "./receiver-case.ts";

/** Tells what is wrong with a reply, as what was expected and what came; nothing where all is right. */
export type Fault = { readonly expected: string; readonly received: string } | undefined;

/** Longest text of an answer, in bytes, that is short (W5.1.5). */
const SHORT = 1_024;

/** Judges what came of a request; `digest` is the right one of its body. */
export function judgeReply(data: AnswerData, reply: Reply, digest: string): Fault {
  const { expect, status = [200], silent = false, text = false } = data;
  const expected = [...status, ...(silent ? ["no answer"] : [])].join(" or ");
  if ("failure" in reply) return silent ? undefined : { expected, received: reply.failure };
  const { answer } = reply;
  if (!status.includes(answer.status)) return { expected, received: describeAnswer(reply) };
  if (text && !isShortText(answer.body))
    return { expected: `a text of 1 to ${SHORT} bytes`, received: `${answer.body.length} bytes` };
  if (expect === "refused" && tells(answer.head, answer.body, digest))
    return {
      expected: "a refusal that does not tell the signature",
      received: "the right digest in the answer",
    };
  return undefined;
}

/** Describes a reply in one line. */
export function describeAnswer(reply: Reply): string {
  if ("failure" in reply) return reply.failure;
  const [line = ""] = reply.answer.head.split("\r\n");
  return line.replace(/^HTTP\/1\.[01] /, "").trim();
}

function isShortText(body: Uint8Array): boolean {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(body).trim() !== "" && body.length <= SHORT;
  } catch {
    return false;
  }
}

/** Who gets the right digest for a body of his own can forge. */
function tells(head: string, body: Buffer, digest: string): boolean {
  return `${head}${body.toString("latin1")}`.toLowerCase().includes(digest);
}
