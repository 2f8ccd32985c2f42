import { fork } from "node:child_process";
import { createHmac } from "node:crypto";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { join } from "node:path";
import pg from "pg";
import { makeFolder } from "../../checks/shared/make-folder.ts";
import { startPostgres } from "../../checks/shared/postgres-server.ts";
import { readCounts } from "../../checks/shared/read-arguments.ts";
import {
  createDeliveryService,
  createMemoryStore,
  createPostgresStore,
  createSqliteStore,
  type DeliveryStore,
  loopbackTargets,
} from "../../src/delivery.ts";
import { assertDefined } from "../../src/util/assert-defined.ts";
import { median } from "../create-meter.ts";
import { keepRounds } from "../keep-rounds.ts";
import { writeTable } from "../write-table.ts";
import { emission, sample } from "./emission.ts";

// Deliveries a second: the sender with each of its stores beside a bare client of node:http that signs and posts the
// same bodies over kept-alive connections. The receiver has its own process. All take turns in one run.
// Run with `node bench/sender/run.ts [deliveries]`.

const [deliveries = 0] = readCounts(20_000);
const webhooks = 10;
const rounds = 3;

/** The results of one way to deliver in one round. */
interface Round {
  readonly perSecond: number;
  /** Microseconds of processor time of this process for a delivery. */
  readonly cpu: number;
}

async function measure(work: () => Promise<void>): Promise<Round> {
  const started = performance.now();
  const cpu = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(cpu);
  const seconds = (performance.now() - started) / 1_000;
  return { perSecond: Math.round(deliveries / seconds), cpu: Math.round((user + system) / deliveries) };
}

function bare(port: number): Promise<Round> {
  const agent = new Agent({ keepAlive: true });
  const body = Buffer.from(JSON.stringify({ ...sample, webhook_id: 1 }));
  const post = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const mac = createHmac("sha256", "s").update(body).digest("hex");
      const headers = {
        "Content-Type": "application/json",
        "Content-Length": body.length,
        "X-Signature-256": `sha256=${mac}`,
      };
      const outgoing = request({ host: "127.0.0.1", port, method: "POST", agent, headers }, (incoming) => {
        incoming.resume();
        incoming.on("end", resolve);
      });
      outgoing.on("error", reject);
      outgoing.end(body);
    });
  let left = deliveries;
  const lane = async (): Promise<void> => {
    while (left-- > 0) await post();
  };
  return measure(async () => {
    await Promise.all(Array.from({ length: 64 }, lane));
    agent.destroy();
  });
}

async function ours(store: DeliveryStore, port: number): Promise<Round> {
  const service = createDeliveryService({
    baseUrl: "https://annotation.example",
    store,
    allowTargets: loopbackTargets,
    concurrencyPerAddress: 64,
  });
  const created: number[] = [];
  for (let i = 0; i < webhooks; i++) {
    const target_url = `http://127.0.0.1:${port}/`;
    const input = { target_url, scope: { project: 12 }, events: "everything", secret: "s" } as const;
    created.push((await service.createWebhook(input, sample.sender)).id);
  }
  let left = deliveries / webhooks;
  const lane = async (): Promise<void> => {
    while (left-- > 0) await service.emit(emission);
  };
  const round = await measure(async () => {
    await Promise.all(Array.from({ length: 16 }, lane));
    await service.idle();
  });
  for (const id of created) await service.deleteWebhook(id);
  await service.close();
  return round;
}

/** Describes in megabytes what 100,000 waiting deliveries retain in the memory store, and the size of their bodies. */
async function memoryOfQueue(webhooks: number): Promise<string> {
  const child = fork(new URL("memory.ts", import.meta.url), [String(webhooks)], {
    execArgv: ["--expose-gc"],
  });
  const [{ grown, bodies }] = (await once(child, "message")) as [{ grown: number; bodies: number }];
  return `${Math.round(grown / 1e6)} MB for ${webhooks} (${Math.round(bodies / 1e6)} MB of bodies)`;
}

const child = fork(new URL("receiver.ts", import.meta.url));
const [port] = (await once(child, "message")) as [number];
const folder = makeFolder("bench");
const postgres = await startPostgres().catch((error: Error) => {
  console.error(`${error.message}; measured without it`);
  return undefined;
});
const pool = postgres && new pg.Pool({ connectionString: postgres.connectionString, max: 8 });
// The server ends before the last connection is closed.
pool?.on("error", () => undefined);
const sqlite = await createSqliteStore(join(folder, "store.db"));
const database = pool && (await createPostgresStore({ pool }));
const ways: Readonly<Record<string, () => Promise<Round>>> = {
  bare: () => bare(port),
  memory: () => ours(createMemoryStore(), port),
  SQLite: () => ours(sqlite, port),
  ...(database && { PostgreSQL: () => ours(database, port) }),
};
const results = new Map<string, Round[]>();
for (let round = 0; round < rounds; round++) {
  for (const [name, way] of Object.entries(ways)) {
    results.set(name, [...(results.get(name) ?? []), await way()]);
  }
}
keepRounds(results);
const base = median(assertDefined(results.get("bare"), "bare").map(({ perSecond }) => perSecond));
const rows = [...results].map(([name, all]) => {
  const perSecond = median(all.map((one) => one.perSecond));
  return [name, perSecond, (perSecond / base).toFixed(2), median(all.map((one) => one.cpu))];
});
console.log(writeTable(["sender", "deliveries a second", "× bare", "µs of processor time"], rows));
await sqlite.close();
await database?.close();
await pool?.end();
await postgres?.close();
child.kill();
const retained = [await memoryOfQueue(1), await memoryOfQueue(10)].join(", ");
console.log(`\n100,000 deliveries that wait in memory, by webhooks that share them: ${retained}.`);
