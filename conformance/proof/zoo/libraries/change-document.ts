import { isUtf8 } from "node:buffer";
import type { LibraryRequest, LibraryResponse } from "../../../suites/library/library-protocol.ts";
import type { FlawedLibrary } from "./flawed-library.ts";

/** A place of a document: the name of the member, and its value. */
export type At = (key: string, value: unknown) => unknown;

/** Reads the document of a request, changes every value in it, and gives it to the right library. */
export function lenient(contract: "webhook" | "raster-info", change: At): FlawedLibrary["respond"] {
  return (request, right) => {
    if (request.op !== "validate" || request.contract !== contract) return right(request);
    return right(withDocument(request, (document) => JSON.parse(JSON.stringify(document), change)));
  };
}

/** Refuses a document that is valid but for a demand that the contract does not make. */
export function demanding(
  contract: "webhook" | "raster-info",
  isWrong: (key: string, value: unknown) => boolean,
): FlawedLibrary["respond"] {
  return async (request, right) => {
    const response = await right(request);
    if (request.op !== "validate" || request.contract !== contract || response.status !== "valid")
      return response;
    let found = false;
    JSON.parse(textOf(request.body), (key, value) => {
      found ||= isWrong(key, value);
      return value;
    });
    return found ? { status: "invalid", errors: [] } : response;
  };
}

/** Changes every value of the document that `parse` gives back. */
export function losing(change: At): FlawedLibrary["respond"] {
  return async (request, right) => {
    const response = await right(request);
    if (request.op !== "parse" || typeof response.document !== "string") return response;
    const document = JSON.stringify(JSON.parse(textOf(response.document), change));
    return { ...response, document: toBase64(document) } satisfies LibraryResponse;
  };
}

function withDocument<R extends LibraryRequest & { readonly body: string }>(
  request: R,
  change: (document: unknown) => unknown,
): R {
  // What is not UTF-8 or no JSON is the right library's matter.
  if (!isUtf8(Buffer.from(request.body, "base64"))) return request;
  try {
    return { ...request, body: toBase64(JSON.stringify(change(JSON.parse(textOf(request.body))))) };
  } catch {
    return request;
  }
}

function textOf(base64: string): string {
  return Buffer.from(base64, "base64").toString();
}

function toBase64(text: string): string {
  return Buffer.from(text).toString("base64");
}

/** Changes texts alone. */
export function onText(change: (text: string, key: string) => string): At {
  return (key, value) => (typeof value === "string" ? change(value, key) : value);
}
