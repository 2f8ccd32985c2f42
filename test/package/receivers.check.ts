import { afterAll, beforeAll, expect, test } from "vitest";
import { listEditions } from "../../src/diagnostics/editions.ts";
import { createProject, type Project } from "../harness/project.ts";
import { findPort } from "../harness/run.ts";

// The receiver suite passes for the installed receiver, in each runtime and framework.

/** Packages that are installed beside ours. */
const others = [
  "express@5",
  "fastify@5",
  "node-20@npm:node@20.19",
  "node-26@npm:node@26",
  "deno@2",
  "bun@1",
  "esbuild@0.28",
  "miniflare@4",
];

const receiver = `
import { createReceiver } from "annotation-contracts/receiver";
const { MODE: mode, EDITION: edition, PORT: port } = process.env;
const receiver = createReceiver({
  secret: "mykey",
  mode,
  edition,
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
      mode: editions[EDITION][MODE],
      on: { "*": async () => {}, unknown: () => {} },
      onRejected: () => {},
      onEditionChange: () => {},
    });
    return receiver.fetch(request);
  },
};`,
  "workerd.mjs": `import { buildSync } from "esbuild";
import { Miniflare } from "miniflare";
const { MODE, EDITION, PORT } = process.env;
const { outputFiles } = buildSync({ entryPoints: ["worker.mjs"], bundle: true, format: "esm", write: false });
const modules = [{ type: "ESModule", path: "worker.mjs", contents: outputFiles[0].text }];
new Miniflare({ modules, port: Number(PORT), host: "127.0.0.1", bindings: { MODE, EDITION } });`,
};

const node20 = "node_modules/node-20/bin/node";
const node26 = "node_modules/node-26/bin/node";

/** Runtimes and frameworks, each with its command. */
const rows: readonly { name: string; command: readonly [string, ...string[]] }[] = [
  { name: "Node 20.19", command: [node20, "node.mjs"] },
  { name: "Node 24", command: ["node", "node.mjs"] },
  { name: "Node 26", command: [node26, "node.mjs"] },
  { name: "Express", command: ["node", "express.mjs"] },
  { name: "Fastify", command: ["node", "fastify.mjs"] },
  { name: "Deno", command: ["node_modules/.bin/deno", "run", "-A", "deno.mjs"] },
  { name: "Bun", command: ["node_modules/.bin/bun", "bun.mjs"] },
  { name: "workerd", command: ["node", "workerd.mjs"] },
];

/** Modes and editions to try in each row; in the nightly run, every edition on Node 24. */
const [first = "", ...following] = listEditions("webhook");
const inModes = (edition: string) => ["tolerant", "strict"].map((mode) => ({ mode, edition }));
const settings = inModes(first);
const later = process.env.NIGHTLY === undefined ? [] : following.flatMap(inModes);

let project: Project;

beforeAll(async () => {
  project = await createProject({ install: ["library", "command", ...others], manifest: { type: "module" } });
  for (const [file, text] of Object.entries(programs)) project.write(file, text);
}, 600_000);

afterAll(() => project?.remove());

for (const { name, command } of rows) {
  test.each(name === "Node 24" ? [...settings, ...later] : settings)(
    `the receiver suite passes on ${name}, mode $mode, edition $edition`,
    async ({ mode, edition }) => {
      const port = await findPort();
      const server = await project.start(
        ["env", `MODE=${mode}`, `EDITION=${edition}`, `PORT=${port}`, ...command],
        port,
      );
      const url = `http://127.0.0.1:${port}/`;
      const words = ["--url", url, "--secret-env", "SECRET", "--mode", mode, "--edition", edition];
      const suite = await project.run(
        ["npx", "--no-install", "annotation-contracts", "conformance", "receiver", ...words],
        { env: { ...project.env, SECRET: "mykey" } },
      );
      await server.stop();
      expect(suite.code, suite.stdout + suite.stderr + server.output()).toBe(0);
    },
    300_000,
  );
}
