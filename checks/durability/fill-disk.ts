import { setTimeout as wait } from "node:timers/promises";
import { startCountingReceiver } from "./counting-receiver.ts";
import { settle, startSender, type Toll } from "./kill-under-load.ts";

/** A process that may write no more than 3 MB to a file: its disk is full. */
export async function fillDisk(address: string): Promise<Toll> {
  const receiver = await startCountingReceiver(address);
  const sender = startSender(address, 1, 6_000, 3 * 1_024);
  await sender.done;
  await wait(500);
  await sender.kill();
  const toll = await settle(address, [sender], receiver.arrivals);
  await receiver.close();
  return { kills: 1, ...toll };
}
