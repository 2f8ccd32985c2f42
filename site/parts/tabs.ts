import { type Html, html } from "../html.ts";

/** One of several panels in the same place. */
export interface Tab {
  /** Identifies it in its group; letters, digits and hyphens. */
  readonly key: string;
  readonly label: string;
  readonly body: Html;
}

/** Group and label of tabs. */
interface TabsOptions {
  /** Identifier on the page. */
  readonly id: string;
  /** Tabs of the same group share a choice, on all pages. */
  readonly group: string;
  /** What the choice is about, for screen readers. */
  readonly label: string;
}

/** Writes tabs; without scripts all of them are shown, one below the other. */
export function tabs(all: readonly Tab[], { id, group, label }: TabsOptions): Html {
  return html`<div class="tabs" data-group="${group}">
<div role="tablist" aria-label="${label}">${all.map(
    ({ key, label: name }, i) =>
      html`<button type="button" role="tab" id="${id}-tab-${key}" aria-controls="${id}-${key}" data-key="${key}" aria-selected="${String(i === 0)}" tabindex="${i === 0 ? 0 : -1}">${name}</button>`,
  )}</div>
${all.map(
  ({ key, body }, i) =>
    html`<div role="tabpanel" id="${id}-${key}" aria-labelledby="${id}-tab-${key}"${i === 0 ? html` class="chosen"` : undefined}>${body}</div>`,
)}
</div>`;
}
