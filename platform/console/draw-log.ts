import type { ShownAttempt } from "./ask.ts";
import { button, element } from "./element.ts";

/** Draws the delivery log of a webhook, the newest first. */
export function drawLog(
  attempts: readonly ShownAttempt[],
  open: ReadonlySet<string>,
  redeliver: (deliveryId: string) => void,
): HTMLElement {
  if (attempts.length === 0)
    return element("p.quiet", "Nothing was delivered yet. Ping the webhook, or make something happen.");
  return element("ol.log stack", ...attempts.map((one) => element("li", draw(one, open, redeliver))));
}

function draw(
  attempt: ShownAttempt,
  open: ReadonlySet<string>,
  redeliver: (deliveryId: string) => void,
): HTMLElement {
  const { id, event, status, isGood, date, duration, redelivery, verdict, detail, deliveryId } = attempt;
  return element(
    "details",
    { "data-id": id, open: open.has(id) },
    element(
      "summary.line",
      element(`span.status badge ${isGood ? "good" : "bad"}`, String(status ?? "failed")),
      element("code", event),
      element("span.quiet", `${redelivery ? "again · " : ""}${time(date)} · ${duration} ms`),
    ),
    element("p", detail === "" ? verdict : `${verdict} (${detail})`),
    element("h3", "Request as sent"),
    element("pre.box", { tabindex: 0, "aria-label": "Request" }, writeRequest(attempt)),
    element("p.quiet", attempt.signature),
    element("h3", "Answer"),
    drawAnswer(attempt),
    element(
      "p.actions line",
      button("Redeliver", () => redeliver(deliveryId)),
    ),
  );
}

/** Draws what the receiver answered. */
export function drawAnswer({ status, answer }: ShownAttempt): HTMLElement {
  const text = status === null ? "none" : `${status}\n\n${answer}`.trimEnd();
  return element("pre.box", { tabindex: 0, "aria-label": "Answer" }, text);
}

function writeRequest({ targetUrl, headers, body }: ShownAttempt): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`POST ${targetUrl}`, ...lines, "", JSON.stringify(JSON.parse(body), null, 2)].join("\n");
}

/** Writes the time of a date. */
export function time(date: string): string {
  return new Date(date).toLocaleTimeString();
}
