/** Markup that is safe to insert unchanged. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }

  toString(): string {
    return this.markup;
  }
}

/** A value in a template: markup is inserted unchanged, text escaped, lists joined, absent values left out. */
type Part = Html | string | number | undefined | readonly Part[];

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes a text for use between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character]!);
}

/** Writes markup; inserted values are escaped unless they are markup. */
export function html(literals: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(
    literals.map((literal, i) => (i === 0 ? literal : render(parts[i - 1]) + literal)).join(""),
  );
}

function render(part: Part): string {
  if (part === undefined) return "";
  if (part instanceof Html) return part.markup;
  if (typeof part === "object") return part.map(render).join("");
  return escapeHtml(String(part));
}

/** Joins parts by commas. */
export function commas(parts: readonly Html[]): Html {
  return new Html(parts.join(", "));
}

/** Writes data for a script of the page; no value can end its element. */
export function dataBlock(id: string, value: unknown): Html {
  const json = JSON.stringify(value).replaceAll("<", "\\u003c");
  return html`<script type="application/json" id="${id}">${new Html(json)}</script>`;
}
