import { callHook, createLastHook } from "../util/call-hook.ts";
import { printable } from "../util/display.ts";
import { listSome } from "../util/list-some.ts";
import { shorten } from "../util/shorten.ts";
import type { ValidationError } from "../validate/result.ts";
import type { EditionChange } from "./detect-edition.ts";
import type { AnyOptions, ErrorSource } from "./options.ts";
import {
  noCounts,
  type ReceiverCounts,
  type ReceiverOutcome,
  type ReceiverResponse,
  type Rejected,
  type Rejection,
  rejectionResponses,
  respond,
} from "./rejection.ts";

/** Calls the hooks of a receiver. Their errors never reach the sender. */
export interface Hooks {
  /** Counts the outcome of a request, and writes the response. */
  respond(outcome: ReceiverOutcome, status: number, body: string): ReceiverResponse;
  /** Counts and reports a rejection, and writes its response. */
  reject(rejected: Rejected): ReceiverResponse;
  /** Reports a rejection without counting it or writing its response. */
  report(rejected: Rejected, status: number): void;
  editionChange(change: EditionChange): void;
  error(error: unknown, source: ErrorSource): void;
  readonly counts: () => ReceiverCounts;
}

/** Prepares the hooks of a receiver; `console` replaces missing ones. */
export function createHooks(options: Pick<AnyOptions, "onRejected" | "onEditionChange" | "onError">): Hooks {
  const { onRejected = createRejectionLog() } = options;
  const { onEditionChange = ({ message }: EditionChange) => console.warn(message) } = options;
  const counts: Record<ReceiverOutcome, number> = { ...noCounts };
  let setupReported = false;
  const error = createLastHook(options.onError ?? console.error);
  const run = (hook: () => void): void => callHook(hook, (cause) => error(cause, { in: "hook" }));
  const report: Hooks["report"] = ({ ok: _, ...rejected }, status) =>
    run(() => onRejected({ ...rejected, status }));
  return {
    respond(outcome, status, body) {
      counts[outcome]++;
      return respond(status, body);
    },
    reject(rejected) {
      const [status, body, headers] = rejectionResponses[rejected.code] as readonly [number, string, object?];
      counts[rejected.code === "invalid-delivery" ? "invalid" : "rejected"]++;
      report(rejected, status);
      if (rejected.code === "body-consumed" && !setupReported) {
        setupReported = true;
        error(new Error(`cannot receive deliveries: ${rejected.reason}`), { in: "setup" });
      }
      return respond(status, body, { ...headers });
    },
    report,
    editionChange: (change) => run(() => onEditionChange(change)),
    error,
    counts: () => ({ ...counts }),
  };
}

/** Tells users how to find out why a signature was rejected. */
const diagnoseHint =
  "to find out why: annotation-contracts listen --secret-env WEBHOOK_SECRET --save saved, then annotation-contracts diagnose saved/0001-… --secret-env WEBHOOK_SECRET";

/**
 * Creates the log of rejections. It contains every invalid delivery, because only someone with the secret can send one.
 * It contains only the first rejected signature for each reason, so strangers cannot flood the log. It never contains a
 * secret or a signature.
 */
function createRejectionLog(): NonNullable<AnyOptions["onRejected"]> {
  const logged = new Set<string>();
  return ({ code, reason, errors = [], event = "", edition, hint }: Rejection) => {
    if (code === "invalid-delivery") {
      const name = event && `${quoteShort(event)} `;
      console.warn(`invalid ${name}payload: ${listPaths(errors)} (closest edition ${edition}); ${hint}`);
    }
    if (code !== "signature" || logged.has(reason)) return;
    logged.add(reason);
    console.warn(
      `delivery rejected: ${reason}; further rejections for this reason are not logged; ${diagnoseHint}`,
    );
  };
}

/** Maximum number of paths in one log line, and of characters per path. */
const NAMED = 10;
const LONGEST = 200;

/** Shortens text from the body, which may be of any length. */
function quoteShort(text: string): string {
  return printable(shorten(text, LONGEST));
}

/** Lists the paths of errors in one line of limited length, because they contain property names from the body. */
function listPaths(errors: readonly ValidationError[]): string {
  return listSome(
    errors.map(({ path }) => quoteShort(path) || "the document"),
    NAMED,
  );
}
