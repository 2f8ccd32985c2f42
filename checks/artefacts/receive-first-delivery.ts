import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectRoot } from "#scripts/sources/files.ts";
import { readBlock } from "#site/content/read-blocks.ts";
import type { Tarballs } from "../shared/artefacts.ts";
import { freePort } from "../shared/listen.ts";
import { runCommand } from "../shared/run-command.ts";
import { type RunningProgram, startProgram } from "../shared/start-program.ts";

/** Most seconds from an empty folder to the first answer. */
const MOST = 60;

/**
 * Does what README says, in an empty folder: install, write the receiver, start it, send. Resolves to a sentence with
 * the seconds it took; throws where the answer is not 200 or comes too late.
 */
export async function receiveFirstDelivery({ library }: Tarballs): Promise<string> {
  const readme = await readFile(join(projectRoot, "README.md"), "utf8");
  const folder = await mkdtemp(join(tmpdir(), "first-delivery-"));
  const port = await freePort();
  const blockOf = (name: string): string => readBlock(readme, name).replace("3000", String(port));
  const start = performance.now();
  let server: RunningProgram | undefined;
  try {
    // Until they are published, README installs what a checkout has packed; afterwards by name.
    const install = blockOf("install").replace(/npm install .*/, `npm install ${library}`);
    await runCommand("sh", ["-c", install], { cwd: folder });
    await writeFile(join(folder, "receiver.mjs"), blockOf("receiver.mjs"));
    server = await startProgram(port, ["sh", "-c", blockOf("start")], { cwd: folder });
    const sent = await runCommand("sh", ["-c", blockOf("send")], { cwd: folder });
    const seconds = (performance.now() - start) / 1000;
    const line = server.output().trim();
    if (!/\b200\b/.test(sent)) throw new Error(`the answer is ${sent}`);
    if (line === "" || !readme.includes(line)) throw new Error(`the receiver prints ${line}`);
    if (seconds > MOST) throw new Error(`it took ${seconds.toFixed(1)} s, more than ${MOST} s`);
    return `200 after ${seconds.toFixed(1)} s, installation included`;
  } finally {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
