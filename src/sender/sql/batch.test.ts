import { expect, test } from "vitest";
import { createBatcher, type WriteOptions } from "./batch.ts";
import type { Client } from "./client.ts";

/** A transaction: its pieces of work, and whether its commit waits for the disk. */
interface Noted {
  readonly done: readonly string[];
  readonly lasts: boolean | undefined;
}

/** Writes pieces of work at the same time, and lists the resulting transactions. */
async function writeAll(pieces: Readonly<Record<string, WriteOptions | undefined>>): Promise<Noted[]> {
  const noted: Noted[] = [];
  let done: string[] = [];
  const { write } = createBatcher({
    transact: async (work, lasts) => {
      done = [];
      // No piece of work here runs a statement.
      const result = await work(undefined as unknown as Client);
      noted.push({ done, lasts });
      return result;
    },
  });
  const one = async (name: string): Promise<void> => {
    if (name === "fault") throw new Error(name);
    done.push(name);
  };
  await Promise.allSettled(Object.entries(pieces).map(([name, options]) => write(() => one(name), options)));
  return noted;
}

const claim = { isLate: true, lasts: false };
const settle = { lasts: false };

test.each([
  ["what waits together is one transaction", { claim, settle }, [["settle claim", false]]],
  ["it lasts if one piece has to", { claim, settle, emit: undefined }, [["settle emit claim", true]]],
  [
    "after a fault, each piece is one of its own, and lasts if it has to",
    { claim, fault: undefined, emit: undefined },
    [
      ["emit", true],
      ["claim", false],
    ],
  ],
] as const)("%s", async (_, pieces, transactions) => {
  const noted = await writeAll(pieces);
  expect(noted.map(({ done, lasts }) => [done.join(" "), lasts])).toEqual(transactions);
});

test("of calls that became one piece of work, only the faulty one fails", async () => {
  const { gather } = createBatcher({ transact: (work) => work(undefined as unknown as Client) });
  const add = gather(async (_, items: readonly string[]) => {
    if (items.includes("fault")) throw new Error("fault");
    return items.map((item) => `${item} added`);
  });
  const results = await Promise.allSettled(["a", "fault", "b"].map(add));
  expect(results.map((one) => (one.status === "fulfilled" ? one.value : String(one.reason)))).toEqual([
    "a added",
    "Error: fault",
    "b added",
  ]);
});
