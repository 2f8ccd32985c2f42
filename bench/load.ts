import { availableParallelism } from "node:os";
import { emissionOf, user } from "../src/delivery/fixtures/emissions.ts";
import { startReceiver } from "../src/delivery/fixtures/receiver.ts";
import { createDeliveryService, createMemoryStore, createSqliteStore } from "../src/delivery.ts";

// Delivers 10,000 events (or so many as the first argument says) over loopback, signed, a task of 3 kB each; sender
// and receivers share the process. Run with `node bench/load.ts [deliveries]`.

const deliveries = Number(process.argv[2] ?? 10_000);
const webhooks = 10;

for (const [name, open] of [
  ["memory", createMemoryStore],
  ["SQLite", () => createSqliteStore(":memory:")],
] as const) {
  const receivers = await Promise.all([startReceiver(), startReceiver()]);
  const store = open();
  const service = createDeliveryService({ baseUrl: "https://annotation.example", store });
  for (let i = 0; i < webhooks; i++) {
    const target_url = receivers[i % 2]!.url;
    await service.createWebhook(
      { target_url, scope: { project: 12 }, events: "everything", secret: "s" },
      user,
    );
  }
  const started = performance.now();
  const emission = emissionOf("update:task");
  const emitted = Array.from({ length: deliveries / webhooks }, () => service.emit(emission));
  const attempts = (await Promise.all(emitted)).flat();
  const seconds = (performance.now() - started) / 1_000;
  const received = receivers.flatMap((receiver) => receiver.received).length;
  const recorded = (
    await Promise.all(Array.from({ length: webhooks }, (_, i) => service.attempts(i + 1)))
  ).flat();
  const durations = attempts.map(({ duration }) => duration).sort((a, b) => a - b);
  const percentile = (share: number): string =>
    durations[Math.floor(share * (durations.length - 1))]!.toFixed(1);
  const row = {
    store: name,
    attempts: attempts.length,
    answered200: attempts.filter(({ status }) => status === 200).length,
    received,
    recorded: new Set(recorded.map(({ id }) => id)).size,
    seconds: seconds.toFixed(2),
    perSecond: Math.round(deliveries / seconds),
    msMedian: percentile(0.5),
    ms99: percentile(0.99),
    mostRss: `${Math.round(process.resourceUsage().maxRSS / 1024)} MB`,
    cores: availableParallelism(),
  };
  console.table([row]);
  await service.close();
  await Promise.all(receivers.map((receiver) => receiver.close()));
}
