import { type Account, ask, type Delivery, type DeliveryPage, type ShownAttempt } from "./ask.ts";
import { byId } from "./by-id.ts";
import { drawAccounts } from "./draw-accounts.ts";
import { drawDeliveries } from "./draw-deliveries.ts";
import { drawSearch, firstSearch, type Search, writeSearch } from "./draw-search.ts";

/** What the page of outcomes needs from the console. */
interface Surroundings {
  /** Runs an action, and shows its result. */
  readonly act: (work: () => Promise<unknown>) => Promise<void>;
  readonly draw: () => Promise<void>;
  readonly replace: (id: string, drawing: HTMLElement) => void;
  readonly redeliver: (deliveryId: string) => void;
  readonly events: () => readonly string[];
}

/** The page that shows the outcomes of deliveries. */
interface Outcomes {
  readonly draw: () => Promise<void>;
}

/** Creates the page: counts by webhook, and deliveries of any outcome with their attempts, to be sent again. */
export function createOutcomes({ act, draw, replace, redeliver, events }: Surroundings): Outcomes {
  let search: Search = firstSearch;
  let before: string | undefined;
  let drawn = "";
  const timelines = new Map<string, readonly ShownAttempt[]>();

  const find = (next: Search, from?: string): void => {
    search = next;
    before = from;
    timelines.clear();
    draw();
  };
  const open = async ({ id, webhookId }: Delivery): Promise<void> => {
    timelines.set(id, await ask<readonly ShownAttempt[]>(`/deliveries/${webhookId}/${id}/attempts`));
    await draw();
  };
  const close = ({ id }: Delivery): void => void timelines.delete(id);
  const replay = (what: Search, perSecond: string): void => void act(() => sendAgain(what, perSecond));
  const drawFields = (accounts: readonly Account[]): void => {
    // Drawing again would lose a field that is being filled in.
    const now = JSON.stringify([search, accounts.map(({ webhookId, target }) => [webhookId, target])]);
    if (now === drawn) return;
    drawn = now;
    const actions = { find, replay };
    replace("search", drawSearch({ accounts, events: events(), search }, actions));
  };

  return {
    draw: async () => {
      const accounts = await ask<readonly Account[]>("/deliveries/accounts");
      const show = (webhookId: number, state = ""): void => {
        find({ webhookId: String(webhookId), state });
        byId("list-title").scrollIntoView();
      };
      replace("accounts", drawAccounts(accounts, show));
      drawFields(accounts);
      const query = new URLSearchParams({ ...writeSearch(search), ...(before !== undefined && { before }) });
      const page = await ask<DeliveryPage>(`/deliveries?${query}`);
      const turn = (from?: string): void => find(search, from);
      replace("deliveries", drawDeliveries({ ...page, before, timelines }, { open, close, redeliver, turn }));
    },
  };
}

/** Sends again what a search finds, and says so. */
async function sendAgain(what: Search, perSecond: string): Promise<string> {
  const { state: outcome, ...filter } = writeSearch(what);
  const body = { ...filter, outcome, perSecond };
  const { count } = await ask<{ count: number }>("/deliveries/replay", "POST", body);
  return `${count.toLocaleString("en")} deliveries will be sent again.`;
}
