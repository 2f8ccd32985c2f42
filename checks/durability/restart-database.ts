import { setTimeout as wait } from "node:timers/promises";
import { startCountingReceiver } from "./counting-receiver.ts";
import { settle, startSender, type Toll } from "./kill-under-load.ts";
import type { PostgresServer } from "./postgres-server.ts";

/** Restarts the database under three processes that emit. */
export async function restartDatabase(server: PostgresServer): Promise<Toll> {
  const receiver = await startCountingReceiver(server.connectionString);
  const senders = [1, 2, 3].map((i) => startSender(server.connectionString, i * 1_000_000));
  await Promise.all(senders.map(({ ready }) => ready));
  for (let i = 0; i < 3; i++) {
    await wait(500);
    await server.restart();
  }
  await wait(500);
  for (const sender of senders) await sender.kill();
  const toll = await settle(server.connectionString, senders, receiver.arrivals);
  await receiver.close();
  return { kills: 3, ...toll };
}
