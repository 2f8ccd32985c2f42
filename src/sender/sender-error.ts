import { printable } from "../util/display.ts";
import { type Issue, writeIssues } from "../util/rules.ts";
import { describeError } from "../validate/describe-error.ts";
import type { ValidationError } from "../validate/result.ts";

/** What the sender could not do, by error code. */
const actions = {
  "invalid-options": "create sender",
  "invalid-webhook": "save webhook",
  "invalid-delivery": "build delivery",
  "invalid-query": "find deliveries",
  "unknown-webhook": "find webhook",
  "unknown-delivery": "find delivery",
  closed: "use sender",
  /** The database cannot be opened, or another program or version wrote it. */
  "store-unavailable": "open database",
  /** The database is open, but the operation failed and stored nothing, or was still waiting when the sender closed. */
  "store-failed": "use database",
  /** A library is not installed. */
  "transport-unavailable": "create sender",
  /** `secrets.encrypt` or `secrets.decrypt` threw. */
  "cipher-failed": "use cipher",
} as const;

/** The reason why the sender rejects a call. The list is closed. */
export type SenderErrorCode = keyof typeof actions;

/**
 * Explains why the sender rejected a call: a `code` and one phrase per issue.
 *
 * The error is safe to show: `stack` contains only the message, as one line without control characters, and secrets are
 * never quoted (W2.1). `cause`, if any, is the error from the database or the cipher, which may contain anything.
 */
export class SenderError extends Error {
  override readonly name = "SenderError";
  readonly code: SenderErrorCode;
  /** At least one issue. */
  readonly issues: readonly Issue[];

  /** Creates the error for a code. The message lists the issues. A string is a single issue that concerns the whole argument. */
  constructor(code: SenderErrorCode, issues: readonly Issue[] | string, options?: ErrorOptions) {
    const all = typeof issues === "string" ? [{ path: "", message: issues }] : issues;
    // The message contains property names, which a user may have chosen.
    super(printable(`cannot ${actions[code]}: ${writeIssues(all)}`), options);
    this.code = code;
    this.issues = all;
    this.stack = `SenderError: ${this.message}`;
  }
}

/** Turns an error from the contract's validator into an issue. */
export function toIssue(error: ValidationError): Issue {
  return { path: error.path, message: describeError(error) };
}

/** Throws an error with the code if there are issues. */
export function rejectIf(code: SenderErrorCode, issues: readonly Issue[]): void {
  if (issues.length > 0) throw new SenderError(code, issues);
}
