import { existsSync } from "node:fs";
import { type Command, Option } from "commander";
import { readTarget, TargetError } from "#conformance/suites/receiver/read-target.ts";
import { conclude, type Finish, parseInteger } from "./command.ts";
import { type Io, UsageError } from "./io.ts";
import { addSecretOptions, readOneSecret, type SecretOptions } from "./read-secrets.ts";
import { editionNames, type PlatformRequest, runPlatform, scenarioNames } from "./run-platform.ts";

const notes = `
The platform listens on this machine only, and delivers to this machine and to public addresses. Without --data it
forgets everything when it ends. With --play it creates a webhook for --to, plays a scenario, waits until everything
is delivered, and ends; the exit code is 1 if a delivery failed or was refused.

Examples:
  $ annotation-contracts platform --port 8700 --data platform.db
  $ annotation-contracts platform --play task-lifecycle --to http://127.0.0.1:3000/webhook --secret-env WEBHOOK_SECRET`;

interface Options extends SecretOptions {
  readonly port: number;
  readonly data?: string;
  readonly edition: string;
  readonly play?: string;
  readonly to?: string;
  readonly rate: number;
}

/** Adds the command `platform`, a small annotation platform with a console in the browser. */
export function addPlatformCommand(program: Command, io: Io, finish: Finish): void {
  const command = program
    .command("platform")
    .summary("run a small annotation platform, with a console in the browser")
    .description(
      "Run a small annotation platform on this machine: webhooks, deliveries, and things that happen.",
    )
    .option("--port <number>", "port; 0 takes a free one", parseInteger(0, 65_535), 0)
    .option("--data <file>", "SQLite file that keeps everything")
    .addOption(
      new Option("--edition <edition>", "edition of the deliveries")
        .choices(editionNames)
        .default(editionNames.at(-1)),
    )
    .addOption(new Option("--play <scenario>", "play a scenario and end").choices(scenarioNames))
    .option("--to <url>", "where --play delivers to")
    .option("--rate <number>", "steps of --play in a second", parseInteger(1, 1_000), 5);
  addSecretOptions(command)
    .addHelpText("after", notes)
    .action((options: Options) =>
      conclude(io, finish, async () => runPlatform(await readRequest(options, io), io)),
    );
}

/** Ends the program for what no request can be sent to; the sender judges which machines it may be. */
function checkTarget(to: string): void {
  try {
    readTarget(to, true);
  } catch (cause) {
    throw cause instanceof TargetError ? new UsageError(`--to: ${cause.message}`) : cause;
  }
}

async function readRequest(options: Options, io: Io): Promise<PlatformRequest> {
  const { play, to, data, port, edition, rate } = options;
  if ((play === undefined) !== (to === undefined)) throw new UsageError("--play and --to go together");
  const secret = await readOneSecret(options, io);
  if (play === undefined && secret !== undefined)
    throw new UsageError("only --play takes a secret; enter the secret of a webhook in the console");
  if (data !== undefined && existsSync(data) && !data.match(/\.(db|sqlite3?)$/))
    throw new UsageError(`cannot use "${data}": the file exists, and its name is not that of a database`);
  if (to !== undefined) checkTarget(to);
  return {
    port,
    edition,
    data,
    ...(play !== undefined && to !== undefined && { play: { name: play, to, rate, secret } }),
  };
}
