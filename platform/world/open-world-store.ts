import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import type { Entity, WorldStore } from "./world.ts";

const schema = `
  CREATE TABLE IF NOT EXISTS world (kind TEXT, id INTEGER, parent INTEGER, value TEXT, PRIMARY KEY (kind, id));
  CREATE TABLE IF NOT EXISTS world_last (kind TEXT PRIMARY KEY, id INTEGER);
`;

interface Row {
  readonly kind: Entity["kind"];
  readonly id: number;
  readonly parent: number | null;
  readonly value: string;
}

/** Opens the store of the world, in tables of its own in the file of the sender. */
export function openWorldStore(file: string): WorldStore {
  // Not an import: on a runtime without the module it would end the program at once.
  const { DatabaseSync } = process.getBuiltinModule("node:sqlite");
  const database = new DatabaseSync(file, { timeout: 5_000 });
  database.exec(schema);
  const read = prepare<Row>(database, "SELECT * FROM world WHERE kind = ? AND id = ?");
  const list = prepare<Row>(database, "SELECT * FROM world WHERE kind = ? ORDER BY id");
  const write = database.prepare(
    "INSERT OR REPLACE INTO world (kind, id, parent, value) VALUES (?, ?, ?, ?)",
  );
  const remove = database.prepare("DELETE FROM world WHERE kind = ? AND id = ?");
  const next = prepare<{ id: number }>(
    database,
    "INSERT INTO world_last VALUES (?, 1) ON CONFLICT (kind) DO UPDATE SET id = id + 1 RETURNING id",
  );
  const readEntity = ({ kind, id, parent, value }: Row): Entity => ({
    kind,
    id,
    ...(parent !== null && { parent }),
    value: JSON.parse(value),
  });
  return {
    read(kind, id) {
      const row = read.get(kind, id);
      return row && readEntity(row);
    },
    list: (kind) => list.all(kind).map(readEntity),
    write: ({ kind, id, parent, value }) => void write.run(kind, id, parent ?? null, JSON.stringify(value)),
    remove: ({ kind, id }) => void remove.run(kind, id),
    nextId: (kind) => next.get(kind)?.id ?? 1,
    close: () => database.close(),
  };
}

/** A prepared statement with typed rows. */
interface Query<Row> {
  readonly get: (...values: readonly SQLInputValue[]) => Row | undefined;
  readonly all: (...values: readonly SQLInputValue[]) => readonly Row[];
}

/** Prepares a statement; its text determines the type of its rows. */
function prepare<Row>(database: DatabaseSync, text: string): Query<Row> {
  const statement: unknown = database.prepare(text);
  return statement as Query<Row>;
}
