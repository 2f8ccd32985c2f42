import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { at, attemptAt, dateAt, makeRoom, newEvent, webhookFields } from "../fixtures/stores.ts";
import { joinBody } from "../scope-keys.ts";
import { createSqliteStore } from "./create-sqlite-store.ts";

/** Tables of the first release. */
const first = `
  CREATE TABLE webhooks (id INTEGER PRIMARY KEY AUTOINCREMENT, scope TEXT NOT NULL, document TEXT NOT NULL) STRICT;
  CREATE INDEX webhooks_by_scope ON webhooks (scope);
  CREATE TABLE secrets (webhook_id INTEGER PRIMARY KEY REFERENCES webhooks ON DELETE CASCADE, secret BLOB NOT NULL) STRICT;
  CREATE TABLE attempts (number INTEGER PRIMARY KEY AUTOINCREMENT, webhook_id INTEGER NOT NULL REFERENCES webhooks
    ON DELETE CASCADE, document TEXT NOT NULL, body BLOB NOT NULL, answer BLOB NOT NULL) STRICT;
  CREATE INDEX attempts_by_webhook ON attempts (webhook_id, number);`;

/** Tables of the releases after it. */
const second = `${first}
  ALTER TABLE webhooks ADD COLUMN failing_since TEXT;
  DROP TABLE attempts;
  CREATE TABLE deliveries (number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, webhook_id INTEGER NOT NULL
    REFERENCES webhooks ON DELETE CASCADE, event TEXT NOT NULL, created TEXT NOT NULL, state INTEGER NOT NULL,
    due REAL NOT NULL DEFAULT 0, attempts INTEGER NOT NULL DEFAULT 0, redelivery INTEGER NOT NULL DEFAULT 0,
    interrupted INTEGER NOT NULL DEFAULT 0) STRICT;
  CREATE INDEX deliveries_waiting ON deliveries (webhook_id, due, number) WHERE state = 0;
  CREATE INDEX deliveries_open ON deliveries (number) WHERE state < 2;
  CREATE INDEX deliveries_done ON deliveries (webhook_id, number) WHERE state = 2;
  CREATE TABLE bodies (delivery INTEGER PRIMARY KEY REFERENCES deliveries ON DELETE CASCADE, body BLOB NOT NULL) STRICT;
  CREATE TABLE attempts (number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, delivery INTEGER NOT NULL
    REFERENCES deliveries ON DELETE CASCADE, webhook_id INTEGER NOT NULL, document TEXT NOT NULL, answer BLOB NOT NULL) STRICT;
  CREATE INDEX attempts_by_webhook ON attempts (webhook_id, number);
  CREATE INDEX attempts_by_delivery ON attempts (delivery);
  PRAGMA user_version = 2;`;

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "delivery-"));
  path = join(folder, "store.db");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a file of an older release, with two webhooks; the second is inactive, and there was a third. */
function write(tables: string, fill: (database: DatabaseSync) => void): void {
  const database = new (process.getBuiltinModule("node:sqlite").DatabaseSync)(path);
  database.exec(tables);
  const insert = database.prepare("INSERT INTO webhooks (scope, document) VALUES (?, ?)");
  for (const is_active of [true, false, true])
    insert.run("project:12", JSON.stringify({ ...webhookFields, is_active }));
  database.exec("DELETE FROM webhooks WHERE id = 3; INSERT INTO secrets VALUES (1, CAST('s' AS BLOB))");
  fill(database);
  database.close();
}

const makeId = (number: number): string => `00000000-0000-4000-8000-00000000000${number}`;

/** An attempt as it was stored, without the body and the answer. */
function makeDocument(number: number, status: number): Record<string, unknown> {
  const {
    body: _,
    answer: __,
    webhookId: ___,
    ...document
  } = attemptAt(makeId(number), { id: makeId(number), status });
  return document;
}

test("a file of the release before keeps its webhooks, its queue and its record", async () => {
  write(second, (database) => {
    const delivery = database.prepare(
      "INSERT INTO deliveries (id, webhook_id, event, created, state, due, attempts, redelivery) VALUES (?, ?, 'create:task', ?, ?, ?, ?, ?)",
    );
    const rows = [
      [1, 2, 0, 1, 0],
      [1, 2, 0, 1, 1],
      [1, 0, 0, 0, 0],
      [1, 1, 0, 1, 0],
      [1, 0, at(10_000).date, 1, 0],
      [2, 0, 0, 0, 0],
    ] as const;
    for (const [i, [webhook, state, due, attempts, redelivery]] of rows.entries()) {
      delivery.run(makeId(i + 1), webhook, dateAt(), state, due, attempts, redelivery);
      database.prepare("INSERT INTO bodies VALUES (?, CAST(? AS BLOB))").run(i + 1, `body ${i + 1}`);
    }
    const attempt = database.prepare(
      "INSERT INTO attempts (id, delivery, webhook_id, document, answer) VALUES (?, ?, 1, ?, x'02')",
    );
    for (const [number, status] of [
      [1, 200],
      [2, 500],
      [5, 500],
    ] as const)
      attempt.run(makeId(number), number, JSON.stringify(makeDocument(number, status)));
  });
  const store = await createSqliteStore(path);
  const counts = { expired: 0, dropped: 0 };
  expect(await store.accounts()).toEqual([
    { webhookId: 1, accepted: 5, delivered: 1, failed: 1, parked: 0, waiting: 3, ...counts },
    { webhookId: 2, accepted: 1, delivered: 0, failed: 0, parked: 1, waiting: 0, ...counts },
  ]);
  expect(await store.readSecret(1)).toBe("s");
  const { attempts } = await store.listAttempts(1);
  expect(attempts.map(({ id, status, body }) => [id, status, new TextDecoder().decode(body)])).toEqual([
    [makeId(5), 500, "body 5"],
    [makeId(2), 500, "body 2"],
    [makeId(1), 200, "body 1"],
  ]);
  const { deliveries, dueIn } = await store.claim(makeRoom(), at());
  expect(deliveries.map((one) => [one.id, new TextDecoder().decode(joinBody(one)), one.interrupted])).toEqual(
    [
      [makeId(3), "body 3", false],
      // Its process ended while it was running.
      [makeId(4), "body 4", true],
    ],
  );
  expect(dueIn).toBe(10_000);
  expect((await store.claim(makeRoom(), at(10_000))).deliveries).toMatchObject([
    { id: makeId(5), attempts: 1 },
  ]);
  expect(await store.createWebhook(webhookFields)).toEqual({ id: 4, ...webhookFields });
  await store.close();
});

test("a file of the first release keeps its webhooks and its attempts, each as a delivery that has ended", async () => {
  write(first, (database) => {
    const attempt = database.prepare(
      "INSERT INTO attempts (webhook_id, document, body, answer) VALUES (1, ?, CAST('body' AS BLOB), x'02')",
    );
    for (const [number, status] of [
      [1, 200],
      [2, 500],
    ] as const) {
      const {
        deliveryId: _,
        number: __,
        address: ___,
        redelivery: ____,
        ...document
      } = makeDocument(number, status);
      attempt.run(JSON.stringify(document));
    }
  });
  const store = await createSqliteStore(path);
  expect(await store.accounts()).toMatchObject([
    { webhookId: 1, accepted: 2, delivered: 1, failed: 1 },
    { webhookId: 2, accepted: 0 },
  ]);
  expect((await store.listAttempts(1)).attempts).toEqual(
    [
      attemptAt(makeId(2), { id: makeId(2), status: 500, address: null, body: Buffer.from("body") }),
      attemptAt(makeId(1), { id: makeId(1), address: null, body: Buffer.from("body") }),
    ].map((one) => ({ ...one, body: new Uint8Array(one.body) })),
  );
  expect(await store.enqueue(newEvent, at())).toHaveLength(1);
  await store.close();
});

test("a file of a later release is left as it is", async () => {
  await (await createSqliteStore(path)).close();
  const database = new (process.getBuiltinModule("node:sqlite").DatabaseSync)(path);
  database.exec("PRAGMA user_version = 99");
  database.close();
  await expect(createSqliteStore(path)).rejects.toMatchObject({
    code: "store-unavailable",
    message: expect.stringContaining("its schema has version 99, this release knows up to 3"),
  });
});
