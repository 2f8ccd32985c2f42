import type { AnswerData } from "#generated/internal/cases-receiver.d.ts";
import type { FailureKind, Level } from "../case-result.ts";
import type { Outcome, Response } from "./send-request.ts";

/** What is wrong with a response: what was expected, what was received, and how grave it is. */
interface ResponseIssue {
  readonly expected: string;
  readonly received: string;
  readonly kind: FailureKind;
  readonly isLate?: true;
}

/** The result of a request: an issue, a rejection with another status than the contract's, or neither. */
export interface CheckedResponse {
  readonly issue?: ResponseIssue;
  readonly note?: string;
}

/** Longest text of a response, in bytes, that is short (W5.1.5). */
const SHORT = 1_024;

/**
 * Checks the outcome of a request. Where the source document does not name the status of a rejection, any 4xx rejects, and a
 * note names it (W-status).
 */
export function checkResponse(
  data: AnswerData,
  outcome: Outcome,
  digest: string,
  level: Level,
): CheckedResponse {
  const expected = describeExpectation(data);
  if ("failure" in outcome) {
    const { failure, isLate } = outcome;
    if (data.silent && !isLate) return {};
    return { issue: { expected, received: failure, kind: "broke", ...(isLate && { isLate }) } };
  }
  const { response } = outcome;
  const received = describeResponse(response);
  const issue = findLeak(data, response, digest);
  if (isAllowed(data, response.status)) return issue === undefined ? checkText(data, response) : { issue };
  const isExcused = data.expect !== "accepted" && isRejection(response.status) && level !== "document";
  if (!isExcused) return { issue: { expected, received, kind: classifyFailure(data, response.status) } };
  return { ...(issue && { issue }), note: `rejected with ${received}; the contract has ${expected}` };
}

function describeExpectation({ expect, status = [], silent }: AnswerData): string {
  const statuses = expect === "refused" ? status : [200, ...(expect === "either" ? status : [])];
  return [...statuses, ...(silent ? ["no response"] : [])].join(" or ");
}

function isAllowed({ expect, status = [] }: AnswerData, received: number): boolean {
  return (expect !== "refused" && received === 200) || (expect !== "accepted" && status.includes(received));
}

function isRejection(status: number): boolean {
  return status >= 400 && status < 500;
}

function classifyFailure({ expect }: AnswerData, status: number): FailureKind {
  if (status >= 500) return "broke";
  if (expect === "accepted") return isRejection(status) ? "rejected" : "broke";
  return isRejection(status) ? "otherwise" : "accepted";
}

function checkText({ text }: AnswerData, { body }: Response): CheckedResponse {
  if (!text || isShortText(body)) return {};
  return {
    issue: { expected: `a text of 1 to ${SHORT} bytes`, received: `${body.length} bytes`, kind: "broke" },
  };
}

/** An attacker who learns the right digest of any body, in any spelling, can forge a delivery. */
function findLeak(
  { expect }: AnswerData,
  { status, head, body }: Response,
  digest: string,
): ResponseIssue | undefined {
  if (expect === "accepted" || !isRejection(status)) return undefined;
  const text = `${head}${body.toString("latin1")}`;
  const base64 = Buffer.from(digest, "hex").toString("base64").replace(/=+$/, "");
  const url = base64.replaceAll("+", "-").replaceAll("/", "_");
  if (!text.toLowerCase().includes(digest) && !text.includes(base64) && !text.includes(url)) return undefined;
  return {
    expected: "a rejection that does not tell the signature",
    received: "the right digest in the response",
    kind: "accepted",
  };
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
