import { createHash } from "node:crypto";
import { getOrMake } from "../../util/get-or-make.ts";
import {
  type Client,
  type ColumnType,
  type Database,
  type Dialect,
  type Value,
  writeList,
} from "../sql/client.ts";
import { columnTypes } from "./create-dialect.ts";

/** A statement that a connection keeps prepared under its name. */
interface Prepared {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

/** Result of a statement. */
interface Result {
  readonly rows: unknown[];
  readonly command?: string;
  readonly fields?: readonly { readonly name: string; readonly dataTypeID: number }[];
}

/** The part of a pool or client of `pg` that the store needs. */
interface Queryable {
  readonly query: (text: string | Prepared, values?: unknown[]) => Promise<Result>;
}

/** A connection that was taken from a pool. */
export interface PoolClient extends Queryable {
  readonly on: (event: "error", listener: () => void) => unknown;
  readonly off: (event: "error", listener: () => void) => unknown;
  readonly release: (error?: boolean) => void;
}

/** Adds or removes a listener: to a new connection, or to the error of one that lies idle. */
interface Hear {
  (event: "connect", listener: (client: PoolClient) => void): unknown;
  (event: "error", listener: () => void): unknown;
}

/** The part of a pool of `pg` that the store needs. */
export interface Pool extends Queryable {
  readonly connect: () => Promise<PoolClient>;
  readonly on?: Hear;
  readonly off?: Hear;
}

/** The next statement reports a cut connection. Without a listener, its event would end the process. */
const ignore = (): void => undefined;

/**
 * Listens to errors of each new connection from its start: a server that stops may cut it before `connect` has
 * fulfilled. Listens to the pool as well, which reports those that it cuts while they are idle. Returns the function
 * that ends this.
 */
export function hearErrors(pool: Pool): () => void {
  const listener = (client: PoolClient): void => void client.on("error", ignore);
  pool.on?.("connect", listener);
  pool.on?.("error", ignore);
  return () => {
    pool.off?.("connect", listener);
    pool.off?.("error", ignore);
  };
}

/** Runs one statement. */
type Run = (text: string, values: unknown[]) => Promise<Result>;

/** Types that `pg` returns as text, bigint and numeric; our values are small enough for exact numbers. */
const LARGE: readonly number[] = [20, 1700];

/** Converts the numbers of rows that came as text. */
function readNumbers({ rows, fields = [] }: Result): unknown[] {
  const names = fields.flatMap(({ name, dataTypeID }) => (LARGE.includes(dataTypeID) ? name : []));
  for (const name of names)
    for (const row of rows as Record<string, unknown>[])
      row[name] = row[name] === null ? null : Number(row[name]);
  return rows;
}

/** Creates a client. The rows of a statement are one parameter, a JSON list with bytes as hexadecimal digits. */
function createClient(run: Run, dialect: Dialect): Client {
  // The text of a statement decides the type of its rows.
  const query: Client["query"] = async (text, values = []) =>
    readNumbers(await run(text, [...values])) as never;
  return {
    ...dialect,
    query,
    each: (write, columns, rows, values = []) => {
      if (rows.length === 0) return [];
      // The keys of the rows are the columns.
      const types = Object.entries(columns) as [keyof typeof columns, ColumnType][];
      const names = types.map(([name, type]) =>
        type === "bytes" ? `decode(${name}, 'hex') AS ${name}` : name,
      );
      const members = types.map(([name, type]) => `${name} ${columnTypes[type === "bytes" ? "text" : type]}`);
      const record = `json_to_recordset($${values.length + 1}::json) AS r(${members.join(", ")})`;
      const text = write(`(SELECT ${names.join(", ")} FROM ${record}) AS s`);
      const list = rows.map((row) =>
        Object.fromEntries(types.map(([name]) => [name, writeValue(row[name])])),
      );
      return query(text, [...values, writeList(list)]);
    },
  };
}

/** Writes a value for JSON: bytes as hexadecimal digits. */
function writeValue(value: Value): Value {
  if (!(value instanceof Uint8Array)) return value;
  return Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString("hex");
}

/** Makes a pool a database. The dialect names the tables; connections keep statements prepared if allowed. */
export function createDatabase(pool: Pool, dialect: Dialect, prepare = true): Database {
  const createRun = prepare ? createNaming() : runUnnamed;
  return {
    reader: createClient(runUnnamed(pool), dialect),
    transact: (work, lasts = true) =>
      transact(pool, (connection) => work(createClient(createRun(connection), dialect)), lasts),
    join: (transaction) => createClient(runUnnamed(transaction), dialect),
  };
}

/** Creates a naming of statements by their text; another store on the same connection uses other names. */
function createNaming(): (connection: Queryable) => Run {
  const names = new Map<string, string>();
  const makeName = (text: string): string =>
    `annotation-contracts ${createHash("sha1").update(text).digest("hex")}`;
  // Without parameters, a text may be several statements, which cannot be prepared.
  return (connection) => (text, values) =>
    values.length === 0
      ? connection.query(text, values)
      : connection.query({ name: getOrMake(names, text, () => makeName(text)), text, values });
}

/**
 * Begins a transaction. Prepared statements keep plans from when the tables were small, so they must always use
 * indexes, whatever the statistics say.
 */
const BEGIN = `BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL enable_seqscan = off; SET LOCAL jit = off`;

/** Commits without waiting for the disk: a crash of the server may undo the last second, but nothing older. */
const NO_WAIT = "SET LOCAL synchronous_commit = off";

/** Runs the work completely or not at all; each statement sees what is committed by then. */
async function transact<T>(
  pool: Pool,
  work: (connection: Queryable) => Promise<T>,
  lasts: boolean,
): Promise<T> {
  const connection = await pool.connect();
  connection.on("error", ignore);
  const release = (isBroken: boolean): void => {
    connection.off("error", ignore);
    connection.release(isBroken);
  };
  try {
    await connection.query(lasts ? BEGIN : `${BEGIN}; ${NO_WAIT}`);
    const result = await work(connection);
    await commit(connection);
    release(false);
    return result;
  } catch (error) {
    const isBack = await connection.query("ROLLBACK").then(
      () => true,
      () => false,
    );
    // A connection that cannot even roll back is closed.
    release(!isBack);
    throw error;
  }
}

const runUnnamed =
  (connection: { readonly query: Run }): Run =>
  (text, values) =>
    connection.query(text, values);

/** Commits. If an earlier error of a statement was ignored, PostgreSQL answers ROLLBACK instead of an error. */
async function commit(connection: Queryable): Promise<void> {
  const { command } = await connection.query("COMMIT");
  if (command === "ROLLBACK") throw new Error("the transaction was rolled back");
}
