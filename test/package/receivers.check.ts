import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

// The receiver of the packed library, in an empty directory, behind each runtime and framework: the receiver suite passes.

const root = join(import.meta.dirname, "../..");
const directory = mkdtempSync(join(tmpdir(), "receivers-"));
const bin = (name: string): string => join(directory, "node_modules", name);

/** What is installed beside the library. */
const dependencies = {
  express: "5",
  fastify: "5",
  "node-20": "npm:node@20.19",
  "node-26": "npm:node@26",
  deno: "2",
  bun: "1",
  esbuild: "0.28",
  miniflare: "4",
};

const receiver = `
import { createReceiver } from "annotation-contracts/receiver";
const { MODE: mode, EDITION: edition, PORT: port } = process.env;
const receiver = createReceiver({
  secret: "mykey",
  mode,
  ...(edition && { edition }),
  on: { "*": async () => {}, unknown: () => {} },
  onRejected: () => {},
  onEditionChange: () => {},
});`;
const node = `${receiver}
import { toNodeListener } from "annotation-contracts/receiver/node";`;

/** Programs by file, as users write them. */
const programs: Readonly<Record<string, string>> = {
  "node.mjs": `${node}
import { createServer } from "node:http";
createServer(toNodeListener(receiver)).listen(port, "127.0.0.1");`,
  "express.mjs": `${node}
import express from "express";
const app = express();
app.use("/", toNodeListener(receiver));
app.use(express.json());
app.listen(port, "127.0.0.1");`,
  "fastify.mjs": `${node}
import fastify from "fastify";
const app = fastify();
app.register(async (scope) => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
  scope.all("/*", (request, reply) => {
    reply.hijack();
    return toNodeListener(receiver)(request.raw, reply.raw);
  });
});
await app.listen({ port: Number(port), host: "127.0.0.1" });`,
  "deno.mjs": `import process from "node:process";${receiver}
Deno.serve({ port: Number(port), hostname: "127.0.0.1" }, receiver.fetch);`,
  "bun.mjs": `${receiver}
Bun.serve({ port: Number(port), hostname: "127.0.0.1", fetch: receiver.fetch });`,
  // A bundle cannot load editions by name: it imports them.
  "worker.mjs": `import { createReceiver } from "annotation-contracts/receiver";
import * as v2_3 from "annotation-contracts/webhook/2.3";
import * as v2_76 from "annotation-contracts/webhook/2.76";
const editions = { "2.3": v2_3, "2.76": v2_76 };
let receiver;
export default {
  fetch(request, { MODE, EDITION }) {
    receiver ??= createReceiver({
      secret: "mykey",
      mode: EDITION ? editions[EDITION][MODE] : MODE === "strict" ? v2_3.strict : [v2_3.tolerant, v2_76.tolerant],
      on: { "*": async () => {}, unknown: () => {} },
      onRejected: () => {},
      onEditionChange: () => {},
    });
    return receiver.fetch(request);
  },
};`,
  "workerd.mjs": `import { buildSync } from "esbuild";
import { Miniflare } from "miniflare";
const { MODE, EDITION = "", PORT } = process.env;
const { outputFiles } = buildSync({ entryPoints: ["worker.mjs"], bundle: true, format: "esm", write: false });
const modules = [{ type: "ESModule", path: "worker.mjs", contents: outputFiles[0].text }];
new Miniflare({ modules, port: Number(PORT), host: "127.0.0.1", bindings: { MODE, EDITION } });`,
};

const rows: readonly { name: string; command: string; file: string }[] = [
  { name: "Node 20.19", command: bin("node-20/bin/node"), file: "node.mjs" },
  { name: "Node 24", command: process.execPath, file: "node.mjs" },
  { name: "Node 26", command: bin("node-26/bin/node"), file: "node.mjs" },
  { name: "Express", command: process.execPath, file: "express.mjs" },
  { name: "Fastify", command: process.execPath, file: "fastify.mjs" },
  { name: "Deno", command: bin(".bin/deno"), file: "deno.mjs" },
  { name: "Bun", command: bin(".bin/bun"), file: "bun.mjs" },
  { name: "workerd", command: process.execPath, file: "workerd.mjs" },
];

/** Modes and editions that each row is tried in; Node 24 is tried in all. */
const settings = [
  { mode: "tolerant", edition: "" },
  { mode: "strict", edition: "" },
];
const all = ["2.3", "2.4", "2.65", "2.73", "2.76"].flatMap((edition) => [
  { mode: "tolerant", edition },
  { mode: "strict", edition },
]);

beforeAll(() => {
  const packed = globSync("dist/*.tgz", { cwd: root }).map((path) => join(root, path));
  if (packed.length === 0) throw new Error("nothing is packed: npm run build && npm run pack");
  for (const [file, text] of Object.entries(programs)) writeFileSync(join(directory, file), text);
  writeFileSync(join(directory, "package.json"), JSON.stringify({ type: "module", dependencies }));
  execFileSync("npm", ["install", "--silent", "--no-audit", "--no-fund", ...packed], { cwd: directory });
}, 600_000);

afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** Finds a free port. */
async function findPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address !== null ? address.port : 0;
}

/** Waits until a program responds. */
async function waitFor(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (child.exitCode !== null) throw new Error(`the program ended with ${child.exitCode}`);
    const found = await fetch(url).catch(() => undefined);
    if (found?.status === 405) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("the program does not respond");
}

/** Runs the receiver suite; resolves to its summary. */
function runSuite(url: string, mode: string, edition: string): Promise<string> {
  const options = ["--url", url, "--secret-env", "SECRET", "--mode", mode];
  const argv = [
    "cli/main.ts",
    "conformance",
    "receiver",
    ...options,
    ...(edition ? ["--edition", edition] : []),
  ];
  return new Promise((resolve) => {
    const suite = spawn(process.execPath, argv, { cwd: root, env: { ...process.env, SECRET: "mykey" } });
    let output = "";
    for (const stream of [suite.stdout, suite.stderr]) stream.on("data", (chunk) => (output += chunk));
    suite.on("close", (code) => resolve(`${code} ${output}`));
  });
}

for (const { name, command, file } of rows) {
  test.each(name === "Node 24" ? [...settings, ...all] : settings)(
    `the receiver suite passes on ${name}, mode $mode, edition $edition`,
    async ({ mode, edition }) => {
      const port = await findPort();
      const env = { ...process.env, MODE: mode, PORT: String(port), ...(edition && { EDITION: edition }) };
      const argv = { deno: ["run", "-A", file] }[name.toLowerCase()] ?? [file];
      const child = spawn(command, argv, { cwd: directory, env, stdio: ["ignore", "ignore", "inherit"] });
      try {
        const url = `http://127.0.0.1:${port}/`;
        await waitFor(url, child);
        expect(await runSuite(url, mode, edition)).toMatch(/^0 /);
      } finally {
        child.kill("SIGKILL");
      }
    },
    300_000,
  );
}
