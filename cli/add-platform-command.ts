import { readTarget, TargetError } from "#conformance/suites/receiver/read-target.ts";
import { facts } from "#src/receiver/contract-facts.ts";
import { editionFlag } from "./check-edition.ts";
import { type AddCommand, defineCommand, type Values } from "./define-command.ts";
import { choice, integer, portFlag, text } from "./flag.ts";
import { type Io, UsageError } from "./io.ts";
import { readOneSecret, secretFlags, secretNotes } from "./read-secrets.ts";
import { newestEdition, type PlatformRequest, runPlatform, scenarioNames } from "./run-platform.ts";

const notes = `
The platform listens on this machine only, and delivers to this machine and to public addresses. Without --data it
forgets everything when it ends. With --play it creates a webhook for --to, plays a scenario, waits until everything
is delivered, and ends; the exit code is 1 if a delivery failed, was refused or still waits.

Examples:
  $ annotation-contracts platform --port 8700 --data platform.db
  $ annotation-contracts platform --play task-lifecycle --to http://127.0.0.1:3000/webhook --secret-env WEBHOOK_SECRET`;

const flags = {
  port: portFlag,
  data: text("--data <file>", "SQLite file that keeps everything"),
  edition: editionFlag("--edition <edition>", "edition of the deliveries", [facts.name], newestEdition),
  play: choice("--play <scenario>", "play a scenario and end", scenarioNames),
  to: text("--to <url>", "where --play delivers to"),
  rate: integer("--rate <number>", "steps of --play in a second", [1, 1_000], 5),
  ...secretFlags,
};

/** Adds the command `platform`, a small annotation platform with a console in the browser. */
export const addPlatformCommand: AddCommand = defineCommand({
  name: "platform",
  summary: "run a small annotation platform, with a console in the browser",
  description:
    "Run a small annotation platform on this machine: webhooks, deliveries, and things that happen.",
  flags,
  notes: [secretNotes, notes],
  run: async (options, io) => runPlatform(await readRequest(options, io), io),
});

/** Ends the program for a target that no request can be sent to; the sender decides which machines are allowed. */
function checkTarget(to: string): void {
  try {
    readTarget(to, true);
  } catch (cause) {
    throw cause instanceof TargetError ? new UsageError(`--to: ${cause.message}`) : cause;
  }
}

async function readRequest(options: Values<typeof flags>, io: Io): Promise<PlatformRequest> {
  const { play, to, data, port, edition, rate } = options;
  if ((play === undefined) !== (to === undefined)) throw new UsageError("--play and --to go together");
  const secret = await readOneSecret(options, io);
  if (play === undefined && secret !== undefined)
    throw new UsageError("only --play takes a secret; enter the secret of a webhook in the console");
  if (to !== undefined) checkTarget(to);
  return {
    port,
    edition,
    data,
    ...(play !== undefined && to !== undefined && { play: { name: play, to, rate, secret } }),
  };
}
