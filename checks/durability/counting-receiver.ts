import { type Listening, listen } from "../shared/listen.ts";
import { createService, openStore, user } from "./open-store.ts";

/** A receiver on loopback that counts how often each event arrives. */
export interface CountingReceiver extends Listening {
  /** Arrivals by the identifier of the event's issue. */
  readonly arrivals: ReadonlyMap<number, number>;
}

/** Starts a receiver that answers 200 after so many milliseconds, and creates the webhook of a store that sends everything to it. */
export async function startCountingReceiver(address: string, delay = 0): Promise<CountingReceiver> {
  const arrivals = new Map<number, number>();
  const listening = await listen(async (request, response) => {
    const chunks = await request.toArray().catch(() => undefined);
    // A sender that was killed sends half a body.
    if (chunks === undefined || !request.complete) return;
    const { issue, event } = JSON.parse(Buffer.concat(chunks).toString());
    if (event !== "ping") arrivals.set(issue.id, (arrivals.get(issue.id) ?? 0) + 1);
    setTimeout(() => response.end("ok"), delay);
  });
  const { store, close } = await openStore(address);
  const service = createService(store);
  const target_url = `http://127.0.0.1:${listening.port}/`;
  const webhook = { target_url, scope: { project: 12 }, events: "everything", secret: "s" } as const;
  await service.createWebhook(webhook, user);
  await service.close();
  await close();
  return { ...listening, arrivals };
}
