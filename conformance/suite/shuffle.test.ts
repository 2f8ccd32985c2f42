import { expect, test } from "vitest";
import { createRandom, shuffle } from "./shuffle.ts";

// The numbers are those of mulberry32, from its published reference: a seed in a report must always give the same order.
test.each([
  { seed: 0, numbers: [1144304738, 1416247, 958946056] },
  { seed: 1, numbers: [2693262067, 11749833, 2265367787] },
  { seed: 2 ** 32 - 1, numbers: [3850105811, 813802916, 3073704848] },
])("the seed $seed gives its numbers", ({ seed, numbers }) => {
  const random = createRandom(seed);
  expect(numbers.map(() => random() * 2 ** 32)).toEqual(numbers);
});

test("a shuffle reaches every order, each as often, and leaves the list as it was", () => {
  const random = createRandom(7);
  const items = ["a", "b", "c"] as const;
  const counts = new Map<string, number>();
  for (let i = 0; i < 6_000; i++) {
    const order = shuffle(items, random).join("");
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual(["abc", "acb", "bac", "bca", "cab", "cba"]);
  expect(Math.min(...counts.values())).toBeGreaterThan(850);
  expect(items).toEqual(["a", "b", "c"]);
});

test.each([{ items: [] }, { items: [1] }])("a shuffle of $items is the same", ({ items }) => {
  expect(shuffle(items, createRandom(1))).toEqual(items);
});
