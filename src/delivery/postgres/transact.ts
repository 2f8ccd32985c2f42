import { createHash } from "node:crypto";
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

/** What a statement gives. */
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

/** The part of a pool of `pg` that the store needs. */
export interface Pool extends Queryable {
  readonly connect: () => Promise<PoolClient>;
  readonly on?: (event: "connect", listener: (client: PoolClient) => void) => unknown;
  readonly off?: (event: "connect", listener: (client: PoolClient) => void) => unknown;
}

/** The next statement tells of a connection that is cut; unheard, its event would end the process. */
const ignore = (): void => undefined;

/**
 * Hears the errors of each new connection from its beginning: a server that stops may cut it before `connect` has
 * fulfilled. Gives the function that ends this.
 */
export function hearErrors(pool: Pool): () => void {
  const listener = (client: PoolClient): void => void client.on("error", ignore);
  pool.on?.("connect", listener);
  return () => void pool.off?.("connect", listener);
}

/** Runs one statement. */
type Run = (text: string, values: unknown[]) => Promise<Result>;

/** Types that `pg` gives as text, bigint and numeric: what ours hold is no larger than a number says exactly. */
const LARGE: readonly number[] = [20, 1700];

/** Reads the numbers of rows that came as text. */
function readNumbers({ rows, fields = [] }: Result): unknown[] {
  const names = fields.flatMap(({ name, dataTypeID }) => (LARGE.includes(dataTypeID) ? name : []));
  for (const name of names)
    for (const row of rows as Record<string, unknown>[])
      row[name] = row[name] === null ? null : Number(row[name]);
  return rows;
}

/** Creates a client. The rows of a statement are one parameter, a JSON list; its bytes are hexadecimal digits. */
function createClient(run: Run): Client {
  // The text of a statement says what its rows hold.
  const query: Client["query"] = async (text, values = []) =>
    readNumbers(await run(text, [...values])) as never;
  return {
    query,
    each: (write, columns, rows, values = []) => {
      if (rows.length === 0) return [];
      // The keys of the rows are those of the columns.
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

/** Writes a value as JSON has it: bytes as hexadecimal digits. */
function writeValue(value: Value): Value {
  if (!(value instanceof Uint8Array)) return value;
  return Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString("hex");
}

/** Makes a pool a database, whose tables the dialect names; its connections keep statements prepared if they may. */
export function createDatabase(pool: Pool, dialect: Dialect, prepare = true): Database {
  const createRun = prepare ? createNaming() : undefined;
  return {
    dialect,
    reader: createClient((text, values) => pool.query(text, values)),
    transact: (work, lasts) => transact(pool, work, { createRun, lasts }),
    join: (transaction) => createClient((text, values) => transaction.query(text, values)),
  };
}

/** Creates what names statements by their texts: another store on the connection has other names for other texts. */
function createNaming(): (connection: Queryable) => Run {
  const names = new Map<string, string>();
  const nameText = (text: string): string => {
    const name = names.get(text) ?? `annotation-contracts ${createHash("sha1").update(text).digest("hex")}`;
    names.set(text, name);
    return name;
  };
  // Without parameters, a text may be several statements, which cannot be prepared.
  return (connection) => (text, values) =>
    values.length === 0
      ? connection.query(text, values)
      : connection.query({ name: nameText(text), text, values });
}

/**
 * Begins a transaction. Statements are kept prepared, with plans that were made when the tables were small: they walk along
 * indexes whatever the statistics say.
 */
const BEGIN = `BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL enable_seqscan = off; SET LOCAL jit = off`;

/** Has a commit wait for no disk: a crash of the server may undo the last second, and nothing before that. */
const NO_WAIT = "SET LOCAL synchronous_commit = off";

interface TransactOptions {
  readonly createRun?: ((connection: Queryable) => Run) | undefined;
  readonly lasts?: boolean | undefined;
}

/** Runs the work as a whole or not at all, each statement on what is committed by then. */
export async function transact<T>(
  pool: Pool,
  work: (client: Client) => Promise<T>,
  { createRun = runUnnamed, lasts = true }: TransactOptions = {},
): Promise<T> {
  const connection = await pool.connect();
  connection.on("error", ignore);
  const release = (isBroken: boolean): void => {
    connection.off("error", ignore);
    connection.release(isBroken);
  };
  try {
    await connection.query(lasts ? BEGIN : `${BEGIN}; ${NO_WAIT}`);
    const result = await work(createClient(createRun(connection)));
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
  (connection: Queryable): Run =>
  (text, values) =>
    connection.query(text, values);

/** Commits. PostgreSQL answers ROLLBACK in place of an error where an earlier error of a statement was ignored. */
async function commit(connection: Queryable): Promise<void> {
  const { command } = await connection.query("COMMIT");
  if (command === "ROLLBACK") throw new Error("the transaction was rolled back");
}
