import { execFile, spawn } from "node:child_process";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { readBlock } from "#site/content/read-blocks.ts";
import { receiveIn } from "#site/content/receive-in.ts";
import { sign } from "#src/signature/signature.ts";
import { must } from "#src/text/must.ts";
import { readCause } from "#src/text/read-cause.ts";
import { type Program, programs, type ReadmeServer, servers } from "./programs.ts";

const root = join(import.meta.dirname, "../..");
const dist = join(import.meta.dirname, "dist");
const execute = promisify(execFile);
const environmentOf = (language: string): NodeJS.ProcessEnv => ({
  ...process.env,
  WEBHOOK_SECRET: "mykey",
  PACKAGE: join(root, "generated/languages", language),
});

async function write(name: string, files: Readonly<Record<string, string>>): Promise<string> {
  const folder = join(dist, name);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

/** Runs the function that receives one event, on its sample and on a forged header. */
async function runProgram({ language, files, file, main = "", run }: Program): Promise<string> {
  const sample = join(root, "conformance/samples/update-task.json");
  const code = must(receiveIn[language], language)({ name: "update:task", type: "UpdateTaskEvent" });
  const cwd = await write(language, { ...files, [file]: `${code}${main}` });
  const header = await sign("mykey", await readFile(sample));
  const { stdout } = await execute("sh", ["-c", run, "receive", sample, header], {
    cwd,
    env: environmentOf(language),
    maxBuffer: 2 ** 26,
  });
  const expected = "update:task by mkeller\n200\n403\n";
  if (stdout !== expected)
    throw new Error(`expected ${JSON.stringify(expected)}, found ${JSON.stringify(stdout)}`);
  return "200 for the sample, 403 for a forged signature";
}

/** Starts a receiver of README and sends it the sample, rightly signed, forged and broken. */
async function runServer({ block, language, files, run }: ReadmeServer, port: number): Promise<string> {
  const code = readBlock(await readFile(join(root, "README.md"), "utf8"), block).replace(
    "3000",
    String(port),
  );
  const cwd = await write(`readme-${language}`, { ...files, [block]: code });
  const server = spawn("sh", ["-c", run], {
    cwd,
    env: environmentOf(language),
    detached: true,
    stdio: "inherit",
  });
  const body = await readFile(join(root, "conformance/samples/update-task.json"));
  const rows = [
    { body, header: await sign("mykey", body), status: 200 },
    { body, header: await sign("another", body), status: 403 },
    { body: Buffer.from("{}"), header: await sign("mykey", "{}"), status: 422 },
  ];
  try {
    for (const row of rows) {
      const status = await post(port, row.body, row.header);
      if (status !== row.status) throw new Error(`expected ${row.status}, found ${status}`);
    }
    return rows.map(({ status }) => status).join(", ");
  } finally {
    if (server.pid !== undefined) process.kill(-server.pid, "SIGKILL");
  }
}

/** Posts a delivery; waits for a server that is still being built. */
async function post(port: number, body: Buffer, header: string): Promise<number> {
  for (let left = 240; ; left--) {
    try {
      const headers = { "content-type": "application/json", "x-signature-256": header };
      return (
        await fetch(`http://127.0.0.1:${port}/`, { method: "POST", headers, body: new Uint8Array(body) })
      ).status;
    } catch (cause) {
      if (left === 0) throw cause;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

const checks: readonly (readonly [name: string, check: () => Promise<string>])[] = [
  ...servers.map((server, i) => [`README, ${server.block}`, () => runServer(server, 33_711 + i)] as const),
  ...programs.map((program) => [`site, ${program.language}`, () => runProgram(program)] as const),
];

await rm(dist, { recursive: true, force: true });
let good = true;
for (const [name, check] of checks) {
  try {
    console.log(`ok     ${name}: ${await check()}`);
  } catch (cause) {
    good = false;
    console.log(`FAILED ${name}: ${readCause(cause).message}`);
  }
}
process.exitCode = good ? 0 : 1;
