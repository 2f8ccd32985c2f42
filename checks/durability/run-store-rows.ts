import { spawn } from "node:child_process";
import { accessSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Tests with rows that run over every kind of store. */
const files = ["delivery-store", "delivery-queue", "durable", "secret", "load"].map(
  (name) => `src/delivery/${name}.test.ts`,
);

/** Runs the rows that memory and SQLite pass in `npm test` against a PostgreSQL store. Returns the exit code. */
export function runStoreRows(connectionString: string): Promise<number> {
  // vitest ignores a name that fits no file.
  for (const file of files) accessSync(file);
  const vitest = join(dirname(createRequire(import.meta.url).resolve("vitest/package.json")), "vitest.mjs");
  const args = [vitest, "run", ...files, "--testNamePattern", "PostgreSQL", "--silent=passed-only"];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, STORE_DATABASE: connectionString, STORE_KIND: "PostgreSQL" },
    stdio: ["ignore", "inherit", "inherit"],
  });
  return new Promise((resolve) => child.once("close", (code) => resolve(code ?? 1)));
}
