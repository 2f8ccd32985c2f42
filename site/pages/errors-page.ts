import { readText } from "#scripts/sources/files.ts";
import { causes, generalRemedy } from "#src/doctor/causes.ts";
import { refusals } from "#src/model/refusals.ts";
import { type Html, html } from "../html.ts";
import type { Entry, Page } from "../page.ts";
import { capitalize, prose } from "../prose.ts";

/** A list of names of one kind, with what each means. */
interface Kind {
  readonly kind: "error" | "refusal" | "cause";
  readonly title: string;
  readonly about: string;
  readonly rows: readonly { readonly name: string; readonly text: string }[];
}

/** Writes the page of all errors: error codes, refusals of a receiver, causes that the doctor knows. */
export function errorsPage(): Page {
  const kinds: readonly Kind[] = [
    {
      kind: "error",
      title: "Errors of a document",
      about: "`validate` and the receiver report them, with the place as a JSON Pointer.",
      rows: readCodes("generated/validators/validation-error.d.ts"),
    },
    {
      kind: "refusal",
      title: "Refusals of a receiver",
      about: "`onRefused` gets the code; the sender gets the status alone.",
      rows: readCodes("src/receiver/refusal.ts").map(({ name, text }) => ({
        name,
        // The file lists the codes of this type.
        text: `${refusals[name as keyof typeof refusals][0]}: ${text}`,
      })),
    },
    {
      kind: "cause",
      title: "Causes of a broken signature",
      about: "`doctor` tries each, and names the one that makes the signature fit.",
      rows: Object.entries(causes).map(([name, { meaning, remedy = generalRemedy }]) => ({
        name,
        text: `${capitalize(meaning)}. Remedy: ${remedy}.`,
      })),
    },
  ];
  const entries = kinds.flatMap(({ kind, rows }) =>
    rows.map(({ name, text }): Entry => ({ kind, title: name, text, anchor: `${kind}-${name}` })),
  );
  return {
    path: "errors.html",
    title: "Errors and causes",
    description: "Every code of an error or a refusal, and every cause that the doctor knows.",
    section: "Tools",
    body: html`<h1>Errors and causes</h1>
<p class="lead">What a document, a request or a signature can have wrong, by the name that the tools print.</p>
${kinds.map(writeKind)}`,
    entries,
  };
}

/** Reads the members of a union of texts with the comment above each. */
function readCodes(path: string): Kind["rows"] {
  return [...readText(path).matchAll(/\/\*\* (.*?) \*\/\n {2}\| "([^"]+)"/g)].map(
    ([, text = "", name = ""]) => ({ name, text }),
  );
}

function writeKind({ kind, title, about, rows }: Kind): Html {
  return html`<section aria-labelledby="${kind}s"><h2 id="${kind}s">${title}</h2>
<p>${prose(about)}</p>
<dl class="codes">${rows.map(({ name, text }) => html`<dt id="${kind}-${name}"><code>${name}</code></dt><dd>${prose(text)}</dd>\n`)}</dl></section>`;
}
