import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#scripts/sources/files.ts";
import { installPython, pythonServers } from "../../shared/install-python.ts";
import { holdKnown, readMatches } from "../../shared/known-failing.ts";
import { makeFolder } from "../../shared/make-folder.ts";
import { chooseNamed, readArguments } from "../../shared/read-arguments.ts";
import { runCommand } from "../../shared/run-command.ts";
import { type Found, tryParts } from "../../shared/try-part.ts";

// The plain right receivers and senders, mutated by the tools of their languages: Stryker, cosmic-ray, gremlins. The suite must
// notice each mutant, or explained.json says why no test can. By hand: npm run plain-mutants [-- NAME…]; some minutes each.

const { positionals } = readArguments({ options: {}, allowPositionals: true });
const test = `node ${join(import.meta.dirname, "put-until-failure.ts")}`;
/** Longest time in milliseconds for a tool. */
const timeout = 3_600_000;
const folder = makeFolder("mutants");
cpSync(join(import.meta.dirname, "../right"), folder, { recursive: true });
symlinkSync(join(projectRoot, "checks/frameworks/node_modules"), join(folder, "node_modules"));

/** A mutant of an implementation. */
interface Mutant {
  /** The line that was changed, and what it became. */
  readonly change: string;
  readonly isKilled: boolean;
}

async function mutateJavaScript(file: string): Promise<readonly Mutant[]> {
  const report = `${file}.report.json`;
  const options = {
    mutate: [file],
    testRunner: "command",
    commandRunner: { command: `${test} -- 'exec node ${file}'` },
    concurrency: 1,
    reporters: ["json"],
    jsonReporter: { fileName: report },
    tempDirName: `.stryker-${file}`,
    ignorePatterns: ["*.json"],
    plugins: [],
  };
  writeFileSync(join(folder, `${file}.json`), JSON.stringify(options));
  const stryker = join(projectRoot, "checks/code-mutation/node_modules/@stryker-mutator/core/bin/stryker.js");
  await runCommand("node", [stryker, "run", `${file}.json`], { cwd: folder, timeout });
  const { files } = JSON.parse(readFileSync(join(folder, report), "utf8"));
  const { source, mutants } = files[file];
  const lines: readonly string[] = source.split("\n");
  return mutants.map(({ location, replacement, status }: StrykerMutant) => ({
    change: `${lines[location.start.line - 1]?.trim()} → ${replacement}`,
    isKilled: status !== "Survived",
  }));
}

/** What Stryker reports about a mutant. */
interface StrykerMutant {
  readonly location: { readonly start: { readonly line: number } };
  readonly replacement: string;
  readonly status: string;
}

async function mutatePython(
  files: readonly string[],
  words: (python: string) => string,
): Promise<readonly Mutant[]> {
  const python = await installPython(
    join(import.meta.dirname, "../dist"),
    ...pythonServers,
    "requests==2.32.5",
    "cosmic-ray==8.7.0",
  );
  const settings = {
    "module-path": files,
    timeout: 60,
    "test-command": `${test} ${words(python)}`,
  };
  const lines = Object.entries(settings).map(([key, value]) => `${key} = ${JSON.stringify(value)}`);
  const [toml, session] = [`${files[0]}.toml`, `${files[0]}.sqlite`];
  writeFileSync(
    join(folder, toml),
    `[cosmic-ray]\n${lines.join("\n")}\n[cosmic-ray.distributor]\nname = "local"\n`,
  );
  const tool = async (...words: readonly string[]): Promise<string> =>
    runCommand(join(python, "../cosmic-ray"), words, { cwd: folder, timeout });
  await tool("baseline", toml);
  await tool("init", toml, session);
  await tool("exec", toml, session);
  const rows = (await tool("dump", session)).trim().split("\n");
  return rows.map((row) => {
    const [, { diff, test_outcome: outcome }] = JSON.parse(row);
    const changed = String(diff)
      .split("\n")
      .filter((line) => /^[-+](?![-+]{2})/.test(line));
    return {
      change: changed.map((line) => line.slice(1).trim()).join(" → "),
      isKilled: outcome !== "survived",
    };
  });
}

async function mutateGo(file: string, side: string): Promise<readonly Mutant[]> {
  const own = join(folder, `go-${side}`);
  mkdirSync(own);
  cpSync(join(folder, file), join(own, "main.go"));
  cpSync(join(import.meta.dirname, `${side}_test.go`), join(own, "main_test.go"));
  writeFileSync(join(own, "go.mod"), "module right\n\ngo 1.22\n");
  const env = { ...process.env, SUITE: join(import.meta.dirname, "put-until-failure.ts"), GOBIN: folder };
  await runCommand("go", ["install", "github.com/go-gremlins/gremlins/cmd/gremlins@v0.6.0"], {
    cwd: folder,
    env,
  });
  const words = [
    "unleash",
    "--workers",
    "1",
    "--timeout-coefficient",
    "20",
    "--invert-logical",
    "--output",
    "out.json",
    ".",
  ];
  await runCommand(join(folder, "gremlins"), words, { cwd: own, env, timeout });
  const lines = readFileSync(join(own, "main.go"), "utf8").split("\n");
  const { files } = JSON.parse(readFileSync(join(own, "out.json"), "utf8"));
  return files[0].mutations.map(({ type, line, status }: { type: string; line: number; status: string }) => ({
    change: `${lines[line - 1]?.trim()} → ${type}`,
    isKilled: ["KILLED", "TIMED OUT"].includes(status),
  }));
}

const gunicorn = (app: string) => (python: string) =>
  `-- 'exec ${python} -m gunicorn --bind 127.0.0.1:$PORT --threads 8 ${app}:app'`;
const implementations: Readonly<Record<string, () => Promise<readonly Mutant[]>>> = {
  express: () => mutateJavaScript("express.mjs"),
  fastify: () => mutateJavaScript("fastify.mjs"),
  flask: () => mutatePython(["decide.py", "flask_app.py"], gunicorn("flask_app")),
  fastapi: () =>
    mutatePython(
      ["fastapi_app.py"],
      (python) => `-- 'exec ${python} -m uvicorn --port $PORT fastapi_app:app'`,
    ),
  django: () => mutatePython(["django_app.py"], gunicorn("django_app")),
  "net-http": () => mutateGo("go.go", "receiver"),
  requests: () => mutatePython(["sender.py"], (python) => `sender 'exec ${python} -u sender.py'`),
  "net-http-client": () => mutateGo("sender/main.go", "sender"),
};

/** Mutates an implementation. A mutant that survives must be explained, and each explanation must be needed. */
async function tryMutants(name: string, mutate: () => Promise<readonly Mutant[]>): Promise<Found> {
  const mutants = await mutate();
  const alive = mutants.filter(({ isKilled }) => !isKilled);
  const explained = readMatches<{ of: readonly string[]; match: string }>(
    new URL("explained.json", import.meta.url),
    ({ of }) => of.includes(name),
  );
  return {
    says: `${mutants.length} mutants, ${mutants.length - alive.length} killed`,
    failures: holdKnown(
      alive.map(({ change }) => ({ id: change, failure: "lives" })),
      explained,
    ),
  };
}

const parts = Object.entries(implementations).map(([name, mutate]) => ({ name, mutate }));
const chosen = chooseNamed(parts, positionals);
await tryParts(Object.fromEntries(chosen.map(({ name, mutate }) => [name, () => tryMutants(name, mutate)])));
