import type { Webhook } from "./ask.ts";
import { button, element } from "./element.ts";

/** What a person can do with a webhook. */
interface WebhookActions {
  readonly select: (id: number) => void;
  readonly ping: (id: number) => void;
  readonly setActive: (id: number, isActive: boolean) => void;
  readonly remove: (id: number) => void;
}

/** Draws the list of webhooks; the deliveries of the selected one are below. */
export function drawWebhooks(
  webhooks: readonly Webhook[],
  selected: number | undefined,
  actions: WebhookActions,
): HTMLElement {
  if (webhooks.length === 0)
    return element("p.quiet", "No webhook yet. Create one that points at your receiver.");
  return element("ul.webhooks stack", ...webhooks.map((one) => draw(one, one.id === selected, actions)));
}

function draw(webhook: Webhook, isSelected: boolean, actions: WebhookActions): HTMLElement {
  const { id, target_url, description, is_active, events, last_status, last_delivery_date } = webhook;
  return element(
    "li",
    { class: isSelected ? "panel raised line selected" : "panel raised line" },
    element(
      "div",
      element("p.mono small", target_url),
      element(
        "p.quiet",
        [nameScope(webhook), description, `${events.length} events`].filter(Boolean).join(" · "),
      ),
    ),
    element(
      `p.status badge ${chooseTone(webhook)}`,
      is_active
        ? String(last_status ?? (last_delivery_date === undefined ? "no delivery yet" : "no answer"))
        : "inactive",
    ),
    element(
      "p.actions line",
      button("Ping", () => actions.ping(id), { class: "primary", "aria-label": `Ping webhook ${id}` }),
      button("Deliveries", () => actions.select(id), {
        "aria-pressed": String(isSelected),
        "aria-label": `Deliveries of webhook ${id}`,
      }),
      button(is_active ? "Deactivate" : "Activate", () => actions.setActive(id, !is_active), {
        "aria-label": `${is_active ? "Deactivate" : "Activate"} webhook ${id}`,
      }),
      button("Delete", () => actions.remove(id), { "aria-label": `Delete webhook ${id}` }),
    ),
  );
}

/** Names what a webhook listens to. */
function nameScope({ type, project, project_id }: Webhook): string {
  const id = project ?? project_id;
  return type === "project" && id !== undefined ? `project ${id}` : type;
}

function chooseTone({ is_active, last_status, last_delivery_date }: Webhook): string {
  if (!is_active || last_delivery_date === undefined) return "idle";
  return last_status !== undefined && last_status >= 200 && last_status < 300 ? "good" : "bad";
}
