import { once } from "node:events";
import { access, constants } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { createExamine, type Examine } from "#src/diagnostics/examine.ts";
import { loadEditions } from "#src/diagnostics/load-editions.ts";
import { readErrorDetails } from "#src/util/error-details.ts";
import { makeDirectory } from "#src/util/make-directory.ts";
import { readOwnProperty } from "#src/util/read-property.ts";
import {
  type CreateCommand,
  createCommand,
  type Io,
  type OptionsOf,
  subcommand,
  UsageError,
  writeResult,
} from "./command.ts";
import { listenAt, parseTarget } from "./exchange.ts";
import { describeListenResult, isGood, type ListenResult, writeListenText } from "./listen-report.ts";
import {
  allowUnprefixedOption,
  checkEdition,
  editionOption,
  formatOption,
  hostOption,
  modeOption,
  parseInteger,
  portOption,
} from "./options.ts";
import { printError } from "./print-error.ts";
import { rejectOutput } from "./read-input.ts";
import { forwardDelivery, type ReceiveOptions, receiveDelivery } from "./receive-delivery.ts";
import { createSaveDelivery, type SaveDelivery } from "./saved-delivery.ts";
import { nameSecrets, readSecrets, secretEnvOption, secretFileOption } from "./secrets.ts";
import { excerptColumns } from "./validate-report.ts";

const define = () =>
  createCommand(
    "listen",
    "receive deliveries and print them as they arrive",
    "Receive deliveries: verify, validate, print and save each, until Ctrl+C.",
    "listen --port 3000 --secret-env WEBHOOK_SECRET --save deliveries",
    "listen --secret-env WEBHOOK_SECRET --forward-to http://127.0.0.1:3000/",
  )
    .addOption(portOption)
    .addOption(hostOption)
    .addOption(secretEnvOption)
    .addOption(secretFileOption)
    .option("--no-verify", "accept every delivery, even an unsigned or forged one")
    .addOption(allowUnprefixedOption)
    .addOption(modeOption)
    .addOption(editionOption)
    .option("--forward-to <url>", "forward verified deliveries, and pass back the response")
    .option("--save <directory>", "save the body and headers of each delivery")
    .option("--count <number>", "stop after this number of deliveries", parseInteger(1))
    .addOption(formatOption);

type ListenOptions = OptionsOf<typeof define>;

/**
 * Creates the subcommand `listen`, a receiver that prints all deliveries. The exit code is 1 if any delivery was
 * rejected or invalid.
 */
export const createListenCommand: CreateCommand = subcommand(define, async (io, options) =>
  listen(await readRequest(options, io), io),
);

/** The options: where to listen, and what to do with each delivery. */
interface ListenRequest extends Omit<ListenOptions, "save"> {
  readonly receive: ReceiveOptions;
  readonly examine: Examine;
  readonly save: SaveDelivery | undefined;
}

async function readRequest(options: ListenOptions, io: Io): Promise<ListenRequest> {
  const { verify, mode, save, forwardTo, allowUnprefixed = false, format } = options;
  const secrets = await readSecrets(options, io);
  if (verify && secrets.length === 0)
    throw new UsageError("missing secret: pass --secret-env, --secret-file or --no-verify");
  if (!verify && secrets.length > 0) throw new UsageError("--no-verify cannot be combined with a secret");
  if (!verify && allowUnprefixed)
    throw new UsageError("--no-verify cannot be combined with --allow-unprefixed");
  if (forwardTo !== undefined) parseTarget("--forward-to", forwardTo, true);
  const edition = checkEdition("webhook", options.edition);
  const contract = { name: "webhook" as const, mode, edition };
  const editions = await loadEditions("webhook");
  const columns = format === "pretty" && { columns: excerptColumns(io.stdout) };
  return {
    ...options,
    receive: { secrets: verify ? secrets : undefined, mode, allowUnprefixed, edition },
    examine: createExamine({ contract, editions, ...columns }),
    save: save === undefined ? undefined : await openDirectory(save),
  };
}

async function openDirectory(path: string): Promise<SaveDelivery> {
  try {
    await makeDirectory(path);
    await access(path, constants.W_OK);
    return await createSaveDelivery(path);
  } catch (cause) {
    return rejectOutput(`--save: ${path}`, cause);
  }
}

/**
 * Listens until enough deliveries have arrived or the user interrupts. Resolves to true if all of them were accepted and valid.
 */
async function listen(request: ListenRequest, io: Io): Promise<boolean> {
  const { count = Number.POSITIVE_INFINITY, format } = request;
  const end = new AbortController();
  const pending = new Set<Promise<void>>();
  const counts = { arrived: 0, done: 0, bad: 0 };
  const columns = excerptColumns(io.stdout);
  const handle = async (
    incoming: IncomingMessage,
    response: ServerResponse,
    number: number,
  ): Promise<void> => {
    try {
      const result = { number, ...(await receive(incoming, response, request)) };
      if (!isGood(result)) counts.bad += 1;
      await writeResult(io, format, describeListenResult(result), (colorize) =>
        writeListenText(result, colorize, columns),
      );
    } catch (cause) {
      counts.bad += 1;
      await printError(io, `delivery ${number}: ${readErrorDetails(cause).message}`);
    }
    counts.done += 1;
    if (counts.done >= count || io.stdout.isClosed) end.abort();
  };
  const server = createServer((incoming, response) => {
    if (counts.arrived >= count || end.signal.aborted) return void response.writeHead(503).end();
    counts.arrived += 1;
    const work = handle(incoming, response, counts.arrived).finally(() => pending.delete(work));
    pending.add(work);
  });
  const url = await listenAt(server, request.host, request.port);
  io.endGently?.();
  await io.stderr.write(`listening on ${url}\n`);
  const signal = AbortSignal.any([end.signal, io.signal]);
  if (!signal.aborted) await once(signal, "abort");
  await close(server, pending);
  return counts.bad === 0;
}

/** Waits for the remaining responses, then closes all connections. */
async function close(server: Server, pending: ReadonlySet<Promise<void>>): Promise<void> {
  const closed = once(server, "close");
  server.close();
  server.closeIdleConnections();
  await Promise.race([Promise.allSettled(pending), wait(1_000, undefined, { ref: false })]);
  server.closeAllConnections();
  await closed;
}

/** Receives a request, validates and saves it, then responds. */
async function receive(
  incoming: IncomingMessage,
  response: ServerResponse,
  request: ListenRequest,
): Promise<Omit<ListenResult, "number">> {
  const { forwardTo, save, examine } = request;
  const closed = new Promise<void>((resolve) => response.once("close", resolve));
  const own = await receiveDelivery(incoming, request.receive);
  const { body, headers, isTrusted } = own;
  const content = isTrusted && body !== undefined ? readContent(body, examine) : {};
  const isForwarded = forwardTo !== undefined && isTrusted && body !== undefined;
  const answer = isForwarded ? await forwardDelivery(forwardTo, body, headers) : own.response;
  let directory: string | undefined;
  try {
    directory = body && (await save?.(isTrusted ? chooseLabel(content) : "rejected", { body, headers }));
  } finally {
    response.writeHead(answer.status, answer.headers).end(answer.body);
    await closed;
  }
  return {
    ...own,
    ...content,
    response: answer,
    isForwarded,
    directory,
    secretOptions: nameSecrets(request),
  };
}

type Content = Pick<ListenResult, "event" | "resource" | "outcome">;

/** Returns the label of a directory: the event, if the contract has it. */
function chooseLabel({ event, outcome }: Content): string {
  const isKnown = outcome?.status === "valid" || outcome?.status === "invalid";
  const words = event?.split(/[^a-z]+/).filter((word) => word !== "") ?? [];
  return isKnown && words.length > 0 ? words.join("-") : "other";
}

function readContent(body: Uint8Array, examine: Examine): Content {
  const outcome = examine(body);
  if (outcome.status === "unreadable") return { outcome };
  const value: unknown = JSON.parse(new TextDecoder().decode(body));
  const event = readOwnProperty(value, "event");
  if (typeof event !== "string") return { outcome };
  const key = event === "ping" ? "webhook" : (/:(\w+)/.exec(event)?.[1] ?? "");
  const id = readOwnProperty(readOwnProperty(value, key), "id");
  const isKnown = typeof id === "number" || typeof id === "string";
  const resource = isKnown ? `${key} ${String(id).slice(0, 40)}` : undefined;
  return { event: event.slice(0, 200), outcome, resource };
}
