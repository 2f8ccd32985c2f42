import type { EventEntry } from "../content/events.ts";
import { type Html, html } from "../html.ts";
import type { Page } from "../page.ts";
import { unfoldMembers } from "../parts/member-table.ts";
import { clauseLink, prose } from "../prose.ts";

/** Writes the catalogue of events; its filter also finds members, which are hidden until they match. */
export function eventsPage(events: readonly EventEntry[], decided: ReadonlySet<string>): Page {
  const body = html`<h1>Events</h1>
<p class="lead">18 events that a webhook subscribes to, and <code>ping</code>.</p>
<div class="filter" role="search">
<label for="filter">Find an event or a member</label>
<input id="filter" type="search" placeholder="assignee, update, before_update…" autocomplete="off" spellcheck="false" aria-describedby="found" aria-controls="events">
<p id="found" role="status">${events.length} events</p>
</div>
<ul id="events" class="catalogue">${events.map((event) => writeEntry(event, decided))}</ul>`;
  return {
    path: "events.html",
    title: "Events",
    description: "All events with what they mean; find them by name, meaning or member.",
    section: "Contracts",
    body,
    scripts: ["filter"],
  };
}

function writeEntry({ name, about, clause, file, members }: EventEntry, decided: ReadonlySet<string>): Html {
  return html`<li data-event="${name}">
<h2><a href="/events/${file}.html">${name}</a></h2>
<p>${prose(about)} ${clauseLink(clause, decided)}</p>
<ul class="found" hidden>${unfoldMembers(members).map(
    ({ place, anchor, about: meaning }) =>
      html`<li hidden><a href="/events/${file}.html#${anchor}">${place}</a> <span>${prose(meaning)}</span></li>`,
  )}</ul>
</li>\n`;
}
