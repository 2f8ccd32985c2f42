import type { Client, Database, Dialect } from "../sql/client.ts";

/** The part of a pool or client of `pg` that the store needs. */
export interface Queryable {
  readonly query: (text: string, values?: unknown[]) => Promise<{ rows: unknown[]; command?: string }>;
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

/** Says what is wrong with the name of a schema, which statements hold unquoted; undefined where nothing is. */
export function checkSchema(schema: string): string | undefined {
  return /^[a-z_][a-z0-9_]{0,40}$/.test(schema)
    ? undefined
    : `expected a schema of small letters, digits and _, found ${JSON.stringify(schema)}`;
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

/** Makes a connection a client. */
export function createClient(connection: Queryable): Client {
  // The text of a statement says what its rows hold.
  return { query: async (text, values = []) => (await connection.query(text, [...values])).rows as never };
}

/** Makes a pool a database, whose tables the dialect names. */
export function createDatabase(pool: Pool, dialect: Dialect): Database {
  return { dialect, reader: createClient(pool), transact: (work) => transact(pool, work) };
}

/** Runs the work as a whole or not at all, each statement on what is committed by then. */
export async function transact<T>(pool: Pool, work: (client: Client) => Promise<T>): Promise<T> {
  const connection = await pool.connect();
  connection.on("error", ignore);
  const release = (isBroken: boolean): void => {
    connection.off("error", ignore);
    connection.release(isBroken);
  };
  try {
    await connection.query("BEGIN ISOLATION LEVEL READ COMMITTED");
    const result = await work(createClient(connection));
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

/** Commits. PostgreSQL answers ROLLBACK in place of an error where an earlier error of a statement was ignored. */
async function commit(connection: Queryable): Promise<void> {
  const { command } = await connection.query("COMMIT");
  if (command === "ROLLBACK") throw new Error("the transaction was rolled back");
}
