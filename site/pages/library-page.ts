import { must } from "#src/text/must.ts";
import type { LibraryExport, LibraryModule } from "../content/describe-library.ts";
import { commas, type Html, html } from "../html.ts";
import { markdown, nameAnchor } from "../markdown.ts";
import type { Page } from "../page.ts";
import { codeBlock } from "../parts/code-block.ts";

/** Writes the page of the library: every module of the package, with every export, from its declarations. */
export function libraryPage(modules: readonly LibraryModule[]): Page {
  const body = html`<h1>Library</h1>
<p class="lead">Every module of the package and what it exports, from the declarations themselves. Examples run in the tests.</p>
<ul class="index rows">${modules.map(({ specifier, exports }) => html`<li class="line"><a class="mono" href="#${nameAnchor(specifier)}">${specifier}</a> ${nameChief(specifier, exports)}</li>`)}</ul>
<p>Single validators of an event are modules, too: <code>annotation-contracts/webhook/update-task</code>, and so on for every event and edition.</p>
${modules.map((module) => writeModule(module, modules))}`;
  return {
    path: "library.html",
    title: "Library",
    description: "Every module of the package and every export, with docstring, signature and examples.",
    section: "Tools",
    body,
    entries: modules.flatMap(({ specifier, exports }) =>
      isEdition(specifier)
        ? []
        : exports.map(({ name, docs }) => ({
            kind: "export",
            title: `${name} of ${specifier}`,
            text: firstSentence(docs),
            anchor: `${nameAnchor(specifier)}-${name}`,
          })),
    ),
  };
}

/** Functions that an entry of the index names. */
const NAMED = 3;

/** Names the exports that are most likely called, and counts the rest. */
function nameChief(specifier: string, exports: LibraryModule["exports"]): Html {
  const [topic = ""] = /\w+$/.exec(specifier) ?? [];
  const named = byKind(exports).toSorted((a, b) => Number(isAbout(b.name)) - Number(isAbout(a.name)));
  const chief = named.slice(0, NAMED);
  function isAbout(name: string): boolean {
    return /^[a-z]/.test(name) && name.toLowerCase().includes(topic.toLowerCase());
  }
  const rest = exports.length - chief.length;
  return html`<span class="note">${commas(chief.map(({ name }) => html`<code>${name}</code>`))}${rest === 0 ? "" : ` and ${rest} more`}</span>`;
}

/** Functions come before types. */
function byKind(exports: LibraryModule["exports"]): LibraryModule["exports"] {
  const order = ["function", "class", "value", "type"];
  return exports.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

function isEdition(specifier: string): boolean {
  return /\/(?:\d[\d.]*|observed)$/.test(specifier);
}

/** A module of an edition exports the same names as the default's; its other types are on the pages of its events. */
function writeModule({ specifier, exports }: LibraryModule, all: readonly LibraryModule[]): Html {
  const anchor = nameAnchor(specifier);
  const main = isEdition(specifier)
    ? all.find((one) => one.specifier === specifier.slice(0, specifier.lastIndexOf("/")))
    : undefined;
  const known = new Set(main?.exports.map(({ name }) => name));
  const own = exports.filter(({ name }) => !known.has(name));
  const same = exports.filter(({ name }) => known.has(name));
  return html`<section aria-labelledby="${anchor}"><h2 id="${anchor}"><code>${specifier}</code></h2>
${same.length === 0 ? undefined : html`<p>As in <a href="#${nameAnchor(must(main, "main").specifier)}">${must(main, "main").specifier}</a>, for this edition: ${commas(same.map(({ name }) => html`<code>${name}</code>`))}.</p>`}
${
  main === undefined
    ? byKind(own).map((one) => writeExport(one, anchor))
    : html`<ul>${own.map(({ name, docs }) => html`<li><code>${name}</code> ${firstSentence(docs)}</li>`)}</ul>`
}</section>`;
}

function writeExport({ name, kind, declaration, docs, throws }: LibraryExport, module: string): Html {
  return html`<details id="${module}-${name}"><summary><code>${name}</code> <span class="note">${kind}</span> ${firstSentence(docs)}</summary>
<div class="text">${markdown(docs)}</div>
${throws.map((reason) => html`<p>Throws ${reason}</p>`)}
${codeBlock({ title: `Declaration of ${name}`, language: "ts", code: `${declaration}\n` })}</details>`;
}

function firstSentence(docs: string): string {
  return (/^.*?\.(?=\s|$)/s.exec(docs)?.[0] ?? docs).replaceAll("`", "").replaceAll("\n", " ");
}
