import { join } from "node:path";
import { secret } from "../../src/receiver/fixtures/requests.ts";
import { freePort } from "../shared/listen.ts";
import { runCommand } from "../shared/run-command.ts";
import { type RunningProgram, startProgram } from "../shared/start-program.ts";
import type { Target } from "./apps.ts";
import { nextProject, type WrittenApp } from "./write-app.ts";

/** An application that accepts requests. */
export interface RunningApp extends RunningProgram {
  readonly url: string;
}

const next = join(import.meta.dirname, "node_modules/next/dist/bin/next");
const gateway = join(import.meta.dirname, "lambda-gateway.ts");

const startNext = (_: string, port: string): string[] => [
  ...[next, "start", nextProject],
  ...["--port", port, "--hostname", "127.0.0.1"],
];

const commands: Readonly<Record<Target, (file: string, port: string) => string[]>> = {
  node: (file) => [file],
  lambda: (file) => [gateway, file],
  "next-route": startNext,
  "next-api": startNext,
};

function environment(port: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PORT: port,
    WEBHOOK_SECRET: secret,
    NEXT_TELEMETRY_DISABLED: "1",
    NODE_ENV: "production",
  };
}

/** Builds the Next project for production. */
export async function buildNext(): Promise<void> {
  await runCommand(process.execPath, [next, "build", nextProject], { env: environment("0") });
}

/** Runs an application, and waits until it accepts connections. */
export async function runApp({ target, file, path }: WrittenApp): Promise<RunningApp> {
  const port = await freePort();
  const command = [process.execPath, ...commands[target](file, String(port))] as const;
  const running = await startProgram(port, command, { env: environment(String(port)) });
  return { ...running, url: `http://127.0.0.1:${port}${path}` };
}
