import type { ContractFacts } from "#generated/contracts/types.d.ts";
import { readMember } from "../util/read-member.ts";
import type { Soon } from "./after.ts";
import type { Around, Settle } from "./around.ts";
import { dispatchOnce, runHandler } from "./dispatch.ts";
import type { EditionReading, Reading } from "./edition-reading.ts";
import type { OnceStore } from "./once-store.ts";
import type { Opened } from "./open-delivery.ts";
import { type Answer, refuse } from "./refusal.ts";
import type { Reports } from "./reports.ts";
import type { AnyHandler } from "./routes.ts";

/** Context for handing over deliveries. */
interface Surroundings extends Pick<EditionReading, "mode"> {
  readonly facts: ContractFacts;
  readonly reports: Reports;
  /** Finds the handler of an event, of `unknown` or of `invalid`. */
  readonly findHandler: (event: string) => AnyHandler | undefined;
  /** Says what to do about an invalid delivery. */
  readonly describeCure: (opened: Opened) => string;
  readonly onValid: (opened: Opened, reading: Reading) => void;
  /** Time limit of a handler, in milliseconds. */
  readonly timeout: number;
  readonly store: OnceStore | undefined;
  readonly around: Around | undefined;
}

/** Hands a signed body to its handler after reading it as a delivery, and reports anything odd about it. */
export function createHandOver(surroundings: Surroundings) {
  const { facts, reports, findHandler, onValid, timeout, store, around } = surroundings;
  const { onRequest, webhookId } = facts;
  return (opened: Opened, reading: Reading): Soon<Answer> => {
    const { edition, errors, isUnknown, event } = reading;
    if (errors.length > 0 && !isUnknown) return takeInvalid(opened, reading, surroundings);
    const { value } = opened;
    const { keyId, bytes } = opened.context;
    const handler = findHandler(isUnknown ? "unknown" : event);
    const run = (delivery: unknown, settle?: Settle): Soon<Answer> => {
      const outcome = isUnknown ? "unknown" : handler ? "handled" : "unhandled";
      if (!handler) {
        const answer = (): Answer => reports.answer(outcome, 200, isUnknown ? "unknown event" : "no handler");
        // What nobody handles is done.
        return settle ? settle(true).then(answer) : answer();
      }
      const context = { keyId, bytes, event, ...(!isUnknown && { edition, delivery }) };
      return runHandler({ delivery, context, handler, outcome, timeout, settle }, reports);
    };
    if (isUnknown) reports.unknown({ event, keyId });
    else {
      onValid(opened, reading);
      reports.valid({ event, delivery: value, edition });
    }
    // Two equal deliveries on request are two wishes of a user.
    if (onRequest.includes(event)) return run(value);
    const webhook = webhookId && readMember(value, webhookId);
    if (around !== undefined && !isUnknown)
      return around({ event, edition, delivery: value, bytes, webhook, timeout, keyId }, run, reports);
    if (store === undefined || handler === undefined) return run(value);
    return dispatchOnce(
      { event, bytes, webhook, timeout, run: (settle) => run(value, settle) },
      reports,
      store,
    );
  };
}

/** Rejects an invalid delivery in strict mode; else hands it to `invalid`, or reports that it is lost (W-lost). */
function takeInvalid(
  opened: Opened,
  { errors, edition, event }: Reading,
  { reports, mode, findHandler, describeCure, timeout }: Surroundings,
): Soon<Answer> {
  const details = { errors, event, edition, cure: describeCure(opened) };
  const invalid = refuse("invalid-delivery", "the signed body is not a valid delivery", details);
  if (mode === "strict") return reports.refused(invalid);
  reports.tell(invalid, 200);
  const handler = findHandler("invalid");
  if (handler === undefined) return reports.answer("invalid", 200, "invalid delivery");
  const context = { ...opened.context, event, errors, edition };
  return runHandler({ delivery: opened.value, context, handler, outcome: "invalid", timeout }, reports);
}
