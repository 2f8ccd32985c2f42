import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { readJsonText } from "#src/json/read-json.ts";
import { sameJson } from "#src/json/same-json.ts";
import { isObject } from "#src/util/is-object.ts";
import { shorten } from "#src/util/shorten.ts";
import { type FailureKind, UnreachableError, type VerifyResult } from "../case-result.ts";
import { readLines, writeLine } from "../json-lines.ts";
import type { CaseContext, ImplementationUnderTest } from "../run-suite.ts";
import {
  type Description,
  type DocumentStatus,
  type ExpectedError,
  type LibraryCase,
  type LibraryExpectation,
  type LibraryResponse,
  requestTo,
} from "./read-library-cases.ts";

/**
 * Starts the adapter of a library, or uses one in this process, and asks what it supports.
 *
 * @throws UnreachableError if it cannot be started or does not respond to `describe` within `timeout` milliseconds.
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
      const late = ` within ${timeout} ms; if the adapter starts slowly, increase --timeout`;
      throw new UnreachableError(`no response to "describe"${signal.aborted ? late : `: ${cause.message}`}`);
    });
  return {
    name: description.name,
    async verify(testCase, { signal, trace }) {
      const request = requestTo(testCase, (op) => description.operations.includes(op));
      const missing = findMissing(request, description);
      if (missing !== undefined) return { status: "skipped", reason: `${missing} is not supported` };
      return checkResponse(testCase, await process.ask(request, { signal, trace }));
    },
    close: () => process.close(),
  };
}

function readDescription(response: LibraryResponse): Description {
  const lists = ["operations", "contracts", "modes"] as const;
  const wrong = lists.find((list) => !Array.isArray(response[list]));
  if (typeof response.name !== "string") throw new Error('it has no "name"');
  if (wrong !== undefined) throw new Error(`"${wrong}" is not a list`);
  if (!Array.isArray(response.editions ?? [])) throw new Error('its "editions" is not a list');
  // All properties are checked above.
  return response as unknown as Description;
}

/** Returns the feature that a request needs and the library lacks, if any. */
function findMissing(request: LibraryCase["request"], offered: Description): string | undefined {
  if (!offered.operations.includes(request.op)) return request.op;
  if ("contract" in request && !offered.contracts.includes(request.contract)) return request.contract;
  if ("edition" in request && !(offered.editions ?? []).includes(request.edition ?? ""))
    return `edition ${request.edition}`;
  if ("mode" in request && !offered.modes.includes(request.mode)) return `mode ${request.mode}`;
  return undefined;
}

/** A process that responds to requests, one per line. The first request starts it; after a failure, it is restarted. */
interface LibraryProcess {
  /** Sends a request and awaits the response. Rejects if the process ends, sends something else, or `signal` aborts. */
  ask(request: { readonly op: string }, options: AskOptions): Promise<LibraryResponse>;
  close(): Promise<void>;
}

/** Options of a request: when to abort, and a callback for each line, exactly as transmitted. */
type AskOptions = Pick<CaseContext, "signal"> & Partial<Pick<CaseContext, "trace">>;

/** Maximum number of characters of standard error to keep. */
const KEPT = 2_000;

/** Creates the process of an adapter from its program and arguments. */
function createLibraryProcess([program = "", ...args]: readonly string[]): LibraryProcess {
  let running: ReturnType<typeof start> | undefined;
  let id = 0;
  return {
    async ask(request, { signal, trace }) {
      running ??= start(program, args);
      const { child, lines, ended } = running;
      const stop = (): void => {
        running = undefined;
        child.kill("SIGKILL");
        // A program started by the adapter may keep its output open.
        child.stdout.destroy();
      };
      id += 1;
      const line = writeLine({ id, ...request });
      trace?.("sent", line);
      signal.addEventListener("abort", stop, { once: true });
      try {
        child.stdin.write(`${line}\n`);
        const response = await lines.next();
        if (response.done) throw new Error(await ended);
        trace?.("received", response.value);
        return readResponse(response.value, id);
      } catch (cause) {
        stop();
        throw cause;
      } finally {
        signal.removeEventListener("abort", stop);
      }
    },
    async close() {
      const { child, ended } = running ?? {};
      child?.stdin.end();
      const timer = setTimeout(() => child?.kill("SIGKILL"), 2_000);
      await ended;
      clearTimeout(timer);
      running = undefined;
    },
  };
}

function start(program: string, args: readonly string[]) {
  const child = spawn(program, args, { stdio: ["pipe", "pipe", "pipe"] });
  // A failure to write is reported as the end of the process.
  child.stdin.on("error", () => {});
  return { child, lines: readLines(child.stdout), ended: describeEnd(child, program) };
}

/** Describes how the process ended, including the end of its standard error. */
async function describeEnd(child: ChildProcessWithoutNullStreams, program: string): Promise<string> {
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
  if (!isObject(response) || response.id !== id)
    throw new Error(`a line that is not a response to request ${id}: ${line.slice(0, 200)}`);
  return response;
}

/** The statuses of documents that are not valid. */
const rejections: readonly unknown[] = [
  "invalid",
  "unknown",
  "not-utf8",
  "not-json",
  "too-deep",
] satisfies DocumentStatus[];

/** Checks a library's response to a case. */
function checkResponse({ expectation, request }: LibraryCase, response: LibraryResponse): VerifyResult {
  if (response.unsupported === true) return { status: "skipped", reason: `${request.op} is not supported` };
  switch (expectation.kind) {
    case "document":
      return checkStatus(expectation.status, response) ?? checkErrors(expectation.errors, response);
    case "same-document":
      return checkStatus("valid", response) ?? checkDocument(request.body, response.document);
    case "header":
      return differ("header", expectation.header, response.header, "broke") ?? passed;
    case "verdict":
      return checkVerdict(expectation, response);
  }
}

const passed: VerifyResult = { status: "passed" };

/** Returns a failure if a property of the response does not have the expected value. */
function differ(
  property: string,
  expected: unknown,
  received: unknown,
  kind: FailureKind,
): VerifyResult | undefined {
  if (expected === received) return undefined;
  return { status: "failed", expected: write(property, expected), received: write(property, received), kind };
}

function write(property: string, value: unknown): string {
  return `${property}: ${JSON.stringify(value) ?? "none"}`;
}

function checkStatus(expected: DocumentStatus, { status }: LibraryResponse): VerifyResult | undefined {
  const isRejected = rejections.includes(status);
  const kind = expected === "valid" ? "rejected" : status === "valid" ? "accepted" : "otherwise";
  return differ("status", expected, status, isRejected || status === "valid" ? kind : "broke");
}

function checkVerdict(
  { ok, keyId, reason, otherReasons = [], either }: Extract<LibraryExpectation, { kind: "verdict" }>,
  response: LibraryResponse,
): VerifyResult {
  const isVerdict = typeof response.ok === "boolean";
  if (either && isVerdict && response.ok !== ok) return passed;
  // A library may omit the key and the reason.
  const { keyId: foundKey = keyId, reason: found = reason } = response;
  const isOther = otherReasons.some((one) => one === found);
  const kind = ok ? "broke" : "otherwise";
  return (
    differ("ok", ok, response.ok, !isVerdict ? "broke" : response.ok ? "accepted" : "rejected") ??
    differ("keyId", keyId, foundKey, kind) ??
    differ("reason", reason, isOther ? reason : found, kind) ??
    passed
  );
}

/** Each error that a library reports must be one of the expected ones. */
function checkErrors(
  expected: readonly ExpectedError[] | undefined,
  { errors = [], status }: LibraryResponse,
): VerifyResult {
  if (expected === undefined) return passed;
  const isRight = (one: unknown): boolean => expected.some((right) => names(one, right));
  const wrong = Array.isArray(errors) ? errors.filter((one) => !isRight(one)) : [errors];
  if (wrong.length === 0) return passed;
  const kind = status === "valid" ? "rejected" : "otherwise";
  return { status: "failed", expected: write("errors", expected), received: write("errors", wrong), kind };
}

function names(error: unknown, right: ExpectedError): boolean {
  if (!isObject(error)) return false;
  const { path = right.path, code = right.code }: Partial<ExpectedError> = error;
  const parent = right.path.slice(0, right.path.lastIndexOf("/"));
  const isMember = right.code === "required" || right.code === "unexpected";
  return code === right.code && (path === right.path || (isMember && path === parent));
}

function checkDocument(body: string, document: unknown): VerifyResult {
  const [sent, text] = [decodeText(body), typeof document === "string" ? decodeText(document) : ""];
  const read = readJsonText(text);
  if (!read.ok) return differ("document", "JSON in base64", document, "broke") ?? passed;
  if (sameJson(JSON.parse(sent), read.value)) return passed;
  return { status: "failed", expected: shorten(sent, 2_000), received: shorten(read.text, 2_000) };
}

function decodeText(base64: string): string {
  return Buffer.from(base64, "base64").toString();
}
