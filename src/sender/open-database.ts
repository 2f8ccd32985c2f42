import { closeSync, openSync } from "node:fs";
import { readErrorDetails } from "../util/error-details.ts";
import {
  type Database,
  type Dialect,
  type PostgresPool,
  retryLocked,
  wrapPostgres,
  wrapSqlite,
} from "./database.ts";
import { SenderError } from "./sender-error.ts";

/** Marks files and schemas of this sender: "ACsn" in ASCII. */
const APPLICATION_ID = 0x4143736e;

/** Version of the tables below. */
const VERSION = 1;

/**
 * Creates the tables.
 *
 * `events` has each body once, before and after the webhook's identifier. `due` is all that a pending delivery waits for.
 * A webhook belongs to one process at a time, its `holder`, until `leased_until`.
 */
const writeSchema = ({ prefix, identity, bytes }: Dialect): readonly string[] => [
  `CREATE TABLE ${prefix}webhooks (
    id ${identity}, scope text NOT NULL, document text NOT NULL, events text NOT NULL, secret text,
    limits text NOT NULL, active integer NOT NULL, deleted integer NOT NULL DEFAULT 0, updated text NOT NULL,
    revision integer NOT NULL DEFAULT 0, last_status integer, last_date text, failures integer NOT NULL DEFAULT 0,
    paused_until bigint NOT NULL DEFAULT 0, holder text, leased_until bigint NOT NULL DEFAULT 0,
    turn bigint NOT NULL DEFAULT 0)`,
  `CREATE INDEX webhooks_by_scope ON ${prefix}webhooks (scope)`,
  `CREATE TABLE ${prefix}events (
    id ${identity}, name text NOT NULL, head text NOT NULL, tail text, idempotency_key text)`,
  `CREATE UNIQUE INDEX events_by_key ON ${prefix}events (idempotency_key) WHERE idempotency_key IS NOT NULL`,
  `CREATE TABLE ${prefix}deliveries (
    id ${identity}, event bigint NOT NULL, webhook bigint NOT NULL, created bigint NOT NULL, due bigint NOT NULL,
    state integer NOT NULL DEFAULT 0, attempts integer NOT NULL DEFAULT 0, replay_of bigint)`,
  `CREATE INDEX deliveries_due ON ${prefix}deliveries (webhook, due, id) WHERE state = 0`,
  `CREATE INDEX deliveries_by_state ON ${prefix}deliveries (webhook, state, id)`,
  `CREATE INDEX deliveries_by_event ON ${prefix}deliveries (event)`,
  `CREATE INDEX deliveries_replays ON ${prefix}deliveries (replay_of) WHERE replay_of IS NOT NULL`,
  `CREATE TABLE ${prefix}attempts (
    id ${identity}, delivery bigint NOT NULL, number integer NOT NULL, webhook bigint NOT NULL,
    document text NOT NULL, response ${bytes} NOT NULL)`,
  `CREATE UNIQUE INDEX attempts_by_delivery ON ${prefix}attempts (delivery, number)`,
  `CREATE INDEX attempts_by_webhook ON ${prefix}attempts (webhook, id)`,
];

/**
 * Opens the database of a sender and creates its tables if it is empty.
 *
 * @throws SenderError `store-unavailable` for a database that cannot be opened, or was written by another program or
 * version; such a one is not changed.
 */
export async function openDatabase(database: string | PostgresPool, schema: string): Promise<Database> {
  try {
    return typeof database === "string" ? await openSqlite(database) : await openPostgres(database, schema);
  } catch (error) {
    if (error instanceof SenderError) throw error;
    const { message } = readErrorDetails(error);
    const name = typeof database === "string" ? JSON.stringify(database) : `schema "${schema}"`;
    throw new SenderError("store-unavailable", `${name}: ${message || "the database does not respond"}`);
  }
}

async function openSqlite(path: string): Promise<Database> {
  const sqlite = process.getBuiltinModule?.("node:sqlite");
  if (sqlite === undefined) {
    const needed = `SQLite needs Node 22.13 or newer, this is Node ${process.versions.node}`;
    throw new SenderError("store-unavailable", `${needed}; pass a pool of pg as database`);
  }
  if (path !== ":memory:") createPrivately(path);
  const file = new sqlite.DatabaseSync(path);
  try {
    // One statement: between two, another process may create the tables.
    const text =
      "SELECT application_id AS id, user_version AS version, (SELECT count(*) FROM sqlite_master) AS tables " +
      "FROM pragma_application_id, pragma_user_version";
    const { id, version, tables } = await retryLocked(
      () => file.prepare(text).get() as Record<string, number>,
    );
    if ((id !== APPLICATION_ID || version !== VERSION) && (id !== 0 || version !== 0 || tables !== 0))
      refuse(JSON.stringify(path), id, version);
    await retryLocked(() => file.exec("PRAGMA journal_mode = WAL; PRAGMA secure_delete = ON"));
    const database = wrapSqlite(file, path);
    await database.transact(async (run) => {
      // Another process may have been faster.
      const [found] = await run("SELECT name FROM sqlite_master LIMIT 1");
      if (found !== undefined) return;
      for (const statement of writeSchema(database)) await run(statement);
      await run(`PRAGMA application_id = ${APPLICATION_ID}`);
      await run(`PRAGMA user_version = ${VERSION}`);
    });
    return database;
  } catch (error) {
    file.close();
    throw error;
  }
}

/** Creates the file readable by its owner only. One that exists is not touched: closing it would drop SQLite's locks. */
function createPrivately(path: string): void {
  try {
    closeSync(openSync(path, "wx", 0o600));
  } catch (error) {
    if (readErrorDetails(error).code !== "EEXIST") throw error;
  }
}

async function openPostgres(pool: PostgresPool, schema: string): Promise<Database> {
  const database = wrapPostgres(pool, schema);
  await database.transact(async (run) => {
    await run("SELECT pg_advisory_xact_lock(hashtext($1))", [schema]);
    const [{ count = 0 } = {}] = await run<{ count: number }>(
      "SELECT count(*) AS count FROM information_schema.tables WHERE table_schema = $1",
      [schema],
    );
    const table = `${schema}.sender_version`;
    if (count === 0) {
      await run(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
      for (const statement of writeSchema(database)) await run(statement);
      await run(`CREATE TABLE ${table} (application_id bigint NOT NULL, version integer NOT NULL)`);
      await run(`INSERT INTO ${table} VALUES ($1, $2)`, [APPLICATION_ID, VERSION]);
      return;
    }
    const [marked] = await run<{ found: string | null }>("SELECT to_regclass($1)::text AS found", [table]);
    const text = `SELECT application_id AS id, version FROM ${table}`;
    const [found] = marked?.found == null ? [] : await run<{ id: number; version: number }>(text);
    if (found?.id !== APPLICATION_ID || found.version !== VERSION)
      refuse(`schema "${schema}"`, found?.id ?? "none", found?.version ?? "none");
  });
  return database;
}

function refuse(name: string, id: unknown, version: unknown): never {
  throw new SenderError(
    "store-unavailable",
    `${name} has application_id ${id} and version ${version}, expected ${APPLICATION_ID} and ${VERSION}: ` +
      "it was written by another program or version; it was not changed, choose another one",
  );
}
