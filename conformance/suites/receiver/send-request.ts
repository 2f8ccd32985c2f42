import { setTimeout as sleep } from "node:timers/promises";
import { type Answer, readAnswer } from "./answer.ts";
import type { BuiltRequest } from "./build-request.ts";
import type { Connection } from "./connection.ts";

/** Milliseconds that a body waits for `100 Continue` (RFC 9110, 10.1.1: it may not wait for ever). */
const CONTINUE_WAIT = 1_000;

/**
 * Sends a request piece by piece and reads its answer. One that comes early ends the sending, and the connection with
 * it.
 */
export async function sendRequest(connection: Connection, request: BuiltRequest): Promise<Answer> {
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
  // It is awaited below; until then its failure is no unhandled one.
  answered.catch(() => {});
  await connection.write(request.head);
  if (request.expectContinue) await Promise.race([continued, sleep(CONTINUE_WAIT)]);
  let isCut = false;
  for (const { bytes, pause } of request.pieces) {
    if (pause > 0) await sleep(pause);
    isCut = isAnswered;
    if (isCut) break;
    await connection.write(bytes);
  }
  if (request.end && !isAnswered) connection.end();
  const answer = await answered;
  return isCut ? { ...answer, kept: false } : answer;
}
