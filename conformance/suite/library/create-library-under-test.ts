import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable, Writable } from "node:stream";
import { UnreachableError } from "../case-result.ts";
import { readLines, writeLine } from "../json-lines.ts";
import type { ImplementationUnderTest } from "../run-suite.ts";
import { checkResponse } from "./check-response.ts";
import { type Description, type LibraryCase, type LibraryResponse, requestTo } from "./library-case.ts";

/**
 * Starts the adapter of a library, or uses one that responds in this process, and asks what it offers.
 *
 * @throws UnreachableError if it cannot be started or gives no description within `timeout` milliseconds.
 */
export async function createLibraryUnderTest(
  adapter: readonly string[] | LibraryProcess,
  timeout = 10_000,
): Promise<ImplementationUnderTest<LibraryCase>> {
  const process = "ask" in adapter ? adapter : createLibraryProcess(adapter);
  const signal = AbortSignal.timeout(timeout);
  const description = await process
    .ask({ op: "describe" }, { signal })
    .then(readDescription)
    .catch(async (cause: Error) => {
      await process.close();
      const late = `none came within ${timeout} ms; give a slow start more time with --timeout`;
      throw new UnreachableError(`no response to "describe": ${signal.aborted ? late : cause.message}`);
    });
  return {
    name: description.name,
    async verify(testCase, { signal, trace }) {
      const request = requestTo(testCase, (op) => description.operations.includes(op));
      const missing = findMissing(request, description);
      if (missing !== undefined) return { status: "skipped", reason: `${missing} is not offered` };
      return checkResponse(testCase, await process.ask(request, { signal, trace }));
    },
    close: () => process.close(),
  };
}

function readDescription(response: LibraryResponse): Description {
  const lists = ["operations", "contracts", "modes"] as const;
  const wrong = lists.find((list) => !Array.isArray(response[list]));
  if (typeof response.name !== "string") throw new Error('it has no "name"');
  if (wrong !== undefined) throw new Error(`it has no list "${wrong}"`);
  if (!Array.isArray(response.editions ?? [])) throw new Error('its "editions" is not a list');
  // All properties have been checked.
  return response as unknown as Description;
}

/** Names what a library does not offer of what a request needs. */
function findMissing(request: LibraryCase["request"], offered: Description): string | undefined {
  if (!offered.operations.includes(request.op)) return request.op;
  if ("contract" in request && !offered.contracts.includes(request.contract)) return request.contract;
  if ("edition" in request && !(offered.editions ?? []).includes(request.edition ?? ""))
    return `edition ${request.edition}`;
  if ("mode" in request && !offered.modes.includes(request.mode)) return `mode ${request.mode}`;
  return undefined;
}

/** A process that responds to requests in lines; started by its first request, and again after it has failed. */
export interface LibraryProcess {
  /** Asks and awaits the response; rejects when the process ends, gives something else, or `signal` aborts. */
  ask(request: { readonly op: string }, options: AskOptions): Promise<LibraryResponse>;
  close(): Promise<void>;
}

/** How to ask. */
interface AskOptions {
  readonly signal: AbortSignal;
  /** Called with each line, exactly as it was sent. */
  readonly trace?: ((direction: "sent" | "received", line: string) => void) | undefined;
}

/** Bytes of standard error that are kept. */
const KEPT = 2_000;

/** Creates the process of an adapter; `command` is its program and arguments. */
export function createLibraryProcess([program = "", ...args]: readonly string[]): LibraryProcess {
  let running: Running | undefined;
  let id = 0;
  return {
    async ask(request, { signal, trace }) {
      running ??= start(program, args);
      const current = running;
      id += 1;
      const line = writeLine({ id, ...request });
      trace?.("sent", line);
      try {
        return await current.exchange(line, id, { signal, trace });
      } catch (cause) {
        current.kill();
        running = undefined;
        throw cause;
      }
    },
    async close() {
      await running?.end();
      running = undefined;
    },
  };
}

interface Running {
  exchange(line: string, id: number, options: AskOptions): Promise<LibraryResponse>;
  kill(): void;
  end(): Promise<void>;
}

function start(program: string, args: readonly string[]): Running {
  const child = spawn(program, args, { stdio: ["pipe", "pipe", "pipe"] });
  const lines = readLines(child.stdout);
  const ended = describeEnd(child, program);
  // Bytes that cannot be written show as the end of the process.
  child.stdin.on("error", () => {});
  return {
    async exchange(line, id, { signal, trace }) {
      const aborted = new AbortController();
      const abort = once(signal, "abort", { signal: aborted.signal }).then(() => "out of time");
      abort.catch(() => {});
      child.stdin.write(`${line}\n`);
      const response = await Promise.race([lines.next(), abort]);
      aborted.abort();
      if (typeof response === "string") throw new Error(response);
      if (response.done) throw new Error(await ended);
      trace?.("received", response.value);
      return readResponse(response.value, id);
    },
    kill() {
      child.kill("SIGKILL");
    },
    async end() {
      child.stdin.end();
      const timer = setTimeout(() => child.kill("SIGKILL"), 2_000);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** Describes how the process ended, with the end of what it wrote to standard error. */
async function describeEnd(
  child: ChildProcessByStdio<Writable, Readable, Readable>,
  program: string,
): Promise<string> {
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors = (errors + text).slice(-KEPT);
  });
  return await new Promise((resolve) => {
    child.on("error", (cause) => resolve(`cannot start ${program}: ${cause.message}`));
    child.on("close", (code, signal) => {
      const how = signal === null ? `exit code ${code}` : signal;
      resolve(`the process ended with ${how}${errors === "" ? "" : `: ${errors.trim()}`}`);
    });
  });
}

function readResponse(line: string, id: number): LibraryResponse {
  let response: unknown;
  try {
    response = JSON.parse(line);
  } catch {
    throw new Error(`a line that is not JSON: ${line.slice(0, 200)}`);
  }
  if (typeof response !== "object" || response === null || (response as LibraryResponse).id !== id)
    throw new Error(`a line that is not a response to request ${id}: ${line.slice(0, 200)}`);
  return response as LibraryResponse;
}
