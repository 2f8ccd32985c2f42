import { type Html, html } from "../html.ts";

/** What a receiver checks, in this order, with the answer where it does not hold, in either mode. */
const checks = [
  { name: "Signature", about: "over the exact bytes", otherwise: "403" },
  { name: "JSON", about: "UTF-8, not too deep", otherwise: "400" },
  { name: "Contract", about: "types, members", otherwise: "on.invalid, 200; strict: 422" },
] as const;

/** Draws the way of a delivery through a receiver. */
export function flowDiagram(): Html {
  return html`<ol class="flow" aria-label="The way of a delivery">
<li class="flow-end"><strong>Delivery</strong><span>POST, X-Signature-256</span></li>
${checks.map(
  ({ name, about, otherwise }) =>
    html`<li><strong>${name}</strong><span>${about}</span><em>else ${otherwise}</em></li>`,
)}
<li class="flow-end"><strong>Your handler</strong><span>typed by its event</span><em class="good">200</em></li>
</ol>`;
}
