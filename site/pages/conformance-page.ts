import { commas, Html, html } from "../html.ts";
import { markdown } from "../markdown.ts";
import type { Page } from "../page.ts";
import { codeBlock } from "../parts/code-block.ts";

/** What the page shows of the suite. */
export interface SuiteContent {
  /** Cases by their kind. */
  readonly counts: Readonly<Record<string, number>>;
  /** What is tested, as the protocols name it. */
  readonly protocols: readonly string[];
  /** README of the suite, of the peers and of the zoo. */
  readonly suite: string;
  readonly peers: string;
  readonly zoo: string;
}

/** Writes the page of the conformance suite: what it tests, the results of other tools, and which flaws it finds. */
export function conformancePage({ counts, protocols, suite, peers, zoo }: SuiteContent): Page {
  const body = html`<h1>Conformance suite</h1>
<p class="lead">Holds an implementation of either side, in any language, to the contracts. Cases are data; each refusing document is refused by two independent validators as well.</p>
<ul class="figures grid">${Object.entries(counts).map(([kind, count]) => html`<li><strong>${count.toLocaleString("en")}</strong> <span class="note">${kind}</span></li>`)}</ul>
<h2 id="run">Run it</h2>
${codeBlock({ title: "A receiver, over HTTP", language: "sh", code: "npx --no-install annotation-contracts conformance receiver --url http://127.0.0.1:3000/ --secret-env WEBHOOK_SECRET\n" })}
${codeBlock({ title: "A library, in any language, by an adapter of a few dozen lines", language: "sh", code: "npx --no-install annotation-contracts conformance library -- python3 adapter.py\n" })}
<p>Protocols for any language: ${commas(protocols.map((name) => html`<a href="/protocols/${name}.html">${name}</a>`))}.</p>
<p>A GitHub Action and the suite as tests of Vitest, Jest or <code>node:test</code> come with the package: see <a href="/guides/test-in-ci.html">Test in CI</a>.</p>
<h2 id="peers">Other libraries under the suite</h2>
<p>Used as their documentation says, before the signature cases of the library suite. An exception counts as a refusal.</p>
${table(peers, "results")}
<h2 id="clauses">Cases by clause</h2>
<p>Accepting and refusing cases of each clause of the two source documents.</p>
<details><summary>Table of all clauses</summary>${table(suite, "coverage")}</details>
<h2 id="zoo">The zoo</h2>
<p>Flawed implementations, each the right one but for one flaw that is found in the field. Every one must be caught by the cases named beside it.</p>
<details><summary>All flaws</summary>${table(zoo, "zoo")}</details>`;
  return {
    path: "conformance.html",
    title: "Conformance suite",
    description: "What the suite proves, how other libraries fare, and which flaws it catches.",
    section: "Project",
    body,
  };
}

/** Reads the table between two markers, without the links to sources. */
function table(text: string, name: string): Html {
  const inner = text.split(`<!-- ${name} -->`)[1]?.split(`<!-- /${name} -->`)[0];
  if (inner === undefined) throw new Error(`cannot find the table "${name}"`);
  return new Html(markdown(inner.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")).markup);
}
