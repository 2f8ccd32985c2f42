import { setTimeout as wait } from "node:timers/promises";
import type { Found } from "../shared/try-part.ts";
import type { CountingReceiver } from "./count-arrivals.ts";
import { addWebhook, type Ground, onStage, runSql, type Stage, tell } from "./stage.ts";
import type { SenderProcess, Sources } from "./start-sender.ts";

/** Measures how long a delivery of a healthy webhook takes, alternately alone and beside the backlog of a paused one. */
export async function measureBacklog(
  sources: Sources,
  { address }: Ground,
  backlogs: readonly number[],
): Promise<Found> {
  const beside = new URL(address);
  beside.pathname = "/beside";
  await runSql(address, "CREATE DATABASE beside");
  const found: Record<string, string> = {};
  const wrong: string[] = [];
  const open = async ({ receiver, sender }: Stage) => {
    await addWebhook(sender, receiver, "/healthy");
    const paused = await addWebhook(sender, { port: 1 }, "/", { maxWaiting: 10_000_000 }, 13);
    return { paused, measure: createMeter(sender, receiver) };
  };
  await onStage(sources, address, 1, async (first) =>
    onStage(sources, beside.href, 1, async (second) => {
      const [alone, other] = [await open(first), await open(second)];
      let waiting = 0;
      for (const backlog of backlogs) {
        await addBacklog(beside.href, other.paused, backlog - waiting);
        waiting = backlog;
        // The other webhook begins to pause.
        await wait(3_000);
        const times: [number, number][] = [];
        for (let i = 0; i < 120; i++) times.push([await alone.measure(), await other.measure()]);
        const [one, two] = [0, 1].map(
          (i) => times.map((pair) => pair[i] ?? 0).sort((a, b) => a - b)[60] ?? 0,
        );
        const ratio = (two ?? 0) / (one ?? 1);
        found[`beside ${backlog}`] = `${one?.toFixed(1)} ms alone, ${two?.toFixed(1)} ms`;
        if (ratio > 1.3) wrong.push(`${ratio.toFixed(2)} × of alone beside ${backlog}`);
      }
    }),
  );
  return tell(found, wrong);
}

/** Creates a function that measures the milliseconds from an emission to its arrival. */
function createMeter(sender: SenderProcess, receiver: CountingReceiver): () => Promise<number> {
  let event = 0;
  return async () => {
    event += 1;
    const started = performance.now();
    await sender.ask("burst", { ids: [event], project: 12 });
    while (!receiver.answered.get("/healthy")?.has(event)) await wait(0);
    return performance.now() - started;
  };
}

/** Stores deliveries without a sender, which would take minutes for a million. */
async function addBacklog(address: string, webhook: number, count: number): Promise<void> {
  const schema = "annotation_contracts";
  await runSql(
    address,
    `WITH clock AS (SELECT time FROM ${schema}.clock), emission AS (
       INSERT INTO ${schema}.emissions (id, head) VALUES (gen_random_uuid(), '{}') RETURNING id
     ), new AS (
       INSERT INTO ${schema}.deliveries (id, webhook, emission, event, created, accepted_at, due_at)
       SELECT gen_random_uuid(), ${webhook}, emission.id, 'create:issue',
         to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), time, time
       FROM clock, emission, generate_series(1, ${count}) RETURNING 1)
     INSERT INTO ${schema}.arrivals SELECT ${webhook}, count(*), (SELECT time FROM clock) FROM new`,
  );
  await runSql(address, `VACUUM ANALYZE ${schema}.deliveries`);
}
