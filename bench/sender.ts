import { fork } from "node:child_process";
import { createHmac } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSender, loopbackTargets, type Sender, type SenderOptions } from "../src/sender.ts";
import { median } from "./measure.ts";

// Compares the sender's deliveries per second with those of a bare node:http client that signs and posts the same bodies. Then
// measures how long a healthy webhook takes beside hanging ones and beside a paused backlog of ten times as many deliveries,
// and the memory of a process that opens this backlog. `DATABASE_URL` adds PostgreSQL. Run with `node bench/sender.ts [deliveries]`.

const [, , argument = "10000"] = process.argv;

async function measureAll(deliveries: number): Promise<void> {
  const receiver = fork(import.meta.filename, ["--receive"]);
  const [port] = (await once(receiver, "message")) as [number];
  const directory = mkdtempSync(join(tmpdir(), "bench-"));
  let files = 0;
  const openFile = async (): Promise<Sender> => open({ database: join(directory, `${files++}.db`) });
  const ways: Record<string, () => Promise<Result>> = {
    "bare client": () => measure(deliveries, () => postAll(port, deliveries)),
    "SQLite, 1 webhook": () => deliver(openFile, port, deliveries, 1),
    "SQLite, 20 webhooks": () => deliver(openFile, port, deliveries, 20),
  };
  if (process.env.DATABASE_URL !== undefined) {
    const { default: pg } = await import("pg");
    const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 8 });
    for (const webhooks of [1, 20])
      ways[`PostgreSQL, ${webhooks} ${webhooks === 1 ? "webhook" : "webhooks"}`] = () =>
        deliver(() => open({ database: pool }), port, deliveries, webhooks);
  }
  const results = new Map<string, Result[]>(Object.keys(ways).map((name) => [name, []]));
  for (let round = 0; round < 3; round++)
    for (const [name, way] of Object.entries(ways)) results.get(name)?.push(await way());
  console.log("| | deliveries per second | µs of processor time |\n| --- | --- | --- |");
  for (const [name, all] of results)
    console.log(
      `| ${name} | ${median(all.map(({ rate }) => rate))} | ${median(all.map(({ cpu }) => cpu))} |`,
    );
  await measureNeighbours(port, directory, deliveries * 10);
  receiver.kill();
  rmSync(directory, { recursive: true });
  process.exit();
}

/** Times 200 deliveries to a healthy webhook: alone, beside 100 hanging webhooks, and beside a paused backlog. */
async function measureNeighbours(port: number, directory: string, backlog: number): Promise<void> {
  const hanging = createServer(() => undefined).listen(0, "127.0.0.1");
  await once(hanging, "listening");
  const { port: hangingPort } = hanging.address() as AddressInfo;
  const file = join(directory, "backlog.db");
  const circuitBreaker = { failures: 1, pause: 3_600_000, maxPause: 3_600_000 };
  let arrived = (): void => undefined;
  const onAttempt: SenderOptions["onAttempt"] = ({ status }) => status === 200 && arrived();
  const senders: Record<string, Sender> = {
    alone: await open({ database: join(directory, "alone.db"), onAttempt }),
    "beside 100 hanging webhooks": await open({ database: join(directory, "hanging.db"), onAttempt }),
    [`beside ${backlog} paused deliveries`]: await open({ database: file, circuitBreaker, onAttempt }),
  };
  const [, besideHanging, besideBacklog] = Object.values(senders) as [Sender, Sender, Sender];
  for (let i = 0; i < 100; i++) await addWebhook(besideHanging, `http://127.0.0.1:${hangingPort}/${i}`, 13);
  for (let i = 0; i < 20; i++) await besideHanging.emit(eventOf(13));
  await addWebhook(besideBacklog, "http://127.0.0.1:1/", 13);
  await inTurns(16, backlog, () => besideBacklog.emit(eventOf(13)));
  const times = new Map<string, number[]>(Object.keys(senders).map((name) => [name, []]));
  for (const sender of Object.values(senders)) await addWebhook(sender, `http://127.0.0.1:${port}/`, 12);
  for (let round = 0; round < 7; round++)
    for (const [name, sender] of Object.entries(senders)) {
      const started = performance.now();
      let left = 200;
      const all = new Promise<void>((resolve) => {
        arrived = () => void (--left === 0 && resolve());
      });
      await inTurns(16, left, () => sender.emit(eventOf(12)));
      await all;
      times.get(name)?.push(performance.now() - started);
    }
  console.log("\n| 200 deliveries | ms |\n| --- | --- |");
  for (const [name, all] of times) console.log(`| ${name} | ${Math.round(median(all))} |`);
  const measureMemory = async (database: string): Promise<unknown> =>
    (await once(fork(import.meta.filename, ["--open", database]), "message"))[0];
  const [empty, full] = [await measureMemory(":memory:"), await measureMemory(file)];
  console.log(`\na process without deliveries uses ${empty} MB, one with the paused backlog ${full} MB`);
}

interface Result {
  readonly rate: number;
  readonly cpu: number;
}

const sample = JSON.parse(
  readFileSync(new URL("../conformance/samples/update-task.json", import.meta.url), "utf8"),
);
const { sender: user, task, before_update } = sample;
const eventOf = (project: number) =>
  ({
    event: "update:task",
    resource: task,
    before: { ...task, ...before_update },
    scope: { project },
    sender: user,
  }) as const;

function open(options: Pick<SenderOptions, "database" | "circuitBreaker" | "onAttempt">): Promise<Sender> {
  return createSender({
    baseUrl: "https://annotation.example",
    allowTargets: loopbackTargets,
    onError: () => undefined,
    ...options,
  });
}

function addWebhook(sender: Sender, target_url: string, project: number) {
  return sender.createWebhook({ target_url, scope: { project }, events: "everything", secret: "s" }, user);
}

async function measure(deliveries: number, work: () => Promise<unknown>): Promise<Result> {
  const [started, before] = [performance.now(), process.cpuUsage()];
  await work();
  const { user: busy, system } = process.cpuUsage(before);
  const seconds = (performance.now() - started) / 1_000;
  return { rate: Math.round(deliveries / seconds), cpu: Math.round((busy + system) / deliveries) };
}

async function inTurns(callers: number, times: number, work: () => Promise<unknown>): Promise<void> {
  let left = times;
  const call = async (): Promise<void> => {
    while (left-- > 0) await work();
  };
  await Promise.all(Array.from({ length: callers }, call));
}

async function postAll(port: number, deliveries: number): Promise<void> {
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
  await inTurns(64, deliveries, post);
  agent.destroy();
}

async function deliver(
  openSender: () => Promise<Sender>,
  port: number,
  deliveries: number,
  webhooks: number,
): Promise<Result> {
  const sender = await openSender();
  const ids: number[] = [];
  for (let i = 0; i < webhooks; i++) ids.push((await addWebhook(sender, `http://127.0.0.1:${port}/`, 12)).id);
  const events = Math.ceil(deliveries / webhooks);
  const result = await measure(events * webhooks, async () => {
    await inTurns(16, events, () => sender.emit(eventOf(12)));
    await sender.idle();
  });
  for (const id of ids) await sender.deleteWebhook(id);
  await sender.close();
  return result;
}

// The receiver runs in a separate process.
if (argument === "--receive") {
  const server = createServer((incoming, response) => {
    incoming.resume();
    incoming.on("end", () => response.end("ok"));
  });
  server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
  process.on("disconnect", () => process.exit());
} else if (argument === "--open") {
  await open({ database: process.argv[3] ?? "" });
  setTimeout(() => process.send?.(Math.round(process.memoryUsage().rss / 1e6), () => process.exit()), 3_000);
} else await measureAll(Number(argument));
