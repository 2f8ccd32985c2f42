import { html } from "hono/html";
import type { Issue } from "#src/sender.ts";
import type { JsonObject } from "../world/kinds.ts";
import type { Entity } from "../world/world.ts";
import type { Markup } from "./layout.ts";

/** The user's input and its issues. */
interface FormState {
  readonly values: FormData;
  readonly issues: readonly Issue[];
}

/** Renders the setup form with the fields of the source document (W1.3, W2.1). Rejected input is kept. */
export function renderForm(
  eventNames: readonly string[],
  projects: readonly Entity[],
  rejected?: FormState,
): Markup {
  const text = (name: string): string => String(rejected?.values.get(name) ?? "");
  const checked = (name: string, value = "on"): boolean =>
    rejected === undefined ? value === "on" : rejected.values.getAll(name).includes(value);
  const field = (label: string, path: string, input: Markup): Markup => {
    const issues = rejected?.issues.filter((issue) => issue.path.startsWith(path)) ?? [];
    return html`<label class="field">${label} ${input}${issues.map(
      ({ message }) => html`<span class="error">${message}</span>`,
    )}</label>`;
  };
  const box = (label: string, name: string, value = "on"): Markup =>
    html`<label class="check"><input type="checkbox" name="${name}" value="${value}" ${checked(name, value) ? "checked" : ""}> ${label}</label>`;
  const option = ({ id, value }: Entity): Markup =>
    html`<option value="${id}" ${text("project") === String(id) ? "selected" : ""}>${String(value.name)}</option>`;
  return html`<details class="card" ${rejected === undefined ? "" : "open"}><summary>New webhook</summary>
    <form class="form" method="post" action="/webhooks" autocomplete="off">
    ${field("Target URL", "/target_url", html`<input name="target_url" type="url" required placeholder="http://127.0.0.1:3000/webhook" value="${text("target_url")}">`)}
    ${field("Description", "/description", html`<input name="description" value="${text("description")}">`)}
    ${field("Project", "/project", html`<select name="project"><option value="">none: all of the organization</option>${projects.map(option)}</select>`)}
    ${field("Content type", "/content_type", html`<input name="content_type" value="${text("content_type") || "application/json"}">`)}
    ${field("Secret", "/secret", html`<input name="secret" type="password" autocomplete="new-password">`)}
    <div class="row">${box("Enable SSL verification", "enable_ssl")} ${box("Active", "is_active")}
      ${box("Send everything", "everything")}</div>
    <fieldset><legend>Specify individual events (if “Send everything” is not checked)</legend>
      ${eventNames.map((name) => box(name, "event", name))}</fieldset>
    <div><button>Create webhook</button></div></form></details>`;
}

/** Converts the form to the body of an API request. */
export function readForm(values: FormData): JsonObject {
  const text = (name: string): string => String(values.get(name) ?? "");
  const project = text("project").trim();
  return {
    type: project === "" ? "organization" : "project",
    ...(project !== "" && { project_id: Number(project) }),
    target_url: text("target_url"),
    description: text("description"),
    content_type: text("content_type"),
    ...(text("secret") !== "" && { secret: text("secret") }),
    enable_ssl: values.has("enable_ssl"),
    is_active: values.has("is_active"),
    events: values.has("everything") ? "everything" : values.getAll("event").map(String),
  };
}
