import { startCountingReceiver } from "./counting-receiver.ts";
import { createService, eventOf, openStore, user } from "./open-store.ts";

/** The effect of a clock that jumps. */
export interface ClockToll {
  readonly accepted: number;
  readonly lost: number;
  /** Whether the webhook shows the date of the delivery that was made last. */
  readonly lastDeliveryShown: boolean;
}

/** Sets the clock a year ahead and back again, between deliveries and between attempts. */
export async function moveClock(path: string): Promise<ClockToll> {
  const receiver = await startCountingReceiver(path);
  const { store, close } = await openStore(path);
  let shift = 0;
  const service = createService(store, { now: () => Date.now() + shift, retries: { delays: [50] } });
  let id = 0;
  for (const days of [0, 365, 0, -365, 0]) {
    shift = days * 86_400_000;
    for (let i = 0; i < 20; i++) await service.emit(eventOf(++id));
    await service.idle();
  }
  await service.ping(1, user);
  const { attempts } = await service.attempts(1, { limit: 1 });
  const webhook = await service.getWebhook(1);
  await service.close();
  await close();
  const lost = Array.from({ length: id }, (_, i) => i + 1).filter(
    (one) => !receiver.arrivals.has(one),
  ).length;
  await receiver.close();
  return { accepted: id, lost, lastDeliveryShown: webhook?.last_delivery_date === attempts[0]?.date };
}
