import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { readPort } from "#conformance/suites/runner/read-port.ts";
import { readBlock } from "#site/content/read-blocks.ts";
import { must } from "#src/text/must.ts";
import { root } from "./packed.ts";

/** Most seconds from an empty folder to the first answer. */
const MOST = 60;
const execute = promisify(execFile);

/**
 * Does what README says, in an empty folder: install, write the receiver, start it, send. Resolves to a sentence with
 * the seconds it took; throws where the answer is not 200 or comes too late.
 */
export async function receiveFirstDelivery(tarball: string): Promise<string> {
  const readme = await readFile(join(root, "README.md"), "utf8");
  const folder = await mkdtemp(join(tmpdir(), "first-delivery-"));
  const port = await freePort();
  const run = (block: string): readonly string[] => ["-c", readBlock(readme, block).replace("3000", port)];
  const start = performance.now();
  let server: ChildProcess | undefined;
  try {
    const [, install = ""] = run("install");
    await execute("sh", ["-c", install.replace("annotation-contracts", tarball)], { cwd: folder });
    const program = readBlock(readme, "receiver.mjs").replace("3000", port);
    await writeFile(join(folder, "receiver.mjs"), program);
    server = spawn("sh", run("start"), { cwd: folder, detached: true, stdio: ["ignore", "pipe", "inherit"] });
    await listens(Number(port));
    const printed = once(must(server.stdout, "stdout"), "data");
    const { stdout } = await execute("sh", run("send"), { cwd: folder });
    const seconds = (performance.now() - start) / 1000;
    const line = String(await printed).trim();
    if (!/\b200\b/.test(stdout)) throw new Error(`the answer is ${stdout}`);
    if (!readme.includes(line)) throw new Error(`the receiver prints ${line}`);
    if (seconds > MOST) throw new Error(`it took ${seconds.toFixed(1)} s, more than ${MOST} s`);
    return `200 after ${seconds.toFixed(1)} s, installation included`;
  } finally {
    if (server?.pid !== undefined) process.kill(-server.pid, "SIGKILL");
    await rm(folder, { recursive: true, force: true });
  }
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const port = readPort(server);
  server.close();
  return String(port);
}

/** Waits until something takes connections. */
async function listens(port: number): Promise<void> {
  for (let left = 200; left > 0; left--) {
    const socket = connect(port, "127.0.0.1");
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once("connect", () => resolve(true));
      socket.once("error", () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nothing listens at port ${port}`);
}
