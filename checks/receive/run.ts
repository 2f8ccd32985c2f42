import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { languages } from "#scripts/artefacts/languages/languages.ts";
import { readBlock, readBlocks } from "#site/content/read-blocks.ts";
import { receiveIn } from "#site/content/receive-in.ts";
import { sign } from "#src/signature/signature.ts";
import { must } from "#src/text/must.ts";
import { contracts } from "../../contracts.config.ts";
import { drawOne } from "../shared/draw.ts";
import { type Failing, holdKnown } from "../shared/known-failing.ts";
import { freePort } from "../shared/listen.ts";
import { listFailed, putReceiverSuite } from "../shared/put-receiver-suite.ts";
import { chooseParts, readArguments } from "../shared/read-arguments.ts";
import { runCommand, runShell } from "../shared/run-command.ts";
import { startProgram } from "../shared/start-program.ts";
import { type Found, tryParts } from "../shared/try-part.ts";
import { type GuideServer, type Program, programs, servers } from "./programs.ts";
import { crowded, type SuiteServer, suiteServers } from "./suite-servers.ts";
import { tryCrowd } from "./try-crowd.ts";

// Receivers in other languages: programs of the guides and the site, and the receiver suite behind each server. Words choose the
// parts with the words in their names.
const { values, positionals: words } = readArguments({
  options: { all: { type: "boolean" } },
  allowPositionals: true,
});

const root = join(import.meta.dirname, "../..");
const dist = join(import.meta.dirname, "dist");
/** A secret that is lost on a receiver which trims, cuts or lower-cases it. */
const hardSecret = ` Ключ-ß-🔑 ${"0123456789".repeat(7)}`;
const editionNames = must(contracts[0], "webhook").editions.map(({ edition }) => edition);
const makeEnvironment = (language: string): NodeJS.ProcessEnv => ({
  ...process.env,
  WEBHOOK_SECRET: "mykey",
  PACKAGE: join(root, "generated/languages", language),
  CHECKOUT: root,
  GEM_HOME: join(dist, "gems"),
  // One for all programs in Rust, so that their dependencies are compiled once.
  CARGO_TARGET_DIR: join(dist, "cargo"),
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
async function runProgram(
  { language, files, file, main = "", run }: Program,
  edition: string,
): Promise<string> {
  const folder = edition === editionNames[0] ? "" : edition;
  const sample = join(root, "conformance/samples", folder, "update-task.json");
  const names = { name: "update:task", type: "UpdateTaskEvent", edition };
  const code = must(receiveIn[language], language)(names);
  const cwd = await write(`${language}-${edition}`, { ...files, [file]: `${code}${main}` });
  const header = await sign("mykey", await readFile(sample));
  const command = ["-c", run, "receive", sample, header];
  const stdout = await runCommand("sh", command, { cwd, env: makeEnvironment(language) });
  const expected = /^update:task (?:by mkeller|of edition 2\.\d+)\n200\n403\n$/;
  if (!expected.test(stdout)) throw new Error(`expected ${expected}, found ${JSON.stringify(stdout)}`);
  return "200 for the sample, 403 for a forged signature";
}

/** Installs and starts a receiver of the guide as it says, and sends it the sample: rightly signed, forged and broken. */
async function runServer({ block, language, title, also, files, commands }: GuideServer): Promise<string> {
  const port = await freePort();
  const guide = await readFile(join(root, "site/guides/receive-anywhere.md"), "utf8");
  const withPort = (text: string): string => text.replace("3000", String(port));
  const name = `guide-${block.replace("/", "-")}`;
  const others = Object.fromEntries((also ?? []).map((one) => [one, readBlock(guide, one)]));
  const cwd = await write(name, { ...files, ...others, [block]: withPort(readBlock(guide, block)) });
  const env = makeEnvironment(language);
  const { install, start } = commands ?? {
    install: readBlock(guide, `install ${title}`),
    start: readBlock(guide, `start ${title}`),
  };
  await runShell(`set -e\n${install}`, { cwd, env });
  const { stop } = await startProgram(port, ["sh", "-ec", withPort(start)], { cwd, env });
  const body = await readFile(join(root, "conformance/samples/update-task.json"), "utf8");
  const rows = [
    { body, header: await sign("mykey", body), status: 200 },
    { body, header: await sign("another", body), status: 403 },
    // Tolerant: a body that no edition accepts is reported in the log (W-lost).
    { body: "{}", header: await sign("mykey", "{}"), status: 200 },
  ];
  try {
    for (const { body, header, status } of rows) {
      const headers = { "content-type": "application/json", "x-signature-256": header };
      const answer = await fetch(`http://127.0.0.1:${port}/webhook`, { method: "POST", headers, body });
      if (answer.status !== status) throw new Error(`expected ${status}, found ${answer.status}`);
    }
    return rows.map(({ status }) => status).join(", ");
  } finally {
    await stop();
  }
}

/** Guides that end with a program in Python. */
const guides: Readonly<Record<string, string>> = {
  "act-on-what-changed": "changes.py",
  "start-training-when-the-task-is-done": "train.py",
};

/** Runs a guide's program in Python, and compares its output with the guide. */
async function runGuide(guide: string, file: string): Promise<string> {
  const blocks = readBlocks(await readFile(join(root, `site/guides/${guide}.md`), "utf8"));
  const at = blocks.findIndex(({ name }) => name === file);
  const cwd = await write(`guide-${guide}`, { [file]: blocks[at]?.code ?? "" });
  const env = { ...process.env, PYTHONPATH: join(root, "generated/languages/python") };
  const printed = await runCommand("python3", ["-W", "error", file], { cwd, env });
  const expected = blocks.slice(at).find(({ language }) => language === "text")?.code;
  if (printed !== expected)
    throw new Error(`expected ${JSON.stringify(expected)}, found ${JSON.stringify(printed)}`);
  return printed.trim().split("\n").at(-1) ?? "";
}

const modes = ["tolerant", "strict"] as const;

/** Modes that a row is tried in: one, chosen by its place and the commit, or with `--all` both. */
const modesAt = (place: number): readonly (typeof modes)[number][] =>
  values.all ? modes : [drawOne(modes, place)];

/** Editions that servers are tried with: the first and the newest, or with `--all` every one. */
const tried = values.all ? editionNames : [...editionNames.slice(0, 1), ...editionNames.slice(-1)];

/** Runs the receiver suite against a receiver, in each of those editions and modes: a strict receiver is told the edition, a tolerant one learns it. */
async function runSuites(server: SuiteServer, row: number): Promise<Found> {
  const { language, files, build, run, path = "/", known = [], isForAll = false } = server;
  const cwd = await write(`suite-${language}`, files);
  await runShell(build, { cwd, env: makeEnvironment(language) });
  const runs = (isForAll ? editionNames : tried).flatMap((edition, place) =>
    modesAt(row + place).map((mode) => ({ edition, mode })),
  );
  const failing: Failing[] = [];
  for (const { edition, mode } of runs) {
    const own = { MODE: mode, WEBHOOK_SECRET: hardSecret, EDITION: mode === "strict" ? edition : "" };
    const env = { ...makeEnvironment(language), ...own };
    // The suite selects the edition of the source document by default.
    const named = edition === editionNames[0] ? {} : { edition };
    const rows = await putReceiverSuite({ run, cwd, path, mode, ...named, env });
    failing.push(...listFailed(rows, `${edition}, ${mode}`));
  }
  const says = runs.map(({ edition, mode }) => `${edition} ${mode}`).join(", ");
  return { says, failures: holdKnown(failing, known) };
}

/** Seconds that a receiver gives to a body in the test with a crowd. */
const LIMIT = 3;

/** Lets a crowd of slow and good clients connect to a server. */
async function runCrowd({ language, files, build, run }: SuiteServer): Promise<Found> {
  const cwd = await write(`suite-${language}`, files);
  await runShell(build, { cwd, env: makeEnvironment(language) });
  const port = await freePort();
  const at = { PORT: String(port), ADDRESS: `127.0.0.1:${port}` };
  const own = { WEBHOOK_SECRET: hardSecret, READ_TIMEOUT: String(LIMIT), ...at };
  const { stop } = await startProgram(port, ["sh", "-c", run], {
    cwd,
    env: { ...makeEnvironment(language), ...own },
  });
  return tryCrowd({ port, secret: hardSecret, limit: LIMIT }).finally(stop);
}

/** Lists the editions to run a language's program with: the first, and the last if its package has all. */
function listEditions(language: string): readonly string[] {
  const { editions } = must(
    languages.find(({ name }) => name === language),
    language,
  );
  return [...editionNames.slice(0, 1), ...(editions === "all" ? editionNames.slice(-1) : [])];
}

await rm(dist, { recursive: true, force: true });
const parts = {
  ...Object.fromEntries(
    Object.entries(guides).map(([guide, file]) => [`guide, ${file}`, () => runGuide(guide, file)]),
  ),
  ...Object.fromEntries(servers.map((one) => [`receive anywhere, ${one.block}`, () => runServer(one)])),
  ...Object.fromEntries(
    suiteServers.map((one, row) => [`suite, ${one.name ?? one.language}`, () => runSuites(one, row)]),
  ),
  ...Object.fromEntries(crowded.map((one) => [`crowd, ${one.name}`, () => runCrowd(one)])),
  ...Object.fromEntries(
    programs.flatMap((one) =>
      listEditions(one.language).map((edition) => [
        `site, ${one.language}, ${edition}`,
        () => runProgram(one, edition),
      ]),
    ),
  ),
};
await tryParts(chooseParts(parts, words));
