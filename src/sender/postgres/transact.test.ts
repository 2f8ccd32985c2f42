import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import { createPostgresDialect } from "./create-dialect.ts";
import { createDatabase, hearErrors, type Pool } from "./transact.ts";

/** A pool with connections that answer COMMIT with the command of a row and record how they were released. */
function openPool(command: string): { pool: Pool; released: unknown[] } {
  const released: unknown[] = [];
  const query = async (text: unknown): Promise<{ rows: never[]; command: string }> => ({
    rows: [],
    command: text === "COMMIT" ? command : "",
  });
  const release = (error?: boolean): void => void released.push(error ?? false);
  return { released, pool: { query, connect: async () => ({ query, release, on: noop, off: noop }) } };
}

const noop = (): void => undefined;

test.each([
  ["COMMIT", "stored"],
  ["ROLLBACK", "the transaction was rolled back"],
])("a transaction that ends in %s is %s", async (command, outcome) => {
  const { pool, released } = openPool(command);
  const { transact } = createDatabase(pool, createPostgresDialect("small"));
  const work = transact(async () => "stored").catch((error: Error) => error.message);
  expect([await work, released]).toEqual([outcome, [false]]);
});

test("a connection that is cut before it was handed out, or while it is idle, ends no process", () => {
  const pool = Object.assign(new EventEmitter(), openPool("COMMIT").pool) as EventEmitter & Pool;
  const stop = hearErrors(pool);
  const client = new EventEmitter();
  pool.emit("connect", client);
  for (const cut of [client, pool])
    expect(() => cut.emit("error", new Error("terminating connection"))).not.toThrow();
  stop();
  expect(pool.eventNames()).toEqual([]);
});
