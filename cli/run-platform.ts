import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { createAdaptorServer } from "@hono/node-server";
import { dataFolder, packageFolder } from "#conformance/suites/runner/data-folder.ts";
import { createPlatform, type Platform } from "#platform/server/create-platform.ts";
import { readConsole } from "#platform/server/read-console.ts";
import { createMemoryWorld } from "#platform/world/create-memory-world.ts";
import { openSqliteWorld } from "#platform/world/open-sqlite-world.ts";
import { playScenario, type Scenario } from "#platform/world/play-scenario.ts";
import { readTemplates } from "#platform/world/templates.ts";
import { WorldError } from "#platform/world/world.ts";
import {
  type Attempt,
  createMemoryStore,
  createSqliteStore,
  DeliveryError,
  loopbackTargets,
  type SenderEdition,
} from "#src/delivery.ts";
import { succeeded } from "#src/sender/health.ts";
import { senders } from "#src/sender/sender-editions.ts";
import { count, printable } from "#src/util/display.ts";
import { readErrorDetails } from "#src/util/error-details.ts";
import { OutOfReach } from "./command.ts";
import { type Io, UsageError } from "./io.ts";
import { listenAt } from "./listen-at.ts";

/** What to run. */
export interface PlatformRequest {
  readonly port: number;
  readonly edition: string;
  readonly data: string | undefined;
  readonly play?: {
    readonly name: string;
    readonly to: string;
    /** Steps in a second. */
    readonly rate: number;
    readonly secret: string | undefined;
  };
}

/** Scenarios that come with the package. */
export const scenarioNames: readonly string[] = ["task-lifecycle", "every-event"];

/** Runs a platform until the user interrupts, or until a scenario is played; resolves to the exit code. */
export async function runPlatform(request: PlatformRequest, io: Io): Promise<number> {
  // The platform's own address is known once the port is.
  let handle: Platform["handle"] = () => new Response(null, { status: 503 });
  const server = createAdaptorServer({ fetch: (incoming) => handle(incoming) });
  const url = await listenAt(server, "127.0.0.1", request.port);
  let platform: Platform | undefined;
  try {
    platform = await openPlatform(request, url.replace(/\/$/, ""));
    handle = platform.handle;
    io.endGently?.();
    await io.stderr.write(`platform on ${url}\n`);
    if (request.play !== undefined) return await play(platform, request.play, io);
    await untilInterrupted(io);
    return 0;
  } catch (cause) {
    throw explain(cause, request, platform === undefined);
  } finally {
    server.close();
    if ("closeAllConnections" in server) server.closeAllConnections();
    // If a scenario is interrupted, its deliveries need not be answered.
    await platform?.close({ abort: request.play !== undefined && io.signal.aborted });
  }
}

/** Turns an error of the store or the webhook into a `UsageError` or an `OutOfReach`. */
function explain(cause: unknown, { data, edition, play }: PlatformRequest, isOpening: boolean): unknown {
  if (cause instanceof DeliveryError && cause.code === "invalid-webhook")
    return new UsageError(`--to: ${cause.mistakes.map(({ message }) => message).join("; ")}`);
  const { code, message } = readErrorDetails(cause);
  if (cause instanceof WorldError && data !== undefined && isOpening)
    return new OutOfReach(
      `cannot use ${JSON.stringify(data)} in edition ${edition}: ${message}; it may be of another --edition`,
    );
  if (cause instanceof WorldError && play !== undefined)
    return new OutOfReach(`cannot play ${play.name} to its end: ${message}; something else changes the data`);
  if (cause instanceof DeliveryError) return new OutOfReach(message);
  return code === "ERR_SQLITE_ERROR"
    ? new OutOfReach(`cannot use ${JSON.stringify(data)}: ${message}`)
    : cause;
}

/** The editions of the deliveries, each loaded when it is needed. */
const editions: Readonly<Record<string, () => Promise<SenderEdition>>> = senders;

const editionNames: readonly string[] = Object.keys(editions);
/** The edition that is delivered by default. */
export const newestEdition: string = editionNames.at(-1) ?? "";

async function openPlatform({ edition, data }: PlatformRequest, baseUrl: string): Promise<Platform> {
  const load = editions[edition];
  if (load === undefined) throw new UsageError(`cannot run edition "${edition}": there is none`);
  const folder = new URL("dist/console/", packageFolder);
  if (!existsSync(folder)) throw new OutOfReach("the console is not built: run `npm run build`");
  // The store creates the file, readable by its owner only.
  const store = data === undefined ? createMemoryStore() : await createSqliteStore(data);
  const samples = new URL(edition === editionNames[0] ? "samples/" : `samples/${edition}/`, dataFolder);
  try {
    return createPlatform({
      edition: await load(),
      templates: readTemplates(samples),
      store,
      worldStore: data === undefined ? createMemoryWorld() : openSqliteWorld(data),
      baseUrl,
      allowTargets: loopbackTargets,
      console: readConsole(folder),
    });
  } catch (cause) {
    await store.close();
    throw cause;
  }
}

async function untilInterrupted({ signal }: Io): Promise<void> {
  if (!signal.aborted) await once(signal, "abort");
}

async function play(
  platform: Platform,
  request: NonNullable<PlatformRequest["play"]>,
  io: Io,
): Promise<number> {
  const { service, world } = platform;
  const url = new URL(`platform/scenarios/${request.name}.json`, packageFolder);
  const scenario: Scenario = JSON.parse(readFileSync(url, "utf8"));
  let failed = 0;
  const arrived: string[] = [];
  let written: Promise<unknown> = Promise.resolve();
  service.subscribe((event) => {
    if (event.type !== "attempt") return;
    if (succeeded(event.attempt)) arrived.push(event.attempt.event);
    else failed++;
    written = Promise.all([written, io.stdout.write(writeAttempt(event.attempt))]);
    // Reported at the next step.
    written.catch(() => undefined);
  });
  const steps = await playScenario(world, scenario, async () => {
    // A scenario may create organizations, and each webhook belongs to one.
    await platform.addWebhook(request.to, request.secret);
    await wait(1_000 / request.rate, undefined, { signal: io.signal });
    await written;
  });
  await platform.settled();
  await Promise.race([service.idle(), untilInterrupted(io)]);
  io.signal.throwIfAborted();
  // Deliveries to a target that does not answer: a store in memory drops them when it closes, a file keeps them.
  const left = failed + (await service.queueState()).waiting;
  await service.close();
  await written;
  const waiting = left > failed ? `, ${left - failed} wait in the file` : "";
  const kinds = arrived.length === 0 ? "" : ` of ${count(new Set(arrived).size, "event")}`;
  const told = `${arrived.length} deliveries${kinds} arrived, ${failed} failed${waiting}`;
  await io.stdout.write(`\n${scenario.title}: ${steps} steps, ${told}\n`);
  return left === 0 ? 0 : 1;
}

function writeAttempt({ event, status, failure, duration }: Attempt): string {
  const outcome = failure === null ? String(status) : failure.code;
  return `${printable(event).padEnd(40)} ${outcome.padEnd(8)} ${Math.round(duration)} ms\n`;
}
