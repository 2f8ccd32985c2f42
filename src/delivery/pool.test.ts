import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { createPool } from "./pool.ts";

/** Runs tasks of 5 ms and tells in which order they started, and how many ran at a time. */
async function run(
  limits: { total: number; perLane: number },
  lanes: string,
): Promise<{ order: string; most: number; mostOfA: number }> {
  const pool = createPool(limits);
  const running: string[] = [];
  let order = "";
  let most = 0;
  let mostOfA = 0;
  const task = (lane: string) => async (): Promise<void> => {
    order += lane;
    running.push(lane);
    most = Math.max(most, running.length);
    mostOfA = Math.max(mostOfA, running.filter((each) => each === "a").length);
    await wait(5);
    running.splice(running.indexOf(lane), 1);
  };
  await Promise.all([...lanes].map((lane) => pool.run(lane, task(lane))));
  return { order, most, mostOfA };
}

test.each([
  { total: 1, perLane: 1, lanes: "aaab", order: "aaba", most: 1, mostOfA: 1 },
  { total: 2, perLane: 1, lanes: "aaabbb", order: "ababab", most: 2, mostOfA: 1 },
  { total: 3, perLane: 2, lanes: "aaaab", order: "aabaa", most: 3, mostOfA: 2 },
  { total: 9, perLane: 9, lanes: "aabbc", order: "aabbc", most: 5, mostOfA: 2 },
  { total: 1, perLane: 9, lanes: "aaabbbc", order: "aabcabb", most: 1, mostOfA: 1 },
])(
  "a pool of $total, $perLane per lane, runs $lanes as $order",
  async ({ total, perLane, lanes, ...expected }) => {
    expect(await run({ total, perLane }, lanes)).toEqual(expected);
  },
);

test("a pool gives what a task gives, and a task that rejects holds up none", async () => {
  const pool = createPool({ total: 1, perLane: 1 });
  const results = await Promise.allSettled([
    pool.run("a", async () => 1),
    pool.run("a", async () => Promise.reject(new Error("no"))),
    pool.run("a", async () => 3),
  ]);
  expect(results).toEqual([
    { status: "fulfilled", value: 1 },
    { status: "rejected", reason: new Error("no") },
    { status: "fulfilled", value: 3 },
  ]);
});

test("a pool runs 100,000 tasks in the order they were given", async () => {
  const pool = createPool({ total: 8, perLane: 8 });
  const order: number[] = [];
  const numbers = Array.from({ length: 100_000 }, (_, i) => i);
  await Promise.all(numbers.map((i) => pool.run("a", async () => order.push(i))));
  expect(order).toEqual(numbers);
});
