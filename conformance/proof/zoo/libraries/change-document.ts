import { isUtf8 } from "node:buffer";
import type { ContractName, LibraryRequest } from "../../../suites/library/library-protocol.ts";
import { after, type LibraryFlaw } from "./library-flaw.ts";

/** A place of a document: the name of the member, and its value. */
type At = (key: string, value: unknown) => unknown;

/** Reads the document of a request, changes every value in it, and passes it to the right library. */
export function lenient(contract: ContractName, change: At): LibraryFlaw {
  return (request, right) => {
    if (request.op !== "validate" || request.contract !== contract) return right(request);
    return right(withDocument(request, (document) => JSON.parse(JSON.stringify(document), change)));
  };
}

/** Rejects a document that is valid except for a demand that the contract does not make. */
export function demanding(
  contract: ContractName,
  isWrong: (key: string, value: unknown) => boolean,
): LibraryFlaw {
  return after("validate", (response, request) => {
    if (request.contract !== contract || response.status !== "valid") return response;
    let found = false;
    JSON.parse(decodeText(request.body), (key, value) => {
      found ||= isWrong(key, value);
      return value;
    });
    return found ? { status: "invalid", errors: [] } : response;
  });
}

/** Changes the document that `parse` returns. */
export function onDocument(change: (document: Record<string, unknown>) => unknown): LibraryFlaw {
  return after("parse", (response) => {
    if (typeof response.document !== "string") return response;
    const document = change(JSON.parse(decodeText(response.document)));
    return { ...response, document: toBase64(JSON.stringify(document)) };
  });
}

/** Changes every value of the document that `parse` returns. */
export function losing(change: At): LibraryFlaw {
  return onDocument((document) => JSON.parse(JSON.stringify(document), change));
}

function withDocument<R extends LibraryRequest & { readonly body: string }>(
  request: R,
  change: (document: unknown) => unknown,
): R {
  // The right library handles bytes that are not UTF-8 or not JSON.
  if (!isUtf8(Buffer.from(request.body, "base64"))) return request;
  try {
    return { ...request, body: toBase64(JSON.stringify(change(JSON.parse(decodeText(request.body))))) };
  } catch {
    return request;
  }
}

function decodeText(base64: string): string {
  return Buffer.from(base64, "base64").toString();
}

function toBase64(text: string): string {
  return Buffer.from(text).toString("base64");
}

/** Changes the texts of the members that match a pattern. */
export function onText(change: (text: string) => string, name: RegExp = /^/): At {
  return (key, value) => (typeof value === "string" && name.test(key) ? change(value) : value);
}
