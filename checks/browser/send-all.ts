import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { toNodeListener } from "../../src/receiver/node.ts";
import { createReceiver } from "../../src/receiver.ts";
import { listen } from "../shared/listen.ts";

const run = promisify(execFile);

/** Runs the commands of the site in a folder, against a receiver in strict mode. Returns the status of each answer. */
export async function sendAll(
  commands: readonly string[],
  secret: string,
  folder: string,
): Promise<readonly string[]> {
  const receiver = createReceiver({ secret, mode: "strict", edition: "2.76", on: {} });
  const { port, close } = await listen(toNodeListener(receiver));
  const env = { ...process.env, TARGET_URL: `http://127.0.0.1:${port}/` };
  const statuses: string[] = [];
  for (const command of commands) {
    const options = { cwd: folder, env };
    const { stdout } = await run("sh", ["-c", `${command} -s -o /dev/null -w '%{http_code}'`], options);
    statuses.push(stdout);
  }
  await close();
  return statuses;
}
