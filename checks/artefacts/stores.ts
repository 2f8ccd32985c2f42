import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { listen } from "../shared/listen.ts";
import { startPostgres } from "../shared/postgres-server.ts";
import { demand, type Node, nodes, type Project } from "./day.ts";

/** First version of Node that has SQLite without a flag. */
const withSqlite: readonly Node[] = ["22", "24"];

/** Longest time in milliseconds for a process, its kill and its recovery. */
const LONGEST = 120_000;

/** Delivers from each store, imported and required, on each Node; a delivery accepted by a database survives a kill. */
export async function tryStores(project: Project): Promise<string> {
  const postgres = await startPostgres();
  const rows: string[] = [];
  try {
    for (const node of nodes)
      for (const kind of ["esm", "cjs"])
        for (const store of ["memory", ...(withSqlite.includes(node) ? ["sqlite"] : []), "postgres"]) {
          const folder = mkdtempSync(join(project.folder, `${store}-`));
          const address = store === "postgres" ? postgres.connectionString : join(folder, "store.sqlite");
          await deliver(project, [kind, store, address], node);
          rows.push(`${store} ${kind} ${node}`);
        }
  } finally {
    await postgres.close();
  }
  return `${rows.length} rows deliver, and survive a kill but in memory`;
}

async function deliver(project: Project, args: readonly string[], node: Node): Promise<void> {
  const arrived = new Set<number>();
  let isUp = true;
  const receiver = await listen((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      if (isUp) arrived.add(JSON.parse(Buffer.concat(chunks).toString()).issue.id);
      response.writeHead(isUp ? 200 : 503).end();
    });
  });
  const start = (part: string): Promise<ChildProcess> =>
    startPart(project, [part, `http://127.0.0.1:${receiver.port}/`, ...args], node);
  try {
    const first = await start("deliver");
    demand(arrived.has(1), `${args.join(" ")}: a delivery did not arrive`);
    isUp = false;
    first.kill("SIGUSR2");
    // It has accepted another delivery that is not received; the process is killed without notice.
    await once(createInterface({ input: first.stdout! }), "line");
    first.kill("SIGKILL");
    await once(first, "exit");
    isUp = true;
    if (args[1] === "memory") return;
    const second = await start("resume");
    // A delivery that was in progress at the kill is sent again after its lease of 15 s.
    for (let i = 0; i < 300 && !arrived.has(2); i++) await wait(100);
    second.kill("SIGKILL");
    demand(arrived.has(2), `${args.join(" ")}: a kill lost a delivery`);
  } finally {
    await receiver.close();
  }
}

/** Starts a part of the program, and waits until it has delivered. */
async function startPart(
  { folder, environment }: Project,
  args: readonly string[],
  node: Node,
): Promise<ChildProcess> {
  const child = spawn("node", ["store.mjs", ...args], {
    cwd: folder,
    env: { ...environment(node), NODE_NO_WARNINGS: "1" },
    stdio: ["ignore", "pipe", "pipe"],
    timeout: LONGEST,
    killSignal: "SIGKILL",
  });
  let said = "";
  child.stderr.on("data", (text: Buffer) => {
    said += text;
  });
  for await (const line of createInterface({ input: child.stdout })) if (line === "delivered") return child;
  throw new Error(`${args.join(" ")}, Node ${node}: it ended before it delivered: ${said.slice(0, 500)}`);
}
