import { request } from "node:http";
import { sign } from "#src/signature/signature.ts";
import type { Seen } from "./upstream.ts";

/** What a probe needs. */
interface Asking {
  readonly port: number;
  readonly secret: string;
  /** Returns what the receiver has seen since the last call. */
  readonly seen: () => readonly Seen[];
}

/** A question to a proxy, and how to ask it. */
interface Probe {
  readonly title: string;
  readonly ask: (asking: Asking) => Promise<string>;
}

const MEBIBYTE = 1_048_576;

const small = Buffer.from('{"event":"ping","webhook":{},"sender":{}}');

/** How a delivery differs from a plain one. */
interface Sending {
  readonly body?: Buffer;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  /** Sends the body without its length. */
  readonly chunked?: true;
}

/** Sends a signed delivery. Returns the status, or the code of the error. */
async function send(
  { port, secret }: Asking,
  { body = small, path = "/", headers = {}, chunked }: Sending = {},
): Promise<string> {
  const signature = await sign(secret, body);
  const length = chunked ? {} : { "Content-Length": String(body.length) };
  return new Promise((resolve) => {
    const outgoing = request(
      {
        host: "127.0.0.1",
        port,
        path,
        method: "POST",
        agent: false,
        headers: { "Content-Type": "application/json", "X-Signature-256": signature, ...length, ...headers },
      },
      (answer) => {
        answer.resume();
        resolve(String(answer.statusCode));
      },
    );
    outgoing.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    if (chunked) outgoing.write(body.subarray(0, 10));
    outgoing.end(chunked ? body.subarray(10) : body);
  });
}

/** Makes a JSON text of a number of bytes. */
const makeBody = (bytes: number): Buffer => Buffer.concat([small, Buffer.alloc(bytes - small.length, " ")]);

const listHeaderNames = ({ headers }: Seen): readonly string[] =>
  headers.filter((_, i) => i % 2 === 0).map((name) => name.toLowerCase());

/** Headers of a plain delivery. */
const own = ["host", "content-type", "x-signature-256", "content-length", "connection"];

/** Sends a delivery, and describes what the receiver saw. */
async function look(asking: Asking, sending: Sending, describe: (seen: Seen) => string): Promise<string> {
  asking.seen();
  const status = await send(asking, sending);
  const [seen] = asking.seen();
  return seen === undefined ? `${status}, not handed on` : describe(seen);
}

/** The questions, each a row of the page. */
export const probes: readonly Probe[] = [
  {
    title: "HTTP to the receiver",
    ask: (asking) => look(asking, {}, ({ version }) => version),
  },
  {
    title: "headers that it adds",
    ask: (asking) =>
      look(asking, {}, (seen) => {
        const added = [...new Set(listHeaderNames(seen).filter((name) => !own.includes(name)))].sort();
        return added.length === 0 ? "none" : added.map((name) => `\`${name}\``).join(", ");
      }),
  },
  { title: "a body of 1 MiB and a byte", ask: (asking) => send(asking, { body: makeBody(MEBIBYTE + 1) }) },
  {
    title: "the same without its length",
    ask: (asking) => send(asking, { body: makeBody(MEBIBYTE + 1), chunked: true }),
  },
  {
    title: "a body over the receiver's 2 MiB",
    ask: (asking) => send(asking, { body: makeBody(2 * MEBIBYTE + 1) }),
  },
  {
    title: "a body in chunks arrives",
    ask: (asking) =>
      look(asking, { chunked: true }, (seen) =>
        listHeaderNames(seen).includes("content-length") ? "with a length" : "in chunks",
      ),
  },
  {
    title: "two lines of signature arrive",
    ask: (asking) =>
      look(asking, { headers: { "X-Signature-256": ["sha256=00", "sha256=11"] } }, (seen) => {
        const lines = listHeaderNames(seen).filter((name) => name === "x-signature-256").length;
        return lines === 2 ? "as two" : lines === 1 ? "as one" : "not at all";
      }),
  },
  {
    title: "a header line of 10,000 bytes",
    ask: (asking) => send(asking, { headers: { "X-Long": "x".repeat(10_000) } }),
  },
  {
    title: "a header line of 20,000 bytes",
    ask: (asking) => send(asking, { headers: { "X-Long": "x".repeat(20_000) } }),
  },
  {
    title: "`/a%2Fb//c/%7Ed?x=1` arrives as",
    ask: (asking) => look(asking, { path: "/a%2Fb//c/%7Ed?x=1" }, ({ target }) => `\`${target}\``),
  },
];

/** Asks while the receiver does not run. */
export const probeAbsence = (asking: Asking): Promise<string> => send(asking);
