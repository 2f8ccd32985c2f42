import { join } from "node:path";
import { installPython, pythonServers } from "../shared/install-python.ts";
import { holdKnown } from "../shared/known-failing.ts";
import { freePort } from "../shared/listen.ts";
import { judgeRun, putReceiverSuite } from "../shared/put-receiver-suite.ts";
import { type RunningProgram, startProgram } from "../shared/start-program.ts";
import type { Found } from "../shared/try-part.ts";
import { halfClosed } from "./suite-servers.ts";
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

/** A case that uvicorn decides before its application sees it. */
const known = [halfClosed("uvicorn closes a connection whose sender has ended its side")];

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

/** Runs the suite, and lists the cases that failed and are not known to. */
async function trySuite({ server, mode, edition = "" }: Row): Promise<Found> {
  const port = await freePort();
  const env = { ...environment, MODE: mode, EDITION: edition };
  const { stop } = await start(port, servers[server]!(port), env);
  const url = `http://127.0.0.1:${port}/webhook`;
  const rows = await putReceiverSuite({ url, mode, edition, env }).finally(stop);
  const { passed, failing } = judgeRun(rows, mode);
  return {
    says: `${passed} passed`,
    failures: holdKnown(failing, server.startsWith("uvicorn") ? known : []),
  };
}

const editions = ["2.4", "2.65", "2.73", "2.76"];
const rows: readonly Omit<Row, "mode">[] = [
  ...Object.keys(servers).map((server) => ({ server })),
  ...editions.map((edition) => ({ server: "http.server", edition })),
];

/** Puts a crowd of slow and good clients to a server. */
async function tryServer(command: (port: number) => readonly string[]): Promise<Found> {
  const port = await freePort();
  const { stop } = await start(port, command(port), { ...environment, READ_TIMEOUT: `${LIMIT}` });
  return tryCrowd({ port, secret: environment.WEBHOOK_SECRET, limit: LIMIT }).finally(stop);
}

/**
 * Lists the rows of the Python package's receiver: the receiver suite behind every server and framework that it has an adapter
 * for, and in every edition, each in some modes; and a crowd of slow and good clients.
 */
export const listPythonRows = (
  modesAt: (place: number) => readonly Row["mode"][],
): Readonly<Record<string, () => Promise<Found>>> => ({
  ...Object.fromEntries(
    rows.flatMap((row, place) =>
      modesAt(place).map((mode) => [
        `suite, python, ${Object.values({ ...row, mode }).join(", ")}`,
        () => trySuite({ ...row, mode }),
      ]),
    ),
  ),
  ...Object.fromEntries(
    Object.entries(crowded).map(([server, command]) => [
      `crowd, python, ${server}`,
      () => tryServer(command),
    ]),
  ),
});
