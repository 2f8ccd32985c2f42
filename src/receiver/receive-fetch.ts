import { createByteCollector } from "./create-byte-collector.ts";
import {
  type IncomingDelivery,
  LINGER_MS,
  type ReadBody,
  rejectConsumed,
  rejectIncomplete,
  rejectSlow,
} from "./incoming-delivery.ts";
import type { ReceiverResponse } from "./rejection.ts";

const hint =
  "call receiver.fetch(request) before anything that reads the request, such as request.json() or c.req.json(), or " +
  "call receiver.fetch(request.clone())";

/** Passes a request of the Fetch API to a receiver. */
export async function receiveFetch(
  handle: (incoming: IncomingDelivery) => Promise<ReceiverResponse>,
  request: Request,
): Promise<Response> {
  const { method, headers, bodyUsed, body } = request;
  const isConsumed = bodyUsed || body?.locked === true;
  const reader = isConsumed ? undefined : body?.getReader();
  const read = reader ? readStream(reader) : new Uint8Array();
  const response = await handle({ method, headers, body: isConsumed ? rejectConsumed(hint) : read });
  if (reader !== undefined && response.headers.connection !== "close") await dropRest(reader);
  return new Response(response.body, { status: response.status, headers: response.headers });
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

function readStream(reader: Reader): ReadBody {
  return async ({ maxBytes, readTimeout }) => {
    const collector = createByteCollector(maxBytes);
    try {
      const tooLarge = await readChunks(reader, readTimeout, collector.add);
      if (tooLarge === false) return rejectSlow(readTimeout);
      return tooLarge ?? { ok: true, value: collector.bytes() };
    } catch {
      return rejectIncomplete();
    }
  };
}

/** Reads and discards the rest of a rejected request. Cancelling would close the connection before the response. */
async function dropRest(reader: Reader): Promise<void> {
  // If the stream fails, there is nothing left to drop.
  await readChunks(reader, LINGER_MS, () => undefined).catch(() => undefined);
}

/** Reads until the stream ends or `add` returns something; returns false if time runs out first. */
async function readChunks<T extends object>(
  reader: Reader,
  milliseconds: number,
  add: (chunk: Uint8Array) => T | undefined,
): Promise<T | false | undefined> {
  // A single promise that every chunk races against would retain memory for each chunk until the end.
  let stop: (nothing?: undefined) => void = () => {};
  const timer = setTimeout(() => stop(), milliseconds);
  const deadline = performance.now() + milliseconds;
  try {
    // A stream that always has a chunk ready would prevent the timer from firing.
    while (performance.now() < deadline) {
      const read = await new Promise<Awaited<ReturnType<Reader["read"]>> | undefined>((resolve, reject) => {
        stop = resolve;
        reader.read().then(resolve, reject);
      });
      if (!read) break;
      if (read.done) return undefined;
      const added = add(read.value);
      if (added) return added;
    }
    return false;
  } finally {
    clearTimeout(timer);
  }
}
