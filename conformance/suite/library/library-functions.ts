import { editions } from "../editions.ts";
import type { PayloadCase } from "../read-cases.ts";
import type { ImplementationUnderTest } from "../run-suite.ts";
import { checkResponse } from "./check-response.ts";
import { findMissing } from "./create-library-under-test.ts";
import { type LibraryCase, requestTo } from "./library-case.ts";
import type {
  ContractName,
  Description,
  DocumentStatus,
  LibraryResponse,
  ModeName,
  WireSecret,
} from "./library-protocol.ts";

/** What a validator says about a body; of the errors as much as it knows. */
export interface LibraryVerdict {
  readonly status: DocumentStatus;
  readonly errors?: readonly Partial<NonNullable<PayloadCase["errors"]>[number]>[];
}

/** What a verifier gets besides body and header. */
export interface VerifyQuestion {
  readonly secrets: readonly WireSecret[];
  readonly bareDigest: boolean;
  /** Moment at which secrets must be in force; the present if it does not matter. */
  readonly now: Date;
}

/** What a verifier says; name of the secret and reason are optional. */
export interface LibraryVerifyResult {
  readonly ok: boolean;
  readonly keyId?: string;
  readonly reason?: string;
}

/** What a document is asked about. */
interface Question {
  readonly contract: ContractName;
  /** A later edition. Default: that of the source document. */
  readonly edition?: string;
}

/**
 * The functions of a library, as many as it has (conformance/protocol/library.md). Bodies are bytes, not always JSON or UTF-8.
 * Each may return a promise.
 */
export interface LibraryFunctions {
  /** Contracts that `validate` and `parse` know. Default: both. */
  readonly contracts?: readonly ContractName[];
  /** Modes that `validate` knows. Default: both. */
  readonly modes?: readonly ModeName[];
  /** Checks whether a body is a valid document. */
  readonly validate?: (
    body: Uint8Array,
    question: Question & { readonly mode: ModeName },
  ) => LibraryVerdict | Promise<LibraryVerdict>;
  /** Reads a body in tolerant mode and, if it is valid, writes it again: `document` must be the same JSON. */
  readonly parse?: (body: Uint8Array, question: Question) => Parsed | Promise<Parsed>;
  /** Makes the value of the header `X-Signature-256`. */
  readonly sign?: (body: Uint8Array, secret: string) => string | Promise<string>;
  /** Decides on the values of the header, one a line, none where it is absent. */
  readonly verify?: (
    body: Uint8Array,
    header: readonly string[],
    question: VerifyQuestion,
  ) => LibraryVerifyResult | Promise<LibraryVerifyResult>;
}

type Parsed = LibraryVerdict & { readonly document?: string };

function describe({
  contracts = ["webhook", "raster-info"],
  modes = ["strict", "tolerant"],
  ...functions
}: LibraryFunctions): Omit<Description, "name"> {
  return {
    operations: Object.keys(functions),
    contracts,
    modes,
    editions: editions.map(({ edition }) => edition),
  };
}

/** Checks whether a library has what a case needs. */
export function isOffered(one: LibraryCase, functions: LibraryFunctions): boolean {
  return (
    findMissing(
      requestTo(one, (op) => op in functions),
      describe(functions),
    ) === undefined
  );
}

/** Makes an implementation under test of the functions of a library. */
export function createFunctionsLibrary(functions: LibraryFunctions): ImplementationUnderTest<LibraryCase> {
  return {
    name: "functions",
    async verify(testCase, { trace }) {
      const request = requestTo(testCase, (op) => op in functions);
      trace("sent", JSON.stringify(request));
      const response = await respond(request, functions);
      trace("received", JSON.stringify(response));
      return checkResponse(testCase, response);
    },
    close: async () => {},
  };
}

async function respond(
  request: LibraryCase["request"],
  { validate, parse, sign, verify }: LibraryFunctions,
): Promise<LibraryResponse> {
  const body = new Uint8Array(Buffer.from(request.body, "base64"));
  const unsupported = { unsupported: true };
  switch (request.op) {
    case "validate":
      return { ...(validate === undefined ? unsupported : await validate(body, request)) };
    case "parse": {
      const { document, ...result } =
        parse === undefined ? { ...unsupported, document: undefined } : await parse(body, request);
      return {
        ...result,
        ...(document !== undefined && { document: Buffer.from(document).toString("base64") }),
      };
    }
    case "sign":
      return sign === undefined ? unsupported : { header: await sign(body, request.secret) };
    case "verify": {
      const { header, secrets, bareDigest = false, now } = request;
      const question = { secrets, bareDigest, now: now === undefined ? new Date() : new Date(now) };
      return { ...(verify === undefined ? unsupported : await verify(body, header, question)) };
    }
  }
}
