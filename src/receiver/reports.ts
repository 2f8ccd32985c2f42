import { doctorHint, refusals } from "../model/refusals.ts";
import { callHook, createLastHook } from "../util/call-hook.ts";
import { printable } from "../util/display.ts";
import { shorten } from "../util/shorten.ts";
import type { Mode, ValidationError } from "../validate/result.ts";
import type { PlatformNews } from "./platform.ts";
import type { ErrorPlace, ReceiverSettings, UnknownEvent } from "./receiver-options.ts";
import { type Answer, answer, type ReceiverCounts, type ReceiverOutcome, type Refused } from "./refusal.ts";

/** Calls the hooks of a receiver; their errors never reach the sender. */
export interface Reports {
  /** Counts the outcome of a request, and writes the answer. */
  answer(outcome: ReceiverOutcome, status: number, body: string): Answer;
  /** Counts and reports a refusal, and writes its answer. */
  refused(refused: Refused): Answer;
  /** Reports a refusal with another answer. */
  tell(refused: Refused, status: number): void;
  unknown(unknown: UnknownEvent): void;
  /** Reports anything odd about a valid delivery: members that the contract does not know, and broken rules. */
  valid(valid: { readonly event: string; readonly delivery: unknown; readonly edition: string }): void;
  platform(news: PlatformNews): void;
  error(error: unknown, place: ErrorPlace): void;
  readonly counts: () => ReceiverCounts;
}

/** The hooks among the settings, for any editions. */
type Hooks = Pick<
  ReceiverSettings<never>,
  "onRefused" | "onUnknown" | "onDrift" | "onWarning" | "onPlatform" | "onError"
>;

/** Prepares the hooks of a receiver in a mode, with `console` for missing ones. */
export function createReports(settings: Hooks, mode: Mode, isOwn: boolean): Reports {
  const { onRefused = createRefusalLog(isOwn), onUnknown, onDrift, onWarning } = settings;
  const { onPlatform = ({ message }: PlatformNews) => console.warn(message) } = settings;
  const counts: Record<ReceiverOutcome, number> = {
    handled: 0,
    unhandled: 0,
    unknown: 0,
    invalid: 0,
    duplicate: 0,
    failed: 0,
    refused: 0,
  };
  let setupReported = false;
  const error = createLastHook(settings.onError ?? console.error);
  const run = (hook: () => void): void => callHook(hook, (cause) => error(cause, { in: "hook" }));
  const tell: Reports["tell"] = ({ ok: _, ...refused }, status) =>
    run(() => onRefused({ ...refused, status }));
  return {
    answer(outcome, status, body) {
      counts[outcome]++;
      return answer(status, body);
    },
    refused(refused) {
      const [status, body, headers] = refusals[refused.code];
      counts[refused.code === "invalid-delivery" ? "invalid" : "refused"]++;
      tell(refused, status);
      if (refused.code === "body-consumed" && !setupReported) {
        setupReported = true;
        error(new Error(`cannot receive deliveries: ${refused.reason}`), { in: "setup" });
      }
      return answer(status, body, headers);
    },
    tell,
    unknown: (event) => run(() => onUnknown?.(event)),
    valid({ event, delivery, edition }) {
      const members = mode === "tolerant" ? onDrift?.find(delivery, edition) : undefined;
      if (members?.length) run(() => onDrift?.report({ event, members }));
      // The validator has checked it.
      const valid = delivery as never;
      const warnings = onWarning?.find(valid);
      if (warnings?.length) run(() => onWarning?.report(warnings, valid));
    },
    platform: (news) => run(() => onPlatform(news)),
    error,
    counts: () => ({ ...counts }),
  };
}

/**
 * Creates the log of refusals: every invalid delivery, since only someone with the secret can send one, and the first
 * rejected signature of each reason, so that nobody else can fill the log. It contains no secret and no signature. The
 * doctor knows the signatures of this project's `own` contract.
 */
function createRefusalLog(isOwn: boolean): NonNullable<ReceiverSettings["onRefused"]> {
  const told = new Set<string>();
  return ({ code, reason, errors = [], event = "", edition, cure }) => {
    if (code === "invalid-delivery") {
      const named = event && `${quoteShort(event)}, `;
      console.warn(`${reason}: ${named}nearest edition ${edition}, wrong at ${listPlaces(errors)}; ${cure}`);
    }
    if (code !== "signature" || told.has(reason)) return;
    told.add(reason);
    console.warn(
      `a delivery was refused: ${reason}; the next ones for this reason are not logged; ${isOwn ? doctorHint : "onRefused has them"}`,
    );
  };
}

/** Most places that one line of the log names, and most characters of each. */
const NAMED = 10;
const LONGEST = 200;

/** Shortens a text that the body may choose freely. */
function quoteShort(text: string): string {
  return printable(shorten(text, LONGEST));
}

/** Lists the places of errors in one bounded line: paths contain names of members. */
function listPlaces(errors: readonly ValidationError[]): string {
  const places = errors.slice(0, NAMED).map(({ path }) => quoteShort(path) || "the document");
  const more = errors.length - places.length;
  return `${places.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
