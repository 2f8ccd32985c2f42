import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { DeliveryError } from "../delivery-error.ts";
import type { Account } from "../delivery-store.ts";
import { at, attemptAt, makeRoom, newEvent, webhookFields } from "../fixtures/stores.ts";
import { createSqliteStore } from "./create-sqlite-store.ts";
import { salvageSqliteStore } from "./salvage-sqlite-store.ts";

const PAGE = 4_096;
const DELIVERIES = 600;

let folder: string;
let path: string;

/** A store in which a third of the deliveries has ended. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "delivery-"));
  path = join(folder, "store.db");
  const store = await createSqliteStore(path);
  await store.createWebhook(webhookFields, { secret: "s" });
  await Promise.all(Array.from({ length: DELIVERIES }, () => store.enqueue(newEvent, at())));
  const { deliveries } = await store.claim(makeRoom({ otherwise: 200, everywhere: 200 }), at());
  await store.settle(
    deliveries.map(({ id, lease }) => ({ lease, attempt: attemptAt(id) })),
    at(),
  );
  await store.close();
});
afterEach(() => rmSync(folder, { recursive: true }));

const refusal = (promise: Promise<unknown>): Promise<unknown> =>
  promise.catch(({ code, message }: DeliveryError) => ({ code, message }));

function countEnds({ webhookId: _, accepted: __, ...ends }: Account): number {
  return Object.values(ends).reduce((sum, count) => sum + count, 0);
}

/** Overwrites the pages with the rows of a table, except one in so many. */
function damage(table: string, spared: number): void {
  const database = new (process.getBuiltinModule("node:sqlite").DatabaseSync)(path);
  const pages = database
    .prepare("SELECT rootpage FROM sqlite_schema WHERE type = 'table' AND name <> ? UNION SELECT 1")
    .all(table)
    .map(({ rootpage }) => Number(rootpage ?? 1));
  const own = Number(
    database.prepare("SELECT rootpage FROM sqlite_schema WHERE name = ?").get(table)?.rootpage,
  );
  database.close();
  const bytes = readFileSync(path);
  // A page of its kind: the root of a table leads to leaves, by number.
  const root = bytes.subarray((own - 1) * PAGE, own * PAGE);
  const cells = root.readUInt16BE(3);
  const leaves = Array.from({ length: cells }, (_, i) => root.readUInt32BE(root.readUInt16BE(12 + 2 * i)));
  expect(leaves.filter((page) => pages.includes(page))).toEqual([]);
  for (const page of leaves.filter((_, i) => i % spared === 1))
    bytes.fill(0xff, (page - 1) * PAGE, page * PAGE);
  writeFileSync(path, bytes);
}

test.each([
  { table: "deliveries", spared: 3 },
  { table: "emissions", spared: 3 },
  { table: "deliveries", spared: 2 },
])("of a file with damaged $table, the rest is copied and balances", async ({ table, spared }) => {
  damage(table, spared);
  expect(await refusal(createSqliteStore(path))).toEqual({
    code: "store-unavailable",
    message: expect.stringMatching(
      /^cannot open store: ".*": (the file is damaged|database disk image is malformed)/,
    ),
  });
  const copy = join(folder, "copy.db");
  const { copied, unreadable, dropped } = await salvageSqliteStore(path, copy);
  expect([unreadable.webhooks, copied.webhooks]).toEqual([0, 1]);
  expect(unreadable[table]).toBeGreaterThan(0);
  expect(copied[table]! + unreadable[table]!).toBe(DELIVERIES);
  const store = await createSqliteStore(copy);
  const [account] = await store.accounts();
  expect([account!.accepted, countEnds(account!), account!.dropped]).toEqual([
    copied.deliveries,
    copied.deliveries,
    dropped,
  ]);
  expect(await store.readSecret(1)).toBe("s");
  const again = await store.replay({ outcome: ["delivered", "dropped"] }, at());
  const room = makeRoom({ limit: 2_000, otherwise: 2_000, everywhere: 2_000 });
  const { deliveries } = await store.claim(room, at(20_000));
  expect(deliveries).toHaveLength(account!.waiting + again.deliveries.length);
  await store.close();
});

test("a file that is sound is copied as it is; one that is there is not written over", async () => {
  const copy = join(folder, "copy.db");
  expect(await salvageSqliteStore(path, copy)).toEqual({
    copied: { clock: 1, webhooks: 1, emissions: DELIVERIES, deliveries: DELIVERIES, attempts: 200, keys: 0 },
    unreadable: { clock: 0, webhooks: 0, emissions: 0, deliveries: 0, attempts: 0, keys: 0 },
    dropped: 0,
  });
  const message = `cannot open store: ${JSON.stringify(copy)} exists already`;
  expect(await refusal(salvageSqliteStore(path, copy))).toEqual({ code: "store-unavailable", message });
});

test("what is no store is refused, and leaves no file", async () => {
  writeFileSync(path, "text ".repeat(1_000));
  const copy = join(folder, "copy.db");
  const message = "cannot open store: file is not a database";
  expect(await refusal(salvageSqliteStore(path, copy))).toEqual({ code: "store-unavailable", message });
  expect(existsSync(copy)).toBe(false);
});
