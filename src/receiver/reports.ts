import { callHook, createLastHook } from "../text/call-hook.ts";
import { printable } from "../text/display.ts";
import type { ValidationError } from "../validate/result.ts";
import type { PlatformNews } from "./platform.ts";
import type {
  ErrorPlace,
  ReceiverCounts,
  ReceiverOutcome,
  ReceiverSettings,
  UnknownEvent,
} from "./receiver-options.ts";
import { type Answer, answerRefusal, type Refused } from "./refusal.ts";

/** Calls the hooks of a receiver; what a hook throws never reaches the sender. */
export interface Reports {
  /** Reports a refusal and writes the answer to it. */
  refused(refused: Refused, status?: number): Answer;
  unknown(unknown: UnknownEvent): void;
  /** Reports the members of a valid delivery that the contract does not know. */
  drift(valid: { readonly event: string; readonly delivery: unknown; readonly edition: string }): void;
  /** Reports the rules that a valid delivery breaks. */
  warnings(delivery: unknown): void;
  platform(news: PlatformNews): void;
  error(error: unknown, place: ErrorPlace): void;
  /** Counts what became of a request. */
  count(outcome: ReceiverOutcome): void;
  readonly counts: () => ReceiverCounts;
}

/** The hooks among the settings, whatever the editions. */
type Hooks = Pick<
  ReceiverSettings<never>,
  "onRefused" | "onUnknown" | "onDrift" | "onWarning" | "onPlatform" | "onError"
>;

/** Prepares the hooks of a receiver, with `console` where one is not given. */
export function createReports(settings: Hooks): Reports {
  const { onRefused = createRefusalLog(), onUnknown, onDrift, onWarning } = settings;
  const { onError = (thrown: unknown) => console.error(thrown) } = settings;
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
  const error = createLastHook(onError);
  const tell = (hook: () => void): void => callHook(hook, (cause) => error(cause, { in: "hook" }));
  return {
    refused({ ok: _, ...refused }, status) {
      const answer = answerRefusal(refused.code, status);
      if (status === undefined) counts[refused.code === "invalid-delivery" ? "invalid" : "refused"]++;
      tell(() => onRefused({ ...refused, status: answer.status }));
      if (refused.code === "body-consumed" && !setupReported) {
        setupReported = true;
        error(new Error(`cannot receive deliveries: ${refused.reason}`), { in: "setup" });
      }
      return answer;
    },
    unknown: (event) => tell(() => onUnknown?.(event)),
    drift({ event, delivery, edition }) {
      if (onDrift === undefined) return;
      const members = onDrift.find(delivery, edition);
      if (members.length > 0) tell(() => onDrift.report({ event, members }));
    },
    warnings(delivery) {
      if (onWarning === undefined) return;
      // The validator has seen that it is one.
      const valid = delivery as never;
      const warnings = onWarning.find(valid);
      if (warnings.length > 0) tell(() => onWarning.report(warnings, valid));
    },
    platform: (news) => tell(() => onPlatform(news)),
    error,
    count: (outcome) => void counts[outcome]++,
    counts: () => ({ ...counts }),
  };
}

/** How to find out why a signature was refused; logged with the first of each reason. */
const doctorHint = `to find out why: annotation-contracts listen --secret-env WEBHOOK_SECRET --save saved,
then annotation-contracts doctor saved/0001-… --secret-env WEBHOOK_SECRET`;

/**
 * Creates the log of refusals: every invalid delivery, since only someone with the secret can send one, and the first
 * refused signature of each reason, so that nobody else can fill the log. Neither holds a secret or a signature.
 */
function createRefusalLog(): NonNullable<ReceiverSettings["onRefused"]> {
  const told = new Set<string>();
  return ({ code, reason, errors = [], event = "", edition, cure }) => {
    if (code === "invalid-delivery") {
      const nearest = `${event === "" ? "" : `${shorten(event)}, `}nearest edition ${edition}, wrong at ${listPlaces(errors)}`;
      console.warn(`${reason}: ${nearest}; ${cure}`);
    }
    if (code !== "signature" || told.has(reason)) return;
    told.add(reason);
    console.warn(
      `a delivery was refused: ${reason}; the next ones for this reason are not logged; ${doctorHint}`,
    );
  };
}

/** Places that one line of the log names, and characters of each. */
const NAMED = 10;
const LONGEST = 200;

/** Bounds what the body is free to choose. */
function shorten(text: string): string {
  return printable(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
}

/** Lists where errors are in one bounded line: paths hold names of members. */
function listPlaces(errors: readonly ValidationError[]): string {
  const places = errors.slice(0, NAMED).map(({ path }) => shorten(path));
  const more = errors.length - places.length;
  return `${places.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
