import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { freePort } from "./listen.ts";

const { Client } = pg;

/** A PostgreSQL server in a folder of its own, on loopback. */
export interface PostgresServer {
  readonly connectionString: string;
  /** Folder of its files. */
  readonly data: string;
  /** Stops it like a crash, without a checkpoint, and starts it again. */
  readonly restart: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Starts a server with an empty database; as the user `postgres` if this process is root, because the server does not run as root.
 *
 * @throws Error with the command to run where PostgreSQL is not installed.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const bin = findPrograms();
  const identity = serverIdentity();
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  if (identity !== undefined) chownSync(folder, identity.uid, identity.gid);
  const data = join(folder, "data");
  const run = { ...identity, stdio: "ignore" } as const;
  execFileSync(join(bin, "initdb"), ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8"], run);
  const port = await freePort();
  const settings = ["listen_addresses=127.0.0.1", `unix_socket_directories=${folder}`, "max_connections=200"];
  const connectionString = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const start = async (): Promise<ChildProcess> => {
    const args = ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])];
    const server = spawn(join(bin, "postgres"), args, run);
    await untilReady(connectionString);
    return server;
  };
  let server = await start();
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill(signal);
    await ended;
  };
  return {
    connectionString,
    data,
    restart: async () => {
      // "Immediate": every connection is cut, and what waits for the disk is lost.
      await stop("SIGQUIT");
      server = await start();
    },
    close: async () => {
      await stop("SIGINT");
      rmSync(folder, { recursive: true });
    },
  };
}

function findPrograms(): string {
  const folders = [
    ...(process.env.PATH ?? "").split(":"),
    ...globSync("/usr/lib/postgresql/*/bin").sort().reverse(),
  ];
  const found = folders.find((folder) => existsSync(join(folder, "initdb")));
  if (found !== undefined) return found;
  throw new Error(
    "PostgreSQL is not installed; run apt-get install -y postgresql, or put its programs on the PATH",
  );
}

function serverIdentity(): { readonly uid: number; readonly gid: number } | undefined {
  if (userInfo().uid !== 0) return undefined;
  const readId = (flag: string): number =>
    Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: readId("-u"), gid: readId("-g") };
}

async function untilReady(connectionString: string): Promise<void> {
  for (let i = 0; i < 3_000; i++) {
    const client = new Client({ connectionString });
    client.on("error", () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await wait(100);
    }
  }
  throw new Error("PostgreSQL does not start within five minutes");
}
