import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { readBlock } from "#site/content/read-blocks.ts";
import { receiveIn } from "#site/content/receive-in.ts";
import { sign } from "#src/signature/signature.ts";
import { must } from "#src/text/must.ts";
import { freePort } from "../shared/listen.ts";
import { runCommand } from "../shared/run-command.ts";
import { startProgram } from "../shared/start-program.ts";
import { tryParts } from "../shared/try-part.ts";
import { type Program, programs, type ReadmeServer, servers } from "./programs.ts";

const root = join(import.meta.dirname, "../..");
const dist = join(import.meta.dirname, "dist");
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
  const command = ["-c", run, "receive", sample, header];
  const stdout = await runCommand("sh", command, { cwd, env: environmentOf(language) });
  const expected = "update:task by mkeller\n200\n403\n";
  if (stdout !== expected)
    throw new Error(`expected ${JSON.stringify(expected)}, found ${JSON.stringify(stdout)}`);
  return "200 for the sample, 403 for a forged signature";
}

/** Starts a receiver of README and sends it the sample, rightly signed, forged and broken. */
async function runServer({ block, language, files, run }: ReadmeServer): Promise<string> {
  const port = await freePort();
  const code = readBlock(await readFile(join(root, "README.md"), "utf8"), block);
  const cwd = await write(`readme-${language}`, { ...files, [block]: code.replace("3000", String(port)) });
  const { stop } = await startProgram(port, ["sh", "-c", run], { cwd, env: environmentOf(language) });
  const body = await readFile(join(root, "conformance/samples/update-task.json"), "utf8");
  const rows = [
    { body, header: await sign("mykey", body), status: 200 },
    { body, header: await sign("another", body), status: 403 },
    { body: "{}", header: await sign("mykey", "{}"), status: 422 },
  ];
  try {
    for (const { body, header, status } of rows) {
      const headers = { "content-type": "application/json", "x-signature-256": header };
      const answer = await fetch(`http://127.0.0.1:${port}/`, { method: "POST", headers, body });
      if (answer.status !== status) throw new Error(`expected ${status}, found ${answer.status}`);
    }
    return rows.map(({ status }) => status).join(", ");
  } finally {
    await stop();
  }
}

await rm(dist, { recursive: true, force: true });
await tryParts({
  ...Object.fromEntries(servers.map((one) => [`README, ${one.block}`, () => runServer(one)])),
  ...Object.fromEntries(programs.map((one) => [`site, ${one.language}`, () => runProgram(one)])),
});
