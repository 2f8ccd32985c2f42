import type { Member } from "#src/explain/describe-event.ts";
import { must } from "#src/text/must.ts";
import type { EventEntry } from "../content/describe-events.ts";
import { listMembers } from "../content/list-members.ts";
import type { MigrationText } from "../content/read-migrations.ts";
import { Html, html } from "../html.ts";
import { markdown } from "../markdown.ts";
import type { Page } from "../page.ts";
import { alignLines, beside } from "../parts/beside.ts";
import { cards } from "../parts/cards.ts";
import { type Tab, tabs } from "../parts/tabs.ts";

/** Two texts that the page shows side by side; in Markdown one is below the other. */
const compared =
  /<!-- beside -->\n\n(.*?):\n\n```(\w+)\n(.*?)\n```\n\n(.*?):\n\n```\w+\n(.*?)\n```\n\n<!-- \/beside -->/gs;

/** Writes the page of a pair of editions. */
export function migrationPage(
  { name, title, text, from, to, sample }: MigrationText,
  editions: readonly (readonly EventEntry[])[],
): Page {
  const shapes = compareShapes(findEvents(from, editions), findEvents(to, editions)).toSorted(
    (a, b) => Number(b.key === sample) - Number(a.key === sample),
  );
  const written = text.replace(
    compared,
    (_, before, language, old, after, now) =>
      beside({ title: before, lines: old.split("\n") }, { title: after, lines: now.split("\n") }, language)
        .markup,
  );
  const body = html`<article class="text wide"><h1>${title}</h1>
${shapes.length === 0 ? undefined : html`<h2 id="shapes">The shapes that change</h2>\n${tabs(shapes, { id: "shape", group: "shape", label: "Events that change" })}`}
${new Html(markdown(written).markup)}</article>
<p><a href="/migrations/index.html">All steps between editions</a></p>`;
  const description = "What a receiver must change for the next edition, with a proof for each break.";
  return { path: `migrations/${name}.html`, title, description, body };
}

function findEvents(edition: string, editions: readonly (readonly EventEntry[])[]): readonly EventEntry[] {
  return editions.find(([event]) => event?.edition.edition === edition) ?? [];
}

/** Compares the events that both editions have; events that change alike share a tab. */
function compareShapes(before: readonly EventEntry[], after: readonly EventEntry[]): readonly Tab[] {
  const pairs = before.flatMap((old) => {
    const now = after.find(({ name }) => name === old.name);
    if (now === undefined) return [];
    const [left, right] = [writeShape(old.members), writeShape(now.members)];
    const changed = alignLines(left, right).filter((row) => row.left !== row.right);
    return changed.length === 0 ? [] : [{ old, now, left, right, key: JSON.stringify(changed) }];
  });
  return [...Map.groupBy(pairs, ({ key }) => key).values()].map((group) => {
    const { old, now, left, right } = must(group[0], "group");
    return {
      key: old.file,
      label: group.length === 1 ? old.name : `${old.name} and ${group.length - 1} more`,
      body: html`${group.length === 1 ? undefined : html`<p>The same in ${group.slice(1).map(({ old: { name } }) => html`<code>${name}</code> `)}</p>`}${beside(
        { title: old.edition.releases, lines: left },
        { title: now.edition.releases, lines: right },
        "shape",
      )}`,
    };
  });
}

/** Writes the members of an envelope as lines: name, `?` if it may be missing, type. */
function writeShape(members: readonly Member[]): readonly string[] {
  return listMembers(members).map(({ depth, member, see }) => {
    const { name, optional, type, nullable } = member;
    const words = see === undefined ? type : `as ${see}`;
    return `${"  ".repeat(depth)}${name}${optional ? "?" : ""}: ${words}${nullable ? " or null" : ""}`;
  });
}

/** Writes the list of the steps between editions. */
export function migrationsPage(migrations: readonly MigrationText[]): Page {
  const body = html`<h1>Between editions</h1>
<p class="lead">What a receiver must change from one edition to the next. Every change was found by <code>annotation-contracts diff</code>, and every break comes with a document that one edition takes and the other refuses. <a href="/which-edition.html">Which edition is mine?</a></p>
${cards(
  migrations.map(({ name, title, task }) => ({
    path: `migrations/${name}.html`,
    title,
    about: `With the code before and after: ${task}.`,
  })),
)}`;
  return {
    path: "migrations/index.html",
    title: "Between editions",
    description: "What changes from one edition to the next, for whom, with proof.",
    section: "Guides",
    body,
  };
}
