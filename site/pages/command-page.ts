import type { CommandHelp } from "../content/read-command-help.ts";
import { html } from "../html.ts";
import { nameAnchor } from "../markdown.ts";
import type { Page } from "../page.ts";
import { codeBlock } from "../parts/code-block.ts";

/** Writes the page of the command: the help of each of its commands. */
export function commandPage(commands: readonly CommandHelp[]): Page {
  const titled = commands.map(({ name, help }) => ({ title: `annotation-contracts ${name}`.trim(), help }));
  const body = html`<h1>Command</h1>
<p class="lead"><code>npx --no-install annotation-contracts</code>, as its own help says it; in a checkout <code>npm run -s cli --</code> runs it from the sources.</p>
<ul class="index rows">${titled.slice(1).map(({ title, help }) => html`<li class="line"><a class="mono" href="#${nameAnchor(title)}">${title.slice("annotation-contracts ".length)}</a> <span>${readPurpose(help)}</span></li>`)}</ul>
${titled.map(({ title, help }) => html`<h2 id="${nameAnchor(title)}"><code>${title}</code></h2>${codeBlock({ title: `${title} --help`, language: "text", code: help })}`)}`;
  return {
    path: "command.html",
    title: "Command",
    description: "Every command with its options and exit codes, from its help.",
    section: "Tools",
    body,
    entries: titled.flatMap(({ title, help }) => [
      { kind: "command", title, text: title, anchor: nameAnchor(title) },
      ...flagsIn(help).map(({ flag, text }) => ({
        kind: "flag",
        title: `${flag} of ${title.slice("annotation-contracts ".length)}`,
        text,
        anchor: nameAnchor(title),
      })),
    ]),
  };
}

/** Lists the options of a help except `--help`, each with its description. */
function flagsIn(help: string): readonly { readonly flag: string; readonly text: string }[] {
  return [...help.matchAll(/^ {2}(?:-\w, )?(--[\w-]+)[^\n]*?(?: {2,}|\n {6,})(\S.*(?:\n {6,}\S.*)*)/gm)]
    .map(([, flag = "", text = ""]) => ({ flag, text: text.replace(/\s+/g, " ") }))
    .filter(({ flag }) => flag !== "--help");
}

/** The first sentence of a help, after its usage. */
function readPurpose(help: string): string {
  const [, about = ""] = help.split(/\n\s*\n/);
  const [first = about] = /^.*?[.:](?=\s|$)/s.exec(about) ?? [];
  return first.replace(/\s+/g, " ").replace(/:$/, ".");
}
