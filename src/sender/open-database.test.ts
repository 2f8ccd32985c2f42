import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { afterEach, expect, test } from "vitest";
import {
  addWebhook,
  catchMessage,
  closeAll,
  closeLater,
  makeFile,
  makeIssue,
  openPostgres,
  openReceiver,
  openSender,
  server,
  until,
} from "./sender.test.fixtures.ts";

const { DatabaseSync } = process.getBuiltinModule("node:sqlite");

afterEach(closeAll);

test("a file is readable by its owner only, and keeps deliveries", async () => {
  const database = makeFile();
  const first = await openSender({ database });
  await addWebhook(first, { target_url: "http://127.0.0.1:1/", is_active: false });
  const modes = readdirSync(join(database, "..")).map(
    (name) => statSync(join(database, "..", name)).mode & 0o777,
  );
  expect(modes.every((mode) => mode === 0o600)).toBe(true);
  await first.close();
  expect(await (await openSender({ database })).listWebhooks()).toMatchObject([
    { id: 1, target_url: "http://127.0.0.1:1/" },
  ]);
});

test.each([
  {
    name: "another program",
    sql: "CREATE TABLE a (b); PRAGMA user_version = 9",
    found: "application_id 0 and version 9",
  },
  {
    name: "another version",
    sql: "CREATE TABLE a (b); PRAGMA application_id = 1094939502; PRAGMA user_version = 2",
    found: "application_id 1094939502 and version 2",
  },
  {
    name: "another program without tables yet",
    sql: "PRAGMA user_version = 1",
    found: "application_id 0 and version 1",
  },
])("a file of $name is refused untouched", async ({ sql, found }) => {
  const file = makeFile();
  const other = new DatabaseSync(file);
  other.exec(sql);
  other.close();
  const before = readFileSync(file);
  const message = await catchMessage(openSender({ database: file }));
  expect(message).toContain(`has ${found}, expected 1094939502 and 1: another program or version wrote it`);
  expect(readFileSync(file)).toEqual(before);
  expect(readdirSync(join(file, ".."))).toEqual(["sender.db"]);
});

test("what is not a database cannot be opened, in one sentence", async () => {
  const file = makeFile();
  writeFileSync(file, "hello, this is not a database at all, is it?".repeat(100));
  expect(await catchMessage(openSender({ database: file }))).toBe(
    `cannot open database: ${JSON.stringify(file)}: file is not a database`,
  );
  const missing = join(file, "..", "nowhere", "a.db");
  expect(await catchMessage(openSender({ database: missing }))).toContain("ENOENT");
});

test.runIf(server !== undefined)("a schema of another program is refused", async () => {
  const place = await openPostgres();
  const pool = place.database as pg.Pool;
  await pool.query(`CREATE SCHEMA ${place.schema}; CREATE TABLE ${place.schema}.deliveries (id int)`);
  expect(await catchMessage(openSender(place))).toContain(
    "has application_id none and version none, expected 1094939502 and 1",
  );
  await (await openSender({ ...place, schema: `${place.schema}_2` })).close();
  expect(pool.listenerCount("error")).toBe(0);
  await pool.query(`DROP SCHEMA ${place.schema}_2 CASCADE`);
});

test.each([
  {
    name: "is locked by another program",
    harm: "BEGIN IMMEDIATE",
    message: "no response within 3 s of closing",
  },
  { name: "lacks a table", harm: "DROP TABLE deliveries", message: "no such table: deliveries" },
])("close with abort ends, although the file $name", async ({ harm, message }) => {
  const file = makeFile();
  const receiver = await openReceiver(() => undefined);
  const sender = await openSender({ database: file, onError: () => undefined });
  await addWebhook(sender, { target_url: receiver.url });
  await sender.emit(makeIssue(1));
  await until(() => receiver.received.length === 1);
  const other = new DatabaseSync(file);
  closeLater(() => other.close());
  other.exec(harm);
  const started = performance.now();
  expect(await catchMessage(sender.close({ abort: true }))).toContain(`cannot use database: ${message}`);
  expect(performance.now() - started).toBeLessThan(3_900);
});

test("a file that is removed while it is open rejects events, and the sender can close", async () => {
  const file = makeFile();
  const sender = await openSender({ database: file });
  await addWebhook(sender, { target_url: "http://127.0.0.1:1/" });
  await sender.emit(makeIssue(1));
  rmSync(file);
  const message = "the file was removed or replaced while it was open; restart the sender";
  expect(await catchMessage(sender.emit(makeIssue(2)))).toBe(`cannot use database: ${message}`);
  await sender.close();
});

test("options that cannot be used are listed", async () => {
  const given = {
    baseUrl: "http://u:hunter2@a",
    database: "",
    edition: "2.5",
    timeout: 0,
    retries: {},
    circuitBreaker: { pause: "1s" },
    allowTargets: ["1", "0x10", "a.0XF", "010.0.0.1", "10.1", "0x7f.1", "a.0xz"],
    retrys: 1,
    secrets: {},
    proxy: "http://u:hunter2%@p/",
  };
  expect(await catchMessage(openSender(given as never))).toBe(
    [
      'cannot create sender: /retrys: unknown name "retrys"; did you mean "retries"?',
      '/baseUrl: expected an absolute http or https URL without credentials or a query, found "…@a"',
      '/database: expected a file, ":memory:" or a pg pool, found an empty string',
      '/edition: expected one of "2.3", "2.4", "2.65", "2.73", "2.76", found "2.5"',
      ...["1", "0x10", "a.0XF", "010.0.0.1", "10.1", "0x7f.1"].map(
        (target, i) =>
          `/allowTargets/${i}: expected a host name, an address or a range such as 10.0.0.0/8, found "${target}"`,
      ),
      "/proxy: the user name or password has a % that is not an escape; write %25",
      "/timeout: expected an integer from 1 to 2147483647, found 0",
      "/retries: expected false or { delays }, such as platformRetrySchedule, found an object",
      '/circuitBreaker/pause: expected an integer from 1 to 2147483647, found "1s"',
      "/secrets: expected { encrypt, decrypt }, found an object",
    ].join("; "),
  );
  for (const [circuitBreaker, found] of [
    [{ pause: 700_000 }, "pause 700000 and maxPause 600000"],
    [{ maxPause: 1_000 }, "pause 30000 and maxPause 1000"],
  ] as const)
    expect(await catchMessage(openSender({ circuitBreaker }))).toBe(
      `cannot create sender: /circuitBreaker: expected pause <= maxPause, found ${found}`,
    );
});
