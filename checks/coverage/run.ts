import { join } from "node:path";
import { startPostgres } from "../shared/postgres-server.ts";
import { runVitest } from "../shared/run-vitest.ts";

// Counts the lines of src/ that the tests reach, with a PostgreSQL server of its own so that its store is counted as well.

const { connectionString, close } = await startPostgres();
const args = ["--config", join(import.meta.dirname, "vitest.config.ts"), "--project", "tests"];
process.exitCode = await runVitest(args, { STORE_DATABASE: connectionString }).finally(close);
