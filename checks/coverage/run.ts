import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { startPostgres } from "../shared/postgres-server.ts";

// Counts the lines of src/ that the tests reach, with a PostgreSQL server of its own so that its store is counted as well.

const server = await startPostgres();
try {
  const config = fileURLToPath(new URL("vitest.config.ts", import.meta.url));
  const args = ["run", "--config", config, "--project", "tests", "--silent=passed-only"];
  const vitest = spawn("vitest", args, {
    stdio: "inherit",
    env: { ...process.env, STORE_DATABASE: server.connectionString },
  });
  process.exitCode = await new Promise<number>((resolve) =>
    vitest.once("close", (code) => resolve(code ?? 1)),
  );
} finally {
  await server.close();
}
