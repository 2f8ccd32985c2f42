import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { runCommand } from "../shared/run-command.ts";
import { tryParts } from "../shared/try-part.ts";
import { environmentOf, readAction, suiteStepOf } from "./action.ts";
import { listModules, pack, readManifest, root } from "./packed.ts";
import { receiveFirstDelivery } from "./receive-first-delivery.ts";

/**
 * Eight editions, the comparison with its validator and the transport of the sender make up most of it; a fifth is
 * the library and the suite once more, as CommonJS.
 */
const LARGEST = 2_300_000;
const LIMIT = "65536";
const secret = "made for the packed receiver";

/** Files that users of the package do not need. */
const unwanted =
  /(^|\/)((?<!^dist\/(cjs\/)?)src|test|tests|fixtures|zoo|scripts|bench|node_modules)\/|\.test\.|tsconfig|(?<!\.d)\.c?ts$/;

const folder = await mkdtemp(join(tmpdir(), "annotation-contracts-"));
const consumer = join(folder, "consumer");
const bin = join(consumer, "node_modules/.bin");
const node20 = join(consumer, "node_modules/node20/bin");
const manifest = readManifest();
const packed = pack(folder);
const modules = listModules(manifest, packed);
const required = listModules(manifest, packed, "require");

/** Runs a command in the project that uses the package. */
function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  return runCommand(command, args, { cwd: consumer, env: { ...process.env, ...env } });
}

function demand(holds: boolean, message: string): void {
  if (!holds) throw new Error(message);
}

/** The environment in which the oldest Node that is supported comes first. */
const onNode20: NodeJS.ProcessEnv = { PATH: `${node20}:${process.env.PATH}` };

async function checkContents(): Promise<string> {
  const extra = packed.files.filter((file) => unwanted.test(file));
  const { peerDependencies = {}, peerDependenciesMeta = {} } = manifest;
  const required = Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional);
  const needs = Object.keys(manifest).filter((key) => /^(?!dev|peer).*dependencies$/i.test(key));
  demand(packed.size <= LARGEST, `the tarball has ${packed.size} bytes, more than ${LARGEST}`);
  demand(extra.length === 0, `the tarball holds ${extra.join(", ")}`);
  demand(packed.files.includes("THIRD-PARTY.md"), "the tarball lacks the notices of what it bundles");
  demand(needs.length === 0, `package.json has ${needs.join(", ")}`);
  demand(required.length === 0, `package.json requires its peers ${required.join(", ")}`);
  return `${packed.files.length} files, ${packed.size} bytes, no dependency`;
}

async function install(): Promise<string> {
  await cp(join(import.meta.dirname, "consumer"), consumer, {
    recursive: true,
    filter: (path) => !path.includes("node_modules"),
  });
  await run("npm", ["ci"]);
  // The sender's transport is an optional peer: who imports ./delivery installs it.
  const peers = ["undici", "ipaddr.js"].map((peer) => `${peer}@${manifest.devDependencies?.[peer]}`);
  await run("npm", ["install", "--no-save", packed.tarball, ...peers]);
  return `with ${await readFile(join(consumer, "node_modules/annotation-contracts/package.json"), "utf8").then((text) => JSON.parse(text).version)}`;
}

async function lint(): Promise<string> {
  await run(process.execPath, [join(bin, "publint"), "--strict", packed.tarball]);
  // A YAML document is read as a file; no import resolves it.
  const skipped = ["./openapi.yaml"];
  const onlyModules = modules
    .filter((name) => !required.includes(name))
    .map((name) => name.replace(/^[^/]*/, "."));
  const attw = (...options: readonly string[]): Promise<string> =>
    run(process.execPath, [join(bin, "attw"), packed.tarball, ...options]);
  await attw("--profile", "esm-only", "--exclude-entrypoints", ...skipped);
  await attw("--profile", "node16", "--exclude-entrypoints", ...skipped, ...onlyModules);
  return `publint and attw find nothing, ${required.length} modules as CommonJS too`;
}

async function compile(): Promise<string> {
  const lines = modules.map((name, index) => `export * as module${index} from "${name}";\n`);
  await writeFile(join(consumer, "every-export.ts"), lines.join(""));
  const projects = ["tsconfig.json", "tsconfig.bundler.json", "tsconfig.vitest.json", "tsconfig.jest.json"];
  for (const project of projects) await run(process.execPath, [join(bin, "tsc"), "-p", project]);
  return `${modules.length} modules under strict, ${projects.length} projects`;
}

async function importAll(): Promise<string> {
  // These two register with a runner, which the tests below are.
  const plain = modules.filter((name) => !/\/(jest|vitest)$/.test(name));
  const code = plain.map((name) => `if (Object.keys(await import("${name}")).length === 0) throw "${name}";`);
  const program = `${code.join("\n")}\nconsole.log(process.version);`;
  const versions = [];
  for (const env of [onNode20, {}]) {
    versions.push((await run("node", ["--input-type=module", "--eval", program], env)).trim());
  }
  demand(versions[0]?.startsWith("v20.") ?? false, `expected Node 20, found ${versions[0]}`);
  return `${plain.length} modules on Node ${versions.join(" and ")}`;
}

/** A CommonJS project under `module: node16`, on a Node 20 that cannot require a module: as before 20.19, or in Jest. */
async function requireAll(): Promise<string> {
  const lines = required.map((name, index) => {
    // The one for Jest registers with a global expect: nothing but its types is taken.
    const value = name.endsWith("/jest") ? `export type Type${index} = typeof` : "void";
    return `import module${index} = require("${name}");\n${value} module${index};\n`;
  });
  await writeFile(join(consumer, "every-require.cts"), lines.join(""));
  await run(process.execPath, [join(bin, "tsc"), "-p", "tsconfig.commonjs.json"]);
  const option = "--no-experimental-require-module";
  await run("node", [option, "commonjs/every-require.cjs"], onNode20);
  const received = await run("node", [option, "commonjs/required.cjs"], onNode20);
  demand(received === "200 valid update:task validation\n", received);
  const both = await run("node", [option, "both.mjs"], onNode20);
  demand(both === "true closed true false\n", `two builds in one process: ${both}`);
  // The store's thread lies elsewhere here; SQLite needs the Node of this process.
  const stored = await run(process.execPath, [option, "commonjs/stored.cjs"]);
  demand(stored === "0 webhooks\n", stored);
  return `${required.length} modules under node16, on Node 20, beside the imported ones as well`;
}

async function useCommand(): Promise<string> {
  const command = join(bin, "annotation-contracts");
  const adapter = (name: string): string => join(root, "conformance/suites/adapters", name);
  const sample = "node_modules/annotation-contracts/conformance/samples/ping.json";
  await run(command, ["validate", "webhook", sample], onNode20);
  await run(command, ["conformance", "library", "--", "python3", adapter("python.py")], onNode20);
  // The adapter is a source, which needs the Node of this process.
  await run(command, ["conformance", "sender", "--", process.execPath, adapter("sender.ts")], onNode20);
  return "validate, the library suite over Python and the sender suite, on Node 20";
}

async function runTests(): Promise<string> {
  await run(process.execPath, [join(bin, "vitest"), "run", "--reporter=json", "--outputFile=tests.json"]);
  const report = JSON.parse(await readFile(join(consumer, "tests.json"), "utf8"));
  const { numPassedTests: passed, numTotalTests: total } = report;
  demand(passed === total && total > 40, `${passed} of ${total} tests passed`);
  return `${passed} tests of vitest`;
}

/** Does something with the address of the server that the project has written, while it runs. */
async function withServer(work: (url: string) => Promise<string>): Promise<string> {
  const env = { ...process.env, WEBHOOK_SECRET: secret };
  const server = spawn(process.execPath, ["server.ts"], {
    cwd: consumer,
    env,
    stdio: ["ignore", "pipe", "ignore"],
  });
  try {
    const [url] = await once(createInterface({ input: server.stdout }), "line");
    return await work(url);
  } finally {
    server.kill();
  }
}

/** Reads how many cases a JUnit report counts; none may have failed. */
async function countCases(path: string): Promise<number> {
  const [, tests, failures] = /tests="(\d+)" failures="(\d+)"/.exec(await readFile(path, "utf8")) ?? [];
  demand(failures === "0" && Number(tests) > 200, `${path}: ${tests} tests, ${failures} failures`);
  return Number(tests);
}

async function testReceiver(url: string): Promise<string> {
  const args = ["--url", url, "--limit", LIMIT, "--secret-env", "RECEIVER_SECRET"];
  const env = { ...onNode20, RECEIVER_SECRET: secret };
  const command = ["conformance", "receiver", ...args, "--report", "junit=report.xml"];
  await run(join(bin, "annotation-contracts"), command, env);
  return `${await countCases(join(consumer, "report.xml"))} cases against Express, as JUnit`;
}

async function runAction(url: string): Promise<string> {
  const action = readAction();
  const step = suiteStepOf(action);
  const env = {
    ...environmentOf(action, { url, secret, limit: LIMIT }),
    GITHUB_ACTION_PATH: join(consumer, "node_modules/annotation-contracts"),
    GITHUB_OUTPUT: join(folder, "output"),
    GITHUB_STEP_SUMMARY: join(folder, "summary.md"),
  };
  await run("bash", ["--noprofile", "--norc", "-eo", "pipefail", "-c", step.run], env);
  const summary = await readFile(env.GITHUB_STEP_SUMMARY, "utf8");
  demand(summary.startsWith("## ✅ receiver suite"), summary);
  demand(!summary.includes(secret), "the summary shows the secret");
  return `${await countCases(join(consumer, "conformance-report/junit.xml"))} cases, and a summary`;
}

const steps: Readonly<Record<string, () => Promise<string>>> = {
  contents: checkContents,
  "first delivery": () => receiveFirstDelivery(packed.tarball),
  install,
  lint,
  types: compile,
  imports: importAll,
  require: requireAll,
  command: useCommand,
  tests: runTests,
  receiver: () => withServer(testReceiver),
  action: () => withServer(runAction),
};

await tryParts(steps);
await rm(folder, { recursive: true });
