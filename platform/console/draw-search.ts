import type { Account } from "./ask.ts";
import { nameWebhook } from "./draw-accounts.ts";
import { labelled, select } from "./draw-form.ts";
import { button, element } from "./element.ts";

/** A search as the fields hold it; empty fields are left out. */
export interface Search {
  readonly webhookId?: string;
  readonly state?: string;
  readonly event?: string;
  readonly since?: string;
  readonly until?: string;
}

/** What a person can do with the search. */
interface SearchActions {
  readonly find: (search: Search) => void;
  /** Sends again what a search finds, at a rate. Default: no limit. */
  readonly replay: (search: Search, perSecond: string) => void;
}

/** States to search for, with their names; the first is the default. */
const states: Readonly<Record<string, string>> = {
  "failed,expired,dropped": "not arrived (failed, expired, dropped)",
  failed: "failed",
  expired: "expired",
  dropped: "dropped",
  delivered: "delivered",
  parked: "parked",
  waiting: "waiting",
  "": "every one",
};

/** The search that a page begins with. */
export const firstSearch: Search = { state: Object.keys(states)[0] ?? "" };

/** What the fields are drawn from. */
interface Fields {
  readonly accounts: readonly Account[];
  readonly events: readonly string[];
  readonly search: Search;
}

/** Draws the fields of a search; each change shows the new results. */
export function drawSearch(fields: Fields, actions: SearchActions): HTMLFormElement {
  const { state } = fields.search;
  const replay = button("Replay what it finds", () => actions.replay(readSearch(form), perSecond.value), {
    class: "primary",
    // A delivery that has not ended cannot be sent again.
    disabled: state === "" || state === "parked" || state === "waiting",
  });
  const perSecond = element("input", { name: "perSecond", type: "number", min: 1, step: 1, value: 20 });
  const form = element(
    "form.panel raised grid",
    { "aria-label": "Search" },
    ...drawFields(fields),
    labelled("Deliveries a second", perSecond),
    element("p.actions line", replay),
  );
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("change", ({ target }) => {
    if (target !== perSecond) actions.find(readSearch(form));
  });
  return form;
}

function drawFields({ accounts, events, search }: Fields): readonly HTMLElement[] {
  const choice = (
    label: string,
    name: keyof Search,
    entries: readonly (readonly [value: string, text: string])[],
  ): HTMLElement => {
    const isChosen = (value: string): boolean => value === (search[name] ?? "");
    const options = entries.map(([value, text]) =>
      element("option", { value, selected: isChosen(value) }, text),
    );
    return select(label, name, options);
  };
  const moment = (label: string, name: "since" | "until"): HTMLElement =>
    labelled(label, element("input", { name, type: "datetime-local", value: search[name] }));
  const all = ["", "every one"] as const;
  return [
    choice("Webhook", "webhookId", [
      all,
      ...accounts.map((one) => [`${one.webhookId}`, nameWebhook(one)] as const),
    ]),
    choice("Outcome", "state", Object.entries(states)),
    choice("Event", "event", [all, ...events.map((name) => [name, name] as const)]),
    moment("Accepted since", "since"),
    moment("Accepted before", "until"),
  ];
}

function readSearch(form: HTMLFormElement): Search {
  const fields = [...new FormData(form)].filter(([name]) => name !== "perSecond");
  return Object.fromEntries(fields.map(([name, value]) => [name, String(value)]));
}

/** Writes a search as the platform reads it: local times as dates. */
export function writeSearch({ since, until, ...search }: Search): Readonly<Record<string, string>> {
  const date = (text: string): string => new Date(text).toISOString();
  const all = { ...search, ...(since && { since: date(since) }), ...(until && { until: date(until) }) };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ""));
}
