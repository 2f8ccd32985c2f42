import { createByteCollector } from "./create-byte-collector.ts";
import { consumed, type IncomingDelivery, LINGER_MS, type ReadBody } from "./incoming-delivery.ts";
import { type Answer, refuse } from "./refusal.ts";

const REMEDY =
  "call receiver.fetch(request) before anything that reads the request, such as request.json() or c.req.json(), or " +
  "call receiver.fetch(request.clone())";

/** Hands a request of the Fetch API to a receiver. */
export async function fetchDelivery(
  handle: (incoming: IncomingDelivery) => Promise<Answer>,
  request: Request,
): Promise<Response> {
  const { method, headers, bodyUsed } = request;
  const isConsumed = bodyUsed || request.body?.locked === true;
  const reader = isConsumed ? undefined : request.body?.getReader();
  const read = reader === undefined ? new Uint8Array() : readStream(reader);
  const answer = await handle({ method, headers, body: isConsumed ? consumed(REMEDY) : read });
  if (reader !== undefined && answer.headers.connection !== "close") await dropRest(reader);
  return new Response(answer.body, { status: answer.status, headers: answer.headers });
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

function readStream(reader: Reader): ReadBody {
  return async ({ maxBytes, readTimeoutMs }) => {
    const collector = createByteCollector(maxBytes);
    const { promise: late, cancel } = startTimer(readTimeoutMs);
    try {
      for (;;) {
        const read = await Promise.race([reader.read(), late]);
        if (read === undefined) return refuse("too-slow", `the body took longer than ${readTimeoutMs} ms`);
        if (read.done) return { ok: true, value: collector.bytes() };
        const tooLarge = collector.add(read.value);
        if (tooLarge !== undefined) return tooLarge;
      }
    } catch {
      return refuse("incomplete", "the connection ended before the body did");
    } finally {
      cancel();
    }
  };
}

/** Drops what a rejected request still sends; cancelling the stream would close the connection before the answer. */
async function dropRest(reader: Reader): Promise<void> {
  const { promise: late, cancel } = startTimer(LINGER_MS);
  const deadline = Date.now() + LINGER_MS;
  try {
    // A stream that always has a chunk ready would keep the timer from firing.
    while (Date.now() < deadline) {
      const read = await Promise.race([reader.read(), late]);
      if (read === undefined || read.done) break;
    }
  } catch {
    // The stream broke off, so there is nothing left to drop.
  }
  cancel();
}

/** Starts a timer; its promise resolves to undefined when the time is over. */
function startTimer(milliseconds: number): { promise: Promise<undefined>; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const promise = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  return { promise, cancel: () => clearTimeout(timer) };
}
