import { isDeepStrictEqual } from "node:util";
import { answerRequests } from "../start-process.ts";
import { buildBodies } from "./build-bodies.ts";
import { candidates, createFloor, type Receiving } from "./candidates.ts";
import { measure, type Side } from "./measure.ts";

// The process of one candidate and one size: answers each number of milliseconds with a timing.
const [, , id, size] = process.argv;
const bodies = buildBodies(size!);
const prepared = prepareSides();

answerRequests(async (milliseconds: number) => measure(...(await prepared), milliseconds));

async function prepareSides(): Promise<readonly [floor: Side, candidate: Side]> {
  return [await prepare(createFloor()), await prepare(await candidates[id!]!.load())];
}

/** Signs the bodies and makes sure that all are accepted, and refused once they are altered. */
async function prepare({ sign, receive }: Receiving): Promise<Side> {
  const deliveries = await Promise.all(bodies.map(async (body) => ({ body, headers: await sign(body) })));
  for (const { body, headers } of deliveries) {
    const value = await receive(body, headers);
    if (!isDeepStrictEqual(value, JSON.parse(body.toString()))) throw new Error(`${id} refuses a right body`);
    // Still the same delivery, so that nothing but the signature can refuse it.
    if (await accepts(receive, Buffer.concat([body, Buffer.from(" ")]), headers)) {
      throw new Error(`${id} accepts an altered body`);
    }
  }
  return { receive, deliveries };
}

async function accepts(receive: Receiving["receive"], ...args: Parameters<Receiving["receive"]>) {
  try {
    return (await receive(...args)) !== undefined;
  } catch {
    return false;
  }
}
