import { createDeliveryService } from "../../src/delivery.ts";
import { assertDefined } from "../../src/util/assert-defined.ts";
import { emission, sample } from "./emission.ts";

// Reports to its parent how much memory 100,000 waiting deliveries retain in the memory store: in its own process, with a
// forced collection. Argument: how many webhooks share them. Needs `--expose-gc`.

const DELIVERIES = 100_000;

const webhooks = Number(process.argv[2]);
function retained(): number {
  assertDefined(globalThis.gc, "--expose-gc")();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const service = createDeliveryService({
  baseUrl: "https://annotation.example",
  transport: () => new Promise(() => undefined),
  timeout: 600_000,
});
const target_url = "https://receiver.example/";
for (let i = 0; i < webhooks; i++)
  await service.createWebhook({ target_url, scope: { project: 12 }, events: "everything" }, sample.sender);
const started = retained();
for (let i = 0; i < DELIVERIES / webhooks; i++) await service.emit(emission);
const grown = retained() - started;
const refused = await service.emit(emission).then(
  () => "taken",
  ({ code }: { code: string }) => code,
);
if (refused !== "queue-full") throw new Error(`the delivery after ${DELIVERIES} was ${refused}`);
const bodies = (Buffer.byteLength(JSON.stringify(sample)) * DELIVERIES) / webhooks;
process.send?.({ grown, bodies }, () => process.exit());
