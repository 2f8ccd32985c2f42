import { type Entity, WorldError, type WorldStore } from "./world.ts";

const schema = `
  CREATE TABLE IF NOT EXISTS world (kind TEXT, id INTEGER, parent INTEGER, value TEXT, PRIMARY KEY (kind, id));
  CREATE TABLE IF NOT EXISTS world_last (kind TEXT PRIMARY KEY, id INTEGER);
  CREATE TABLE IF NOT EXISTS world_edition (edition TEXT);
`;

interface Row extends Pick<Entity, "kind" | "id"> {
  readonly parent: number | null;
  readonly value: string;
}

/**
 * Opens the store of the world, which has its own tables in the sender's file.
 *
 * @throws WorldError if the file has resources of another edition.
 */
export function openWorldStore(file: string, edition: string): WorldStore {
  // Not an import, which would end the program on a runtime without the module.
  const { DatabaseSync } = process.getBuiltinModule("node:sqlite");
  const database = new DatabaseSync(file, { timeout: 5_000 });
  database.exec(schema);
  const insert = "INSERT INTO world_edition SELECT ? WHERE NOT EXISTS (SELECT 1 FROM world_edition)";
  database.prepare(insert).run(edition);
  const found = database.prepare("SELECT edition FROM world_edition").get();
  if (found?.edition !== edition) {
    database.close();
    throw new WorldError(`the file has resources of edition ${found?.edition}`);
  }
  const read = database.prepare("SELECT * FROM world WHERE kind = ? AND id = ?");
  const list = database.prepare("SELECT * FROM world WHERE kind = ? ORDER BY id");
  const write = database.prepare(
    "INSERT OR REPLACE INTO world (kind, id, parent, value) VALUES (?, ?, ?, ?)",
  );
  const remove = database.prepare("DELETE FROM world WHERE kind = ? AND id = ?");
  const next = database.prepare(
    "INSERT INTO world_last VALUES (?, 1) ON CONFLICT (kind) DO UPDATE SET id = id + 1 RETURNING id",
  );
  const readEntity = (row: unknown): Entity => {
    // The columns of the table.
    const { parent, value, ...names } = row as Row;
    return { ...names, ...(parent !== null && { parent }), value: JSON.parse(value) };
  };
  return {
    read(kind, id) {
      const row = read.get(kind, id);
      return row && readEntity(row);
    },
    list: (kind) => list.all(kind).map(readEntity),
    write: ({ kind, id, parent, value }) => void write.run(kind, id, parent ?? null, JSON.stringify(value)),
    remove: ({ kind, id }) => void remove.run(kind, id),
    nextId: (kind) => Number(next.get(kind)?.id),
    close: () => database.close(),
  };
}
