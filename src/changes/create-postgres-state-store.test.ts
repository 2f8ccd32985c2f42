import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import type { Pool, PoolClient } from "../sender/postgres/transact.ts";
import { createPostgresStateStore } from "./create-postgres-state-store.ts";

/** A pool of a database that answers every statement with no rows. */
function openPool(): EventEmitter & Pool {
  const query = async (): Promise<{ rows: never[] }> => ({ rows: [] });
  const connect = async (): Promise<PoolClient> =>
    Object.assign(new EventEmitter(), { query, release: () => undefined });
  return Object.assign(new EventEmitter(), { query, connect }) as EventEmitter & Pool;
}

test("a connection that is cut before it was handed out, or while it is idle, ends no process until the store closes", async () => {
  const pool = openPool();
  const store = await createPostgresStateStore({ pool });
  const client = new EventEmitter();
  pool.emit("connect", client);
  for (const cut of [client, pool])
    expect(() => cut.emit("error", new Error("terminating connection"))).not.toThrow();
  await store.close();
  expect(pool.eventNames()).toEqual([]);
});

test("a memory that cannot be opened leaves the pool as it was", async () => {
  const connect = (): Promise<never> => Promise.reject(new Error("connection refused"));
  const pool = Object.assign(openPool(), { connect });
  await expect(createPostgresStateStore({ pool })).rejects.toThrow("connection refused");
  await expect(createPostgresStateStore({ pool, schema: "A" })).rejects.toThrow(
    'cannot open the memory: expected a schema of small letters, digits and _, found "A"',
  );
  expect(pool.eventNames()).toEqual([]);
});

test.each([undefined, {}, { pool: "postgres://localhost/memory" }])(
  "a pool that is none is named: %j",
  async (options) => {
    await expect(createPostgresStateStore(options as never)).rejects.toThrow(
      "cannot open the memory: expected a pool of pg, such as new Pool({ connectionString })",
    );
  },
);
