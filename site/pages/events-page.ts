import { itemAt } from "#src/text/item-at.ts";
import type { EventEntry } from "../content/describe-events.ts";
import { unfoldMembers } from "../content/list-members.ts";
import { type Html, html } from "../html.ts";
import { type Page, placePage } from "../page.ts";

/** Resources of an organization; a webhook of a project gets what happens in the project (W1.2). */
const ofOrganization: ReadonlySet<string> = new Set(["organization", "membership", "invitation"]);

/** Writes the catalogue of events by resource; its filters also find members, which are hidden until they match. */
export function eventsPage(events: readonly EventEntry[]): Page {
  const { edition } = itemAt(events, 0);
  const groups = [...Map.groupBy(events, ({ resource }) => resource)];
  const actions = [...new Set(events.map(({ action }) => action))];
  const subscribable = events.filter(({ name }) => name !== "ping").length;
  const body = html`<h1>Events</h1>
<p class="lead">${subscribable} events that a webhook subscribes to, and <code>ping</code>, sent on request. Edition ${edition.edition}: ${edition.releases}.</p>
<form class="filter line" role="search" aria-label="Events" hidden>
<div><label class="label" for="filter">Find an event or a member</label>
<input id="filter" type="search" placeholder="assignee, update, before_update…" autocomplete="off" spellcheck="false" aria-describedby="found" aria-controls="events"></div>
${choice("Action", "action", actions)}
${choice("Webhook of", "scope", ["project", "organization"])}
<p id="found" class="note" role="status">${events.length} events</p>
</form>
<p class="catalogue-head label line" aria-hidden="true"><span>Resource</span><span>Event</span><span>Carries, beside <code>event</code>, <code>webhook_id</code> and <code>sender</code></span></p>
<div id="events">${groups.map(
    ([resource, own]) => html`<section class="resource line" aria-labelledby="resource-${resource}">
<h2 id="resource-${resource}">${resource}</h2>
<ul class="entries">${own.map((event) => writeEntry(event))}</ul></section>`,
  )}</div>`;
  return {
    ...placePage(edition, "events"),
    title: "Events",
    description: "All events by resource; find them by action, subscription or member.",
    section: "Contracts",
    body,
    scripts: ["catalogue"],
  };
}

/** Writes a select element; nothing is selected at first. */
function choice(legend: string, name: string, values: readonly string[]): Html {
  return html`<fieldset class="chips"><legend class="label">${legend}</legend>
<label><input class="visually-hidden" type="radio" name="${name}" value="" checked><span>any</span></label>
${values.map((value) => html`<label><input class="visually-hidden" type="radio" name="${name}" value="${value}"><span>${value}</span></label>`)}</fieldset>`;
}

function writeEntry({ name, action, resource, about, path, members }: EventEntry): Html {
  const scopes = ofOrganization.has(resource) ? "organization" : "project organization";
  const own = members.filter((member) => !["event", "sender", "webhook_id"].includes(member.name));
  return html`<li class="line" data-event="${name}" data-action="${action}" data-scope="${scopes}">
<h3><a href="/${path}">${name}</a></h3>
<p class="quiet">${own.map(({ name: member }) => html`<code>${member}</code> `)}</p>
<p class="visually-hidden">${about}</p>
<ul class="nested note" hidden>${unfoldMembers(members).map(
    ({ place, anchor, about: meaning }) =>
      html`<li hidden><a class="mono tiny" href="/${path}#${anchor}">${place}</a> <span>${meaning}</span></li>`,
  )}</ul>
</li>\n`;
}
