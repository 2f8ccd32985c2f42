import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { findPort } from "../harness/run.ts";

/** A PostgreSQL server in its own directory, on loopback. */
export interface PostgresServer {
  readonly address: string;
  /** Directory of its files. */
  readonly data: string;
  /** Stops it without a checkpoint, as in a crash, and starts it again. */
  readonly restart: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Starts a server with an empty database; as the user `postgres` if this process is root, because the server does not run
 * as root.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const bin = findPrograms();
  const readId = (flag: string): number =>
    Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  const identity = userInfo().uid === 0 ? { uid: readId("-u"), gid: readId("-g") } : undefined;
  const directory = mkdtempSync(join(tmpdir(), "postgres-"));
  if (identity !== undefined) chownSync(directory, identity.uid, identity.gid);
  const data = join(directory, "data");
  const run = { ...identity, stdio: "ignore" } as const;
  execFileSync(join(bin, "initdb"), ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8"], run);
  const port = await findPort();
  const address = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const settings = [
    "listen_addresses=127.0.0.1",
    `unix_socket_directories=${directory}`,
    "max_connections=200",
  ];
  const start = async (): Promise<ChildProcess> => {
    const args = ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])];
    const started = spawn(join(bin, "postgres"), args, run);
    await untilReady(address);
    return started;
  };
  let server = await start();
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill(signal);
    await ended;
  };
  return {
    address,
    data,
    restart: async () => {
      // "Immediate": every connection is cut, and data not yet on disk is lost.
      await stop("SIGQUIT");
      server = await start();
    },
    close: async () => {
      await stop("SIGINT");
      rmSync(directory, { recursive: true });
    },
  };
}

function findPrograms(): string {
  const directories = [
    ...(process.env.PATH ?? "").split(":"),
    ...globSync("/usr/lib/postgresql/*/bin").sort().reverse(),
  ];
  const found = directories.find((directory) => existsSync(join(directory, "initdb")));
  if (found !== undefined) return found;
  throw new Error(
    "PostgreSQL is not installed; run apt-get install -y postgresql, or put its programs on the PATH",
  );
}

async function untilReady(connectionString: string): Promise<void> {
  for (let i = 0; i < 1_000; i++) {
    const client = new pg.Client({ connectionString });
    client.on("error", () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await wait(100);
    }
  }
  throw new Error("PostgreSQL does not start within 100 s");
}
