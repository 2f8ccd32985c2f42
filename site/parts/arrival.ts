import { signatureHeader } from "#src/signature/signature.ts";
import type { EventEntry } from "../content/describe-events.ts";
import { type Html, html } from "../html.ts";

/** What a receiver checks, in this order, with the answer to a failure, in both modes. */
const checks = [
  { name: "Signature", about: "over the exact bytes", otherwise: "403" },
  { name: "JSON", about: "UTF-8, not too deep", otherwise: "400" },
  { name: "Contract", about: "types, members", otherwise: "on.invalid, 200; strict: 422" },
] as const;

/** Draws a delivery that arrives: the request, the checks, and what the receiver of the home page prints. */
export function arrival({ name, resource, sample, signature }: EventEntry, printed: readonly string[]): Html {
  const { id, status } = Object(JSON.parse(sample)[resource]);
  const request = `POST /webhook HTTP/1.1
User-Agent: CVAT/2.80.0
${signatureHeader}: ${signature.slice(0, 23)}…

{"event": "${name}", "${resource}":
  {"id": ${id}, "status": "${status}", …`;
  return html`<div class="arrival" role="group" aria-label="A delivery arrives">
<figure class="code card"><figcaption>CVAT sends</figcaption><pre>${request}</pre></figure>
<ol class="flow" aria-label="What the receiver checks">${checks.map(
    ({ name: check, about, otherwise }) =>
      html`<li><strong>${check}</strong><span class="quiet tiny">${about}</span><code class="quiet tiny">else ${otherwise}</code></li>`,
  )}</ol>
<figure class="code card terminal"><figcaption>Your receiver prints</figcaption><pre>${printed.map((line) => html`<span>${line}</span>`)}</pre></figure>
</div>`;
}
