import type { Thing } from "./ask.ts";
import { button, element } from "./element.ts";

/** Draws the setup form with the fields of the document (W1.3, W2.1); passes the body to post to `save`. */
export function drawForm(
  { events, projects }: { readonly events: readonly string[]; readonly projects: readonly Thing[] },
  save: (body: Readonly<Record<string, unknown>>) => void,
  cancel: () => void,
): HTMLFormElement {
  const target = textField("Target URL", "target_url", "url", "http://127.0.0.1:3000/webhook");
  const everything = checkbox("Send everything", "everything", true);
  const list = element(
    "fieldset.grid",
    { hidden: true },
    element("legend", "Specify individual events"),
    ...events.map((name) => checkbox(name, name, false, "event")),
  );
  everything.addEventListener("change", () => {
    list.hidden = new FormData(form).has("everything");
  });
  const form = element(
    "form.panel raised grid",
    { "aria-label": "New webhook" },
    target,
    textField("Description", "description", "text", ""),
    select("Project", "project", [
      element("option", { value: "" }, "none: all of the organization"),
      ...projects.map(({ id, value }) => element("option", { value: id }, String(value.name ?? id))),
    ]),
    select("Content type", "content_type", [element("option", "application/json")]),
    textField("Secret", "secret", "password", ""),
    element(
      "div.line",
      checkbox("Enable SSL verification", "enable_ssl", true),
      checkbox("Active", "is_active", true),
      everything,
    ),
    list,
    element(
      "p.actions line",
      element("button.primary", { type: "submit" }, "Create webhook"),
      button("Cancel", cancel),
    ),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    save(readBody(form));
  });
  return form;
}

function readBody(form: HTMLFormElement): Readonly<Record<string, unknown>> {
  const data = new FormData(form);
  const text = (name: string): string => String(data.get(name) ?? "");
  const project = text("project").trim();
  return {
    type: project === "" ? "organization" : "project",
    ...(project !== "" && { project_id: Number(project) }),
    target_url: text("target_url"),
    description: text("description"),
    content_type: text("content_type"),
    ...(text("secret") !== "" && { secret: text("secret") }),
    enable_ssl: data.has("enable_ssl"),
    is_active: data.has("is_active"),
    events: data.has("everything") ? "everything" : data.getAll("event"),
  };
}

/** Creates a choice with its label. */
export function select(label: string, name: string, options: readonly HTMLOptionElement[]): HTMLLabelElement {
  return labelled(label, element("select", { name }, ...options));
}

/** Puts a label on a field. */
export function labelled(label: string, field: HTMLElement): HTMLLabelElement {
  return element("label.field small", label, field);
}

function textField(label: string, name: string, type: string, placeholder: string): HTMLLabelElement {
  const required = name === "target_url";
  return labelled(label, element("input", { name, type, placeholder, required, autocomplete: "off" }));
}

function checkbox(label: string, value: string, checked: boolean, name = value): HTMLLabelElement {
  return element("label.check small", element("input", { type: "checkbox", name, value, checked }), label);
}
