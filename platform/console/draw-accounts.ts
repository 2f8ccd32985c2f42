import { element } from "#site/client/element.ts";
import type { Account, Count, State } from "./ask.ts";
import { button } from "./draw-form.ts";

const counts: readonly Count[] = [
  "accepted",
  "delivered",
  "failed",
  "expired",
  "dropped",
  "parked",
  "waiting",
];

/** Draws how many deliveries of each webhook there are, by what became of them; a count leads to its deliveries. */
export function drawAccounts(
  accounts: readonly Account[],
  show: (webhookId: number, state?: State) => void,
): HTMLElement {
  if (accounts.length === 0) return element("p", { class: "empty" }, "No webhook yet, and no delivery.");
  const head = ["webhook", ...counts].map((name) => element("th", { scope: "col" }, name));
  const body = accounts.map((account) =>
    element(
      "tr",
      {},
      element("th", { scope: "row" }, nameOf(account)),
      ...counts.map((name) => element("td", {}, drawCount(account, name, show))),
    ),
  );
  return element(
    "div",
    { class: "table", tabindex: 0, role: "group", "aria-label": "Deliveries by webhook" },
    element("table", {}, element("thead", {}, element("tr", {}, ...head)), element("tbody", {}, ...body)),
  );
}

/** Names a webhook: by its target, which a deleted one has no more. */
export function nameOf({ webhookId, target }: Account): string {
  return `${webhookId} · ${target ?? "deleted"}`;
}

function drawCount(
  account: Account,
  name: Count,
  show: (webhookId: number, state?: State) => void,
): HTMLElement | string {
  const count = account[name];
  const text = count.toLocaleString("en");
  if (count === 0) return text;
  const { webhookId } = account;
  return button(text, () => (name === "accepted" ? show(webhookId) : show(webhookId, name)), {
    class: ["failed", "expired", "dropped"].includes(name) ? "count bad" : "count",
    "aria-label": `${text} ${name} of webhook ${webhookId}`,
  });
}
