import { itemAt } from "#src/text/item-at.ts";
import { type Html, html } from "../html.ts";

/** The steps of a signed delivery: actor, target and text. */
const steps: readonly { readonly from: 0 | 1 | 2; readonly to: 0 | 1 | 2; readonly text: string }[] = [
  { from: 0, to: 0, text: "digest = HMAC-SHA256(secret, body)" },
  { from: 0, to: 1, text: "POST, X-Signature-256: sha256=<digest>" },
  { from: 1, to: 1, text: "HMAC over the bytes that arrived" },
  { from: 1, to: 0, text: "403 if the digests differ" },
  { from: 1, to: 2, text: "event, if the contract holds" },
  { from: 1, to: 0, text: "200" },
];
const actors = ["Platform", "Receiver", "Your handler"] as const;
const columns = [90, 430, 720] as const;
const first = 68;
const step = 40;

/** Draws how a delivery is signed and verified. Its description contains the steps, too. */
export function sequenceDiagram(): Html {
  const height = first + steps.length * step;
  const words = steps.map(({ from, to, text }) => `${actors[from]} to ${actors[to]}: ${text}`).join("; ");
  return html`<figure class="diagram panel raised" tabindex="0" role="group" aria-label="How a delivery is signed and verified"><svg viewBox="0 0 820 ${height}" role="img" aria-label="${words}">
${actors.map(
  (
    actor,
    i,
  ) => html`<line stroke="currentColor" stroke-opacity="0.5" stroke-dasharray="3 4" x1="${columns[i]}" x2="${columns[i]}" y1="40" y2="${height}"/>
<rect x="${itemAt(columns, i) - 70}" y="6" width="140" height="32" rx="8"/><text text-anchor="middle" font-weight="600" x="${columns[i]}" y="27">${actor}</text>`,
)}
${steps.map(({ from, to, text }, i) => drawStep(columns[from], columns[to], first + i * step, text))}
</svg></figure>`;
}

function drawStep(from: number, to: number, y: number, text: string): Html {
  if (from === to)
    return html`<circle fill="currentColor" cx="${from}" cy="${y}" r="4"/><text x="${from + 12}" y="${y + 4}">${text}</text>`;
  const head = to > from ? to - 7 : to + 7;
  return html`<line stroke="currentColor" stroke-width="1.6" x1="${from}" x2="${head}" y1="${y}" y2="${y}"/><path fill="currentColor" d="M${to} ${y}L${head} ${y - 5}V${y + 5}Z"/>
<text text-anchor="middle" x="${(from + to) / 2}" y="${y - 7}">${text}</text>`;
}
