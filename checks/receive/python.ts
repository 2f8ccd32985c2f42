import { join } from "node:path";
import { must } from "#src/text/must.ts";
import { installPython, pythonServers } from "../shared/install-python.ts";
import { freePort } from "../shared/listen.ts";
import { createJudge, putReceiverSuite } from "../shared/put-receiver-suite.ts";
import { type RunningProgram, startProgram } from "../shared/start-program.ts";
import type { Found } from "../shared/try-part.ts";
import { tryCrowd } from "./try-crowd.ts";

const root = join(import.meta.dirname, "../..");

/** Installs the packages once, when the first row asks for them. */
let installed: Promise<string> | undefined;
function findPython(): Promise<string> {
  installed ??= installPython(join(import.meta.dirname, "python/dist"), ...pythonServers);
  return installed;
}

const servers: Readonly<Record<string, (port: number) => readonly string[]>> = {
  "http.server": (port) => ["apps.py", `${port}`],
  "uvicorn, Starlette": (port) => ["-m", "uvicorn", "--port", `${port}`, "--factory", "apps:starlette"],
  "uvicorn, FastAPI": (port) => ["-m", "uvicorn", "--port", `${port}`, "--factory", "apps:fastapi"],
  gunicorn: (port) => gunicorn(port, "apps:wsgi"),
  "gunicorn, Flask": (port) => gunicorn(port, "apps:flask()"),
  "gunicorn, Django": (port) => gunicorn(port, "apps:django()"),
};

function gunicorn(port: number, app: string, ...more: readonly string[]): readonly string[] {
  return ["-m", "gunicorn", "--bind", `127.0.0.1:${port}`, "--threads", "8", ...more, app];
}

/** Servers that a crowd comes to. A slow client holds a thread of gunicorn's, so that it needs more of them than such clients. */
const crowded: typeof servers = {
  uvicorn: (port) => ["-m", "uvicorn", "--port", `${port}`, "apps:receiver"],
  "gunicorn, threads": (port) => gunicorn(port, "apps:wsgi", "--threads", "1100"),
  "gunicorn, asgi": (port) => gunicorn(port, "apps:receiver", "--worker-class", "asgi"),
};
/** Seconds that a crowded receiver gives a body. */
const LIMIT = 3;

/** Cases that a server decides before its application sees them, each with the reason. */
const exceptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  uvicorn: { "half-closed": "uvicorn closes a connection whose sender has ended its side" },
};

/** A judge for each server, by the first word of its name. */
const judges = new Map(
  Object.keys(servers).map((server) => [kindOf(server), createJudge(exceptions[kindOf(server)])]),
);

function kindOf(server: string): string {
  return server.split(",")[0] ?? "";
}

interface Row {
  readonly server: string;
  readonly mode: "strict" | "tolerant";
  readonly edition?: string;
}

const environment = {
  ...process.env,
  WEBHOOK_SECRET: " Ключ-ß-🔑 and 64 letters after it ".repeat(3),
  PYTHONDONTWRITEBYTECODE: "1",
  PYTHONPATH: join(root, "generated/languages/python"),
};

async function start(
  port: number,
  command: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<RunningProgram> {
  const cwd = join(import.meta.dirname, "python");
  return startProgram(port, [await findPython(), ...command], { cwd, env });
}

/** Runs the suite, and lists the cases that failed and are not excepted. */
async function trySuite({ server, mode, edition = "" }: Row): Promise<Found> {
  const port = await freePort();
  const env = { ...environment, MODE: mode, EDITION: edition };
  const { stop } = await start(port, servers[server]!(port), env);
  const url = `http://127.0.0.1:${port}/webhook`;
  const rows = await putReceiverSuite({ url, mode, edition, env }).finally(stop);
  const { passed, failed, failures } = must(judges.get(kindOf(server)), server).judge(rows);
  return { says: `${passed} passed${failed.length === 0 ? "" : `, ${failed.length} excepted`}`, failures };
}

/** Says which exceptions no row has needed. */
export async function tryExceptions(): Promise<Found> {
  return { failures: [...judges.values()].flatMap(({ listIdle }) => listIdle()) };
}

const editions = ["2.4", "2.65", "2.73", "2.76"];
const modes = ["tolerant", "strict"] as const;
const rows: readonly Row[] = [
  ...Object.keys(servers).flatMap((server) => modes.map((mode) => ({ server, mode }))),
  ...editions.flatMap((edition) => modes.map((mode) => ({ server: "http.server", mode, edition }))),
];

/** Puts a crowd of slow and good clients to a server. */
async function tryServer(command: (port: number) => readonly string[]): Promise<Found> {
  const port = await freePort();
  const { stop } = await start(port, command(port), { ...environment, READ_TIMEOUT: `${LIMIT}` });
  return tryCrowd({ port, secret: environment.WEBHOOK_SECRET, limit: LIMIT }).finally(stop);
}

/**
 * The receiver suite for the Python package's receiver, behind every server and framework that it has an adapter for, and in
 * every edition and mode; and a crowd of slow and good clients.
 */
export const pythonRows: Readonly<Record<string, () => Promise<Found>>> = {
  ...Object.fromEntries(
    rows.map((row) => [`suite, python, ${Object.values(row).join(", ")}`, () => trySuite(row)]),
  ),
  ...Object.fromEntries(
    Object.entries(crowded).map(([server, command]) => [
      `crowd, python, ${server}`,
      () => tryServer(command),
    ]),
  ),
};
