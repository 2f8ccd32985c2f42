import type { Dialect } from "./client.ts";

/** Numbers for the outcomes of deliveries, in the column `outcome`. */
export const outcomes = { open: 0, delivered: 1, failed: 2, expired: 3, dropped: 4 } as const;

/**
 * Writes the statements that create the tables.
 *
 * `due_at` is the only date that a delivery waits for: its turn, its retry, or the end of its lease, after which another
 * process may take it. A parked delivery is an open one of an inactive webhook, a dropped one of a deleted webhook:
 * neither needs a change of its row. Accepted deliveries go to `arrivals`, since emitters must not wait
 * for each other; a claim counts them there. `webhooks.due_at` then says which webhooks have work, so that no claim
 * walks along a backlog. Times are from the table `clock`, which never jumps; dates are for people.
 */
export function writeSchema({ prefix, types }: Dialect): string {
  const { identity, number, integer, real, text, uuid, bytes } = types;
  const index = (table: string, name: string, columns: string, where = ""): string =>
    `CREATE INDEX ${table}_${name} ON ${prefix}${table} (${columns}) ${where && `WHERE ${where}`};`;
  return `
    CREATE TABLE ${prefix}clock (time ${real} NOT NULL, date ${real} NOT NULL);
    INSERT INTO ${prefix}clock VALUES (0, 0);
    CREATE TABLE ${prefix}webhooks (
      id ${identity}, scope ${text} NOT NULL, document ${text} NOT NULL, secret ${bytes},
      limits ${text} NOT NULL DEFAULT '{}', active ${integer} NOT NULL, deleted ${integer} NOT NULL DEFAULT 0,
      failing_since ${text}, due_at ${real}, free_at ${real} NOT NULL DEFAULT 0,
      accepted ${number} NOT NULL DEFAULT 0, delivered ${number} NOT NULL DEFAULT 0, failed ${number} NOT NULL DEFAULT 0,
      expired ${number} NOT NULL DEFAULT 0, dropped ${number} NOT NULL DEFAULT 0, removed ${number} NOT NULL DEFAULT 0
    );
    ${index("webhooks", "by_scope", "scope")}
    ${index("webhooks", "due", "due_at", "active = 1")}
    CREATE TABLE ${prefix}emissions (id ${uuid} PRIMARY KEY, head ${bytes} NOT NULL, tail ${bytes});
    CREATE TABLE ${prefix}deliveries (
      number ${identity}, id ${uuid} NOT NULL UNIQUE, webhook ${number} NOT NULL, emission ${uuid} NOT NULL,
      event ${text} NOT NULL, created ${text} NOT NULL, replay_of ${uuid}, accepted_at ${real} NOT NULL,
      due_at ${real} NOT NULL, token ${text}, taken ${integer} NOT NULL DEFAULT 0,
      attempts ${integer} NOT NULL DEFAULT 0, outcome ${integer} NOT NULL DEFAULT 0
    );
    ${index("deliveries", "due", "webhook, due_at, number", "outcome = 0")}
    ${index("deliveries", "open", "webhook, number", "outcome = 0")}
    ${index("deliveries", "leased", "webhook, due_at", "token IS NOT NULL")}
    ${index("deliveries", "ended", "webhook, number", "outcome > 0")}
    ${index("deliveries", "undelivered", "number", "outcome > 1")}
    ${index("deliveries", "by_emission", "emission")}
    ${index("deliveries", "replays", "replay_of", "replay_of IS NOT NULL")}
    CREATE TABLE ${prefix}attempts (
      number ${identity}, id ${uuid} NOT NULL UNIQUE, delivery ${uuid} NOT NULL, webhook ${number} NOT NULL,
      document ${text} NOT NULL, answer ${bytes} NOT NULL
    );
    ${index("attempts", "by_webhook", "webhook, number")}
    ${index("attempts", "by_delivery", "delivery, number")}
    CREATE TABLE ${prefix}arrivals (webhook ${number} NOT NULL, accepted ${number} NOT NULL, due_at ${real} NOT NULL);
    CREATE TABLE ${prefix}keys (key ${text} PRIMARY KEY, time ${real} NOT NULL, deliveries ${text} NOT NULL);
  `;
}
