/** The part of a pool or client of `pg` that the store needs. */
export interface Queryable {
  readonly query: (text: string, values?: unknown[]) => Promise<{ rows: unknown[]; command?: string }>;
}

/** A connection that was taken from a pool. */
export interface PoolClient extends Queryable {
  readonly release: (error?: boolean) => void;
}

/** The part of a pool of `pg` that the store needs. */
export interface Pool extends Queryable {
  readonly connect: () => Promise<PoolClient>;
}

/** Runs a statement; its text says what its rows hold. */
export async function select<Row>(
  client: Queryable,
  text: string,
  values?: unknown[],
): Promise<readonly Row[]> {
  const { rows } = await client.query(text, values);
  return rows as Row[];
}

/** Runs the work as a whole or not at all. */
export async function transact<T>(pool: Pool, work: (client: Queryable) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    const result = await work(client);
    await commit(client);
    client.release();
    return result;
  } catch (error) {
    const isBack = await client.query("ROLLBACK").then(
      () => true,
      () => false,
    );
    // A connection that cannot even roll back is closed.
    client.release(!isBack);
    throw error;
  }
}

/** Commits. PostgreSQL answers ROLLBACK in place of an error where an earlier error of a statement was ignored. */
async function commit(client: Queryable): Promise<void> {
  const { command } = await client.query("COMMIT");
  if (command === "ROLLBACK") throw new Error("the transaction was rolled back");
}

/** Lets pg-boss run its statements on a connection, in the transaction that is open there. */
export function executorOf(client: Queryable): {
  // pg-boss reads its own rows.
  readonly executeSql: (text: string, values?: unknown[]) => Promise<{ rows: never[] }>;
} {
  return {
    executeSql: async (text, values) => (await client.query(text, values)) as { rows: never[] },
  };
}
