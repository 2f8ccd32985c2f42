import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import type { Account } from "#src/delivery.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import type { Found } from "../shared/try-part.ts";
import { type CountingReceiver, countArrivals } from "./count-arrivals.ts";
import { type SenderProcess, type Sources, startSender } from "./start-sender.ts";

/** A store that no other part has used. */
export interface Ground {
  readonly address: string;
  /** Pattern of its files. */
  readonly files: string;
  /** Restarts its server, if it has one. */
  readonly restart?: () => Promise<void>;
}

/** Reports the outcome of a scene, and what is wrong with it. */
export function tell(toll: object, wrong: readonly (string | false)[]): Found {
  const says = Object.entries(toll).map(([name, value]) => `${name} ${value}`);
  return { says: says.join(", "), failures: wrong.filter((one) => one !== false) };
}

/** A receiver and the processes that send to it. */
export interface Stage {
  readonly receiver: CountingReceiver;
  /** The first of the senders. */
  readonly sender: SenderProcess;
  readonly senders: readonly SenderProcess[];
  /** Codes of the failures that were recorded, and of the emissions that were rejected. */
  readonly failures: string[];
  readonly refused: string[];
  readonly accepted: number[];
}

/** Plays a scene with a receiver and some processes that send from one store, and stops them. */
export async function onStage<T>(
  sources: Sources,
  address: string,
  processes: number,
  play: (stage: Stage) => Promise<T>,
): Promise<T> {
  const receiver = await countArrivals(Math.random);
  const [failures, refused, accepted]: [string[], string[], number[]] = [[], [], []];
  const news = {
    onAccepted: (id: number) => void accepted.push(id),
    onRefused: (_: number, code: string) => void refused.push(code),
    onFailure: (code: string) => void failures.push(code),
  };
  const senders: SenderProcess[] = [];
  for (let i = 0; i < processes; i++) senders.push(await startSender(sources, address, news));
  try {
    const sender = assertDefined(senders[0], "sender");
    return await play({ receiver, sender, senders, failures, refused, accepted });
  } finally {
    for (const sender of senders) await sender.close();
    await receiver.close();
  }
}

/** Creates a webhook that sends a project's events to a path. */
export async function addWebhook(
  sender: SenderProcess,
  { port }: Pick<CountingReceiver, "port">,
  path: string,
  limits: object = {},
  project = 12,
): Promise<number> {
  const target_url = `http://127.0.0.1:${port}${path}`;
  return (await sender.ask<{ id: number }>("create", { target_url, scope: { project }, limits })).id;
}

/** Milliseconds without any change after which a sender counts as hanging, however busy the machine is. */
const HANG = 120_000;

/** Waits until no delivery is in one of these states; rejects if nothing changes any more. */
export async function untilDone(
  sender: SenderProcess,
  states: readonly ("waiting" | "parked")[] = ["waiting"],
): Promise<readonly Account[]> {
  let last = "";
  for (let changed = performance.now(); performance.now() - changed < HANG; await wait(100)) {
    const accounts = await sender.ask<readonly Account[]>("accounts");
    if (accounts.every((account) => states.every((state) => account[state] === 0))) return accounts;
    const text = JSON.stringify(accounts);
    if (text !== last) changed = performance.now();
    last = text;
  }
  throw new Error(`nothing has changed for ${HANG / 1_000} s: ${last}`);
}

/** Lists the numbers from 1 to a count. */
export const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

/** Runs a statement on a database. */
export async function runSql(address: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(text);
  await client.end();
}
