import { describe, expect, test } from "vitest";
import { createFifo } from "./fifo.ts";

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
