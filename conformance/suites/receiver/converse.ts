import type { ReceiverCase } from "#generated/internal/cases-receiver.d.ts";
import { type Answer, AnswerError, readAnswer } from "./answer.ts";
import type { BuiltRequest } from "./build-request.ts";
import { ConnectionError } from "./byte-reader.ts";
import { type Connection, type ConnectOptions, openConnection } from "./connection.ts";
import { isLong, sendRequest } from "./send-request.ts";

/** The outcome of a request: an answer, or how the connection failed. */
export type Reply =
  | { readonly answer: Answer }
  | { readonly failure: string /** Whether no answer came in time. */; readonly isLate?: true };

/** How requests share connections. */
export type Sharing = NonNullable<ReceiverCase["connection"]>;

type Send = (
  requests: readonly BuiltRequest[],
  open: () => Promise<LimitedConnection>,
) => Promise<readonly Reply[]>;

const ways: Readonly<Record<Sharing, Send>> = {
  own: async (requests, open) => {
    const replies: Reply[] = [];
    for (const request of requests) replies.push(await sendAlone(request, open));
    return replies;
  },
  parallel: (requests, open) => Promise.all(requests.map((request) => sendAlone(request, open))),
  kept: sendKept,
  pipelined: sendPipelined,
};

/**
 * Sends requests and reads the outcome of each, in their order.
 *
 * @throws the error of the socket if no connection opens.
 */
export async function converse(
  requests: readonly BuiltRequest[],
  sharing: Sharing,
  target: ConnectOptions & { readonly url: URL; readonly timeout: number },
): Promise<readonly Reply[]> {
  const opened: Connection[] = [];
  try {
    return await ways[sharing](requests, async () => {
      const connection = { ...(await openConnection(target.url, target)), timeout: target.timeout };
      opened.push(connection);
      return connection;
    });
  } finally {
    for (const connection of opened) connection.close();
  }
}

/** A connection with a time limit for each answer. */
interface LimitedConnection extends Connection {
  readonly timeout: number;
}

async function sendAlone(request: BuiltRequest, open: () => Promise<LimitedConnection>): Promise<Reply> {
  const { reply } = await sendOn(await open(), request, open);
  return reply;
}

/**
 * Sends a request on a connection. If a reset may have discarded an early answer, as on a busy machine, it is sent
 * once more on a connection of its own, and waits before the body.
 */
async function sendOn(
  connection: LimitedConnection,
  request: BuiltRequest,
  open: () => Promise<LimitedConnection>,
): Promise<{ readonly reply: Reply; readonly connection: LimitedConnection }> {
  const reply = await awaitReply(sendRequest(connection, request), connection);
  if ("answer" in reply || reply.isLate || !isLong(request)) return { reply, connection };
  const next = await open();
  return { reply: await awaitReply(sendRequest(next, request, true), next), connection: next };
}

async function sendKept(
  requests: readonly BuiltRequest[],
  open: () => Promise<LimitedConnection>,
): Promise<readonly Reply[]> {
  const replies: Reply[] = [];
  let connection: LimitedConnection | undefined;
  for (const request of requests) {
    const sent = await sendOn(connection ?? (await open()), request, open);
    const { reply } = sent;
    replies.push(reply);
    connection = "answer" in reply && reply.answer.kept ? sent.connection : undefined;
  }
  return replies;
}

/** A request after an answer that ends the connection was not read (RFC 9112, 9.3.2), and is sent again. */
async function sendPipelined(
  requests: readonly BuiltRequest[],
  open: () => Promise<LimitedConnection>,
): Promise<readonly Reply[]> {
  const connection = await open();
  const bytes = requests.flatMap(({ head, pieces }) => [head, ...pieces.map((piece) => piece.bytes)]);
  await connection.write(Buffer.concat(bytes));
  const replies: Reply[] = [];
  for (const [index, { method }] of requests.entries()) {
    const reply = await awaitReply(readAnswer(connection.reader, { method }), connection);
    replies.push(reply);
    const isEnd = "answer" in reply && !reply.answer.kept && index < requests.length - 1;
    if (isEnd) return [...replies, ...(await sendPipelined(requests.slice(index + 1), open))];
  }
  return replies;
}

/** Waits for the reply: an answer, or what the receiver does to its connection. Any other error is thrown. */
async function awaitReply(answer: Promise<Answer>, { timeout, close }: LimitedConnection): Promise<Reply> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Reply>((resolve) => {
    timer = setTimeout(() => resolve({ failure: `no answer within ${timeout} ms`, isLate: true }), timeout);
  });
  try {
    const reply = await Promise.race([answer.then((one): Reply => ({ answer: one })), late]);
    // The connection is closed, so that nothing reads it any more.
    if ("isLate" in reply) close();
    return reply;
  } catch (cause) {
    if (cause instanceof ConnectionError || cause instanceof AnswerError) return { failure: cause.message };
    throw cause;
  } finally {
    clearTimeout(timer);
  }
}
