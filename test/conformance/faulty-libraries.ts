import { createHmac } from "node:crypto";
import { respond } from "../../conformance/adapters/library.ts";
import type { LibraryRequest, LibraryResponse } from "../../conformance/suite/library/read-library-cases.ts";

/** Responds as a library with one fault does. */
type Fault = (request: LibraryRequest) => Promise<LibraryResponse> | LibraryResponse;

/** The fault of a library, the library itself, and cases that notice the fault. */
type Row = readonly [fault: string, respond: Fault, ...noticedBy: string[]];

type Of<Op extends LibraryRequest["op"]> = Extract<LibraryRequest, { op: Op }>;
type Value = (key: string, value: unknown) => unknown;

/** Changes the requests of one operation before the correct library gets them. */
function before<Op extends LibraryRequest["op"]>(op: Op, change: (request: Of<Op>) => Of<Op>): Fault {
  return (request) => respond(request.op === op ? change(request as Of<Op>) : request);
}

/** Changes the responses to one operation. */
function after<Op extends LibraryRequest["op"]>(
  op: Op,
  change: (response: LibraryResponse, request: Of<Op>) => LibraryResponse,
): Fault {
  return async (request) => {
    const response = await respond(request);
    return request.op === op ? change(response, request as Of<Op>) : response;
  };
}

const decode = (base64: string): string => Buffer.from(base64, "base64").toString();
const encode = (text: string | Buffer): string => Buffer.from(text).toString("base64");

/** Changes every value of a document before it is validated. */
function lenient(change: Value, contract = "webhook"): Fault {
  return before("validate", (request) => {
    if (request.contract !== contract) return request;
    try {
      return {
        ...request,
        body: encode(JSON.stringify(JSON.parse(JSON.stringify(JSON.parse(decode(request.body))), change))),
      };
    } catch {
      return request;
    }
  });
}

/** Rejects valid documents for a reason that the contract does not contain. */
function demanding(isWrong: (key: string, value: unknown) => boolean, contract = "webhook"): Fault {
  return after("validate", (response, request) => {
    if (request.contract !== contract || response.status !== "valid") return response;
    let isFound = false;
    JSON.parse(decode(request.body), (key, value) => {
      isFound ||= isWrong(key, value);
      return value;
    });
    return isFound ? { status: "invalid", errors: [] } : response;
  });
}

/** Changes every value of the document that `parse` writes. */
function losing(change: Value): Fault {
  return after("parse", (response) =>
    typeof response.document === "string"
      ? {
          ...response,
          document: encode(
            JSON.stringify(JSON.parse(JSON.stringify(JSON.parse(decode(response.document))), change)),
          ),
        }
      : response,
  );
}

const text =
  (change: (text: string) => string, name: RegExp = /^/): Value =>
  (key, value) =>
    typeof value === "string" && name.test(key) ? change(value) : value;
const integers = /(^|_)(id|project|organization|size|overlap|frame|status|quality|data|offset)$/;
const status = (from: string, to: string): Fault =>
  after("validate", (response) => ({ ...response, status: response.status === from ? to : response.status }));
const onBody = (change: (body: Buffer) => Buffer): Fault =>
  before("verify", (request) => ({ ...request, body: encode(change(Buffer.from(request.body, "base64"))) }));

/** Faulty libraries, one of each kind. */
export const faultyLibraries: readonly Row[] = [
  ["validates nothing", status("invalid", "valid"), "reading/event-missing/strict"],
  [
    "is always strict",
    before("validate", (one) => ({ ...one, mode: "strict" })),
    "payload/unknown-member-task-tolerant/tolerant",
  ],
  [
    "is never strict",
    before("validate", (one) => ({ ...one, mode: "tolerant" })),
    "payload/time-30-february/strict",
  ],
  ["takes an unknown event for invalid", status("unknown", "invalid"), "payload/event-unknown/strict"],
  [
    "names the root as the path of every error",
    after("validate", ({ errors, ...rest }) => ({
      ...rest,
      ...(errors !== undefined && { errors: [{ path: "" }] }),
    })),
    "payload/id-string/strict",
  ],
  [
    "names the object around every wrong value",
    after("validate", ({ errors, ...rest }) => ({
      ...rest,
      ...(errors !== undefined && { errors: [{ path: "/task" }] }),
    })),
    "payload/id-string/strict",
  ],
  [
    "replaces bytes that are not UTF-8",
    before("validate", (one) => ({ ...one, body: encode(decode(one.body)) })),
    "reading/latin-1/strict",
  ],
  [
    "overflows its stack",
    (request) => {
      if (request.op === "validate" && request.body.length > 5_000)
        throw new RangeError("Maximum call stack size exceeded");
      return respond(request);
    },
    "reading/deep-900/strict",
  ],
  [
    "asks which branch of a union fits alone",
    after("validate", (response, { contract, body }) => {
      if (contract === "webhook" || response.status !== "valid") return response;
      const isBoth = Object.keys(JSON.parse(decode(body))).every((key) =>
        ["name", "attributes"].includes(key),
      );
      return isBoth ? { status: "invalid" } : response;
    }),
    "raster-info/root-empty/strict",
  ],
  [
    "takes a boolean for an integer",
    lenient((key, value) => (typeof value === "boolean" && integers.test(key) ? Number(value) : value)),
    "payload/bool-as-webhook-id/strict",
  ],
  [
    "takes a quoted number for a number",
    lenient((key, value) =>
      integers.test(key) && typeof value === "string" && /^-?\d+$/.test(value) ? Number(value) : value,
    ),
    "payload/id-string/strict",
  ],
  [
    "takes null for absent",
    lenient((_, value) => value ?? undefined),
    "payload/create-task-segment-null/strict",
  ],
  [
    "checks the first item of a list alone",
    lenient((_, value) => (Array.isArray(value) ? value.slice(0, 1) : value)),
    "payload/events-19th-unknown/strict",
  ],
  [
    "trims names of events",
    lenient(text((one) => one.trim(), /^event$/)),
    "payload/event-space-after/strict",
  ],
  [
    "accepts a line feed after a timestamp",
    lenient(text((one) => one.replace(/\n$/, ""), /_date$/)),
    "payload/time-newline-after/strict",
  ],
  [
    "accepts digits of any script",
    lenient(text((one) => one.replaceAll(/\p{Nd}/gu, (digit) => (/\d/.test(digit) ? digit : "1")))),
    "payload/generated-create-task-task-created-date-other-digits/strict",
  ],
  [
    "compares data types in any case",
    lenient(
      text((one) => one.charAt(0).toUpperCase() + one.slice(1).toLowerCase(), /^datatype$/),
      "raster-info",
    ),
    "raster-info/datatype-uint16/strict",
  ],
  ["rejects 0", demanding((key, value) => key !== "overlap" && value === 0), "sample/create-task/strict"],
  [
    "keeps seconds in 32 bits",
    demanding(
      (key, value) => key.endsWith("_date") && Math.abs(Date.parse(String(value)) / 1e3 - 2 ** 30) > 2 ** 30,
    ),
    "payload/time-year-1900/strict",
  ],
  [
    "rejects empty lists of raster info",
    demanding((_, value) => Array.isArray(value) && value.length === 0, "raster-info"),
    "raster-info/empty-lists/strict",
  ],
  ["drops null", losing((_, value) => value ?? undefined), "sample/update-task/parse"],
  ["normalises texts", losing(text((one) => one.normalize("NFC"))), "payload/text-not-normalised/parse"],
  [
    "signs in upper case",
    after("sign", ({ header }) => ({ header: `sha256=${String(header).slice(7).toUpperCase()}` })),
    "signature/known-pair/sign",
  ],
  [
    "reads the secret as Latin-1",
    (request) => {
      if (request.op !== "sign") return respond(request);
      const mac = createHmac("sha256", Buffer.from(request.secret, "latin1")).update(
        Buffer.from(request.body, "base64"),
      );
      return { header: `sha256=${mac.digest("hex")}` };
    },
    "signature/secret-non-ascii/sign",
  ],
  ["verifies nothing", after("verify", () => ({ ok: true })), "signature/prefix-alone/verify"],
  [
    "verifies a decoded body",
    onBody((body) => Buffer.from(body.toString())),
    "signature/body-invalid-utf8/verify",
  ],
  [
    "needs no prefix",
    before("verify", (one) => ({ ...one, bareDigest: true })),
    "signature/bare-digest/verify",
  ],
  [
    "tries the first of several secrets alone",
    before("verify", (one) => ({ ...one, secrets: one.secrets.slice(0, 1) })),
    "signature/second-of-two/verify",
  ],
  [
    "lets no secret expire",
    before("verify", (one) => ({ ...one, secrets: one.secrets.map(({ id, secret }) => ({ id, secret })) })),
    "signature/only-secret-expired/verify",
  ],
];
