import { describe, expect, test } from "vitest";
import { createLine, type Waiting } from "./create-line.ts";

interface One extends Waiting {
  outcome: string | undefined;
}

const create = (number: number, dueAt = 0): One => ({ number, dueAt, outcome: undefined });
const listNumbers = (all: readonly One[]): readonly number[] => all.map(({ number }) => number);

describe("a line", () => {
  test("gives what is due, by date and then by number, up to what is asked for", () => {
    const line = createLine<One>();
    expect([line.first(), line.take(9, 9)]).toEqual([undefined, []]);
    for (const one of [create(3), create(1, 5), create(2), create(4, 5), create(5, 2)]) line.add(one);
    expect(line.first()).toEqual(create(2));
    expect(listNumbers(line.take(0, 9))).toEqual([]);
    expect(listNumbers(line.take(2, 1))).toEqual([2, 3]);
    expect(listNumbers(line.take(9, 4))).toEqual([5]);
    line.add(create(0, 5));
    expect(listNumbers(line.take(9, 5))).toEqual([0, 1, 4]);
    expect(line.first()).toBeUndefined();
  });

  test("leaves out what was removed, and what has ended", () => {
    const line = createLine<One>();
    const all = [1, 2, 3, 4, 5].map((number) => create(number));
    for (const one of all) line.add(one);
    line.remove(all[2]!);
    line.remove(all[2]!);
    line.remove(create(4));
    all[0]!.outcome = "expired";
    all[3]!.outcome = "expired";
    expect(line.first()).toBe(all[1]);
    expect(line.take(9, 0)).toEqual([all[1], all[4]]);
    all[4]!.outcome = "delivered";
    line.remove(all[4]!);
    expect(line.first()).toBeUndefined();
  });

  test("keeps its order over thousands, some of which come back", () => {
    const line = createLine<One>();
    const taken: One[] = [];
    for (let i = 0; i < 6_000; i++) {
      line.add(create(i, i));
      if (i % 3 > 0) taken.push(...line.take(1, i));
      if (i % 1_000 === 999) for (const one of taken.splice(-2)) line.add(one);
    }
    taken.push(...line.take(6_000, 6_000));
    expect(listNumbers(taken)).toEqual(Array.from({ length: 6_000 }, (_, i) => i));
    expect(line.first()).toBeUndefined();
  });
});
