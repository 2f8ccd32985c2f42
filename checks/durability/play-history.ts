import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { createRandom } from "#conformance/suites/runner/shuffle.ts";
import type { Account, QueuedDelivery } from "#src/delivery.ts";
import { countArrivals } from "./count-arrivals.ts";
import { type ActName, type History, type HistoryOptions, type Toll, weights } from "./history.ts";
import { settleHistory } from "./settle-history.ts";
import { untilDone } from "./stage.ts";
import { type SenderProcess, startSender } from "./start-sender.ts";

const DAY = 86_400_000;

/** Plays a random history, and compares at each step what the store says with what was accepted and received. */
export async function playHistory(options: HistoryOptions): Promise<Toll> {
  const random = createRandom(options.seed);
  const receiver = await countArrivals(random);
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
    shift: 0,
  };
  for (let i = 0; i < options.processes; i++) await addSender(history);
  for (let i = 0; i < 3; i++) await acts.create(history);
  // Something is delivered whatever acts are drawn: all webhooks are active, and the receiver is well.
  await acts.burst(history);
  await untilDone(anySender(history));
  const names = Object.entries({ ...weights, ...options.weights }).flatMap(([name, weight]) =>
    Array<ActName>(weight).fill(name as ActName),
  );
  for (let step = 0; step < options.steps; step++) {
    const name = names[Math.floor(random() * names.length)] ?? "burst";
    await acts[name](history).catch((error: Error) =>
      history.wrong.push(`step ${step}, ${name}: ${error.message}`),
    );
    await checkAccounts(history, `step ${step}, ${name}`);
  }
  const toll = await settleHistory(history);
  for (const sender of history.senders) await sender.close();
  await receiver.close();
  return { steps: options.steps, kills: history.kills, ...toll, wrong: history.wrong };
}

async function addSender(history: History): Promise<void> {
  const { options, accepted, doubtful, shift } = history;
  const news = {
    onAccepted: (event: number, deliveries: readonly QueuedDelivery[]) => {
      doubtful.delete(event);
      for (const { id, webhookId } of deliveries) accepted.set(id, { event, webhookId });
    },
  };
  history.senders.push(await startSender(options.sources, options.address, news, shift));
}

function choose<T>({ random }: History, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("there is nothing to choose from");
  return item;
}

const anySender = (history: History): SenderProcess => choose(history, history.senders);
const anyWebhook = (history: History): number => choose(history, [...history.webhooks.keys()]);

/** Possible acts. */
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
    // A caller that is not sure calls again.
    await burst(history, anySender(history), [...history.doubtful]);
  },
  park: (history) => anySender(history).ask("update", [anyWebhook(history), { is_active: false }]),
  activate: (history) => anySender(history).ask("update", [anyWebhook(history), { is_active: true }]),
  create: async (history) => {
    const path = `/${++history.created}`;
    const target_url = `http://127.0.0.1:${history.receiver.port}${path}`;
    const limits = choose(history, [{}, {}, { ordered: true }, { maxPerSecond: 200 }, { maxWaiting: 40 }]);
    const { id } = await anySender(history).ask<{ id: number }>("create", {
      target_url,
      scope: { project: 12 },
      limits,
    });
    history.webhooks.set(id, path);
  },
  delete: async (history) => {
    if (history.webhooks.size < 3) return;
    const id = anyWebhook(history);
    await anySender(history).ask("delete", id);
    history.webhooks.delete(id);
  },
  replay: (history) => anySender(history).ask("replay", { webhookId: anyWebhook(history), perSecond: 5_000 }),
  mood: async (history) =>
    history.receiver.setMood(choose(history, ["good", "moody", "moody", "away", "refusing"])),
  clock: async (history) => {
    const days = choose(history, [-20, -1, 1, 20]);
    history.shift += days * DAY;
    await Promise.all(history.senders.map((sender) => sender.ask("clock", days * DAY)));
  },
  lock: ({ options: { address } }) => holdLock(address, 700),
  visit: ({ options: { address } }) => holdLock(address, 0),
  read: (history) => anySender(history).ask("read"),
  twin: (history) => anySender(history).ask("twin"),
  restart: async (history) => {
    const bursting = burst(history, anySender(history)).catch(() => undefined);
    await history.options.restart?.();
    await bursting;
    await burst(history, anySender(history), [...history.doubtful]);
  },
};

async function burst(history: History, sender: SenderProcess, again: readonly number[] = []): Promise<void> {
  const ids =
    again.length > 0
      ? again
      : Array.from({ length: 1 + Math.floor(history.random() * 30) }, () => ++history.events);
  for (const id of ids) history.doubtful.add(id);
  await sender.ask("burst", { ids, project: 12 });
}

/** Lets another program open the file, lock it for some milliseconds, and close it. */
export async function holdLock(address: string, milliseconds: number): Promise<void> {
  if (address.startsWith("postgres:")) return;
  const script = `
    const database = new (require("node:sqlite").DatabaseSync)(process.argv[1]);
    database.exec("PRAGMA busy_timeout = 20000; BEGIN IMMEDIATE");
    setTimeout(() => { database.exec("COMMIT"); database.close(); }, ${milliseconds});`;
  const other = spawn(process.execPath, ["--eval", script, address], { stdio: "ignore" });
  await new Promise((resolve) => other.once("close", resolve));
}

function sumParts({ webhookId: _, accepted: __, ...parts }: Account): number {
  return Object.values(parts).reduce((sum, count) => sum + count, 0);
}

/** Throws unless what was accepted is the sum of its ends, and includes everything that callers know of. */
async function checkAccounts(history: History, where: string): Promise<void> {
  const known = new Map<number, number>();
  for (const { webhookId } of history.accepted.values())
    known.set(webhookId, (known.get(webhookId) ?? 0) + 1);
  const accounts = await anySender(history).ask<readonly Account[]>("accounts");
  for (const account of accounts) {
    const { webhookId, accepted } = account;
    if (accepted !== sumParts(account))
      history.wrong.push(`${where}: ${JSON.stringify(account)} does not balance`);
    if (accepted < (known.get(webhookId) ?? 0))
      history.wrong.push(`${where}: ${known.get(webhookId)} known of ${JSON.stringify(account)}`);
  }
}
