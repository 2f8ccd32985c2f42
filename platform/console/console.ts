import { type About, ask, type ShownAttempt, type Thing, type Webhook } from "./ask.ts";
import { byId } from "./by-id.ts";
import { createOutcomes } from "./create-outcomes.ts";
import { drawForm } from "./draw-form.ts";
import { drawLog } from "./draw-log.ts";
import { drawWebhooks } from "./draw-webhooks.ts";
import { drawWorld } from "./draw-world.ts";

/** The content of the page; drawn again after each change. */
const state: {
  about?: About;
  selected?: number;
  projects?: readonly Thing[];
  isDrawing?: Promise<void> | undefined;
  next?: Promise<void> | undefined;
} = {};

/** Runs an action, shows its error or its message, and draws the page again. */
async function act(work: () => Promise<unknown>, done = ""): Promise<void> {
  try {
    const said = await work();
    say(typeof said === "string" ? said : done, "good");
  } catch (error) {
    say(error instanceof Error ? error.message : String(error), "bad");
  }
  await draw();
}

function say(text: string, tone: string): void {
  const message = byId("message");
  message.textContent = text;
  message.className = `message toned ${tone}`;
}

/** Draws the open page, one drawing at a time; several requests in the meantime lead to one drawing. */
function draw(): Promise<void> {
  state.next ??= (state.isDrawing ?? Promise.resolve())
    .catch(() => undefined)
    .then(() => {
      state.next = undefined;
      state.isDrawing = byId("outcomes-page").hidden ? drawWebhooksPage() : outcomes.draw();
      return state.isDrawing;
    });
  return state.next;
}

/** Opens the page that the address names. */
function turn(): void {
  const page = location.hash === "#outcomes-page" ? "outcomes-page" : "webhooks-page";
  for (const link of document.querySelectorAll("nav a")) {
    const id = link.getAttribute("href")?.slice(1) ?? "";
    byId(id).hidden = id !== page;
    if (id === page) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  say("", "good");
  draw();
}

async function drawWebhooksPage(): Promise<void> {
  const { results } = await ask<{ results: readonly Webhook[] }>("/api/webhooks");
  if (!results.some(({ id }) => id === state.selected)) delete state.selected;
  const selected = state.selected ?? results[0]?.id;
  if (selected !== undefined) state.selected = selected;
  replace("webhooks", drawWebhooks(results, selected, webhookActions));
  const attempts = selected === undefined ? [] : await ask<readonly ShownAttempt[]>(`/log/${selected}`);
  replace("log", drawLog(attempts, openDetails(), redeliver));
  const world = await ask<Readonly<Record<string, readonly Thing[]>>>("/world");
  state.projects = world.project ?? [];
  replace("world", drawWorld(world, state.about?.operations ?? [], worldActions));
}

/** Replaces the page by a new drawing; the pressed button keeps the focus. */
function replace(id: string, drawing: HTMLElement): void {
  const place = byId(id);
  const focused = place.contains(document.activeElement) ? readLabel(document.activeElement) : undefined;
  place.replaceChildren(drawing);
  if (focused === undefined) return;
  [...place.querySelectorAll("button, summary")]
    .find((one): one is HTMLElement => one instanceof HTMLElement && readLabel(one) === focused)
    ?.focus();
}

function readLabel(node: Element | null): string {
  return node?.getAttribute("aria-label") ?? node?.textContent ?? "";
}

function openDetails(): ReadonlySet<string> {
  const open = document.querySelectorAll<HTMLElement>("details[open][data-id]");
  return new Set([...open].map(({ dataset }) => dataset.id ?? ""));
}

function redeliver(deliveryId: string): void {
  act(() => ask(`/log/redeliver/${deliveryId}`, "POST"), "Sent again.");
}

const outcomes = createOutcomes({ act, draw, replace, redeliver, events: () => state.about?.events ?? [] });

const webhookActions = {
  select: (id: number): void => {
    state.selected = id;
    draw();
  },
  ping: (id: number): void => {
    state.selected = id;
    act(() => ask(`/api/webhooks/${id}/ping`, "POST"), "Pinged.");
  },
  setActive: (id: number, is_active: boolean): void => {
    act(() => ask(`/api/webhooks/${id}`, "PATCH", { is_active }));
  },
  remove: (id: number): void => {
    act(() => ask(`/api/webhooks/${id}`, "DELETE"), "Deleted.");
  },
};

const worldActions = {
  hasEvent: (event: string): boolean => state.about?.events.includes(event) ?? false,
  create: (kind: string, parent?: number): void => {
    act(() => ask(`/world/${kind}`, "POST", { parent }));
  },
  update: (kind: string, id: number, members: object): void => {
    act(() => ask(`/world/${kind}/${id}`, "PATCH", members));
  },
  remove: (kind: string, id: number): void => {
    act(() => ask(`/world/${kind}/${id}`, "DELETE"));
  },
  complete: (operation: string, task: number): void => {
    act(() => ask("/world/requests", "POST", { operation, task }));
  },
};

function showForm(): void {
  const place = byId("form");
  const close = (): void => {
    place.hidden = true;
    byId("add").focus();
  };
  const save = (body: object): void => {
    act(async () => {
      const { id } = await ask<Webhook>("/api/webhooks", "POST", body);
      state.selected = id;
      close();
    }, "Created.");
  };
  place.replaceChildren(
    drawForm({ events: state.about?.events ?? [], projects: state.projects ?? [] }, save, close),
  );
  place.hidden = false;
  place.querySelector("input")?.focus();
}

/** Milliseconds from an event to the drawing that shows it: a busy sender has thousands of events a second. */
const REST = 200;

function watch(): void {
  const live = new EventSource("/live");
  let soon: ReturnType<typeof setTimeout> | undefined;
  const drawSoon = (): void => {
    if (soon !== undefined) return;
    soon = setTimeout(() => {
      soon = undefined;
      draw();
    }, REST);
  };
  const show = (text: string): void => {
    byId("live").textContent = text;
  };
  live.addEventListener("open", () => show("live"));
  live.addEventListener("error", () => show("not connected"));
  for (const type of ["queued", "attempt", "paused", "resumed", "expired", "deactivated"])
    live.addEventListener(type, drawSoon);
}

async function start(): Promise<void> {
  state.about = await ask<About>("/about");
  byId("edition").textContent = state.about.edition;
  byId("add").addEventListener("click", showForm);
  addEventListener("hashchange", turn);
  turn();
  await draw();
  watch();
}

start();
