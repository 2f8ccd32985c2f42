import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { WebhookCounts } from "../../src/sender.ts";
import { type CountingReceiver, startReceiver } from "./counting-receiver.ts";
import { type HistoryOptions, holdLock, playHistory, untilDone } from "./history.ts";
import { type PostgresServer, startPostgres } from "./postgres-server.ts";
import { type SenderProcess, startSender } from "./start-sender.ts";

// Runs random histories of a sender (processes are killed, files locked, the database crashes) and checks that each accepted
// delivery has one recorded outcome; then tests single situations. `KILLS=100` makes the histories longer, `SEED` different,
// `SENDER_MODULE` tests the sender at that path. It needs PostgreSQL's programs, and the right to mount.

const kills = Number(process.env.KILLS ?? 10);
const seed = Number(process.env.SEED ?? 1);

let server: PostgresServer;
let directory: string;
beforeAll(async () => {
  server = await startPostgres();
  directory = mkdtempSync(join(tmpdir(), "durability-"));
});
afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true });
});

const addresses: Readonly<Record<string, (name: string) => Promise<string>>> = {
  SQLite: async (name) => join(directory, `${name.replaceAll(/\W/g, "-")}.db`),
  PostgreSQL: async () => {
    const client = new pg.Client({ connectionString: server.address });
    await client.connect();
    await client.query("DROP SCHEMA IF EXISTS annotation_contracts CASCADE");
    await client.end();
    return server.address;
  },
};

async function play(
  store: string,
  name: string,
  options: Omit<HistoryOptions, "address" | "seed" | "kills">,
) {
  const address = await addresses[store]!(name);
  const result = await playHistory({ address, seed, kills, ...options });
  console.log(`${store}, ${name}: ${JSON.stringify({ ...result, wrong: result.wrong.length })}`);
  expect(result.wrong).toEqual([]);
  expect(result.delivered).toBeGreaterThan(0);
}

/** A receiver and the processes that send to it. */
interface Stage {
  readonly receiver: CountingReceiver;
  readonly sender: SenderProcess;
  readonly senders: readonly SenderProcess[];
  /** Events that were accepted, and codes of the others. */
  readonly accepted: number[];
  readonly rejected: string[];
}

/** Plays a scene with a receiver and some processes that send from one database, and stops them. */
async function onStage(
  address: string,
  processes: number,
  scene: (stage: Stage) => Promise<void>,
): Promise<void> {
  const receiver = await startReceiver(Math.random);
  const [accepted, rejected, senders]: [number[], string[], SenderProcess[]] = [[], [], []];
  const onAccepted = (id: number): void => void accepted.push(id);
  const onRejected = (_: number, code: string): void => void rejected.push(code);
  for (let i = 0; i < processes; i++) senders.push(await startSender(address, { onAccepted, onRejected }));
  try {
    await scene({ receiver, sender: senders[0]!, senders, accepted, rejected });
  } finally {
    for (const sender of senders) await sender.close();
    await receiver.close();
  }
}

async function addWebhook({ sender, receiver }: Stage, path: string, limits: object = {}): Promise<number> {
  const target_url = `http://127.0.0.1:${receiver.port}${path}`;
  return (await sender.ask<{ id: number }>("create", { target_url, limits })).id;
}

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);
const sum = (counts: readonly WebhookCounts[], name: "delivered" | "failed"): number =>
  counts.reduce((total, count) => total + count[name], 0);

/** A long history has no real time limit. */
const HOURS = 7_200_000;

test("SQLite, one process", () => play("SQLite", "one process", { processes: 1 }), HOURS);
test("SQLite, three processes", () => play("SQLite", "three processes", { processes: 3 }), HOURS);
test("PostgreSQL, one process", () => play("PostgreSQL", "one process", { processes: 1 }), HOURS);
test("PostgreSQL, three processes", () => play("PostgreSQL", "three processes", { processes: 3 }), HOURS);
test(
  "PostgreSQL that crashes",
  () => play("PostgreSQL", "that crashes", { processes: 2, restart: () => server.restart() }),
  HOURS,
);

describe.each(Object.keys(addresses))("over %s", (store) => {
  test("three processes keep the order of webhooks, where a fifth of the attempts fail", async () => {
    await onStage(await addresses[store]!("order"), 3, async (stage) => {
      for (const i of range(5)) await addWebhook(stage, `/${i}`, { ordered: true });
      stage.receiver.setBehavior("unreliable");
      await stage.sender.ask("sequence", range(60));
      await untilDone(stage.sender);
      const overtaken = [...stage.receiver.order.values()].map((ids) =>
        ids.filter((id, i) => id < (ids[i - 1] ?? 0)),
      );
      expect(overtaken).toEqual([[], [], [], [], []]);
    });
  });

  test("one call delivers what a receiver missed, in order and at a rate", async () => {
    await onStage(await addresses[store]!("outage"), 1, async (stage) => {
      const webhookId = await addWebhook(stage, "/a", { ordered: true });
      stage.receiver.setBehavior("rejecting");
      await stage.sender.ask("sequence", range(100));
      await untilDone(stage.sender);
      stage.receiver.setBehavior("good");
      const started = performance.now();
      expect(await stage.sender.ask("replay", { webhookId, perSecond: 50 })).toBe(100);
      const counts = await untilDone(stage.sender);
      expect(counts).toMatchObject([{ accepted: 200, failed: 100, delivered: 100 }]);
      expect(stage.receiver.order.get("/a")).toEqual(range(100));
      expect(performance.now() - started).toBeGreaterThan(1_950);
    });
  });

  test("three processes wait as long as a receiver asks", async () => {
    await onStage(await addresses[store]!("Retry-After"), 3, async (stage) => {
      await addWebhook(stage, "/a");
      stage.receiver.setBehavior("busy");
      await stage.sender.ask("sequence", range(20));
      while (!stage.receiver.times.has("/a")) await wait(20);
      await wait(500);
      const early = stage.receiver.times.get("/a")?.length ?? 0;
      stage.receiver.setBehavior("good");
      const counts = await untilDone(stage.sender);
      const times = stage.receiver.times.get("/a") ?? [];
      expect(times[early]! - times[0]!).toBeGreaterThan(1_800);
      expect([early <= 3, sum(counts, "delivered")]).toEqual([true, 20]);
    });
  });

  test("a receiver that is gone gets nothing more until somebody activates its webhook", async () => {
    await onStage(await addresses[store]!("410"), 1, async (stage) => {
      const id = await addWebhook(stage, "/a", { ordered: true });
      stage.receiver.setBehavior("gone");
      await stage.sender.ask("burst", range(20));
      const [gone] = await untilDone(stage.sender);
      expect(gone).toMatchObject({ suspended: 19, failed: 1 });
      // The hook is called after the webhook became inactive, so the counts may show the change first.
      await expect.poll(() => stage.sender.ask("deactivated")).toEqual([id]);
      stage.receiver.setBehavior("good");
      await stage.sender.ask("update", [id, { is_active: true }]);
      expect(await untilDone(stage.sender)).toMatchObject([{ delivered: 19, failed: 1 }]);
    });
  });

  test("three processes keep to the rate of a webhook", async () => {
    await onStage(await addresses[store]!("rate"), 3, async (stage) => {
      await addWebhook(stage, "/a", { maxPerSecond: 20 });
      const part = (i: number): number[] => range(100).filter((id) => id % 3 === i);
      await Promise.all(stage.senders.map((one, i) => one.ask("sequence", part(i))));
      await untilDone(stage.sender);
      const times = stage.receiver.times.get("/a") ?? [];
      expect(stage.receiver.answered.get("/a")?.size).toBe(100);
      expect(times.at(-1)! - times[0]!).toBeGreaterThan(4_500);
    });
  });

  test("no file has a secret", async () => {
    const address = await addresses[store]!("secrets");
    await onStage(address, 1, async (stage) => {
      const id = await addWebhook(stage, "/a");
      await stage.sender.ask("burst", range(20));
      await stage.sender.ask("update", [id, { secret: "hunter3-Rt6bNm1p" }]);
      await stage.sender.ask("burst", range(40).slice(20));
      await untilDone(stage.sender);
      if (store === "PostgreSQL") {
        const client = new pg.Client({ connectionString: address });
        await client.connect();
        await client.query("CHECKPOINT");
        await client.end();
      }
      const pattern = store === "PostgreSQL" ? join(server.data, "**") : `${address}*`;
      const files = globSync(pattern).filter((file) => statSync(file).isFile());
      const bytes = Buffer.concat(files.map((file) => readFileSync(file)));
      const encrypted = [..."hunter3-Rt6bNm1p"].reverse().join("");
      const found = [encrypted, "hunter2-Zq8vXw3k", "hunter3-Rt6bNm1p"].map((text) => bytes.includes(text));
      expect(found).toEqual([true, false, false]);
    });
  });
});

test("a full disk rejects events, and loses none that were accepted", async () => {
  const small = join(directory, "small");
  mkdirSync(small);
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=16m", "tmpfs", small]);
  try {
    writeFileSync(`${small}/ballast`, Buffer.alloc(12_000_000));
    await onStage(`${small}/sender.db`, 1, async (stage) => {
      await addWebhook(stage, "/a");
      for (let first = 0; stage.rejected.length === 0 && first < 50_000; first += 500)
        await stage.sender.ask(
          "burst",
          range(500).map((i) => first + i),
        );
      rmSync(`${small}/ballast`);
      const counts = await untilDone(stage.sender);
      const answered = stage.receiver.answered.get("/a");
      expect(stage.accepted.filter((id) => !answered?.has(id))).toEqual([]);
      expect([...new Set(stage.rejected)]).toEqual(["store-failed"]);
      expect(sum(counts, "delivered")).toBe(stage.accepted.length);
    });
  } finally {
    execFileSync("umount", [small]);
  }
});

test("another program's lock of 7 s delays deliveries, and does not hold up the event loop", async () => {
  const file = join(directory, "lock.db");
  await onStage(file, 1, async (stage) => {
    await addWebhook(stage, "/a");
    await stage.sender.ask("burst", range(50));
    const locked = holdLock(file, 7_000);
    await wait(1_000);
    await stage.sender.ask("lag");
    await stage.sender.ask("burst", range(100).slice(50));
    const lag = await stage.sender.ask<number>("lag");
    await locked;
    expect(await untilDone(stage.sender)).toMatchObject([{ accepted: 100, delivered: 100 }]);
    expect(lag).toBeLessThan(2_000);
  });
});
