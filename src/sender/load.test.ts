import { afterEach, expect, test } from "vitest";
import { makeEmission } from "./fixtures/emissions.ts";
import { answerings, type Receiver } from "./fixtures/receiver.ts";
import { addWebhook, closeAll, closeLater, listAll, openReceiver, openService } from "./fixtures/service.ts";
import { storeKinds } from "./fixtures/stores.ts";

afterEach(closeAll);

const events = 500;

/** Lists the deliveries of a receiver as `webhook/resource`. */
const listKeys = ({ received }: Receiver): string[] =>
  received.map(({ body }) => {
    const { webhook_id, issue } = JSON.parse(body.toString());
    return `${webhook_id}/${issue.id}`;
  });

test.each(storeKinds)(
  "with the $kind store, of 2,000 deliveries none is lost and none is made twice",
  async ({ open }) => {
    const { store, remove } = await open();
    closeLater(remove);
    const receivers = await Promise.all(
      [answerings.ok, answerings.fail].map((answering) => openReceiver(answering)),
    );
    const service = openService({ store, timeout: 20_000 });
    for (const { url } of [...receivers, ...receivers])
      await addWebhook(service, { target_url: url, secret: "s" });
    const numbers = Array.from({ length: events }, (_, i) => i);
    const base = makeEmission("create:issue");
    const queued = await Promise.all(
      numbers.map((id) => service.emit({ ...base, event: "create:issue", resource: { id } } as typeof base)),
    );
    await service.idle();
    const expected = (webhooks: number[]): string[] =>
      webhooks.flatMap((webhook) => numbers.map((id) => `${webhook}/${id}`));
    expect(receivers.map((receiver) => listKeys(receiver).sort())).toEqual([
      expected([1, 3]).sort(),
      expected([2, 4]).sort(),
    ]);
    for (const webhook of [1, 2, 3, 4]) {
      const stored = queued.flat().filter(({ webhookId }) => webhookId === webhook);
      const recorded = await listAll(service, webhook);
      expect(recorded.map(({ deliveryId }) => deliveryId).sort()).toEqual(stored.map(({ id }) => id).sort());
      expect(new Set(recorded.map(({ status }) => status))).toEqual(new Set([webhook % 2 === 1 ? 200 : 500]));
      expect(recorded).toHaveLength(events);
    }
    await Promise.all(receivers.map(({ idle }) => idle()));
  },
);
