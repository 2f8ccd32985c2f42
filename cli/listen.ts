import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { facts } from "#generated/contracts/delivery.js";
import { createExamine, type Examine } from "#src/diagnostics/examine.ts";
import { findEvent } from "#src/diagnostics/find-event.ts";
import { loadEditions } from "#src/diagnostics/load-editions.ts";
import { defined } from "#src/util/defined.ts";
import { readErrorDetails } from "#src/util/error-details.ts";
import { readOwnMember } from "#src/util/read-member.ts";
import { complain, paintFor } from "./command.ts";
import { type Heard, isGood, toJson, toText } from "./heard.ts";
import type { Io } from "./io.ts";
import { listenAt } from "./listen-at.ts";
import { excerptColumns } from "./report/frame.ts";
import { saveDelivery } from "./saved-delivery.ts";
import { type Taken, type TakeOptions, takeDelivery } from "./take-delivery.ts";
import type { Format } from "./validate.ts";

/** Where to listen, and what to do with each delivery. */
interface ListenRequest {
  readonly host: string;
  readonly port: number;
  readonly take: TakeOptions;
  /** Options that name the secrets, for the hint to run `diagnose`. */
  readonly named: string;
  readonly format: Format;
  /** Directory to save deliveries in, which exists. */
  readonly save: string | undefined;
  /** Deliveries to end after. */
  readonly count: number | undefined;
}

/** Listens until the count is full or the user interrupts; resolves to the exit code, 1 if not all was good. */
export async function listen(request: ListenRequest, io: Io): Promise<number> {
  const { count = Number.POSITIVE_INFINITY, format } = request;
  const report = createReport(format, io);
  const end = new AbortController();
  const examine = await createExamineFor(request, io);
  const pending = new Set<Promise<void>>();
  let arrived = 0;
  let done = 0;
  let allGood = true;
  const handle = async (
    incoming: IncomingMessage,
    response: ServerResponse,
    number: number,
  ): Promise<void> => {
    try {
      const heard = await hear(incoming, response, { number, request, examine });
      allGood &&= isGood(heard);
      await report.add(heard);
      if (io.stdout.isClosed) end.abort();
    } catch (cause) {
      allGood = false;
      await complain(io, `delivery ${number}: ${readErrorDetails(cause).message}`);
    }
    done += 1;
    if (done >= count) end.abort();
  };
  const server = createServer((incoming, response) => {
    if (arrived >= count || end.signal.aborted) return void response.writeHead(503).end();
    arrived += 1;
    const work: Promise<void> = handle(incoming, response, arrived).finally(() => pending.delete(work));
    pending.add(work);
  });
  const url = await listenAt(server, request.host, request.port);
  io.endGently?.();
  await io.stderr.write(`listening on ${url}\n`);
  const signal = AbortSignal.any([end.signal, io.signal]);
  if (!signal.aborted) await once(signal, "abort");
  await close(server, pending);
  await report.end();
  return allGood ? 0 : 1;
}

/** Waits for the answers that are due, then closes all connections. */
async function close(server: Server, pending: ReadonlySet<Promise<void>>): Promise<void> {
  const closed = once(server, "close");
  server.close();
  server.closeIdleConnections();
  await Promise.race([
    Promise.allSettled([...pending]),
    new Promise((resolve) => setTimeout(resolve, 1_000).unref()),
  ]);
  server.closeAllConnections();
  await closed;
}

async function createExamineFor({ take, format }: ListenRequest, io: Io): Promise<Examine> {
  const { mode, edition } = take;
  const contract = { name: facts.name, mode, edition } as const;
  const columns = format === "pretty" ? excerptColumns(io.stdout) : undefined;
  return createExamine({ contract, editions: await loadEditions(facts.name), ...defined({ columns }) });
}

/** Receives a request, answers it, validates it and saves it. */
async function hear(
  incoming: IncomingMessage,
  response: ServerResponse,
  { number, request, examine }: { number: number; request: ListenRequest; examine: Examine },
): Promise<Heard> {
  const answered = new Promise<void>((resolve) => response.once("close", resolve));
  const taken = await takeDelivery(incoming, request.take);
  const { status, headers, body: text } = taken.answer;
  const { body } = taken;
  const content = taken.isTrusted && body !== undefined ? readContent(taken, body, examine) : {};
  const label = nameFolder(content);
  const name = taken.isTrusted ? label : "refused";
  let folder: string | undefined;
  try {
    if (request.save !== undefined && body !== undefined) {
      folder = await saveDelivery(request.save, name, { body, headers: taken.headers });
    }
  } finally {
    response.writeHead(status, headers).end(text);
    await answered;
  }
  return { number, taken, named: request.named, ...content, ...defined({ folder }) };
}

/** Names a folder after an event that the contract knows. */
function nameFolder({ event, outcome }: Partial<Pick<Heard, "event" | "outcome">>): string {
  const isKnown = outcome?.status === "valid" || outcome?.status === "invalid";
  const words = event?.split(/[^a-z]+/).filter((word) => word !== "") ?? [];
  return isKnown && words.length > 0 ? words.join("-") : "other";
}

function readContent(
  { refusal }: Taken,
  body: Uint8Array,
  examine: Examine,
): Pick<Heard, "event" | "resource" | "outcome"> {
  const outcome = examine(body);
  if (outcome.status === "unreadable" || refusal?.code === "too-deep") return { outcome };
  const value: unknown = JSON.parse(new TextDecoder().decode(body));
  const event = readOwnMember(value, "event");
  if (typeof event !== "string") return { outcome };
  const key = findEvent(event)?.resource ?? event.split(":")[1] ?? "";
  const id = readOwnMember(readOwnMember(value, key), "id");
  const isKnown = typeof id === "number" || typeof id === "string";
  return {
    event: event.slice(0, 200),
    outcome,
    ...(isKnown && { resource: `${key} ${String(id).slice(0, 40)}` }),
  };
}

interface Report {
  add(heard: Heard): Promise<void>;
  end(): Promise<void>;
}

/** Writes deliveries one after another. */
function createReport(format: Format, io: Io): Report {
  const colorize = paintFor(io);
  const columns = excerptColumns(io.stdout);
  let before = '{"deliveries":[\n';
  return {
    async add(heard) {
      if (format === "pretty") return io.stdout.write(`${toText(heard, colorize, columns)}\n`);
      if (format === "ndjson") return io.stdout.write(`${toJson(heard)}\n`);
      const start = before;
      before = ",\n";
      return io.stdout.write(`${start}${toJson(heard)}`);
    },
    async end() {
      if (format === "json") await io.stdout.write(`${before === ",\n" ? "\n" : before}]}\n`);
    },
  };
}
