import type { Delivery, DeliveryPage, ShownAttempt } from "./ask.ts";
import { describeLife, ends } from "./describe-life.ts";
import { drawAnswer, time } from "./draw-log.ts";
import { button, element } from "./element.ts";

/** What a person can do with the list. */
interface DeliveryActions {
  /** Asks for the timeline of a delivery. */
  readonly open: (delivery: Delivery) => void;
  readonly close: (delivery: Delivery) => void;
  readonly redeliver: (deliveryId: string) => void;
  /** Shows the next older page, or the newest. */
  readonly turn: (before?: string) => void;
}

/** The list as it is shown. */
interface Shown extends DeliveryPage {
  /** Where the page begins; absent for the newest. */
  readonly before: string | undefined;
  /** Attempts at the deliveries that are open, the oldest first. */
  readonly timelines: ReadonlyMap<string, readonly ShownAttempt[]>;
}

/** Draws a page of deliveries, the newest first; those that are open show their attempts. */
export function drawDeliveries(
  { deliveries, next, before, timelines }: Shown,
  actions: DeliveryActions,
): HTMLElement {
  if (deliveries.length === 0) return element("p.quiet", "No delivery is like that.");
  return element(
    "div",
    element(
      "ol.log stack",
      ...deliveries.map((one) => element("li", draw(one, timelines.get(one.id), actions))),
    ),
    element(
      "p.actions line",
      before === undefined ? undefined : button("Newest", () => actions.turn()),
      next === null ? undefined : button("Older", () => actions.turn(next)),
    ),
  );
}

function draw(
  delivery: Delivery,
  timeline: readonly ShownAttempt[] | undefined,
  actions: DeliveryActions,
): HTMLElement {
  const { id, state, event, date, webhookId, attempts, replayOf } = delivery;
  const words = [
    `webhook ${webhookId}`,
    new Date(date).toLocaleString(),
    attempts === 1 ? "1 attempt" : `${attempts} attempts`,
    ...(replayOf === null ? [] : ["sent again"]),
  ];
  const made = element(
    "details",
    { "data-id": id, open: timeline !== undefined },
    element(
      "summary.line",
      element(`span.status badge ${ends[state].tone}`, state),
      element("code", event),
      element("span.quiet", words.join(" · ")),
    ),
    element("p.quiet", replayOf === null ? `Delivery ${id}` : `Delivery ${id}, a replay of ${replayOf}`),
    ...(timeline === undefined ? [] : [drawLife(delivery, timeline), drawTimeline(timeline)]),
    element(
      "p.actions line",
      button("Redeliver", () => actions.redeliver(id), { "aria-label": `Redeliver ${event} ${id}` }),
    ),
  );
  made.addEventListener("toggle", () => {
    if (!made.open) actions.close(delivery);
    else if (timeline === undefined) actions.open(delivery);
  });
  return made;
}

/** Draws the life of a delivery as a line of moments. */
function drawLife(delivery: Delivery, attempts: readonly ShownAttempt[]): HTMLElement {
  const moments = describeLife(delivery, attempts).map(({ tone, title, text, after }) =>
    element(
      `li.${tone}`,
      after === undefined ? undefined : element("span.after tiny quiet", `after ${after}`),
      element("strong", title),
      element("span.quiet", text),
    ),
  );
  return element("ol.life", { "aria-label": "Life of the delivery" }, ...moments);
}

function drawTimeline(attempts: readonly ShownAttempt[]): HTMLElement {
  if (attempts.length === 0) return element("p", "No attempt was made, or none is kept any more.");
  return element(
    "ol.stack nested",
    { "aria-label": "Attempts" },
    ...attempts.map((attempt) =>
      element(
        "li",
        element(
          "p",
          element(`span.status badge ${attempt.isGood ? "good" : "bad"}`, String(attempt.status ?? "failed")),
          ` ${attempt.number}. ${time(attempt.date)} · ${attempt.duration} ms`,
        ),
        element("p", attempt.verdict),
        ...(attempt.status === null ? [] : [drawAnswer(attempt)]),
      ),
    ),
  );
}
