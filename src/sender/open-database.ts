import { closeSync, openSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { readErrorDetails } from "../util/error-details.ts";
import { hideUserInfo } from "../util/hide-user-info.ts";
import {
  type Database,
  type PostgresPool,
  type Run,
  retryLocked,
  wrapPostgres,
  wrapSqlite,
} from "./database.ts";
import { stateNumbers } from "./delivery-record.ts";
import { SenderError } from "./sender-error.ts";

/** Marks the files and schemas of a sender; "ACsn" in ASCII. */
const APPLICATION_ID = 0x4143736e;

/** Version of the tables below. */
const VERSION = 1;

/**
 * Creates the tables.
 *
 * `events` stores each body once, as the parts before and after the webhook's identifier. A pending delivery may start
 * once it is `due`. A webhook belongs to one process at a time, its `holder`, until `leased_until`.
 */
const tables = [
  `CREATE TABLE webhooks (
    id {identity}, scope text NOT NULL, document text NOT NULL, events text NOT NULL, secret text,
    limits text NOT NULL, active integer NOT NULL, deleted integer NOT NULL DEFAULT 0, updated text NOT NULL,
    revision integer NOT NULL DEFAULT 0, last_status integer, last_date text, failures integer NOT NULL DEFAULT 0,
    paused_until bigint NOT NULL DEFAULT 0, holder text, leased_until bigint NOT NULL DEFAULT 0,
    turn bigint NOT NULL DEFAULT 0)`,
  "CREATE INDEX webhooks_by_scope ON webhooks (scope)",
  "CREATE TABLE events (id {identity}, name text NOT NULL, head text NOT NULL, tail text, idempotency_key text)",
  "CREATE UNIQUE INDEX events_by_key ON events (idempotency_key) WHERE idempotency_key IS NOT NULL",
  `CREATE TABLE deliveries (
    id {identity}, event bigint NOT NULL, webhook bigint NOT NULL, created bigint NOT NULL, due bigint NOT NULL,
    state integer NOT NULL DEFAULT 0, attempts integer NOT NULL DEFAULT 0, replay_of bigint)`,
  `CREATE INDEX deliveries_due ON deliveries (webhook, due, id) WHERE state = ${stateNumbers.pending}`,
  "CREATE INDEX deliveries_by_state ON deliveries (webhook, state, id)",
  "CREATE INDEX deliveries_by_event ON deliveries (event)",
  "CREATE INDEX deliveries_replays ON deliveries (replay_of) WHERE replay_of IS NOT NULL",
  `CREATE TABLE attempts (
    id {identity}, delivery bigint NOT NULL, number integer NOT NULL, webhook bigint NOT NULL,
    document text NOT NULL, response {bytes} NOT NULL)`,
  "CREATE UNIQUE INDEX attempts_by_delivery ON attempts (delivery, number)",
  "CREATE INDEX attempts_by_webhook ON attempts (webhook, id)",
];

async function runAll(run: Run, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await run(statement);
}

/**
 * Opens the database of a sender and creates the tables if it is empty.
 *
 * @throws SenderError `store-unavailable` if the database cannot be opened, or another program or version wrote it. In
 * these cases, the database is not changed.
 */
export async function openDatabase(database: string | PostgresPool, schema: string): Promise<Database> {
  const fail =
    (code: "store-unavailable" | "store-failed", name = "") =>
    (cause: unknown): never => {
      if (cause instanceof SenderError) throw cause;
      const reason = readErrorDetails(cause).message || "the database does not respond";
      throw new SenderError(code, hideUserInfo(name + reason), { cause });
    };
  const name = typeof database === "string" ? JSON.stringify(database) : `schema "${schema}"`;
  const opening = typeof database === "string" ? openSqlite(database) : openPostgres(database, schema);
  const opened = await opening.catch(fail("store-unavailable", `${name}: `));
  return {
    ...opened,
    transact: (work, lasts) => opened.transact(work, lasts).catch(fail("store-failed")),
  };
}

async function openSqlite(path: string): Promise<Database> {
  const sqlite = process.getBuiltinModule?.("node:sqlite");
  if (sqlite === undefined) {
    const needed = `SQLite needs Node 22.13 or newer; this is Node ${process.versions.node}`;
    throw new SenderError("store-unavailable", `${needed}; pass a pg pool as database instead`);
  }
  if (path !== ":memory:") createPrivately(path);
  const file = new sqlite.DatabaseSync(path);
  try {
    return await prepareFile(file, path);
  } catch (error) {
    file.close();
    throw error;
  }
}

async function prepareFile(file: DatabaseSync, path: string): Promise<Database> {
  // A single statement, because another process may create the tables between two.
  const text =
    "SELECT application_id AS id, user_version AS version, (SELECT count(*) FROM sqlite_master) AS tables " +
    "FROM pragma_application_id, pragma_user_version";
  const found = await retryLocked(() => file.prepare(text).get() as Record<string, number>);
  if (Object.values(found).some((value) => value !== 0)) checkMarks(JSON.stringify(path), found);
  await retryLocked(() => file.exec("PRAGMA journal_mode = WAL; PRAGMA secure_delete = ON"));
  const database = wrapSqlite(file, path);
  await database.transact(async ({ run }) => {
    // Another process may have created the tables first.
    const [known] = await run("SELECT name FROM sqlite_master LIMIT 1");
    const marks = [`PRAGMA application_id = ${APPLICATION_ID}`, `PRAGMA user_version = ${VERSION}`];
    if (known === undefined) await runAll(run, [...tables, ...marks]);
  });
  return database;
}

/**
 * Creates a file that only its owner can read. An existing file is not opened, because closing it would drop SQLite's
 * locks.
 */
function createPrivately(path: string): void {
  try {
    closeSync(openSync(path, "wx", 0o600));
  } catch (error) {
    if (readErrorDetails(error).code !== "EEXIST") throw error;
  }
}

async function openPostgres(pool: PostgresPool, schema: string): Promise<Database> {
  const database = wrapPostgres(pool, schema);
  const prepared = database.transact(async ({ run }) => {
    await run("SELECT pg_advisory_xact_lock(hashtext($1))", [schema]);
    const found = await run<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = $1",
      [schema],
    );
    if (found.length === 0)
      return runAll(run, [
        `CREATE SCHEMA IF NOT EXISTS ${schema}`,
        ...tables,
        "CREATE TABLE sender_version (application_id bigint NOT NULL, version integer NOT NULL)",
        `INSERT INTO sender_version VALUES (${APPLICATION_ID}, ${VERSION})`,
      ]);
    const isMarked = found.some(({ name }) => name === "sender_version");
    const text = "SELECT application_id AS id, version FROM sender_version";
    checkMarks(`schema "${schema}"`, isMarked ? (await run<Marks>(text))[0] : undefined);
  });
  await prepared.catch((error) => database.close().then(() => Promise.reject(error)));
  return database;
}

/** The marks of the program and version that wrote a database. */
interface Marks {
  readonly id?: number;
  readonly version?: number;
}

function checkMarks(name: string, { id, version }: Marks = {}): void {
  if (id === APPLICATION_ID && version === VERSION) return;
  throw new SenderError(
    "store-unavailable",
    `${name} has application_id ${id ?? "none"} and version ${version ?? "none"}, expected ${APPLICATION_ID} and ` +
      `${VERSION}: another program or version wrote it; it was not changed; choose another database`,
  );
}
