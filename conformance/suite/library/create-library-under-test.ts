import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { readJsonText } from "#src/json/read-json.ts";
import { sameJson } from "#src/json/same-json.ts";
import { isObject } from "#src/util/is-object.ts";
import { shorten } from "#src/util/shorten.ts";
import { type FailureKind, UnreachableError, type VerifyResult } from "../case-result.ts";
import { readLines, writeLine } from "../json-lines.ts";
import type { ImplementationUnderTest } from "../run-suite.ts";
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
interface LibraryProcess {
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
function createLibraryProcess([program = "", ...args]: readonly string[]): LibraryProcess {
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

/** A process that runs. */
type Running = ReturnType<typeof start>;

function start(program: string, args: readonly string[]) {
  const child = spawn(program, args, { stdio: ["pipe", "pipe", "pipe"] });
  const lines = readLines(child.stdout);
  const ended = describeEnd(child, program);
  // Bytes that cannot be written show as the end of the process.
  child.stdin.on("error", () => {});
  return {
    async exchange(line: string, id: number, { signal, trace }: AskOptions): Promise<LibraryResponse> {
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
    kill: () => child.kill("SIGKILL"),
    async end(): Promise<void> {
      child.stdin.end();
      const timer = setTimeout(() => child.kill("SIGKILL"), 2_000);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** Describes how the process ended, with the end of what it wrote to standard error. */
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

/** What is wrong with a response: what was expected and what was received. Undefined if nothing is. */
type Issue = { readonly expected: string; readonly received: string } | undefined;

/** Checks the response of a library to a case. */
function checkResponse({ expectation, request }: LibraryCase, response: LibraryResponse): VerifyResult {
  if (response.unsupported === true) return { status: "skipped", reason: `${request.op} is not offered` };
  const issue = findIssue(expectation, response, request.body);
  if (issue === undefined) return { status: "passed" };
  return { status: "failed", ...issue, kind: classifyFailure(expectation, response) };
}

/** Classifies a wrong response: by what it accepts or rejects, or by how it rejects or what it returns. */
function classifyFailure(expectation: LibraryExpectation, { status, ok }: LibraryResponse): FailureKind {
  switch (expectation.kind) {
    case "header":
      return "broke";
    case "same-document":
      return rejections.some((one) => one === status) ? "rejected" : "broke";
    case "document":
      if (status !== "valid" && !rejections.some((one) => one === status)) return "broke";
      if (expectation.status === "valid") return "rejected";
      return status === "valid" ? "accepted" : "otherwise";
    case "verdict":
      if (typeof ok !== "boolean") return "broke";
      if (ok !== expectation.ok) return ok ? "accepted" : "rejected";
      return ok ? "broke" : "otherwise";
  }
}

/** Every status of a document that is not valid. */
const rejections: readonly DocumentStatus[] = ["invalid", "unknown", "not-utf8", "not-json", "too-deep"];

function findIssue(expectation: LibraryExpectation, response: LibraryResponse, body: string): Issue {
  switch (expectation.kind) {
    case "document":
      return (
        differ("status", expectation.status, response.status) ?? checkErrors(expectation.errors, response)
      );
    case "same-document":
      return differ("status", "valid", response.status) ?? checkDocument(body, response.document);
    case "header":
      return differ("header", expectation.header, response.header);
    case "verdict":
      return checkVerdict(expectation, response);
  }
}

function checkVerdict(
  { ok, keyId, reason, otherReasons = [], either }: Extract<LibraryExpectation, { kind: "verdict" }>,
  response: LibraryResponse,
): Issue {
  const issue = differ("ok", ok, response.ok);
  if (issue !== undefined) return either && typeof response.ok === "boolean" ? undefined : issue;
  const isOther = otherReasons.some((one) => one === response.reason);
  return (
    differIfSaid("keyId", keyId, response.keyId) ??
    (isOther ? undefined : differIfSaid("reason", reason, response.reason))
  );
}

function differ(member: string, expected: unknown, received: unknown): Issue {
  if (expected === received) return undefined;
  return { expected: write(member, expected), received: write(member, received) };
}

/** A library may leave this out. */
function differIfSaid(member: string, expected: unknown, received: unknown): Issue {
  return received === undefined ? undefined : differ(member, expected, received);
}

function write(member: string, value: unknown): string {
  return `${member}: ${JSON.stringify(value) ?? "none"}`;
}

/** Each error that a library names must be one of the expected. */
function checkErrors(
  expected: readonly ExpectedError[] | undefined,
  { errors = [] }: LibraryResponse,
): Issue {
  if (expected === undefined) return undefined;
  const wrong = Array.isArray(errors)
    ? errors.filter((one) => !expected.some((right) => names(one, right)))
    : [errors];
  if (wrong.length === 0) return undefined;
  return { expected: write("errors", expected), received: write("errors", wrong) };
}

function names(error: unknown, right: ExpectedError): boolean {
  if (!isObject(error)) return false;
  const { path = right.path, code = right.code }: Partial<ExpectedError> = error;
  const parent = right.path.slice(0, right.path.lastIndexOf("/"));
  const isMember = right.code === "required" || right.code === "unexpected";
  return code === right.code && (path === right.path || (isMember && path === parent));
}

function checkDocument(body: string, document: unknown): Issue {
  const read = typeof document === "string" ? readJsonText(decodeText(document)) : undefined;
  if (!read?.ok) return { expected: "document: JSON in base64", received: write("document", document) };
  const sent: unknown = JSON.parse(decodeText(body));
  if (sameJson(sent, read.value)) return undefined;
  return { expected: shorten(decodeText(body), 2_000), received: shorten(read.text, 2_000) };
}

function decodeText(base64: string): string {
  return Buffer.from(base64, "base64").toString();
}
