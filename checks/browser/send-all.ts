import { execFile } from "node:child_process";
import { createServer } from "node:http";
import { promisify } from "node:util";
import { readPort } from "../../conformance/suites/runner/read-port.ts";
import { toNodeListener } from "../../src/receiver/node.ts";
import { createReceiver } from "../../src/receiver.ts";

const run = promisify(execFile);

/** Runs the commands of the site in a folder, against a receiver in strict mode. Returns the status of each answer. */
export async function sendAll(
  commands: readonly string[],
  secret: string,
  folder: string,
): Promise<readonly string[]> {
  const server = createServer(
    toNodeListener(createReceiver({ secret, mode: "strict", edition: "2.76", on: {} })),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const port = readPort(server);
  const env = { ...process.env, TARGET_URL: `http://127.0.0.1:${port}/` };
  const statuses: string[] = [];
  for (const command of commands) {
    const options = { cwd: folder, env };
    const { stdout } = await run("sh", ["-c", `${command} -s -o /dev/null -w '%{http_code}'`], options);
    statuses.push(stdout);
  }
  server.closeAllConnections();
  server.close();
  return statuses;
}
