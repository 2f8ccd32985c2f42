import { sameJson } from "#src/json/same-json.ts";
import type { Verdict } from "../runner/outcome.ts";
import type { ExpectedError, LibraryCase, LibraryExpectation } from "./library-case.ts";
import type { LibraryResponse } from "./library-protocol.ts";

/** Tells what is wrong with a response, as what was expected and what came; nothing where all is right. */
type Fault = { readonly expected: string; readonly received: string } | undefined;

/** Judges the response of a library to a case. */
export function judge({ expectation, request }: LibraryCase, response: LibraryResponse): Verdict {
  if (response.unsupported === true) return { status: "skipped", reason: `${request.op} is not offered` };
  const fault = findFault(expectation, response, request.body);
  return fault === undefined ? { status: "passed" } : { status: "failed", ...fault };
}

function findFault(expectation: LibraryExpectation, response: LibraryResponse, body: string): Fault {
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
      return (
        differ("ok", expectation.ok, response.ok) ??
        differIfSaid("keyId", expectation.keyId, response.keyId) ??
        differIfSaid("reason", expectation.reason, response.reason)
      );
  }
}

function differ(member: string, expected: unknown, received: unknown): Fault {
  if (expected === received) return undefined;
  return { expected: write(member, expected), received: write(member, received) };
}

/** What a library leaves out is not held against it. */
function differIfSaid(member: string, expected: unknown, received: unknown): Fault {
  return received === undefined ? undefined : differ(member, expected, received);
}

function write(member: string, value: unknown): string {
  return `${member}: ${JSON.stringify(value) ?? "none"}`;
}

/** Of the errors that a library names, each must be one of the expected. */
function checkErrors(
  expected: readonly ExpectedError[] | undefined,
  { errors = [] }: LibraryResponse,
): Fault {
  if (expected === undefined) return undefined;
  const wrong = Array.isArray(errors)
    ? errors.filter((one) => !expected.some((right) => names(one, right)))
    : [errors];
  if (wrong.length === 0) return undefined;
  return { expected: write("errors", expected), received: write("errors", wrong) };
}

function names(error: unknown, right: ExpectedError): boolean {
  if (typeof error !== "object" || error === null) return false;
  const { path = right.path, code = right.code } = error as Partial<ExpectedError>;
  const parent = right.path.slice(0, right.path.lastIndexOf("/"));
  const isMember = right.code === "required" || right.code === "unexpected";
  return code === right.code && (path === right.path || (isMember && path === parent));
}

function checkDocument(body: string, document: unknown): Fault {
  const read = readBase64(document);
  if (read === undefined)
    return { expected: "document: JSON in base64", received: write("document", document) };
  const sent: unknown = JSON.parse(textOf(body));
  if (sameJson(sent, read.value)) return undefined;
  return { expected: excerpt(textOf(body)), received: excerpt(read.text) };
}

function readBase64(document: unknown): { readonly text: string; readonly value: unknown } | undefined {
  if (typeof document !== "string") return undefined;
  try {
    const text = textOf(document);
    return { text, value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function textOf(base64: string): string {
  return Buffer.from(base64, "base64").toString();
}

function excerpt(text: string): string {
  return text.length > 2_000 ? `${text.slice(0, 2_000)}…` : text;
}
