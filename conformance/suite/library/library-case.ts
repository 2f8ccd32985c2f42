import type { LibraryAnswer, LibraryRequest } from "#generated/internal/protocol-library.d.ts";
import type { SuiteCase } from "../case-result.ts";

export type * from "#generated/internal/protocol-library.d.ts";

/** What a library offers. */
export interface Description {
  readonly name: string;
  readonly operations: readonly string[];
  readonly contracts: readonly string[];
  readonly modes: readonly string[];
  /** Editions beside those of the source documents. */
  readonly editions?: readonly string[];
}

/** Status of a document that a library has read. */
export type DocumentStatus = Extract<LibraryAnswer, { status: string }>["status"];

/** One response. The code that judges a member checks its type. */
export type LibraryResponse = Readonly<Record<string, unknown>>;

/** An error that a document has: its place and code. */
export interface ExpectedError {
  readonly path: string;
  readonly code: string;
}

/** What a library must answer. */
export type LibraryExpectation =
  | { readonly kind: "document"; readonly status: DocumentStatus; readonly errors?: readonly ExpectedError[] }
  /** The same document is returned, compared as JSON. */
  | { readonly kind: "same-document" }
  | { readonly kind: "header"; readonly header: string }
  | {
      readonly kind: "verdict";
      readonly ok: boolean;
      readonly keyId?: string;
      readonly reason?: string;
      /** Reasons that conform as well. */
      readonly otherReasons?: readonly string[];
      /** Whether the other verdict conforms as well. */
      readonly either?: true;
    };

/** One request to a library, and what it must answer. */
export interface LibraryCase extends SuiteCase {
  readonly request: Exclude<LibraryRequest, { op: "describe" }>;
  readonly expectation: LibraryExpectation;
}

/**
 * Changes the request of a case to one that a library can answer: a library that reads, and does not validate, reads in
 * tolerant mode, and must reject the same documents.
 */
export function requestTo(
  { request }: LibraryCase,
  offers: (op: LibraryRequest["op"]) => boolean,
): LibraryCase["request"] {
  if (request.op !== "validate" || request.mode !== "tolerant" || offers("validate") || !offers("parse"))
    return request;
  const { mode: _, ...rest } = request;
  return { ...rest, op: "parse" };
}
