import { platformRetries } from "#src/delivery/schedule/retry-in.ts";
import { itemAt } from "#src/text/item-at.ts";
import { describeLife } from "../client/describe-life.ts";
import { type Html, html } from "../html.ts";

/** Answers of a receiver that is down at first; `undefined` if nobody listens. */
const answers: readonly (number | null)[] = [503, null, 200];

/** Draws the life of a delivery with the retries of the platform: the receiver accepts the third attempt. */
export function lifeLine(): Html {
  const start = Date.parse("2026-01-01T09:00:00Z");
  let at = start;
  const attempts = answers.map((status, i) => {
    at += i === 0 ? 20 : itemAt(platformRetries.delays, i - 1);
    const attempt = { number: i + 1, date: new Date(at).toISOString(), duration: 120, status };
    at += attempt.duration;
    return { ...attempt, isGood: status === 200 };
  });
  const moments = describeLife({ date: new Date(start).toISOString(), state: "delivered" }, attempts);
  return html`<ol class="life" aria-label="Life of a delivery">${moments.map(
    ({ tone, title, text, after }) =>
      html`<li class="${tone}">${after && html`<span class="after tiny quiet">after ${after}</span>`}<strong>${title}</strong><span class="quiet">${text}</span></li>`,
  )}</ol>`;
}
