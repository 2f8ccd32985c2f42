import { createBatcher } from "../sender/sql/batch.ts";
import type { Client, Database, Dialect, Value } from "../sender/sql/client.ts";
import {
  type DeliveryRow,
  type DerivedRow,
  type StateRow,
  type StateStore,
  type StateTransaction,
  stateKey,
} from "./state-store.ts";

/** Writes the statements that create missing tables. */
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

/** Locks a key until the transaction ends. */
type Lock = (client: Client, key: string) => Promise<unknown>;

/** Creates a store in an SQL database, on the tables of `writeStateSchema`. */
export function createSqlStateStore(
  database: Database,
  lock: Lock,
): Omit<StateStore, "close"> & { readonly drain: () => Promise<void> } {
  const batcher = createBatcher(database);
  return {
    transact: (work) => batcher.write((client) => work(createTransaction(client, lock))),
    drain: batcher.drain,
  };
}

function createTransaction(client: Client, lock: Lock): StateTransaction {
  const { prefix } = client;
  const read = async <Row>(text: string, ...values: readonly Value[]): Promise<readonly Row[]> =>
    (await client.query<Columns>(text, values)).map(readRow<Row>);
  const change = async (text: string, ...values: readonly Value[]): Promise<void> =>
    void (await client.query(text, values));
  /** Writes a row, replacing the one with its key. */
  const put = (table: string, row: Readonly<Record<string, Value>>): Promise<void> => {
    const names = Object.keys(row);
    const places = names.map((_, i) => `$${i + 1}`).join(", ");
    const changes = names.map((name) => `${name} = excluded.${name}`).join(", ");
    const text = `INSERT INTO ${prefix}${table} (${names.join(", ")}) VALUES (${places})`;
    return change(`${text} ON CONFLICT (key) DO UPDATE SET ${changes}`, ...Object.values(row));
  };
  return {
    lock: async (key) => void (await lock(client, key)),
    readState: async (platform, resource, id) => {
      const text = `SELECT * FROM ${prefix}states WHERE key = $1`;
      return (await read<StateRow>(text, stateKey({ platform, resource, id })))[0];
    },
    writeState: (row) => put("states", { ...writeRow(row), key: stateKey(row) }),
    countStates: async ({ platform, resource, parent }) => {
      const text = `SELECT count(*) AS "all", coalesce(sum(done), 0) AS done FROM ${prefix}states
        WHERE platform = $1 AND resource = $2 AND parent = $3 AND parent <> '' AND deleted = 0`;
      const [row] = await client.query<Columns>(text, [platform, resource, parent]);
      return { all: Number(row?.all ?? 0), done: Number(row?.done ?? 0) };
    },
    listStates: (after, most) =>
      read(`SELECT * FROM ${prefix}states WHERE key > $1 ORDER BY key LIMIT $2`, after, most),
    removeState: (key) => change(`DELETE FROM ${prefix}states WHERE key = $1`, key),
    readDelivery: async (key) =>
      (await read<DeliveryRow>(`SELECT * FROM ${prefix}received WHERE key = $1`, key))[0],
    writeDelivery: (row) => put("received", writeRow(row)),
    ...createDerived({ read, change }, prefix),
    forgetNotes: async () => {
      await change(`UPDATE ${prefix}received SET note = '' WHERE done = 1`);
      await change(`UPDATE ${prefix}derived SET content = '' WHERE done = 1`);
    },
    prune: async ({ states, ended, mostStates }) => {
      await change(`DELETE FROM ${prefix}states WHERE touched < $1`, states);
      const surplus = `SELECT key FROM ${prefix}states ORDER BY touched DESC LIMIT 100000 OFFSET $1`;
      await change(`DELETE FROM ${prefix}states WHERE key IN (${surplus})`, mostStates);
      await change(`DELETE FROM ${prefix}received WHERE done = 1 AND until < $1`, ended);
      await change(`DELETE FROM ${prefix}derived WHERE done = 1 AND due < $1`, ended);
    },
  };
}

/** Runs statements. */
interface Run {
  readonly read: <Row>(text: string, ...values: readonly Value[]) => Promise<readonly Row[]>;
  readonly change: (text: string, ...values: readonly Value[]) => Promise<void>;
}

function createDerived(
  { read, change }: Run,
  prefix: string,
): Pick<StateTransaction, "addDerived" | "writeDerived" | "listDerived"> {
  const table = `${prefix}derived`;
  const listValues = ({ id, isDone, attempts, due, content }: DerivedRow): readonly Value[] => [
    id,
    Number(isDone),
    attempts,
    due,
    content,
  ];
  return {
    addDerived: (row) =>
      change(
        `INSERT INTO ${table} (id, done, attempts, due, content, number)
         VALUES ($1, $2, $3, $4, $5, (SELECT coalesce(max(number), 0) + 1 FROM ${table}))
         ON CONFLICT (id) DO NOTHING`,
        ...listValues(row),
      ),
    writeDerived: (row) =>
      change(
        `UPDATE ${table} SET done = $2, attempts = $3, due = $4, content = $5 WHERE id = $1`,
        ...listValues(row),
      ),
    listDerived: (due, most) =>
      read(
        `SELECT id, done, attempts, due, content FROM ${table} WHERE done = 0 AND due <= $1 ORDER BY number LIMIT $2`,
        due,
        most,
      ),
  };
}

/** A row as the database returns it; 0 and 1 mean no and yes. */
type Columns = Readonly<Record<string, Value>>;

/** Columns with other names than their members. */
const columns: Readonly<Record<string, string>> = { isDone: "done", isDeleted: "deleted" };

function writeRow(row: StateRow | DeliveryRow): Columns {
  const entries = Object.entries(row).map(([name, value]): [string, Value] => [
    columns[name] ?? name,
    typeof value === "boolean" ? Number(value) : value,
  ]);
  return Object.fromEntries(entries);
}

function readRow<Row>({ done, deleted, ...row }: Columns): Row {
  // The statement decides the type of the row.
  return { ...row, isDone: done === 1, ...(deleted !== undefined && { isDeleted: deleted === 1 }) } as Row;
}
