import type { Hono } from "hono";
import { html } from "hono/html";
import { states } from "#src/sender/delivery-record.ts";
import { listSubscribable } from "#src/sender/edition.ts";
import type {
  Attempt,
  AttemptPage,
  DeliveryQuery,
  DeliveryRecord,
  DeliveryState,
  Sender,
  WebhookCounts,
} from "#src/sender.ts";
import { describeAttempt } from "../describe-attempt.ts";
import type { PlatformParts } from "../webhook-api.ts";
import { kindRows } from "../world/kinds.ts";
import type { Entity, World } from "../world/world.ts";
import { type Markup, renderButton, renderPage } from "./layout.ts";
import { renderForm } from "./webhook-form.ts";

type Webhook = Awaited<ReturnType<Sender["listWebhooks"]>>[number];

/** Adds the pages, which are rendered on the server. */
export function addPages(app: Hono, parts: PlatformParts): void {
  const { sender, world } = parts;
  const { edition } = parts.edition;
  app.get("/", async (context) =>
    renderPage(context, { title: "Webhooks", edition }, ...(await renderWebhooks(parts))),
  );
  app.get("/webhooks/:id{\\d+}", async (context) => {
    const id = Number(context.req.param("id"));
    const webhook = await sender.getWebhook(id);
    if (webhook === undefined) return context.notFound();
    const page = await sender.attempts(id, { limit: 20, before: context.req.query("before") });
    return renderPage(context, { title: `Webhook ${id}`, edition }, renderLog(webhook, page));
  });
  app.get("/attempts/:id/body", async ({ req, body, notFound }) => {
    const attempt = await sender.attempt(req.param("id") as Attempt["id"]);
    if (attempt === undefined) return notFound();
    const disposition = `attachment; filename="${attempt.id}.json"`;
    const headers = { "Content-Type": "application/json", "Content-Disposition": disposition };
    return body(new Uint8Array(attempt.body), 200, headers);
  });
  app.get("/outcomes", async (context) => {
    const query = readQuery(context.req.query());
    const { deliveries, next } = await sender.deliveries(query);
    const counts = renderCounts(await sender.countsByWebhook());
    return renderPage(context, { title: "Outcomes", edition }, counts, renderList(query, deliveries, next));
  });
  app.get("/world", (context) => {
    const roots = [...world.list("organization"), ...world.list("user")];
    const page = html`<p>Every change below is an event. Webhooks that subscribe to it get a delivery.</p>
      <ul class="tree">${roots.map((thing) => renderThing(world, thing))}</ul>`;
    return renderPage(context, { title: "Trigger an event", edition }, page);
  });
}

function renderLog(webhook: Webhook, { attempts, next }: AttemptPage): Markup {
  const { id, description, target_url } = webhook;
  return html`<p>${description} <a href="${target_url}" rel="noreferrer">${target_url}</a></p>
    ${renderActions(webhook)}<h2>Log of attempts</h2>
    ${
      attempts.length === 0
        ? html`<p id="log">Nothing has been sent yet. Ping the webhook, or trigger an event.</p>`
        : html`<ol id="log" class="log">${attempts.map(renderAttempt)}</ol>`
    }
    ${next === null ? "" : html`<a href="/webhooks/${id}?before=${next}">Older attempts</a>`}`;
}

/** Renders the list of webhooks and the form. */
export async function renderWebhooks(parts: PlatformParts, form?: Markup): Promise<readonly Markup[]> {
  const { sender, world, edition } = parts;
  const webhooks = await sender.listWebhooks();
  const items = await Promise.all(
    webhooks.map(async (webhook) => {
      const [last] = (await sender.attempts(webhook.id, { limit: 1 })).attempts;
      return renderWebhook(webhook, last);
    }),
  );
  return [
    items.length === 0
      ? html`<p>No webhooks yet. Create one below.</p>`
      : html`<ul class="cards">${items}</ul>`,
    form ?? renderForm(listSubscribable(edition), world.list("project")),
  ];
}

function renderWebhook(webhook: Webhook, last: Attempt | undefined): Markup {
  const { id, target_url, description, type, events, is_active } = webhook;
  const text = last && describeAttempt(last);
  const state = text === undefined ? html`<b>nothing sent yet</b>` : renderBadge(text);
  return html`<li class="card"><a class="target" href="/webhooks/${id}">${target_url}</a>
    <p>${description === "" ? "" : `${description} · `}${type} webhook ${id}, ${events.length} ${events.length === 1 ? "event" : "events"}</p>
    <p>${is_active ? state : html`<b class="badge">inactive</b>`} ${text?.verdict ?? ""}</p>${renderActions(webhook)}</li>`;
}

function renderActions({ id, is_active, target_url }: Webhook): Markup {
  const path = `/webhooks/${id}`;
  const toggle = is_active ? "Deactivate" : "Activate";
  return html`<div class="row">${renderButton(`${path}/ping`, "Ping", `Ping ${target_url}`)}
    ${renderButton(`${path}/${toggle.toLowerCase()}`, toggle)} ${renderButton(`${path}/delete`, "Delete", `Delete webhook ${id}`)}
    <a href="${path}">Log</a> <a href="/outcomes?webhook=${id}">Outcomes</a></div>`;
}

function renderBadge({ label, isGood }: { readonly label: string; readonly isGood: boolean }): Markup {
  return html`<b class="badge ${isGood ? "good" : "bad"}">${label}</b>`;
}

/** Renders an attempt with the exact text of its body, because the signature covers these bytes. */
function renderAttempt(attempt: Attempt): Markup {
  const { id, event, date, number, duration, targetUrl, headers, body, response, redelivery } = attempt;
  const text = describeAttempt(attempt);
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const [bytes, answer] = [body, response].map((one) => new TextDecoder().decode(one));
  return html`<li id="${id}"><details><summary>${renderBadge(text)} <code>${event}</code>
    <time>${date}</time>${number > 1 ? ` attempt ${number}` : redelivery ? " redelivery" : ""}</summary>
    <p>${text.verdict} ${Math.round(duration)} ms.</p>
    <h3>Request</h3><pre>POST ${targetUrl}\n${head.join("\n")}</pre>
    <p>Body, ${body.length} bytes: <button type="button" data-copy="${id}-body" hidden>Copy</button>
      <a href="/attempts/${id}/body">Download</a></p>
    <pre class="body" id="${id}-body">${bytes}</pre><p>${text.signature}</p>
    <h3>Response</h3><pre>${answer === "" ? "(empty)" : answer}${attempt.responseTruncated ? "…" : ""}</pre>
    ${renderButton(`/redeliver/${attempt.deliveryId}`, "Redeliver")}</details></li>`;
}

function readQuery({ state, webhook, before, event }: Readonly<Record<string, string>>): DeliveryQuery {
  return {
    limit: 50,
    ...(state && { state: state as DeliveryState }),
    ...(webhook && { webhookId: Number(webhook) }),
    ...(event && { event }),
    ...(before && { before }),
  };
}

function renderCounts(counts: readonly WebhookCounts[]): Markup {
  const row = (count: WebhookCounts): Markup => {
    const cells = states.map(
      (name) =>
        html`<td>${count[name] === 0 ? 0 : html`<a href="/outcomes?webhook=${count.webhookId}&state=${name}">${count[name]}</a>`}</td>`,
    );
    return html`<tr><th scope="row"><a href="/webhooks/${count.webhookId}">${count.webhookId}</a></th><td>${count.accepted}</td>${cells}</tr>`;
  };
  return html`<div class="scroll"><table><thead><tr><th>webhook</th><th>accepted</th>${states.map((name) => html`<th>${name}</th>`)}</tr></thead>
    <tbody>${counts.map(row)}</tbody></table></div>`;
}

function renderList(
  { state, webhookId, event = "" }: DeliveryQuery,
  deliveries: readonly DeliveryRecord[],
  next: string | null,
): Markup {
  const chosen = String(state ?? "");
  const option = (name: string): Markup =>
    html`<option ${name === chosen ? "selected" : ""}>${name}</option>`;
  const address = new URLSearchParams({
    state: chosen,
    webhook: String(webhookId ?? ""),
    event,
    before: next ?? "",
  });
  return html`<form class="row" action="/outcomes"><label>State <select name="state"><option value="">any</option>${states.map(option)}</select></label>
    <label>Webhook <input name="webhook" type="number" min="1" value="${webhookId ?? ""}"></label>
    <label>Event <input name="event" value="${event}"></label><button>Find</button></form>
    <form class="row" method="post" action="/replay"><input type="hidden" name="state" value="${chosen}">
    <input type="hidden" name="webhook" value="${webhookId ?? ""}"><input type="hidden" name="event" value="${event}">
    <label>Deliveries per second <input name="rate" inputmode="decimal" size="5"></label>
    <button>Replay ${chosen === "" ? "everything that was not delivered" : `all ${chosen} deliveries`}</button></form>
    ${deliveries.length === 0 ? html`<p>No matching deliveries.</p>` : ""}
    <ol class="log">${deliveries.map(renderDelivery)}</ol>
    ${next === null ? "" : html`<a href="/outcomes?${address.toString()}">Older deliveries</a>`}`;
}

function renderDelivery({ id, state, event, date, webhookId, attempts, replayOf }: DeliveryRecord): Markup {
  const tone = state === "delivered" ? "good" : state === "pending" ? "" : "bad";
  return html`<li class="row"><b class="badge ${tone}">${state}</b> <code>${event}</code> <time>${date}</time>
    <a href="/webhooks/${webhookId}">webhook ${webhookId}</a> ${attempts} ${attempts === 1 ? "attempt" : "attempts"}
    ${replayOf === null ? "" : `repeats ${replayOf}`} ${renderButton(`/redeliver/${id}`, "Redeliver", `Redeliver ${id}`)}</li>`;
}

function renderThing(world: World, { kind, id, value }: Entity): Markup {
  const below = world.kinds.filter((child) => kindRows[child].parent === kind);
  const children = below.flatMap((child) => world.list(child).filter(({ parent }) => parent === id));
  const isTop = kindRows[kind].parent === undefined;
  const actions = world.listActions(kind).filter((action) => !isTop || action !== "Delete");
  const name = String(value.name ?? value.username ?? "");
  const state = String(value.state ?? value.status ?? "");
  const button = (action: string): Markup =>
    renderButton(`/world/${kind}/${id}/${encodeURIComponent(action)}`, action, `${action}, ${kind} ${id}`);
  return html`<li><div class="row"><b>${kind} ${id}</b> ${name} <i>${state}</i> ${actions.map(button)}</div>
    ${children.length === 0 ? "" : html`<ul>${children.map((child) => renderThing(world, child))}</ul>`}</li>`;
}
