// Sends from a store. "deliver" sends an event, and on SIGUSR2 accepts another; "resume" sends what is left after a kill.
import { createRequire } from "node:module";

const [part, target_url, kind, store, address] = process.argv.slice(2);
const name = "annotation-contracts/delivery";
const delivery = kind === "esm" ? await import(name) : createRequire(import.meta.url)(name);

const open = {
  memory: () => delivery.createMemoryStore(),
  sqlite: () => delivery.createSqliteStore(address),
  postgres: async () => {
    const { default: pg } = await import("pg");
    return delivery.createPostgresStore({ pool: new pg.Pool({ connectionString: address }) });
  },
};
const user = { url: "https://a.example/api/users/1", id: 1, username: "ana", first_name: "", last_name: "" };
const service = delivery.createDeliveryService({
  baseUrl: "https://a.example",
  store: await open[store](),
  allowTargets: delivery.loopbackTargets,
  retries: { delays: [100, 100, 100, 100, 100, 100, 100, 100] },
});
const project = Date.now();
const emit = (id) =>
  service.emit({ event: "create:issue", resource: { id }, scope: { project }, sender: user });

process.on("SIGUSR2", async () => {
  await emit(2);
  console.log("accepted");
});
if (part === "deliver") {
  await service.createWebhook(
    { target_url, scope: { project }, events: "everything", secret: "mykey" },
    user,
  );
  await emit(1);
}
await service.idle();
console.log("delivered");
setInterval(() => undefined, 1_000);
