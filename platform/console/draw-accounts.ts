import type { Account, Count } from "./ask.ts";
import { ends, type State, states } from "./describe-life.ts";
import { button, element, table } from "./element.ts";

const counts: readonly Count[] = ["accepted", ...states];

/** Draws how many deliveries each webhook has, by outcome; a count links to its deliveries. */
export function drawAccounts(
  accounts: readonly Account[],
  show: (webhookId: number, state?: State) => void,
): HTMLElement {
  if (accounts.length === 0) return element("p.quiet", "No webhook yet, and no delivery.");
  const rows = accounts.map((account) => [
    element("th", { scope: "row" }, nameWebhook(account)),
    ...counts.map((name) => drawCount(account, name, show)),
  ]);
  return element(
    "div.table scroll-x",
    { tabindex: 0, role: "group", "aria-label": "Deliveries by webhook" },
    table(["webhook", ...counts], rows),
  );
}

/** Names a webhook by its target; a deleted webhook has none. */
export function nameWebhook({ webhookId, target }: Account): string {
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
    class: name !== "accepted" && ends[name].tone === "bad" ? "bad" : undefined,
    "aria-label": `${text} ${name} of webhook ${webhookId}`,
  });
}
