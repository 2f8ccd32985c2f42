import { isDeepStrictEqual } from "node:util";
import { itemAt } from "../../src/util/item-at.ts";
import { createMeter, type Meter, type Work } from "../create-meter.ts";
import { answerRequests } from "../start-process.ts";
import { buildBodies } from "./build-bodies.ts";
import { candidates, createFloor, type Receiving } from "./candidates.ts";

// The process of one candidate and one size: answers each number of milliseconds with a timing.
const [, , id, size] = process.argv;
const bodies = buildBodies(size!);
const meter = prepareMeter();
/** Short, so that most batches end before the machine turns to other work. */
const batchBytes = 50_000;

answerRequests(async (milliseconds: number) => (await meter)(milliseconds));

async function prepareMeter(): Promise<Meter> {
  const base = await prepare(createFloor());
  return createMeter({ base, measured: await prepare(await candidates[id!]!.load()), swaps: true });
}

/**
 * Signs the bodies and checks that all are accepted, and rejected when altered. A batch receives each delivery
 * after the one before is answered; an answer that is no promise is not awaited: the floor returns none.
 */
async function prepare({ sign, receive }: Receiving): Promise<Work> {
  const deliveries = await Promise.all(bodies.map(async (body) => ({ body, headers: await sign(body) })));
  for (const { body, headers } of deliveries) {
    const value = await receive(body, headers);
    if (!isDeepStrictEqual(value, JSON.parse(body.toString()))) throw new Error(`${id} refuses a right body`);
    // Still the same delivery, so that only its signature is wrong.
    if (await accepts(receive, Buffer.concat([body, Buffer.from(" ")]), headers)) {
      throw new Error(`${id} accepts an altered body`);
    }
  }
  return async (from) => {
    const count = Math.ceil(batchBytes / itemAt(deliveries, 0).body.length);
    const start = performance.now();
    for (let i = from; i < from + count; i++) {
      const { body, headers } = itemAt(deliveries, i % deliveries.length);
      const result = receive(body, headers);
      const value = result instanceof Promise ? await result : result;
      if (value === undefined) throw new Error("a delivery was refused while measuring");
    }
    return ((performance.now() - start) * 1e6) / count;
  };
}

async function accepts(receive: Receiving["receive"], ...args: Parameters<Receiving["receive"]>) {
  try {
    return (await receive(...args)) !== undefined;
  } catch {
    return false;
  }
}
