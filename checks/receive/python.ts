import { join } from "node:path";
import { must } from "#src/text/must.ts";
import { installPython } from "../shared/install-python.ts";
import { freePort } from "../shared/listen.ts";
import { createJudge, putReceiverSuite } from "../shared/put-receiver-suite.ts";
import { startProgram } from "../shared/start-program.ts";
import type { Found } from "../shared/try-part.ts";

const root = join(import.meta.dirname, "../..");
const packages = ["uvicorn==0.54.0", "gunicorn==27.0.1", "fastapi==0.121.2", "flask==3.1.2", "django==5.2.8"];

/** Installs the packages once, when the first row asks for them. */
let installed: Promise<string> | undefined;
function findPython(): Promise<string> {
  installed ??= installPython(join(import.meta.dirname, "python/dist"), ...packages);
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

function gunicorn(port: number, app: string): readonly string[] {
  return ["-m", "gunicorn", "--bind", `127.0.0.1:${port}`, "--threads", "8", app];
}

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

/** Runs the suite, and lists the cases that failed and are not excepted. */
async function trySuite({ server, mode, edition = "" }: Row): Promise<Found> {
  const port = await freePort();
  const env = {
    ...process.env,
    WEBHOOK_SECRET: " Ключ-ß-🔑 and 64 letters after it ".repeat(3),
    MODE: mode,
    EDITION: edition,
    PYTHONDONTWRITEBYTECODE: "1",
    PYTHONPATH: join(root, "generated/languages/python"),
  };
  const cwd = join(import.meta.dirname, "python");
  const python = await findPython();
  const { stop } = await startProgram(port, [python, ...servers[server]!(port)], { cwd, env });
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

/**
 * The receiver suite for the Python package's receiver, behind every server and framework that it has an adapter for, and in
 * every edition and mode.
 */
export const pythonRows: Readonly<Record<string, () => Promise<Found>>> = Object.fromEntries(
  rows.map((row) => [`suite, python, ${Object.values(row).join(", ")}`, () => trySuite(row)]),
);
