import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import { type Answer, readAnswer } from "./answer.ts";
import type { BuiltRequest } from "./build-request.ts";
import type { Connection } from "./connection.ts";

/** Milliseconds that a body waits for `100 Continue` (RFC 9110, 10.1.1: a sender must not wait without a limit). */
const CONTINUE_WAIT = 1_000;

/** Milliseconds that a long body waits for an answer to its head: a receiver may reject the announced body. */
const EARLY_WAIT = 50;

/** Bytes from which a body counts as long. */
const LONG = 65_536;

/** Checks whether a receiver may answer a request before it has read all of it. */
export function isLong({ pieces }: BuiltRequest): boolean {
  return pieces.reduce((sum, { bytes }) => sum + bytes.length, 0) > LONG;
}

/**
 * Sends a request piece by piece and reads its answer. An answer that comes early ends the sending, and the connection with
 * it. A patient sender waits for it as long as for `100 Continue`.
 */
export async function sendRequest(
  connection: Connection,
  request: BuiltRequest,
  isPatient = false,
): Promise<Answer> {
  let isAnswered = false;
  let proceed = (): void => {};
  const continued = new Promise<void>((resolve) => {
    proceed = resolve;
  });
  const answered = readAnswer(connection.reader, { method: request.method, onContinue: proceed }).finally(
    () => {
      isAnswered = true;
      proceed();
    },
  );
  // It is awaited below; until then its failure must not count as unhandled.
  answered.catch(() => {});
  await connection.write(request.head);
  const wait = request.expectContinue || isPatient ? CONTINUE_WAIT : isLong(request) ? EARLY_WAIT : 0;
  if (wait > 0) await Promise.race([continued, sleep(wait)]);
  let isCut = false;
  for (const { bytes, pause } of request.pieces) {
    // What has arrived is read before more is sent: a reset would discard it.
    await (pause > 0 ? sleep(pause) : setImmediate());
    isCut = isAnswered;
    if (isCut) break;
    await connection.write(bytes);
  }
  if (request.end && !isAnswered) connection.end();
  const answer = await answered;
  return isCut ? { ...answer, kept: false } : answer;
}
