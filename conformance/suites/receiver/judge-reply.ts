import type { AnswerData } from "#generated/internal/cases-receiver.d.ts";
import type { FailureKind } from "../runner/outcome.ts";
import type { Level } from "../runner/suite-case.ts";
import type { Reply } from "./converse.ts";

/** What is wrong with a reply: what was expected, what was received, and how grave it is. */
interface ReplyFault {
  readonly expected: string;
  readonly received: string;
  readonly kind: FailureKind;
  readonly isLate?: true;
}

/**
 * How the status of a rejection is judged (W-status): `exact` requires the contract's status, `reading` requires it if
 * the source itself names it and otherwise accepts any 4xx, `any-4xx` always accepts any 4xx.
 */
export type RefusalPolicy = "exact" | "reading" | "any-4xx";

/** The policies, the strictest first. */
export const refusalPolicies: readonly RefusalPolicy[] = ["exact", "reading", "any-4xx"];

/** Terms for judging a reply. */
interface Terms {
  /** The right digest of the body. */
  readonly digest: string;
  readonly level: Level;
  /** Default: `reading`. */
  readonly refusal?: RefusalPolicy | undefined;
}

/** The result of a request: a fault, a rejection with another status than the contract's, or neither. */
export interface Judgement {
  readonly fault?: ReplyFault;
  readonly note?: string;
}

/** Longest text of an answer, in bytes, that is short (W5.1.5). */
const SHORT = 1_024;

/** Judges the reply to a request. */
export function judgeReply(data: AnswerData, reply: Reply, terms: Terms): Judgement {
  const expected = describeExpectation(data);
  if ("failure" in reply) {
    const late = reply.isLate ? { isLate: true as const } : {};
    return data.silent && !reply.isLate
      ? {}
      : { fault: { expected, received: reply.failure, kind: "broke", ...late } };
  }
  const { status } = reply.answer;
  const received = describeAnswer(reply);
  if (!isAllowed(data, status))
    return isExcused(data, status, terms)
      ? {
          ...judgeContent(data, reply, terms),
          note: `refused with ${received}; the contract has ${expected}`,
        }
      : { fault: { expected, received, kind: classifyFailure(data, status) } };
  return judgeContent(data, reply, terms);
}

function describeExpectation({ expect, status = [], silent }: AnswerData): string {
  const statuses = expect === "refused" ? status : [200, ...(expect === "either" ? status : [])];
  return [...statuses, ...(silent ? ["no answer"] : [])].join(" or ");
}

function isAllowed({ expect, status = [] }: AnswerData, received: number): boolean {
  if (expect !== "refused" && received === 200) return true;
  return expect !== "accepted" && status.includes(received);
}

function isExcused({ expect }: AnswerData, status: number, { level, refusal = "reading" }: Terms): boolean {
  if (expect === "accepted" || !isRefusal(status) || refusal === "exact") return false;
  return refusal === "any-4xx" || level !== "document";
}

function isRefusal(status: number): boolean {
  return status >= 400 && status < 500;
}

function classifyFailure({ expect }: AnswerData, status: number): FailureKind {
  if (status >= 500) return "broke";
  if (expect === "accepted") return isRefusal(status) ? "refused" : "broke";
  return isRefusal(status) ? "otherwise" : "took";
}

function judgeContent({ expect, text }: AnswerData, reply: Reply, { digest }: Terms): Judgement {
  if ("failure" in reply) return {};
  const { head, body, status } = reply.answer;
  if (text && !isShortText(body))
    return {
      fault: { expected: `a text of 1 to ${SHORT} bytes`, received: `${body.length} bytes`, kind: "broke" },
    };
  if (expect !== "accepted" && isRefusal(status) && tells(head, body, digest))
    return {
      fault: {
        expected: "a refusal that does not tell the signature",
        received: "the right digest in the answer",
        kind: "took",
      },
    };
  return {};
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

/** An attacker who learns the right digest of any body, in any spelling, can forge a delivery. */
function tells(head: string, body: Buffer, digest: string): boolean {
  const text = `${head}${body.toString("latin1")}`;
  const base64 = Buffer.from(digest, "hex").toString("base64").replace(/=+$/, "");
  const url = base64.replaceAll("+", "-").replaceAll("/", "_");
  return text.toLowerCase().includes(digest) || text.includes(base64) || text.includes(url);
}
