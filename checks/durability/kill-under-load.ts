import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import type { Attempt } from "#src/delivery.ts";
import { startCountingReceiver } from "./counting-receiver.ts";
import { createService, openStore } from "./open-store.ts";

/** The fate of all accepted events. */
export interface Toll {
  readonly kills: number;
  readonly accepted: number;
  /** Accepted, and never arrived. */
  readonly lost: number;
  /** Arrived more than once. */
  readonly duplicates: number;
  /** Arrived more than once without an attempt that is marked as redelivery. */
  readonly unmarked: number;
  /** Neither done nor running in the end. */
  readonly stuck: number;
  readonly refused: number;
}

/** A process that emits. */
export interface SenderProcess {
  /** Fulfils when it emits. */
  readonly ready: Promise<unknown>;
  /** Fulfils when the first emission was accepted. */
  readonly started: Promise<unknown>;
  /** Fulfils when it has emitted all, or has ended. */
  readonly done: Promise<unknown>;
  readonly accepted: readonly number[];
  readonly refused: readonly number[];
  readonly kill: () => Promise<void>;
}

/** Numbers that one process has for itself. */
const RANGE = 1_000_000;

/** Starts a process that emits the events from a number on; `limit` bounds its files, in blocks of 1,024 bytes. */
export function startSender(
  address: string,
  first: number,
  most: number = RANGE,
  limit?: number,
): SenderProcess {
  const script = join(import.meta.dirname, "sender-process.ts");
  const args = [script, address, String(first), String(most)];
  const bounded = ["-c", `trap '' XFSZ; ulimit -f ${limit ?? "unlimited"}; exec "$@"`, "bash"];
  const child = spawn("bash", [...bounded, process.execPath, ...args], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const accepted: number[] = [];
  const refused: number[] = [];
  const ended = new Promise((resolve) => child.once("close", resolve));
  const lines = createInterface({ input: child.stdout });
  lines.on("line", (line) => {
    const [word, number] = line.split(" ");
    if (word === "accepted") accepted.push(Number(number));
    if (word === "refused") refused.push(Number(number));
  });
  const heard = (word: string): Promise<unknown> => {
    const said = new Promise<void>((resolve) => {
      lines.on("line", (line) => line.startsWith(word) && resolve());
    });
    return Promise.race([said, ended]);
  };
  return {
    ready: heard("ready"),
    started: heard("accepted"),
    done: heard("done"),
    accepted,
    refused,
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** Kills processes under load, so many at a time, and counts what became of what they had accepted. */
export async function killUnderLoad(address: string, kills: number, processes: number): Promise<Toll> {
  const receiver = await startCountingReceiver(address);
  const all: SenderProcess[] = [];
  let next = 1;
  let left = kills;
  const lane = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const sender = startSender(address, next++ * RANGE);
      all.push(sender);
      // Every other one dies once something was accepted, however slow the machine is.
      await (left % 2 === 0 ? sender.started : sender.ready);
      await wait(20 + Math.random() * 400);
      await sender.kill();
    }
  };
  await Promise.all(Array.from({ length: processes }, lane));
  const toll = await settle(address, all, receiver.arrivals);
  await receiver.close();
  return { kills, ...toll };
}

/** Seconds that a queue may take to be empty. */
const LONGEST = 60;

/** Delivers what is left, and compares what was accepted with what arrived. */
export async function settle(
  address: string,
  senders: readonly SenderProcess[],
  arrivals: ReadonlyMap<number, number>,
): Promise<Omit<Toll, "kills">> {
  const { store, close } = await openStore(address);
  const service = createService(store);
  let state = await store.queueState();
  for (let i = 0; i < LONGEST * 10 && state.waiting + state.running > 0; i++) {
    await wait(100);
    state = await store.queueState();
  }
  await service.idle();
  const accepted = senders.flatMap((sender) => sender.accepted);
  const twice = [...arrivals].filter(([, count]) => count > 1).map(([id]) => id);
  const marked = new Set<number>();
  const webhookId = (await service.listWebhooks())[0]?.id ?? 0;
  let before: string | null | undefined;
  do {
    const page = await service.attempts(webhookId, { limit: 1_000, ...(before && { before }) });
    for (const attempt of page.attempts) if (attempt.redelivery) marked.add(numberOf(attempt));
    before = page.next;
  } while (before !== null);
  await service.close();
  await close();
  return {
    accepted: accepted.length,
    lost: accepted.filter((id) => !arrivals.has(id)).length,
    duplicates: twice.length,
    unmarked: twice.filter((id) => !marked.has(id)).length,
    stuck: state.waiting + state.running,
    refused: senders.flatMap((sender) => sender.refused).length,
  };
}

function numberOf({ body }: Attempt): number {
  return JSON.parse(new TextDecoder().decode(body)).issue.id;
}
