import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { Option } from "@commander-js/extra-typings";
import { createAdaptorServer } from "@hono/node-server";
import { packageDirectory } from "#conformance/suite/data-directory.ts";
import { locateSamples } from "#conformance/suite/samples.ts";
import { createPlatform, type Platform } from "#platform/create-platform.ts";
import { playScenario, type Scenario } from "#platform/world/play-scenario.ts";
import { readTemplates } from "#platform/world/templates.ts";
import { WorldError } from "#platform/world/world.ts";
import { isSuccess } from "#src/sender/attempt.ts";
import type { WebhookEdition } from "#src/sender/edition.ts";
import { loopbackTargets, type NewAttempt, SenderError } from "#src/sender.ts";
import { count, printable } from "#src/util/display.ts";
import { readErrorDetails } from "#src/util/error-details.ts";
import {
  type CreateCommand,
  createCommand,
  type Io,
  type OptionsOf,
  subcommand,
  UnavailableError,
  UsageError,
} from "./command.ts";
import { listenAt } from "./exchange.ts";
import { documentEdition, parseInteger, portOption, writtenEditionOption } from "./options.ts";
import { readOneSecret, secretEnvOption, secretFileOption } from "./secrets.ts";

const define = () =>
  createCommand(
    "platform",
    "run a small annotation platform with a web console",
    "Run a small annotation platform on this machine: webhooks, deliveries, and resources that change. It delivers to " +
      "this machine and to public addresses. With --scenario it creates a webhook for --to, plays the scenario, and " +
      "ends once everything is delivered; the exit code is 1 if a delivery failed.",
    "platform --port 8700 --data platform.db",
    "platform --scenario task-lifecycle --to http://127.0.0.1:3000/webhook --secret-env WEBHOOK_SECRET",
  )
    .addOption(portOption)
    .option("--data <file>", "SQLite file for all data; without it, all data is lost at exit")
    .addOption(writtenEditionOption)
    .addOption(
      new Option("--scenario <name>", "play a scenario, then exit").choices([
        "task-lifecycle",
        "every-event",
      ] as const),
    )
    .option("--to <url>", "receiver of the scenario's deliveries")
    .addOption(
      new Option("--rate <number>", "steps of the scenario per second")
        .argParser(parseInteger(1, 1_000))
        .default(undefined, "5"),
    )
    .addOption(secretEnvOption)
    .addOption(secretFileOption);

type PlatformOptions = OptionsOf<typeof define>;

/** Creates `platform`, which runs a small annotation platform with a web console. */
export const createPlatformCommand: CreateCommand = subcommand(define, async (io, options) => {
  const { scenario, to, rate } = options;
  if ((scenario === undefined) !== (to === undefined))
    throw new UsageError("--scenario and --to must be used together");
  if (process.getBuiltinModule?.("node:sqlite") === undefined)
    throw new UsageError(`the platform needs Node 22.13 or newer; this is Node ${process.versions.node}`);
  const secret = await readOneSecret(options, io);
  if (scenario === undefined && rate !== undefined) throw new UsageError("--rate needs --scenario");
  if (scenario === undefined && secret !== undefined)
    throw new UsageError("a secret needs --scenario; otherwise enter it in the web console");
  return runPlatform(options, secret, io);
});

/** Runs a platform until the user interrupts it or the scenario ends. Resolves to whether everything was delivered. */
async function runPlatform(options: PlatformOptions, secret: string | undefined, io: Io): Promise<boolean> {
  // The platform's own URL is only known once it listens.
  let handle: Platform["handle"] = () => new Response(null, { status: 503 });
  const server = createAdaptorServer({ fetch: (incoming) => handle(incoming) });
  const url = await listenAt(server as Parameters<typeof listenAt>[0], "127.0.0.1", options.port);
  const attempts: NewAttempt[] = [];
  let platform: Platform | undefined;
  try {
    platform = await openPlatform(options, url.replace(/\/$/, ""), (attempt) => void attempts.push(attempt));
    handle = platform.handle;
    io.endGently?.();
    await io.stderr.write(`platform on ${url}\n`);
    if (options.scenario !== undefined) return await play(platform, options, secret, attempts, io);
    await untilInterrupted(io);
    return true;
  } catch (cause) {
    throw explain(cause, options, platform === undefined);
  } finally {
    server.close();
    if ("closeAllConnections" in server) server.closeAllConnections();
    // If the user interrupts, running deliveries need not complete.
    const closed = platform?.close({ abort: options.data !== undefined || io.signal.aborted });
    await closed?.catch((cause: unknown) => Promise.reject(explain(cause, options, false)));
  }
}

/** Converts an error from the sender or the world into one that names the option. */
function explain(cause: unknown, options: PlatformOptions, isOpening: boolean): unknown {
  const { data, edition = documentEdition, scenario } = options;
  if (cause instanceof SenderError && cause.code === "invalid-webhook")
    return new UsageError(`--to: ${cause.issues.map(({ message }) => message).join("; ")}`);
  const { code, message } = readErrorDetails(cause);
  const file = JSON.stringify(data);
  if (cause instanceof WorldError && data !== undefined && isOpening)
    return new UnavailableError(
      `cannot use ${file} in edition ${edition}: ${message}; pass the edition of the file with --edition`,
    );
  if (cause instanceof WorldError && scenario !== undefined)
    return new UnavailableError(
      `cannot finish the scenario ${scenario}: ${message}; something else is changing the data`,
    );
  if (cause instanceof SenderError) return new UnavailableError(message);
  return code === "ERR_SQLITE_ERROR" ? new UnavailableError(`cannot use ${file}: ${message}`) : cause;
}

function openPlatform(
  { edition = documentEdition, data }: PlatformOptions,
  baseUrl: string,
  onAttempt: (attempt: NewAttempt) => void,
): Promise<Platform> {
  return createPlatform({
    // The option accepts no other values.
    edition: edition as WebhookEdition,
    templates: readTemplates(locateSamples(edition)),
    database: data ?? ":memory:",
    baseUrl,
    allowTargets: loopbackTargets,
    onAttempt,
  });
}

async function untilInterrupted({ signal }: Io): Promise<void> {
  if (!signal.aborted) await once(signal, "abort");
}

async function play(
  platform: Platform,
  { scenario: name, to = "", rate = 5 }: PlatformOptions,
  secret: string | undefined,
  attempts: readonly NewAttempt[],
  io: Io,
): Promise<boolean> {
  const { sender, world } = platform;
  const url = new URL(`platform/scenarios/${name}.json`, packageDirectory);
  const scenario: Scenario = JSON.parse(readFileSync(url, "utf8"));
  let written = 0;
  const writeAttempts = async (): Promise<void> => {
    while (written < attempts.length) await io.stdout.write(writeAttempt(attempts[written++]!));
  };
  const steps = await playScenario(world, scenario, async () => {
    // A scenario may create organizations, and each webhook belongs to one.
    await platform.addWebhook(to, secret);
    await wait(1_000 / rate, undefined, { signal: io.signal });
    await writeAttempts();
  });
  await platform.settled();
  await Promise.race([sender.idle(), untilInterrupted(io)]);
  io.signal.throwIfAborted();
  await writeAttempts();
  // Deliveries to a target that does not respond are lost in memory, but kept in a file.
  const { pending } = await sender.counts();
  const arrived = attempts.filter(isSuccess);
  const failed = attempts.length - arrived.length;
  const kinds =
    arrived.length === 0 ? "" : ` of ${count(new Set(arrived.map(({ event }) => event)).size, "event")}`;
  const rest = pending > 0 ? `, ${pending} pending` : "";
  await io.stdout.write(
    `\n${scenario.title}: ${steps} steps, ${arrived.length} deliveries${kinds} arrived, ${failed} failed${rest}\n`,
  );
  return failed + pending === 0;
}

function writeAttempt({ event, status, failure, duration }: NewAttempt): string {
  const outcome = failure === null ? String(status) : failure.code;
  return `${printable(event).padEnd(40)} ${outcome.padEnd(8)} ${Math.round(duration)} ms\n`;
}
