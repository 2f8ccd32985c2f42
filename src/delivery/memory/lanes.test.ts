import { describe, expect, test } from "vitest";
import {
  createFifo,
  type Entry,
  forget,
  type Lane,
  leaveQueue,
  lineUp,
  type Memory,
  type MemoryDelivery,
  postpone,
  ripen,
} from "./lanes.ts";

const delivery = (id: string): MemoryDelivery => ({
  id,
  webhookId: 1,
  event: "create:task",
  render: () => new Uint8Array(),
  date: "2026-01-31T08:30:00.000Z",
  redelivery: false,
  attempts: 0,
  state: "waiting",
});
const createLane = (): Lane => ({ due: createFifo(), later: [] });

/** Takes all that is due, by its name. */
function takeDue({ due }: Lane): string {
  let names = "";
  while (due.size() > 0) names += due.shift()!.id;
  return names;
}

describe("a queue", () => {
  test("gives what came first, and puts what is put before at its front", () => {
    const queue = createFifo<number>();
    expect([queue.size(), queue.peek(), queue.shift()]).toEqual([0, undefined, undefined]);
    queue.unshift(2);
    queue.push(3);
    queue.unshift(1);
    expect([queue.size(), queue.peek()]).toEqual([3, 1]);
    expect([queue.shift(), queue.shift(), queue.shift(), queue.shift()]).toEqual([1, 2, 3, undefined]);
    queue.push(4);
    queue.push(5);
    expect(queue.shift()).toBe(4);
    queue.unshift(9);
    expect([queue.size(), queue.shift(), queue.shift(), queue.size()]).toEqual([2, 9, 5, 0]);
  });

  test("keeps its order over thousands, some of which are taken meanwhile", () => {
    const queue = createFifo<number>();
    const taken: (number | undefined)[] = [];
    for (let i = 0; i < 6_000; i++) {
      queue.push(i);
      if (i % 3 > 0) taken.push(queue.shift());
      if (i % 1_000 === 999) queue.unshift(taken.pop()!);
    }
    while (queue.size() > 0) taken.push(queue.shift());
    expect(taken).toEqual(Array.from({ length: 6_000 }, (_, i) => i));
    expect(queue.shift()).toBeUndefined();
  });
});

describe("a lane", () => {
  test("holds what is put aside in the order of its times, then of its coming", () => {
    const lane = createLane();
    for (const [id, at] of [
      ["c", 30],
      ["a", 10],
      ["d", 30],
      ["b", 20],
    ] as const)
      postpone(lane, delivery(id), at);
    expect(lane.later.map((one) => one.delivery.id).join("")).toBe("abcd");
    expect([ripen(lane, 9), takeDue(lane)]).toEqual([1, ""]);
    expect([ripen(lane, 10), takeDue(lane)]).toEqual([10, "a"]);
    expect([ripen(lane, 25), takeDue(lane)]).toEqual([5, "b"]);
    expect([ripen(lane, 30), takeDue(lane)]).toEqual([undefined, "cd"]);
    expect([ripen(lane, 99), takeDue(lane)]).toEqual([undefined, ""]);
  });
});

describe("the store's memory", () => {
  const entryOf = (): Entry => ({ lane: createLane() }) as Entry;
  const createMemory = (resumed: string[] = []): Memory => ({
    entries: new Map([
      [1, entryOf()],
      [2, entryOf()],
    ]),
    turns: new Map(),
    deliveries: new Map(),
    queued: new Set(),
    lastId: 0,
    lastPosition: 0,
    blocked: ["x", "y"].map((name) => () => void resumed.push(name)),
  });

  test("a webhook lines up once, behind those that wait", () => {
    const memory = createMemory();
    expect(lineUp(memory, 2)).toBe(memory.entries.get(2)!.lane);
    expect(lineUp(memory, 1)).toBe(memory.entries.get(1)!.lane);
    expect(lineUp(memory, 2)).toBe(memory.entries.get(2)!.lane);
    expect(lineUp(memory, 3)).toBeUndefined();
    expect([...memory.turns.keys()]).toEqual([2, 1]);
  });

  test("what leaves the queue makes room for all that wait, once", () => {
    const resumed: string[] = [];
    const memory = createMemory(resumed);
    const [first, second] = [delivery("a"), delivery("b")];
    memory.queued.add(first);
    memory.deliveries.set("a", first).set("b", second);
    leaveQueue(memory, second);
    expect(resumed).toEqual([]);
    forget(memory, first);
    forget(memory, first);
    expect([resumed, memory.blocked, [...memory.deliveries.keys()]]).toEqual([["x", "y"], [], ["b"]]);
  });
});
