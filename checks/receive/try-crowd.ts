import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { request } from "node:http";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sign } from "#src/signature/signature.ts";
import { itemAt } from "#src/text/item-at.ts";
import type { Found } from "../shared/try-part.ts";

/** Clients of each kind. */
const CLIENTS = 1_000;
/** Milliseconds between two bytes of a slow client. */
const PACE = 250;
/** Milliseconds that a slow body may last beyond the receiver's limit, on a busy machine too. */
const SLACK = 120_000;

const sample = join(import.meta.dirname, "../../conformance/samples/update-task.json");

/** Media types of slow bodies, and the answers: the time is over, or the type is refused. */
const kinds: readonly (readonly [string, number])[] = [
  ["application/json", 408],
  ["text/plain", 415],
];

/** A client that sends a byte from time to time: of its headers, or of its body. */
interface Slow {
  readonly socket: Socket;
  /** Whether the server has sent the expected status. */
  readonly isAnswered: () => boolean;
}

/** A receiver on loopback that meets a crowd. */
interface Crowded {
  readonly port: number;
  readonly secret: string;
  /** Seconds that it gives a body. */
  readonly limit: number;
}

/**
 * Keeps a receiver busy with 1,000 slow clients, half of them slow with their headers and half with their bodies, and meanwhile sends
 * it 1,000 deliveries, each on a connection of its own. Every delivery must be answered 200, and every slow body 408, or 415 for a
 * wrong media type, and closed; a reset may take the answer of one in twenty along. How long headers may take is up to the server; its
 * behaviour is reported.
 */
export async function tryCrowd({ port, secret, limit }: Crowded): Promise<Found> {
  const body = await readFile(sample);
  const signature = await sign(secret, body);
  const headers = { "content-type": "application/json", "x-signature-256": signature };
  const begin = (type: string): string =>
    `POST /webhook HTTP/1.1\r\nhost: a\r\ncontent-type: ${type}\r\nx-signature-256: ${signature}\r\n`;
  const start = performance.now();
  const seconds = (): string => ((performance.now() - start) / 1_000).toFixed(1);
  const open = (first: (type: string) => string): Promise<Slow[]> =>
    Promise.all(
      Array.from({ length: CLIENTS / 2 }, (_, i) => {
        const [type, status] = itemAt(kinds, i % kinds.length);
        return openSlow(port, first(type), status);
      }),
    );
  const bodies = await open((type) => `${begin(type)}content-length: ${body.length}\r\n\r\n{`);
  const heads = await open((type) => `${begin(type)}x-slow: `);
  const pace = setInterval(() => {
    for (const { socket } of [...heads, ...bodies]) if (socket.writable) socket.write(" ");
  }, PACE);
  try {
    const statuses = await Promise.all(Array.from({ length: CLIENTS }, () => post(port, headers, body)));
    const good = `${statuses.filter((status) => status === 200).length} of ${CLIENTS} deliveries answered in ${seconds()} s`;
    const left = (): number => bodies.filter(({ socket }) => !socket.closed).length;
    while (left() > 0 && performance.now() - start < limit * 1_000 + SLACK) await wait(PACE);
    const answered = bodies.filter(({ isAnswered }) => isAnswered()).length;
    const slow = `of ${CLIENTS / 2} slow bodies ${answered} answered 408 or 415 and ${left()} still open after ${seconds()} s`;
    const held = heads.filter(({ socket }) => !socket.closed).length;
    const wrong = statuses.filter((status) => status !== 200);
    return {
      says: `${good}, ${slow}, of ${CLIENTS / 2} slow heads ${held} still open`,
      failures: [
        ...(wrong.length > 0
          ? [`${wrong.length} deliveries answered ${[...new Set(wrong)].join(", ")}`]
          : []),
        ...(left() > 0 ? [`${left()} slow bodies still open`] : []),
        ...(answered < 0.95 * bodies.length ? [`only ${answered} slow bodies answered 408 or 415`] : []),
      ],
    };
  } finally {
    clearInterval(pace);
    for (const { socket } of [...heads, ...bodies]) socket.destroy();
  }
}

async function openSlow(port: number, first: string, status: number): Promise<Slow> {
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  socket.setEncoding("latin1").on("data", (text: string) => {
    answer += text;
  });
  // A server that has answered may reset the connection.
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.write(first);
  return { socket, isAnswered: () => answer.startsWith(`HTTP/1.1 ${status}`) };
}

/** Sends a delivery on a connection of its own; resolves to its status, or to what went wrong. */
function post(port: number, headers: Record<string, string>, body: Buffer): Promise<number | string> {
  return new Promise((resolve) => {
    const options = { port, host: "127.0.0.1", path: "/webhook", method: "POST", headers, agent: false };
    request(options, (answer) => answer.resume().on("end", () => resolve(answer.statusCode ?? 0)))
      .on("error", (error) => resolve(error.message))
      .end(body);
  });
}
