import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo, Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { loopbackTargets } from "./address-policy.ts";
import { createSender, type Sender } from "./create-sender.ts";
import type { WebhookEdition } from "./edition.ts";
import type { EventInput, SenderUser } from "./event-input.ts";
import type { SenderOptions } from "./options.ts";
import type { SenderError } from "./sender-error.ts";
import type { WebhookInput, WebhookOf } from "./webhook-input.ts";

/** A sample delivery. */
type Sample = Readonly<Record<string, unknown>> & { readonly event: string; readonly sender: SenderUser };

/** Reads a sample delivery of the conformance suite, such as `update-task`. */
export function readSample(name: string): Sample {
  const url = new URL(`../../conformance/samples/${name.replace(":", "-")}.json`, import.meta.url);
  return JSON.parse(readFileSync(url, "utf8"));
}

/** A user, as owner and sender. */
export const user: SenderUser = readSample("ping").sender;

/** Makes the event that leads to a sample delivery. */
export function makeEvent(event: string, sample: Sample = readSample(event)): EventInput {
  const resource = sample[event.slice(event.indexOf(":") + 1)] as object;
  const before =
    "before_update" in sample ? { before: { ...resource, ...(sample.before_update as object) } } : {};
  const { sender } = sample;
  // The samples are data: their types are those of the event.
  return { event, resource, ...before, scope: { project: 12, organization: 3 }, sender } as EventInput;
}

/** Makes an event of project 12 that names itself. */
export function makeIssue(id: number): EventInput {
  return { event: "create:issue", resource: { id }, scope: { project: 12 }, sender: user };
}

/** A request as it arrived. */
interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
  /** Milliseconds of `performance.now`. */
  readonly time: number;
}

/** A receiver on a real socket. */
interface Receiver {
  readonly url: string;
  readonly received: readonly Received[];
  /** Identifiers of the issues that arrived. */
  readonly issues: () => readonly number[];
  /** Number of connections so far. */
  readonly connections: () => number;
}

/** Answers a request after reading it to its end. */
type Respond = (response: ServerResponse, received: Received) => void;

/** Everything that a test has opened and not closed yet. */
const opened: (() => unknown)[] = [];

/** Closes what the test opened, newest first. */
export async function closeAll(): Promise<void> {
  for (const close of opened.splice(0).reverse()) await close();
}

/** Registers something to be closed at the end of the test. */
export function closeLater(close: () => unknown): void {
  opened.push(close);
}

/** Opens a sender in memory on loopback that is closed at the end of the test. */
export async function openSender<const E extends WebhookEdition = "2.3">(
  options: Partial<SenderOptions<E>> = {},
): Promise<Sender<E>> {
  const sender = await createSender<E>({
    baseUrl: "https://annotation.example",
    database: ":memory:",
    timeout: 60_000,
    allowTargets: loopbackTargets,
    ...options,
  });
  opened.push(() => Promise.allSettled([sender.close({ abort: true })]));
  return sender;
}

/** Creates a webhook, by default for everything in project 12. */
export function addWebhook(
  sender: Sender,
  input: Partial<WebhookInput> & { target_url: string },
): Promise<WebhookOf> {
  return sender.createWebhook({ scope: { project: 12 }, events: "everything", ...input }, user);
}

/** Starts a receiver that is closed at the end of the test; by default it answers 200. */
export async function openReceiver(
  respond: Respond = (response) => response.end("ok"),
  protocol: "http" | "https" = "http",
): Promise<Receiver> {
  const received: Received[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const listener: RequestListener = async (request, response) => {
    const chunks = await request.toArray().catch(() => undefined);
    // The sender gave up during its request.
    if (chunks === undefined) return;
    const { method = "", url: path = "", headers } = request;
    const entry = { method, path, headers, body: Buffer.concat(chunks), time: performance.now() };
    received.push(entry);
    respond(response, entry);
  };
  const server = protocol === "http" ? createServer(listener) : createTlsServer(readTls(), listener);
  server.on("connection", (socket: Socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  opened.push(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(resolve));
  });
  return {
    url: `${protocol}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    issues: () => received.map(({ body }) => JSON.parse(body.toString()).issue.id),
    connections: () => connections,
  };
}

function readTls(): { cert: Buffer; key: Buffer } {
  const read = (name: string): Buffer =>
    readFileSync(new URL(`../../conformance/protocol/certificates/${name}`, import.meta.url));
  return { cert: read("self-signed-cert.pem"), key: read("self-signed-key.pem") };
}

/** Waits until something is true. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 2));
}

/** Returns the message of what a call rejected with. */
export function catchMessage(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => "fulfilled",
    (error: Error) => error.message,
  );
}

/** Returns the code and the stack, which is the message, of the SenderError that work throws. */
export function catchError(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    const { code, stack } = error as SenderError;
    return { code, stack };
  }
}

/** Address of a PostgreSQL server, for `test/durability`, which starts one. */
export const server: string | undefined = process.env.SENDER_POSTGRES;

/** Where a sender keeps its deliveries. */
export type Place = Pick<SenderOptions, "database" | "schema">;

let schemas = 0;

/** Opens a schema of its own, which `closeAll` drops. */
export async function openPostgres(): Promise<Place> {
  const pool = new pg.Pool({ connectionString: server, max: 4 });
  const schema = `test_${process.pid}_${schemas++}`;
  closeLater(async () => {
    await pool.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`);
    await pool.end();
  });
  return { database: pool, schema };
}

/** Names a file in a directory of its own, which `closeAll` removes. */
export function makeFile(): string {
  const directory = mkdtempSync(join(tmpdir(), "sender-"));
  closeLater(() => rmSync(directory, { recursive: true }));
  return join(directory, "sender.db");
}
