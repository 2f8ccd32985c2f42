import { existsSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "./run-command.ts";

/** Servers and frameworks that receivers in Python are tried behind. */
export const pythonServers = [
  "uvicorn==0.54.0",
  "gunicorn==27.0.1",
  "fastapi==0.121.2",
  "flask==3.1.2",
  "django==5.2.8",
] as const;

/** Installs packages into a virtual environment, which is created if missing. Returns its Python. */
export async function installPython(folder: string, ...packages: readonly string[]): Promise<string> {
  const python = join(folder, "bin/python");
  if (!existsSync(python)) await runCommand("python3", ["-m", "venv", folder]);
  await runCommand(python, ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", ...packages]);
  return python;
}
