import { highlight } from "../highlight.ts";
import { type Html, html } from "../html.ts";

/** Code as it is shown. */
interface Code {
  /** What it is, for its heading and for screen readers. */
  readonly title: string;
  /** Such as `json`, `sh` or `typescript`. */
  readonly language: string;
  readonly code: string;
  /** The code as markup, with text that is the code to the byte. Default: highlighted. */
  readonly view?: Html;
  /** Further markup in the heading, such as a download link. */
  readonly extra?: Html;
}

/** Writes highlighted code under a heading with a copy button. The copied text is the code to the byte. */
export function codeBlock({ title, language, code, view, extra }: Code): Html {
  return html`<figure class="code card">
<figcaption><span>${title}</span>${extra}<button type="button" class="copy" hidden>Copy</button></figcaption>
<pre tabindex="0" role="group" aria-label="${title}"><code class="language-${language}">${view ?? highlight(code, language)}</code></pre>
</figure>`;
}
