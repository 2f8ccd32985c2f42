import { DatabaseSync } from "node:sqlite";
import type { Claim, DeliveryStore } from "#src/receiver.ts";
import { must } from "#src/text/must.ts";

/** Creates a store of a receiver in an SQLite database in memory: one row a delivery, claimed with one statement. */
export function createSqliteStore(): DeliveryStore {
  const database = new DatabaseSync(":memory:");
  database.exec("CREATE TABLE deliveries (key TEXT PRIMARY KEY, state TEXT NOT NULL) STRICT");
  const claim = database.prepare("INSERT INTO deliveries VALUES (?, 'busy') ON CONFLICT DO NOTHING");
  const find = database.prepare("SELECT state FROM deliveries WHERE key = ?");
  const done = database.prepare("UPDATE deliveries SET state = 'done' WHERE key = ?");
  const release = database.prepare("DELETE FROM deliveries WHERE key = ?");
  return {
    claim: (key) => (claim.run(key).changes === 1 ? "new" : (must(find.get(key), key).state as Claim)),
    done: (key) => done.run(key),
    release: (key) => release.run(key),
  };
}
