import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { explainNetworkError } from "#src/util/network-error.ts";
import { readAtMost } from "#src/util/read-at-most.ts";
import { UnreachableError } from "../case-result.ts";

/** Options of a recording. */
interface RecordOptions {
  readonly host: string;
  readonly port: number;
  /** Program and arguments that make the platform send deliveries. The recording ends shortly after the program. */
  readonly command?: readonly string[];
  /** Ends the recording. */
  readonly signal?: AbortSignal;
  /** Called once, with the URL to send to. */
  readonly onListening?: (url: string) => void;
  readonly onDelivery?: (delivery: RecordedDelivery) => void;
}

/** Environment variable that tells the command which URL to send to. */
export const targetVariable = "CONFORMANCE_TARGET_URL";

/**
 * Records all requests and responds 200, until the command has ended or the signal aborts.
 *
 * The command's output goes to standard error.
 *
 * @throws UnreachableError if the port is not available, or the command cannot be started or fails.
 */
export async function recordDeliveries(options: RecordOptions): Promise<readonly RecordedDelivery[]> {
  const { onListening, onDelivery } = options;
  const deliveries: RecordedDelivery[] = [];
  const listener = await startListener(options, (delivery) => {
    deliveries.push(delivery);
    onDelivery?.(delivery);
  }).catch((cause: unknown) => {
    const { host, port } = options;
    throw new UnreachableError(`cannot listen on ${host}, port ${port}: ${explainNetworkError(cause)}`);
  });
  try {
    onListening?.(`${listener.url}/`);
    await waitForEnd(`${listener.url}/`, deliveries, options);
    return deliveries;
  } finally {
    await listener.close();
  }
}

async function waitForEnd(
  url: string,
  deliveries: readonly RecordedDelivery[],
  { command, signal = new AbortController().signal }: RecordOptions,
): Promise<void> {
  if (command !== undefined) {
    await runCommand(command, url, signal);
    await waitForQuiet(deliveries, signal);
  } else if (!signal.aborted) await once(signal, "abort");
}

/** Runs the command until it ends or the recording is stopped. */
async function runCommand(
  [program = "", ...args]: readonly string[],
  url: string,
  signal: AbortSignal,
): Promise<void> {
  const env = { ...process.env, [targetVariable]: url };
  // Standard output is reserved for the report.
  const child = spawn(program, args, { stdio: ["ignore", 2, 2], env, signal });
  const problem = await new Promise<string | undefined>((resolve) => {
    child.on("error", ({ message }) => resolve(message));
    child.on("close", (code, killed) => resolve(code === 0 ? undefined : (killed ?? `exit code ${code}`)));
  });
  if (problem === undefined || signal.aborted) return;
  throw new UnreachableError(`cannot run ${program}: ${problem}`);
}

/** Milliseconds without a delivery after which the recording ends, once the command has ended. */
const QUIET = 1_000;

/** Waits for late deliveries: a platform may still send some after the command has ended. */
async function waitForQuiet(deliveries: readonly RecordedDelivery[], signal: AbortSignal): Promise<void> {
  let seen = -1;
  while (seen < deliveries.length && !signal.aborted) {
    seen = deliveries.length;
    await sleep(QUIET, undefined, { signal }).catch(() => {});
  }
}

/** A received request, byte for byte. */
export interface RecordedDelivery {
  /** 1-based, in the order of arrival. */
  readonly number: number;
  readonly method: string;
  /** Path and query, exactly as in the request line. */
  readonly target: string;
  /** Names and values, exactly as received and in order. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array;
  /** False if the body was cut off, or exceeded the limit. */
  readonly complete: boolean;
}

/** Maximum size of a body: 64 MiB. */
const LIMIT = 67_108_864;

/** Listens for deliveries and responds 200 to each. */
async function startListener(
  { host, port }: RecordOptions,
  onDelivery: (delivery: RecordedDelivery) => void,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  let number = 0;
  const server = createServer(async (request, response) => {
    const { body, isCut } = await readAtMost(request, LIMIT);
    number += 1;
    const { method = "", url: target = "", rawHeaders } = request;
    const headers = rawHeaders.flatMap((name, i) =>
      i % 2 === 0 ? [[name, rawHeaders[i + 1] ?? ""] as const] : [],
    );
    onDelivery({ number, method, target, headers, body, complete: request.complete && !isCut });
    response.writeHead(200, { "Content-Type": "text/plain" }).end("ok");
  });
  await once(server.listen(port, host), "listening");
  const address = server.address();
  const shown = host.includes(":") ? `[${host}]` : host;
  return {
    url: `http://${shown}:${typeof address === "object" ? address?.port : port}`,
    async close() {
      const closed = once(server, "close");
      server.close().closeAllConnections();
      await closed;
    },
  };
}
