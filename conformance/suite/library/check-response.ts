import { sameJson } from "#src/json/same-json.ts";
import { shorten } from "#src/util/shorten.ts";
import type { FailureKind, VerifyResult } from "../case-result.ts";
import type {
  DocumentStatus,
  ExpectedError,
  LibraryCase,
  LibraryExpectation,
  LibraryResponse,
} from "./library-case.ts";

/** What is wrong with a response: what was expected and what was received. Undefined if nothing is. */
type Issue = { readonly expected: string; readonly received: string } | undefined;

/** Checks the response of a library to a case. */
export function checkResponse(
  { expectation, request }: LibraryCase,
  response: LibraryResponse,
): VerifyResult {
  if (response.unsupported === true) return { status: "skipped", reason: `${request.op} is not offered` };
  const issue = findIssue(expectation, response, request.body);
  if (issue === undefined) return { status: "passed" };
  return { status: "failed", ...issue, kind: classifyFailure(expectation, response) };
}

/** Classifies a wrong response: by what it accepts or rejects, or by how it rejects or what it returns. */
function classifyFailure(expectation: LibraryExpectation, { status, ok }: LibraryResponse): FailureKind {
  switch (expectation.kind) {
    case "header":
      return "broke";
    case "same-document":
      return rejections.some((one) => one === status) ? "rejected" : "broke";
    case "document":
      if (status !== "valid" && !rejections.some((one) => one === status)) return "broke";
      if (expectation.status === "valid") return "rejected";
      return status === "valid" ? "accepted" : "otherwise";
    case "verdict":
      if (typeof ok !== "boolean") return "broke";
      if (ok !== expectation.ok) return ok ? "accepted" : "rejected";
      return ok ? "broke" : "otherwise";
  }
}

/** Every status of a document that is not valid. */
const rejections: readonly DocumentStatus[] = ["invalid", "unknown", "not-utf8", "not-json", "too-deep"];

function findIssue(expectation: LibraryExpectation, response: LibraryResponse, body: string): Issue {
  switch (expectation.kind) {
    case "document":
      return (
        differ("status", expectation.status, response.status) ?? checkErrors(expectation.errors, response)
      );
    case "same-document":
      return differ("status", "valid", response.status) ?? checkDocument(body, response.document);
    case "header":
      return differ("header", expectation.header, response.header);
    case "verdict":
      return checkVerdict(expectation, response);
  }
}

function checkVerdict(
  { ok, keyId, reason, otherReasons = [], either }: Extract<LibraryExpectation, { kind: "verdict" }>,
  response: LibraryResponse,
): Issue {
  const issue = differ("ok", ok, response.ok);
  if (issue !== undefined) return either && typeof response.ok === "boolean" ? undefined : issue;
  const isOther = otherReasons.some((one) => one === response.reason);
  return (
    differIfSaid("keyId", keyId, response.keyId) ??
    (isOther ? undefined : differIfSaid("reason", reason, response.reason))
  );
}

function differ(member: string, expected: unknown, received: unknown): Issue {
  if (expected === received) return undefined;
  return { expected: write(member, expected), received: write(member, received) };
}

/** A library may leave this out. */
function differIfSaid(member: string, expected: unknown, received: unknown): Issue {
  return received === undefined ? undefined : differ(member, expected, received);
}

function write(member: string, value: unknown): string {
  return `${member}: ${JSON.stringify(value) ?? "none"}`;
}

/** Each error that a library names must be one of the expected. */
function checkErrors(
  expected: readonly ExpectedError[] | undefined,
  { errors = [] }: LibraryResponse,
): Issue {
  if (expected === undefined) return undefined;
  const wrong = Array.isArray(errors)
    ? errors.filter((one) => !expected.some((right) => names(one, right)))
    : [errors];
  if (wrong.length === 0) return undefined;
  return { expected: write("errors", expected), received: write("errors", wrong) };
}

function names(error: unknown, right: ExpectedError): boolean {
  if (typeof error !== "object" || error === null) return false;
  const { path = right.path, code = right.code }: Partial<ExpectedError> = error;
  const parent = right.path.slice(0, right.path.lastIndexOf("/"));
  const isMember = right.code === "required" || right.code === "unexpected";
  return code === right.code && (path === right.path || (isMember && path === parent));
}

function checkDocument(body: string, document: unknown): Issue {
  const read = readBase64(document);
  if (read === undefined)
    return { expected: "document: JSON in base64", received: write("document", document) };
  const sent: unknown = JSON.parse(decodeText(body));
  if (sameJson(sent, read.value)) return undefined;
  return { expected: shorten(decodeText(body), 2_000), received: shorten(read.text, 2_000) };
}

function readBase64(document: unknown): { readonly text: string; readonly value: unknown } | undefined {
  if (typeof document !== "string") return undefined;
  try {
    const text = decodeText(document);
    return { text, value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function decodeText(base64: string): string {
  return Buffer.from(base64, "base64").toString();
}
