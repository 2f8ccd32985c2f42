import type { Account, DeliveryPage, DeliveryRecord } from "#src/delivery.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import type { History, Toll } from "./history.ts";
import { untilDone } from "./stage.ts";
import type { SenderProcess } from "./start-sender.ts";

const ended = ["delivered", "failed", "expired", "dropped"] as const;
type Ended = (typeof ended)[number];

/** Deliveries that are listed by name; the rest is only counted. */
const MOST_NAMED = 5;

/** Waits until everything is delivered, and counts what is missing or present twice. */
export async function settleHistory(
  history: History,
): Promise<Pick<Toll, "accepted" | "delivered" | "lost" | "duplicates">> {
  const { accepted } = history;
  const sender = assertDefined(history.senders[0], "sender");
  const accounts = await awaitEnds(history, sender);
  const records = await listRecords(sender);
  const origin = (record: DeliveryRecord): DeliveryRecord => {
    const before = record.replayOf === null ? undefined : records.get(record.replayOf);
    return before === undefined ? record : origin(before);
  };
  let lost = 0;
  const miss = (count: number, what: string): void => {
    // The first few are enough to find the cause.
    if (lost < MOST_NAMED) history.wrong.push(what);
    lost += count;
  };
  for (const [id, { event }] of accepted)
    if (!records.has(id)) miss(1, `event ${event} has no record of ${id}`);
  const expected = new Map<string, number>();
  const firsts = new Set<string>();
  for (const record of records.values()) {
    const { event = 0 } = accepted.get(origin(record).id) ?? {};
    const key = `${record.webhookId} ${event}`;
    if (record.state === "delivered") expected.set(key, (expected.get(key) ?? 0) + 1);
    if (record.replayOf !== null || event === 0) continue;
    if (firsts.has(key))
      history.wrong.push(`event ${event} was stored twice for webhook ${record.webhookId}`);
    firsts.add(key);
  }
  const count = (state: Ended): number => accounts.reduce((sum, account) => sum + account[state], 0);
  for (const state of ended) {
    const listed = [...records.values()].filter((record) => record.state === state).length;
    if (listed !== count(state))
      history.wrong.push(`${count(state)} ${state} by the accounts, ${listed} by the records`);
  }
  const duplicates = countAnswers(history, expected, miss);
  return { accepted: records.size, delivered: count("delivered"), lost, duplicates };
}

/** Compares answers of 200 with deliveries by webhook and event. Returns the surplus ones. */
function countAnswers(
  { receiver, webhooks }: History,
  expected: ReadonlyMap<string, number>,
  miss: (count: number, what: string) => void,
): number {
  let duplicates = 0;
  for (const [key, times] of expected) {
    const [webhookId = "", event = ""] = key.split(" ");
    const path = webhooks.get(Number(webhookId));
    if (path === undefined || event === "0") continue;
    const answers = receiver.answered.get(path)?.get(Number(event)) ?? 0;
    if (answers < times)
      miss(
        times - answers,
        `event ${event} was delivered ${times} times by its records, and answered ${answers} times at ${path}`,
      );
    else duplicates += answers - times;
  }
  return duplicates;
}

/** Activates every webhook, and waits until no delivery waits. */
async function awaitEnds(
  { receiver, webhooks }: History,
  sender: SenderProcess,
): Promise<readonly Account[]> {
  receiver.setMood("good");
  for (const id of webhooks.keys()) await sender.ask("update", [id, { is_active: true }]);
  return untilDone(sender, ["waiting", "parked"]);
}

async function listRecords(sender: SenderProcess): Promise<ReadonlyMap<string, DeliveryRecord>> {
  const records = new Map<string, DeliveryRecord>();
  for (let before: string | null | undefined; before !== null; ) {
    const page: DeliveryPage = await sender.ask("deliveries", { limit: 1_000, ...(before && { before }) });
    for (const record of page.deliveries) records.set(record.id, record);
    before = page.next;
  }
  return records;
}
