import { createBatcher } from "../delivery/sql/batch.ts";
import type { Client, Database, Dialect } from "../delivery/sql/client.ts";
import {
  type DeliveryRow,
  type DerivedRow,
  type StateRow,
  type StateStore,
  type StateTransaction,
  stateKey,
} from "./state-store.ts";

/** Writes the statements that create the tables where they are missing. */
export function writeStateSchema({ prefix, types }: Pick<Dialect, "prefix" | "types">): string {
  const { integer, real, text, number } = types;
  return `
    CREATE TABLE IF NOT EXISTS ${prefix}states (
      key ${text} PRIMARY KEY, platform ${text} NOT NULL, resource ${text} NOT NULL, id ${text} NOT NULL,
      date ${text} NOT NULL, deleted ${integer} NOT NULL, parent ${text} NOT NULL, done ${integer} NOT NULL,
      state ${text} NOT NULL, touched ${real} NOT NULL
    );
    CREATE INDEX IF NOT EXISTS states_by_parent ON ${prefix}states (platform, resource, parent) WHERE parent <> '';
    CREATE INDEX IF NOT EXISTS states_by_age ON ${prefix}states (touched);
    CREATE TABLE IF NOT EXISTS ${prefix}received (
      key ${text} PRIMARY KEY, done ${integer} NOT NULL, until ${real} NOT NULL, note ${text} NOT NULL
    );
    CREATE TABLE IF NOT EXISTS ${prefix}derived (
      id ${text} PRIMARY KEY, done ${integer} NOT NULL, attempts ${integer} NOT NULL, due ${real} NOT NULL,
      content ${text} NOT NULL, number ${number} NOT NULL
    );
    CREATE INDEX IF NOT EXISTS derived_open ON ${prefix}derived (due) WHERE done = 0;
  `;
}

/** A row of the table `states`; 0 and 1 stand for no and yes. */
type StateColumns = Omit<StateRow, "isDeleted" | "isDone"> & { deleted: number; done: number; key: string };
type Ended<Row> = Omit<Row, "isDone"> & { done: number };

/** Creates a store in an SQL database, on the tables of `writeStateSchema`. */
export function createSqlStateStore(
  database: Database,
  lock: (client: Client, key: string) => Promise<unknown>,
): Omit<StateStore, "close"> & { readonly drain: () => Promise<void> } {
  const batcher = createBatcher(database);
  const { prefix } = database.dialect;
  return {
    transact: (work) => batcher.write((client) => work(createTransaction(client, prefix, lock))),
    drain: batcher.drain,
  };
}

function createTransaction(
  client: Client,
  prefix: string,
  lock: (client: Client, key: string) => Promise<unknown>,
): StateTransaction {
  const run = async <Row>(
    text: string,
    values: Parameters<Client["query"]>[1] = [],
  ): Promise<readonly Row[]> => client.query<Row>(text, values);
  return {
    lock: async (key) => void (await lock(client, key)),
    ...createStates(run, prefix),
    ...createDerived(run, prefix),
    readDelivery: async (key) => {
      const [row] = await run<Ended<DeliveryRow>>(`SELECT * FROM ${prefix}received WHERE key = $1`, [key]);
      return row && ended(row);
    },
    writeDelivery: async ({ key, isDone, until, note }) =>
      void (await run(
        `INSERT INTO ${prefix}received (key, done, until, note) VALUES ($1, $2, $3, $4)
         ON CONFLICT (key) DO UPDATE SET done = $2, until = $3, note = $4`,
        [key, Number(isDone), until, note],
      )),
    forgetNotes: async () => {
      await run(`UPDATE ${prefix}received SET note = '' WHERE done = 1`);
      await run(`UPDATE ${prefix}derived SET content = '' WHERE done = 1`);
    },
    prune: async (limits) => {
      await run(`DELETE FROM ${prefix}states WHERE touched < $1`, [limits.states]);
      await run(
        `DELETE FROM ${prefix}states WHERE key IN (SELECT key FROM ${prefix}states ORDER BY touched DESC LIMIT 100000 OFFSET $1)`,
        [limits.mostStates],
      );
      await run(`DELETE FROM ${prefix}received WHERE done = 1 AND until < $1`, [limits.ended]);
      await run(`DELETE FROM ${prefix}derived WHERE done = 1 AND due < $1`, [limits.ended]);
    },
  };
}

type Run = <Row>(text: string, values?: Parameters<Client["query"]>[1]) => Promise<readonly Row[]>;

function createStates(
  run: Run,
  prefix: string,
): Pick<StateTransaction, "readState" | "writeState" | "countStates" | "listStates" | "removeState"> {
  return {
    readState: async (platform, resource, id) => {
      const key = stateKey({ platform, resource, id });
      const [row] = await run<StateColumns>(`SELECT * FROM ${prefix}states WHERE key = $1`, [key]);
      return row && readRow(row);
    },
    writeState: async (row) =>
      void (await run(
        `INSERT INTO ${prefix}states (key, platform, resource, id, date, deleted, parent, done, state, touched)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
         ON CONFLICT (key) DO UPDATE SET date = $5, deleted = $6, parent = $7, done = $8, state = $9, touched = $10`,
        [
          stateKey(row),
          row.platform,
          row.resource,
          row.id,
          row.date,
          Number(row.isDeleted),
          row.parent,
          Number(row.isDone),
          row.state,
          row.touched,
        ],
      )),
    countStates: async ({ platform, resource, parent }) => {
      const text = `SELECT count(*) AS "all", coalesce(sum(done), 0) AS done FROM ${prefix}states
        WHERE platform = $1 AND resource = $2 AND parent = $3 AND parent <> '' AND deleted = 0`;
      const [row] = await run<{ all: number | string; done: number | string }>(text, [
        platform,
        resource,
        parent,
      ]);
      return { all: Number(row?.all ?? 0), done: Number(row?.done ?? 0) };
    },
    listStates: async (after, most) => {
      const text = `SELECT * FROM ${prefix}states WHERE key > $1 ORDER BY key LIMIT $2`;
      return (await run<StateColumns>(text, [after, most])).map((row) => ({ ...readRow(row), key: row.key }));
    },
    removeState: async (key) => void (await run(`DELETE FROM ${prefix}states WHERE key = $1`, [key])),
  };
}

function readRow({ deleted, done, ...row }: StateColumns): StateRow {
  return { ...row, isDeleted: deleted === 1, isDone: done === 1 };
}

function ended<Row extends object>({ done, ...row }: Ended<Row>): Row {
  // What is left of the row is the rest of its type.
  return { ...row, isDone: done === 1 } as unknown as Row;
}

function createDerived(
  run: Run,
  prefix: string,
): Pick<StateTransaction, "addDerived" | "writeDerived" | "listDerived"> {
  return {
    addDerived: async ({ id, isDone, attempts, due, content }) =>
      void (await run(
        `INSERT INTO ${prefix}derived (id, done, attempts, due, content, number)
         VALUES ($1, $2, $3, $4, $5, (SELECT coalesce(max(number), 0) + 1 FROM ${prefix}derived))
         ON CONFLICT (id) DO NOTHING`,
        [id, Number(isDone), attempts, due, content],
      )),
    writeDerived: async ({ id, isDone, attempts, due, content }) =>
      void (await run(
        `UPDATE ${prefix}derived SET done = $2, attempts = $3, due = $4, content = $5 WHERE id = $1`,
        [id, Number(isDone), attempts, due, content],
      )),
    listDerived: async (due, most) => {
      const text = `SELECT id, done, attempts, due, content FROM ${prefix}derived WHERE done = 0 AND due <= $1 ORDER BY number LIMIT $2`;
      return (await run<Ended<DerivedRow>>(text, [due, most])).map(ended);
    },
  };
}
