import type { Testee } from "../runner/run-suite.ts";
import { judge } from "./judge.ts";
import { type ExpectedError, type LibraryCase, requestTo } from "./library-case.ts";
import type {
  ContractName,
  DocumentStatus,
  LibraryResponse,
  ModeName,
  WireSecret,
} from "./library-protocol.ts";

/** What a validator says about a body; of the errors as much as it knows. */
export interface LibraryVerdict {
  readonly status: DocumentStatus;
  readonly errors?: readonly Partial<ExpectedError>[];
}

/** What a verifier gets besides body and header. */
export interface VerifyQuestion {
  readonly secrets: readonly WireSecret[];
  readonly allowUnprefixed: boolean;
  /** Moment at which secrets must be in force; the present if it does not matter. */
  readonly now: Date;
}

/**
 * The functions of a library, as many as it has (protocol/library.md). Bodies are bytes, not always JSON or UTF-8. Each
 * may return a promise.
 */
export interface LibraryFunctions {
  /** Contracts that `validate` and `parse` know. Default: both. */
  readonly contracts?: readonly ContractName[];
  /** Modes that `validate` knows. Default: both. */
  readonly modes?: readonly ModeName[];
  /** Checks whether a body is a valid document. */
  readonly validate?: (
    body: Uint8Array,
    question: { readonly contract: ContractName; readonly mode: ModeName },
  ) => LibraryVerdict | Promise<LibraryVerdict>;
  /** Reads a body in tolerant mode and, if it is valid, writes it again: `document` must be the same JSON. */
  readonly parse?: (
    body: Uint8Array,
    question: { readonly contract: ContractName },
  ) => Reading | Promise<Reading>;
  /** Makes the value of the header `X-Signature-256`. */
  readonly sign?: (body: Uint8Array, secret: string) => string | Promise<string>;
  /** Decides on the values of the header, one a line, none where it is absent. */
  readonly verify?: (
    body: Uint8Array,
    header: readonly string[],
    question: VerifyQuestion,
  ) => LibrarySignatureVerdict | Promise<LibrarySignatureVerdict>;
}

/** What a parser returns for a body. */
export type Reading = LibraryVerdict & { readonly document?: string };

/** What a verifier says; name of the secret and reason are optional. */
export interface LibrarySignatureVerdict {
  readonly ok: boolean;
  readonly keyId?: string;
  readonly reason?: string;
}

/** Checks whether a library has what a case needs. */
export function isOffered(one: LibraryCase, functions: LibraryFunctions): boolean {
  const request = requestTo(one, (op) => op in functions);
  const { contracts = [], modes = [] } = functions;
  const isKnown = (all: readonly string[], one: string): boolean => all.length === 0 || all.includes(one);
  if (functions[request.op] === undefined) return false;
  if ("contract" in request && !isKnown(contracts, request.contract)) return false;
  return !("mode" in request) || isKnown(modes, request.mode);
}

/** Makes a testee of the functions of a library. */
export function createFunctionsTestee(functions: LibraryFunctions, name: string): Testee<LibraryCase> {
  return {
    name,
    async decide(testCase, { trace }) {
      if (!isOffered(testCase, functions))
        return { status: "skipped", reason: `${testCase.request.op} is not offered` };
      const request = requestTo(testCase, (op) => op in functions);
      trace("sent", JSON.stringify(request));
      const response = await answer(request, functions);
      trace("received", JSON.stringify(response));
      return judge(testCase, response);
    },
    close: async () => {},
  };
}

/** Calls the function of a request, which must exist. */
async function answer(
  request: LibraryCase["request"],
  functions: LibraryFunctions,
): Promise<LibraryResponse> {
  const body = new Uint8Array(Buffer.from(request.body, "base64"));
  switch (request.op) {
    case "validate":
      return { ...(await functions.validate!(body, request)) };
    case "parse": {
      const { document, ...verdict } = await functions.parse!(body, request);
      return document === undefined
        ? verdict
        : { ...verdict, document: Buffer.from(document).toString("base64") };
    }
    case "sign":
      return { header: await functions.sign!(body, request.secret) };
    case "verify": {
      const { header, secrets, bareDigest = false, now } = request;
      const question = {
        secrets,
        allowUnprefixed: bareDigest,
        now: now === undefined ? new Date() : new Date(now),
      };
      return { ...(await functions.verify!(body, header, question)) };
    }
  }
}
