import { fork } from "node:child_process";
import { createHmac } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSender, loopbackTargets, type Sender, type SenderOptions } from "../src/sender.ts";

// Deliveries a second of the sender beside a bare client of node:http that signs and posts the same bodies. `DATABASE_URL` adds
// PostgreSQL. Run with `node bench/sender.ts [deliveries]`.

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
  console.log("| | deliveries a second | µs of processor time |\n| --- | --- | --- |");
  for (const [name, all] of results)
    console.log(
      `| ${name} | ${median(all.map(({ rate }) => rate))} | ${median(all.map(({ cpu }) => cpu))} |`,
    );
  receiver.kill();
  rmSync(directory, { recursive: true });
  process.exit();
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

function open(options: Pick<SenderOptions, "database">): Promise<Sender> {
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

async function inLanes(lanes: number, times: number, work: () => Promise<unknown>): Promise<void> {
  let left = times;
  const lane = async (): Promise<void> => {
    while (left-- > 0) await work();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
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
  await inLanes(64, deliveries, post);
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
  const result = await measure(deliveries, async () => {
    await inLanes(16, deliveries / webhooks, () => sender.emit(eventOf(12)));
    await sender.idle();
  });
  for (const id of ids) await sender.deleteWebhook(id);
  await sender.close();
  return result;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;
}

// The receiver has a process of its own.
if (argument === "--receive") {
  const server = createServer((incoming, response) => {
    incoming.resume();
    incoming.on("end", () => response.end("ok"));
  });
  server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
  process.on("disconnect", () => process.exit());
} else await measureAll(Number(argument));
