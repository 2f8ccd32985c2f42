import { readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { listen } from "../../checks/shared/listen.ts";
import { makeFolder } from "../../checks/shared/make-folder.ts";
import { readArguments } from "../../checks/shared/read-arguments.ts";
import {
  createDeliveryService,
  createMemoryStore,
  createSqliteStore,
  type DeliveryService,
  type DeliveryStore,
  type Emission,
  loopbackTargets,
} from "../../src/delivery.ts";
import { median } from "../create-meter.ts";
import { keepRounds } from "../keep-rounds.ts";
import { writeTable } from "../write-table.ts";

// Measures how long good deliveries take beside hosts that hang, compared with the time without these, with default settings.
// Run with `node bench/sender/fairness.ts`; the exit code is 1 if it takes more than 1.5 times as long.

const HOSTS = 32;
const EVENTS = 200;
const GOOD = 50;
const ROUNDS = 5;
const MOST = 1.5;

/** Milliseconds that the good receiver takes to answer. */
const ANSWER = 20;

const { sender, issue } = JSON.parse(
  readFileSync(new URL("../../conformance/samples/create-issue.json", import.meta.url), "utf8"),
);
const emissionIn = (project: number): Emission => ({
  event: "create:issue",
  resource: issue,
  scope: { project },
  sender,
});

/** How hostile hosts behave, in turn: no answer, an endless header, an endless body. */
const hostilities: readonly RequestListener[] = [
  () => undefined,
  (_, response) => void drip(response.socket, "HTTP/1.1 200 OK\r\n", "X: y\r\n"),
  (_, response) => void response.writeHead(200).write("half"),
];

async function drip(socket: import("node:net").Socket | null, head: string, drop: string): Promise<void> {
  for (let text = head; socket?.writable === true; text = drop) {
    socket.write(text);
    await wait(100);
  }
}

async function addWebhook(service: DeliveryService, target_url: string, project: number): Promise<void> {
  await service.createWebhook({ target_url, scope: { project }, events: "everything", secret: "s" }, sender);
}

/** Milliseconds from the first good emission to the last good arrival; the events of `hosts` hostile hosts come first. */
async function measure(store: DeliveryStore, hosts: number): Promise<number> {
  let arrived = 0;
  const { promise: done, resolve: all } = Promise.withResolvers<void>();
  const good = await listen((request, response) => {
    request.resume();
    setTimeout(() => {
      response.end("ok");
      arrived += 1;
      if (arrived === GOOD) all();
    }, ANSWER);
  });
  const hostile = await Promise.all(hostilities.map((listener) => listen(listener, "0.0.0.0")));
  const service = createDeliveryService({
    baseUrl: "https://annotation.example",
    store,
    allowTargets: loopbackTargets,
  });
  for (let i = 0; i < hosts; i++) {
    const port = hostile[i % hostile.length]?.port;
    // Each has its own address: one address counts as one host.
    await addWebhook(service, `http://127.0.1.${i + 1}:${port}/`, 13);
  }
  await addWebhook(service, `http://127.0.0.1:${good.port}/`, 12);
  if (hosts > 0) for (let i = 0; i < EVENTS; i++) await service.emit(emissionIn(13));
  const started = performance.now();
  await Promise.all(Array.from({ length: GOOD }, () => service.emit(emissionIn(12))));
  await done;
  const milliseconds = performance.now() - started;
  await Promise.all([good, ...hostile].map(({ close }) => close()));
  await service.close({ abort: true });
  await store.close();
  return milliseconds;
}

readArguments({});
const folder = makeFolder("fairness");
let files = 0;
const stores: Readonly<Record<string, () => Promise<DeliveryStore>>> = {
  memory: async () => createMemoryStore(),
  SQLite: () => createSqliteStore(join(folder, `${files++}.db`)),
};
console.log(
  `${GOOD} good deliveries beside ${HOSTS} hosts that hang with ${EVENTS} each, in milliseconds:\n`,
);
const rows = [];
const kept: Record<string, object> = {};
for (const [name, open] of Object.entries(stores)) {
  const alone: number[] = [];
  const beside: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    alone.push(await measure(await open(), 0));
    beside.push(await measure(await open(), HOSTS));
  }
  kept[name] = { alone, beside };
  const ratio = median(beside) / median(alone);
  rows.push([name, Math.round(median(alone)), Math.round(median(beside)), ratio.toFixed(2)]);
  if (ratio > MOST) process.exitCode = 1;
}
keepRounds(kept);
console.log(writeTable(["store", "alone", "beside them", "ratio"], rows));
