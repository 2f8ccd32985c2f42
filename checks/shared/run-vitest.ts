import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { projectRoot } from "#scripts/files.ts";

/** Runs tests of the project, and prints those that fail. Returns the exit code. */
export async function runVitest(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const command = join(projectRoot, "node_modules/.bin/vitest");
  const vitest = spawn(command, ["run", "--silent=passed-only", ...args], {
    cwd: projectRoot,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
  });
  const [code] = await once(vitest, "close");
  return code ?? 1;
}
