// A process that sends: it loads the delivery module at a path, opens a store, and does what its parent asks.
// Plain JavaScript, because it also runs beside an installed package. Arguments: the module, the store's address,
// the folder where `pg` is installed, and the module of the second sender of this process.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { monitorEventLoopDelay } from "node:perf_hooks";

const [module, address, folder, twin = module] = process.argv.slice(2);
const user = { url: "https://a.example/api/users/1", id: 1, username: "ana", first_name: "", last_name: "" };
const isDatabase = address.startsWith("postgres:");
const retention = { deliveriesPerWebhook: 1_000_000 };

// The clock that everything here reads; it can be set.
let shift = Number(process.env.CLOCK_SHIFT ?? 0);
const now = Date.now.bind(Date);
Date.now = () => now() + shift;

/** Seals by reversing the text: enough to see whether the store has the secret itself. */
const turn = (text) => [...text].reverse().join("");
const lag = monitorEventLoopDelay({ resolution: 5 });
lag.enable();

const told = new Set();
const open = async (module) => {
  const { createDeliveryService, createPostgresStore, createSqliteStore, loopbackTargets } = await import(
    module
  );
  let store;
  if (isDatabase) {
    const { default: pg } = await import(createRequire(`${folder}/`).resolve("pg"));
    const pool = new pg.Pool({ connectionString: address, max: 8 });
    store = await createPostgresStore({ pool, retention });
  } else store = await createSqliteStore(address, { retention });
  const service = createDeliveryService({
    baseUrl: "https://a.example",
    store,
    allowTargets: loopbackTargets,
    timeout: 1_000,
    retries: { delays: [50, 100, 200] },
    breaker: { failures: 20, pauseMs: 200, maxPauseMs: 400 },
    concurrencyPerAddress: 64,
    secrets: { seal: turn, open: turn },
    now: Date.now,
    onError: () => undefined,
    onEvent: ({ type }) => told.add(type),
    onAttempt: ({ failure }) => failure !== null && process.send({ failure: failure.code }),
  });
  return { service, store };
};

const opened = [await open(module)];
const one = () => opened[opened.length - 1].service;
const emissionOf = (id, project) => ({
  event: "create:issue",
  resource: { id },
  scope: { project },
  sender: user,
});

const acts = {
  create: (input) =>
    one().createWebhook({ events: "everything", secret: "hunter2-Zq8vXw3k", ...input }, user),
  update: ([id, changes]) => one().updateWebhook(id, changes),
  delete: (id) => one().deleteWebhook(id),
  /** Emits many at a time, and reports each once it is accepted. */
  burst: async ({ ids, project }) => {
    const services = opened.map(({ service }) => service);
    const emit = async (id, i) => {
      const options = { idempotencyKey: `event ${id}` };
      await services[i % services.length].emit(emissionOf(id, project), options).then(
        (deliveries) => process.send({ accepted: id, deliveries }),
        ({ code }) => process.send({ refused: id, code }),
      );
    };
    await Promise.all(ids.map(emit));
  },
  /** Emits one after the other, so that their order is known. */
  row: async ({ ids, project }) => {
    for (const id of ids)
      process.send({ accepted: id, deliveries: await one().emit(emissionOf(id, project)) });
  },
  accounts: () => one().accounts(),
  deliveries: (query) => one().deliveries(query),
  replay: (options) => one().replay(options),
  twin: async () => void opened.push(await open(twin)),
  told: () => [...told],
  clock: (milliseconds) => {
    shift += milliseconds;
  },
  /** Opens and closes the file in this very process, as a careless backup does. */
  read: () => (isDatabase ? 0 : readFileSync(address).length),
  lag: () => {
    const milliseconds = Math.round(lag.percentile(99) / 1e6);
    lag.reset();
    return milliseconds;
  },
  close: async () => {
    for (const { service, store } of opened) {
      await service.close();
      await store.close();
    }
    setImmediate(() => process.exit());
  },
};

process.on("message", async ({ call, act, argument }) => {
  const reply = await Promise.resolve(argument)
    .then(acts[act])
    .then(
      (value) => ({ call, value: value ?? null }),
      (error) => ({ call, error: `${error.code}: ${error.message}` }),
    );
  process.send(reply);
});
process.on("disconnect", () => process.exit());
process.send({ isReady: true });
