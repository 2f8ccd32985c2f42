import { afterAll } from "vitest";
import { startPostgres } from "./postgres-server.ts";

// Runs the sender tests with PostgreSQL; `npm test` runs them with SQLite.
const server = await startPostgres();
process.env.SENDER_POSTGRES = server.address;
await import("../../src/sender/sender.test.ts");
await import("../../src/sender/open-database.test.ts");
await import("../../src/sender/upkeep.test.ts");
afterAll(async () => {
  // Other files run in the same process.
  delete process.env.SENDER_POSTGRES;
  await server.close();
});
