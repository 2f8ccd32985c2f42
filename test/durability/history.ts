import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { createRandom } from "../../conformance/suite/shuffle.ts";
import type { DeliveryPage, DeliveryRecord, QueuedDelivery, WebhookCounts } from "../../src/sender.ts";
import { type CountingReceiver, startReceiver } from "./counting-receiver.ts";
import { type SenderProcess, startSender } from "./start-sender.ts";

/** The settings of a history. */
export interface HistoryOptions {
  /** A file, or a database. */
  readonly address: string;
  readonly seed: number;
  readonly kills: number;
  /** Processes that share the database. */
  readonly processes: number;
  /** Crashes the database and starts it again. Default: it keeps running. */
  readonly restart?: () => Promise<void>;
}

/** The outcomes of all accepted deliveries. */
export interface HistoryResult {
  readonly kills: number;
  readonly accepted: number;
  readonly delivered: number;
  /** Number of 200 responses beyond one for each delivery. */
  readonly duplicates: number;
  /** What is wrong: deliveries without a record, counts that do not balance, events that were stored twice. */
  readonly wrong: readonly string[];
}

/** A history that is being played. */
interface History {
  readonly options: HistoryOptions;
  readonly random: () => number;
  readonly receiver: CountingReceiver;
  readonly senders: SenderProcess[];
  /** Webhooks by identifier, with their path at the receiver. */
  readonly webhooks: Map<number, string>;
  /** Deliveries that were accepted, by identifier. */
  readonly accepted: Map<string, { readonly event: number; readonly webhookId: number }>;
  /** Events that may have been accepted. */
  readonly doubtful: Set<number>;
  readonly wrong: string[];
  events: number;
  created: number;
  kills: number;
}

/** Plays a random history, and compares what the sender reports with what was accepted and received at each step. */
export async function playHistory(options: HistoryOptions): Promise<HistoryResult> {
  const random = createRandom(options.seed);
  const receiver = await startReceiver(random);
  const history: History = {
    options,
    random,
    receiver,
    senders: [],
    webhooks: new Map(),
    accepted: new Map(),
    doubtful: new Set(),
    wrong: [],
    events: 0,
    created: 0,
    kills: 0,
  };
  for (let i = 0; i < options.processes; i++) await addSender(history);
  for (let i = 0; i < 3; i++) await acts.create(history);
  await acts.burst(history);
  // Only SQLite shares a file on this machine, so only it has locks, a second open and a reader.
  const isFile = !options.address.startsWith("postgres:");
  const names = (Object.keys(weights) as (keyof typeof weights)[])
    .filter((name) => (isFile || !["lock", "read"].includes(name)) && (options.restart || name !== "restart"))
    .flatMap((name) => Array<ActName>(weights[name]).fill(name));
  for (let step = 0; history.kills < options.kills; step++) {
    const name = step % 8 === 7 ? "kill" : choose(history, names);
    await acts[name](history).catch((error: Error) =>
      history.wrong.push(`step ${step}, ${name}: ${error.message}`),
    );
    await checkCounts(history, `step ${step}, ${name}`);
  }
  const result = await settleHistory(history);
  for (const sender of history.senders) await sender.close();
  await receiver.close();
  return { kills: history.kills, ...result, wrong: history.wrong };
}

async function addSender({ options, accepted, doubtful, senders }: History): Promise<void> {
  const onAccepted = (event: number, deliveries: readonly QueuedDelivery[]): void => {
    doubtful.delete(event);
    for (const { id, webhookId } of deliveries) accepted.set(id, { event, webhookId });
  };
  senders.push(await startSender(options.address, { onAccepted }));
}

/** How often each act is chosen. */
const weights = {
  burst: 10,
  suspend: 3,
  activate: 3,
  delete: 1,
  replay: 2,
  behavior: 3,
  lock: 1,
  read: 1,
  openAnother: 1,
  create: 1,
  restart: 1,
};

type ActName = keyof typeof weights | "kill";

const anySender = (history: History): SenderProcess => choose(history, history.senders);
const anyWebhook = (history: History): number => choose(history, [...history.webhooks.keys()]);

const acts: Readonly<Record<ActName, (history: History) => Promise<unknown>>> = {
  burst: (history) => burst(history, anySender(history)),
  kill: async (history) => {
    const sender = anySender(history);
    history.kills += 1;
    // Within a burst, after a random moment.
    const bursting = burst(history, sender).catch(() => undefined);
    await wait(history.random() * 120);
    await sender.kill();
    await bursting;
    history.senders.splice(history.senders.indexOf(sender), 1);
    await addSender(history);
    // A caller that is not sure whether an event was accepted emits it again.
    await burst(history, anySender(history), [...history.doubtful]);
  },
  suspend: (history) => anySender(history).ask("update", [anyWebhook(history), { is_active: false }]),
  activate: (history) => anySender(history).ask("update", [anyWebhook(history), { is_active: true }]),
  create: async (history) => {
    const path = `/${++history.created}`;
    const target_url = `http://127.0.0.1:${history.receiver.port}${path}`;
    const limits = choose(history, [{}, {}, { ordered: true }, { maxPerSecond: 200 }, { maxPending: 40 }]);
    const { id } = await anySender(history).ask<{ id: number }>("create", { target_url, limits });
    history.webhooks.set(id, path);
  },
  delete: async (history) => {
    if (history.webhooks.size < 3) return;
    const id = anyWebhook(history);
    await anySender(history).ask("delete", id);
    history.webhooks.delete(id);
  },
  replay: (history) => anySender(history).ask("replay", { webhookId: anyWebhook(history), perSecond: 5_000 }),
  behavior: async (history) =>
    history.receiver.setBehavior(choose(history, ["good", "unreliable", "unreliable", "away", "rejecting"])),
  lock: ({ options: { address } }) => holdLock(address, 700),
  read: (history) => anySender(history).ask("read"),
  openAnother: (history) => anySender(history).ask("openAnother"),
  restart: async (history) => {
    const bursting = burst(history, anySender(history)).catch(() => undefined);
    await history.options.restart?.();
    await bursting;
    await burst(history, anySender(history), [...history.doubtful]);
  },
};

async function burst(history: History, sender: SenderProcess, again: readonly number[] = []): Promise<void> {
  const amount = 1 + Math.floor(history.random() * 30);
  const ids = again.length > 0 ? again : Array.from({ length: amount }, () => ++history.events);
  for (const id of ids) history.doubtful.add(id);
  await sender.ask("burst", ids);
}

/** Lets another program lock the file for some milliseconds. */
export async function holdLock(file: string, milliseconds: number): Promise<void> {
  const script = `
    const database = new (require("node:sqlite").DatabaseSync)(process.argv[1]);
    database.exec("PRAGMA busy_timeout = 20000; BEGIN IMMEDIATE");
    setTimeout(() => { database.exec("COMMIT"); database.close(); }, ${milliseconds});`;
  const other = spawn(process.execPath, ["--eval", script, file], { stdio: "ignore" });
  await new Promise((resolve) => other.once("close", resolve));
}

/** Notes counts whose sum differs from what was accepted, or that lack accepted deliveries. */
async function checkCounts(history: History, where: string): Promise<void> {
  const known = new Map<number, number>();
  for (const { webhookId } of history.accepted.values())
    known.set(webhookId, (known.get(webhookId) ?? 0) + 1);
  const counts = await anySender(history).ask<readonly WebhookCounts[]>("counts");
  for (const count of counts) {
    const { webhookId, accepted, ...states } = count;
    const sum = Object.values(states).reduce((total, one) => total + one, 0);
    if (accepted !== sum) history.wrong.push(`${where}: ${JSON.stringify(count)} does not balance`);
    const least = known.get(webhookId) ?? 0;
    if (accepted < least) history.wrong.push(`${where}: ${least} known of ${JSON.stringify(count)}`);
  }
}

/** Activates every webhook, waits until every delivery has its outcome, and lists what is missing or duplicated. */
async function settleHistory(
  history: History,
): Promise<Pick<HistoryResult, "accepted" | "delivered" | "duplicates">> {
  const { receiver, webhooks, accepted, wrong } = history;
  const sender = choose(history, history.senders);
  receiver.setBehavior("good");
  for (const id of webhooks.keys()) await sender.ask("update", [id, { is_active: true }]);
  await untilDone(sender, ["pending", "suspended"]);
  const records = await listRecords(sender);
  const findOrigin = (record: DeliveryRecord): DeliveryRecord => {
    const before = record.replayOf === null ? undefined : records.get(record.replayOf);
    return before === undefined ? record : findOrigin(before);
  };
  for (const [id, { event }] of accepted)
    if (!records.has(id)) wrong.push(`event ${event} has no record of ${id}`);
  const expected = new Map<string, number>();
  const firsts = new Set<string>();
  for (const record of records.values()) {
    const event = accepted.get(findOrigin(record).id)?.event;
    const key = `${record.webhookId} ${event}`;
    if (record.state === "delivered") expected.set(key, (expected.get(key) ?? 0) + 1);
    if (record.replayOf !== null || event === undefined) continue;
    if (firsts.has(key)) wrong.push(`event ${event} was stored twice for webhook ${record.webhookId}`);
    firsts.add(key);
  }
  let duplicates = 0;
  for (const [key, times] of expected) {
    const [webhookId = "", event = ""] = key.split(" ");
    const path = webhooks.get(Number(webhookId));
    if (path === undefined || event === "undefined") continue;
    const answers = receiver.answered.get(path)?.get(Number(event)) ?? 0;
    if (answers < times)
      wrong.push(`event ${event}: ${times} deliveries by the records, ${answers} at ${path}`);
    duplicates += Math.max(0, answers - times);
  }
  const delivered = [...records.values()].filter(({ state }) => state === "delivered").length;
  return { accepted: records.size, delivered, duplicates };
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

/** Milliseconds without any change after which a sender counts as hanging, even on a busy machine. */
const HANG = 120_000;

/** Waits until no delivery is in one of these states; rejects if nothing changes for too long. */
export async function untilDone(
  sender: SenderProcess,
  waiting: readonly ("pending" | "suspended")[] = ["pending"],
): Promise<readonly WebhookCounts[]> {
  let last = "";
  for (let changed = performance.now(); performance.now() - changed < HANG; await wait(100)) {
    const counts = await sender.ask<readonly WebhookCounts[]>("counts");
    if (counts.every((count) => waiting.every((state) => count[state] === 0))) return counts;
    const text = JSON.stringify(counts);
    if (text !== last) changed = performance.now();
    last = text;
  }
  throw new Error(`nothing has changed for ${HANG / 1_000} s: ${last}`);
}

function choose<T>({ random }: Pick<History, "random">, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("there is nothing to choose from");
  return item;
}
