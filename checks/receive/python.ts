import { join } from "node:path";
import { installPython } from "../shared/install-python.ts";
import { freePort } from "../shared/listen.ts";
import { type CaseOutcome, putReceiverSuite } from "../shared/put-receiver-suite.ts";
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

/** Cases that failed in a row. */
const needed = new Set<string>();

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
  return putReceiverSuite({ url, mode, edition, env })
    .then((rows) => judge(server, rows))
    .finally(stop);
}

function judge(server: string, rows: readonly CaseOutcome[]): Found {
  const failed = rows.filter(({ outcome }) => outcome === "failed").map(({ id }) => id);
  const excepted = Object.keys(exceptions[server.split(",")[0] ?? ""] ?? {});
  for (const id of failed) needed.add(id);
  const passed = rows.filter(({ outcome }) => outcome === "passed").length;
  return {
    says: `${passed} passed${failed.length === 0 ? "" : `, ${failed.length} excepted`}`,
    failures: [
      ...(passed < 300 ? [`only ${passed} cases passed`] : []),
      ...failed.filter((id) => !excepted.includes(id)).map((id) => `${id} failed`),
    ],
  };
}

/** Says which exceptions no row has needed: a race may pass here and there, but not everywhere. */
export async function tryExceptions(): Promise<Found> {
  const all = Object.values(exceptions).flatMap((cases) => Object.keys(cases));
  const idle = all.filter((id) => !needed.has(id));
  return { failures: idle.map((id) => `${id} is excepted, but passes in every row`) };
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
