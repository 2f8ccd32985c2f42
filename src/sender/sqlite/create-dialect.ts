import type { Dialect } from "../sql/client.ts";

/** The dialect of SQLite. Its transactions exclude each other, so it needs no locks of rows. */
export const sqliteDialect: Dialect = {
  prefix: "",
  types: {
    identity: "INTEGER PRIMARY KEY AUTOINCREMENT",
    number: "INTEGER",
    integer: "INTEGER",
    real: "REAL",
    text: "TEXT",
    uuid: "TEXT",
    bytes: "BLOB",
  },
  numbers: (parameter) => `SELECT value FROM json_each(${parameter})`,
  strings: (parameter) => `SELECT value FROM json_each(${parameter})`,
  greatest: "max",
  lock: "",
  skipLocked: "",
  clock: "$1",
  findDue: async (client, shares, now) => {
    const found: number[] = [];
    for (const { id, most } of shares) {
      const rows = await client.query<{ number: number }>(
        `SELECT number FROM deliveries WHERE webhook = $1 AND outcome = 0 AND due_at <= $2
         ORDER BY due_at, number LIMIT $3`,
        [id, now, most],
      );
      found.push(...rows.map(({ number }) => number));
    }
    return found;
  },
};
