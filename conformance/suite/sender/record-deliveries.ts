import { spawn } from "node:child_process";
import { once } from "node:events";
import { defined } from "#src/util/defined.ts";
import { readErrorDetails } from "#src/util/error-details.ts";
import { UnreachableError } from "../unreachable-error.ts";
import { type Listener, type ListenerOptions, type RecordedDelivery, startListener } from "./listener.ts";

/** Where to listen, and until when. */
interface RecordOptions extends Pick<ListenerOptions, "host" | "port"> {
  /** Program and arguments that make the platform send; the recording ends some time after the program. */
  readonly command?: readonly string[];
  /** Ends the recording. */
  readonly signal?: AbortSignal;
  /** Milliseconds without a delivery that end the recording, once the command has ended. Default: 1,000. */
  readonly quiet?: number;
  /** Called once, with the address to send to. */
  readonly onListening?: (url: string) => void;
  readonly onDelivery?: (delivery: RecordedDelivery) => void;
}

/** Environment variable that gives the command the address to send to. */
export const targetVariable = "CONFORMANCE_TARGET_URL";

/**
 * Records everything that arrives and responds 200, until the command has ended or the signal aborts,
 * whichever comes first.
 *
 * The command's output goes to standard error.
 *
 * @throws UnreachableError if the port is not available, or the command cannot be started or fails.
 */
export async function recordDeliveries(options: RecordOptions): Promise<readonly RecordedDelivery[]> {
  const { host, port, onListening, onDelivery } = options;
  const deliveries: RecordedDelivery[] = [];
  const listener = await startListener({
    ...defined({ host, port }),
    onDelivery: (delivery) => {
      deliveries.push(delivery);
      onDelivery?.(delivery);
    },
  }).catch((cause: unknown) => explainListen(cause, options));
  try {
    onListening?.(`${listener.url}/`);
    await waitForEnd(listener, deliveries, options);
    return deliveries;
  } finally {
    await listener.close();
  }
}

function explainListen(cause: unknown, { host = "127.0.0.1", port = 0 }: RecordOptions): never {
  const { code, message } = readErrorDetails(cause);
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: "another program listens there; stop it, or take another port",
    EACCES: "this user may not listen on it; take a port from 1024 on",
    EADDRNOTAVAIL: "this machine does not have that address",
  };
  throw new UnreachableError(`cannot listen on ${host}, port ${port}: ${reasons[code] ?? (code || message)}`);
}

async function waitForEnd(
  { url }: Listener,
  deliveries: readonly RecordedDelivery[],
  { command, signal, quiet = 1_000 }: RecordOptions,
): Promise<void> {
  const over = new AbortController();
  const end = AbortSignal.any([over.signal, ...(signal ? [signal] : [])]);
  const ended = end.aborted ? Promise.resolve() : once(end, "abort");
  const done = command && runCommand(command, url, end).then(() => waitForQuiet(deliveries, quiet, end));
  try {
    await Promise.race(done === undefined ? [ended] : [ended, done]);
  } finally {
    over.abort();
    await done?.catch(() => {});
  }
}

/** Runs the command until it ends; it is stopped with the recording. */
async function runCommand(
  [program = "", ...args]: readonly string[],
  url: string,
  signal: AbortSignal,
): Promise<void> {
  const env = { ...process.env, [targetVariable]: `${url}/` };
  // Standard output is for the report only.
  const child = spawn(program, args, { stdio: ["ignore", 2, 2], env, signal });
  const problem = await new Promise<string | undefined>((resolve) => {
    child.on("error", ({ message }) => resolve(message));
    child.on("close", (code, killed) => resolve(code === 0 ? undefined : (killed ?? `exit code ${code}`)));
  });
  if (problem === undefined || signal.aborted) return;
  throw new UnreachableError(`cannot run ${program}: ${problem}`);
}

/** A platform may deliver after the command has ended. */
async function waitForQuiet(
  deliveries: readonly RecordedDelivery[],
  quiet: number,
  signal: AbortSignal,
): Promise<void> {
  let seen = -1;
  while (seen < deliveries.length && !signal.aborted) {
    seen = deliveries.length;
    await new Promise((resolve) => setTimeout(resolve, quiet));
  }
}
