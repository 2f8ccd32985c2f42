/** Asks SQLite whether a file is whole. */
export async function checkIntegrity(path: string): Promise<boolean> {
  const { DatabaseSync } = await import("node:sqlite");
  const database = new DatabaseSync(path);
  const [row] = database.prepare("PRAGMA integrity_check").all();
  database.close();
  return Object.values(row ?? {})[0] === "ok";
}
