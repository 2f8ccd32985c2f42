import type { Soon } from "./after.ts";
import type { DeliveryStore } from "./delivery-store.ts";
import { dispatch } from "./dispatch.ts";
import type { EditionReading, Reading } from "./edition-reading.ts";
import type { UnknownDelivery } from "./handlers.ts";
import type { Opened } from "./open-delivery.ts";
import { type Answer, answer, refuse } from "./refusal.ts";
import type { Reports } from "./reports.ts";
import type { AnyHandler } from "./routes.ts";

/** What deliveries are handed over with. */
interface Surroundings extends Pick<EditionReading, "mode"> {
  readonly reports: Reports;
  /** Finds the handler of an event, or of `unknown`. */
  readonly routeOf: (event: string) => AnyHandler | undefined;
  /** Milliseconds that a handler may take. */
  readonly timeout: number;
  readonly store: DeliveryStore | undefined;
}

/** Hands a signed body to its handler once it is read as a delivery, and reports what is odd about it. */
export function createHandOver({ reports, mode, routeOf, timeout, store }: Surroundings) {
  return ({ value, context }: Opened, { edition, errors, isUnknown }: Reading): Soon<Answer> => {
    if (errors.length > 0 && !isUnknown) {
      const invalid = refuse("invalid-delivery", "the signed body is not a valid delivery", errors);
      return reports.refused(invalid, mode === "strict" ? undefined : 200);
    }
    // Valid or unknown: either way an object whose event is a text.
    const delivery = value as UnknownDelivery;
    const { event } = delivery;
    const { keyId, bytes } = context;
    if (isUnknown) reports.unknown({ event, keyId });
    else {
      if (mode === "tolerant") reports.drift(delivery, edition);
      reports.warnings(delivery);
    }
    const handler = routeOf(isUnknown ? "unknown" : event);
    if (handler === undefined) return answer(200, isUnknown ? "unknown event" : "no handler");
    const told = isUnknown ? context : { keyId, bytes, edition, delivery };
    return dispatch({ event, delivery, context: told, handler, timeout }, reports, store);
  };
}
