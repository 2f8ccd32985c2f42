// A process that loads the sender at a path, opens a database, and does what its parent asks. It is plain JavaScript, because
// it also runs with an installed package. Arguments: the module, the database's address, the path of `pg`.

import { readFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";

const [module, address, pgPath] = process.argv.slice(2);
const { createSender, loopbackTargets } = await import(module);
const user = { url: "https://a.example/api/users/1", id: 1, username: "ana", first_name: "", last_name: "" };
const isPostgres = address.startsWith("postgres:");

/** Encrypts by reversing the text, which is enough to see whether the database contains the secret itself. */
const reverse = (text) => [...text].reverse().join("");
const lag = monitorEventLoopDelay({ resolution: 5 });
lag.enable();
const deactivated = [];
const pools = [];

const open = async () => {
  let database = address;
  if (isPostgres) {
    const { default: pg } = await import(pgPath);
    database = new pg.Pool({ connectionString: address, max: 8 });
    pools.push(database);
  }
  return createSender({
    baseUrl: "https://a.example",
    database,
    allowTargets: loopbackTargets,
    timeout: 1_000,
    retries: { delays: [50, 100, 200] },
    circuitBreaker: { failures: 20, pause: 200, maxPause: 400 },
    retention: { deliveriesPerWebhook: 1_000_000 },
    secrets: { encrypt: reverse, decrypt: reverse },
    onError: () => undefined,
    onDeactivate: ({ webhook }) => deactivated.push(webhook.id),
  });
};

const senders = [await open()];
const one = () => senders.at(-1);
const eventOf = (id) => ({ event: "create:issue", resource: { id }, scope: { project: 12 }, sender: user });

const acts = {
  create: (input) =>
    one().createWebhook(
      { events: "everything", secret: "hunter2-Zq8vXw3k", scope: { project: 12 }, ...input },
      user,
    ),
  update: ([id, changes]) => one().updateWebhook(id, changes),
  delete: (id) => one().deleteWebhook(id),
  /** Emits many events at a time, and reports each once it is accepted. */
  burst: async (ids) => {
    const emit = async (id, i) => {
      const options = { idempotencyKey: `event ${id}` };
      await senders[i % senders.length].emit(eventOf(id), options).then(
        (deliveries) => process.send({ accepted: id, deliveries }),
        ({ code }) => process.send({ rejected: id, code }),
      );
    };
    await Promise.all(ids.map(emit));
  },
  /** Emits one event after another, so that their order is known. */
  sequence: async (ids) => {
    for (const id of ids) process.send({ accepted: id, deliveries: await one().emit(eventOf(id)) });
  },
  counts: () => one().countsByWebhook(),
  deliveries: (query) => one().deliveries(query),
  replay: (query) => one().replay(query),
  openAnother: async () => void senders.push(await open()),
  deactivated: () => deactivated,
  /** Opens and closes the file in this process, as a careless backup does. */
  read: () => (isPostgres ? 0 : readFileSync(address).length),
  lag: () => {
    const milliseconds = Math.round(lag.percentile(99) / 1e6);
    lag.reset();
    return milliseconds;
  },
  close: async () => {
    for (const sender of senders) await sender.close();
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
