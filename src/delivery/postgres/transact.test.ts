import { expect, test } from "vitest";
import { type Pool, transact } from "./transact.ts";

/** A pool whose connections answer COMMIT with the command of a row, and note what became of them. */
function openPool(command: string): { pool: Pool; released: unknown[] } {
  const released: unknown[] = [];
  const query = async (text: string): Promise<{ rows: never[]; command: string }> => ({
    rows: [],
    command: text === "COMMIT" ? command : text,
  });
  const release = (error?: boolean): void => void released.push(error ?? false);
  return { released, pool: { query, connect: async () => ({ query, release }) } };
}

test.each([
  ["COMMIT", "stored"],
  ["ROLLBACK", "the transaction was rolled back"],
])("a transaction that ends in %s is %s", async (command, outcome) => {
  const { pool, released } = openPool(command);
  const work = transact(pool, async () => "stored").catch((error: Error) => error.message);
  expect([await work, released]).toEqual([outcome, [false]]);
});
