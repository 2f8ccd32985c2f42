import type { Fault } from "#src/explain/outcome.ts";
import type { Refused } from "../content/refused.ts";
import { type Html, html } from "../html.ts";
import { capitalize, clauseLink } from "../prose.ts";
import { codeBlock } from "./code-block.ts";

/** How the examples of a list are shown. */
interface RefusedOptions {
  readonly decided: ReadonlySet<string>;
  /** Whether the whole document is shown, which is right for short ones. */
  readonly isWhole?: boolean;
}

/** Writes invalid documents with their errors, each with a link to the workbench. */
export function refusedList(examples: readonly Refused[], options: RefusedOptions): Html {
  return html`<ul class="refused grid">${examples.map((one) => writeExample(one, options))}</ul>`;
}

function writeError({ line, column, message, code, clause }: Fault, decided: ReadonlySet<string>): Html {
  return html`<p class="error bad toned small"><span class="place mono tiny">${line}:${column}</span>
<span>${message}</span> <code class="quiet tiny">${code}</code> ${clauseLink(clause, decided)}</p>`;
}

function writeExample(one: Refused, { decided, isWhole = false }: RefusedOptions): Html {
  const { description, changes, errors, text, fragment } = one;
  return html`<li class="panel">
<h3>${capitalize(description)}</h3>
${changes.map((change) => html`<p class="change"><code>${change}</code></p>`)}
${isWhole ? codeBlock({ title: description, language: "json", code: text }) : undefined}
${errors.map((error) => writeError(error, decided))}
<p class="small"><a class="quiet" href="/workbench.html#${fragment}">Open in the workbench</a></p>
</li>`;
}
