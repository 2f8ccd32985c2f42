import type { LibraryAnswer, LibraryRequest, ModeName } from "#generated/internal/protocol-library.d.ts";
import type { ContractName, EditionFacts } from "#generated/internal/types.d.ts";
import { contractNames, findEdition, sourceEdition } from "#src/diagnostics/editions.ts";
import { modes as bothModes } from "#src/model/contract.ts";
import { defined } from "#src/util/defined.ts";
import type { SuiteCase } from "../case-result.ts";
import { makeDocument } from "../make-document.ts";
import {
  type PayloadCase,
  readCases,
  readCorpusBytes,
  readOutputs,
  type SignatureCase,
} from "../read-cases.ts";
import { expandBytes, expandText, joinBytes } from "../repeatable.ts";
import { readSamples } from "../samples.ts";

export type * from "#generated/internal/protocol-library.d.ts";

/** The features of a library. */
export interface Description {
  readonly name: string;
  readonly operations: readonly string[];
  readonly contracts: readonly string[];
  readonly modes: readonly string[];
  /** Editions other than those of the source documents. */
  readonly editions?: readonly string[];
}

/** Status of a document read by a library. */
export type DocumentStatus = Extract<LibraryAnswer, { status: string }>["status"];

/** One response. Check the type of a property before using it. */
export type LibraryResponse = Readonly<Record<string, unknown>>;

/** An error in a document: its path and code. */
export interface ExpectedError {
  readonly path: string;
  readonly code: string;
}

/** The response that a library must give. */
export type LibraryExpectation =
  | { readonly kind: "document"; readonly status: DocumentStatus; readonly errors?: readonly ExpectedError[] }
  /** The library must return the same document, compared as JSON. */
  | { readonly kind: "same-document" }
  | { readonly kind: "header"; readonly header: string }
  | {
      readonly kind: "verdict";
      readonly ok: boolean;
      readonly keyId?: string;
      readonly reason?: string;
      /** Reasons that also conform. */
      readonly otherReasons?: readonly string[];
      /** Whether the other verdict also conforms. */
      readonly either?: true;
    };

/** One request to a library, and the required response. */
export interface LibraryCase extends SuiteCase {
  readonly request: Exclude<LibraryRequest, { op: "describe" }>;
  readonly expectation: LibraryExpectation;
}

/**
 * Adapts the request of a case to what a library supports. A library that parses but does not validate must reject the
 * same documents when it parses in tolerant mode.
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

/** A document that a library must read, and the expected result. */
interface Judged {
  readonly body: string | Buffer;
  readonly status: DocumentStatus;
  readonly errors?: PayloadCase["errors"];
  /** Default: both. */
  readonly modes?: readonly ModeName[];
  /** Whether to also parse the document and write it back. Default: `true`. */
  readonly isParsed?: boolean;
}

/**
 * Reads the cases of the library suite: samples, bytes, payloads, real outputs and signatures. Without an edition, it
 * reads the cases of both source documents.
 */
export function readLibraryCases(edition?: string): readonly LibraryCase[] {
  if (edition !== undefined) return casesOf(findEdition(edition));
  return contractNames.map((name) => findEdition(sourceEdition(name))).flatMap(casesOf);
}

function casesOf({ name: contract, edition }: EditionFacts): readonly LibraryCase[] {
  const isSource = edition === sourceEdition(contract);
  const asked = { contract, ...(!isSource && { edition }) };
  // Clauses of the source documents do not apply to later editions.
  const named = (group: string, { id, description, clause, decision, level }: SuiteCase): SuiteCase => ({
    id: `${group}/${id}`,
    description,
    clause,
    ...defined({ decision }),
    level: isSource || level === "robustness" ? level : "reading",
  });
  const signatures = contract === "webhook" ? readCases("signature", edition) : [];
  return [
    ...listDocuments(contract, edition, isSource).flatMap(([group, one, judged]) =>
      judge(named(group, one), asked, judged),
    ),
    ...signatures.flatMap((one) => signatureCases(named("signature", one), one)),
  ];
}

/** Lists the documents of an edition, each with its group and case. */
function listDocuments(
  contract: ContractName,
  edition: string,
  isSource: boolean,
): readonly (readonly [group: string, SuiteCase, Judged])[] {
  const kind = contract === "webhook" ? "payload" : contract;
  const given = { clause: contract === "webhook" ? "W6" : "R1", level: "document" } as const;
  const outputs = contract === "webhook" ? [] : readOutputs();
  const byHand = new Set(readCases(kind, edition, [kind]));
  return [
    ...readSamples(edition).map(({ name, text: body }) => {
      const one = { ...given, id: name, description: `the sample ${name}` };
      return ["sample", one, { body, status: "valid" }] as const;
    }),
    ...readCases("reading", edition).map((one) => {
      return ["reading", one, { body: joinBytes(one.body), status: one.status }] as const;
    }),
    ...readCases(kind, edition).map((one) => {
      // `parse` rejects the same documents as `validate`; hand-written cases test this.
      const isParsed = one.mode !== "strict" && (one.status === "valid" || byHand.has(one));
      return [kind, one, { ...readPayload(one, edition, isSource), isParsed }] as const;
    }),
    ...outputs.map((row) => {
      const one = { ...given, id: row.names[0] ?? "", description: "a document that GDAL printed" };
      const status = row.status[edition] ?? "invalid";
      const judged = { body: readCorpusBytes(row), status, modes: ["strict"], isParsed: status === "valid" };
      return ["corpus", one, judged as Judged] as const;
    }),
  ];
}

function readPayload(one: PayloadCase, edition: string, isSource: boolean): Judged {
  const { mode, status, errors, otherErrors = [] } = one;
  // Later editions of raster info have more branches, whose errors also conform.
  const isExact = errors !== undefined && (isSource || one.clause.startsWith("W"));
  return {
    body: JSON.stringify(makeDocument(one, edition)),
    status,
    ...(isExact && { errors: [...errors, ...otherErrors] }),
    modes: mode === "both" ? bothModes : [mode],
  };
}

/** Creates a validation case for each mode, and a case that parses the document and writes it back. */
function judge(
  base: SuiteCase,
  asked: { readonly contract: ContractName; readonly edition?: string },
  { body: bytes, status, errors, modes = bothModes, isParsed = true }: Judged,
): readonly LibraryCase[] {
  const body = Buffer.from(bytes).toString("base64");
  const expectation = { kind: "document", status, ...defined({ errors }) } as const;
  const parsed = status === "valid" ? ({ kind: "same-document" } as const) : expectation;
  return [
    ...modes.map((mode) => makeCase(base, { op: "validate", ...asked, mode, body }, expectation)),
    ...(isParsed ? [makeCase(base, { op: "parse", ...asked, body }, parsed)] : []),
  ];
}

function makeCase(
  { id, ...rest }: SuiteCase,
  request: LibraryCase["request"],
  expectation: LibraryExpectation,
): LibraryCase {
  const suffix = request.op === "validate" ? request.mode : request.op;
  return { id: `${id}/${suffix}`, ...rest, request, expectation };
}

function signatureCases(base: SuiteCase, one: SignatureCase): readonly LibraryCase[] {
  const { options = {}, verdict, keyId, reason, otherReasons, either, header } = one;
  const body = Buffer.from(expandBytes(one.body)).toString("base64");
  const secrets = one.secrets.map((secret) => ({ ...secret, secret: expandText(secret.secret) }));
  const said = defined({ keyId, reason, otherReasons, either });
  const expectation = { kind: "verdict", ok: verdict === "accepted", ...said } as const;
  const verification = makeCase(base, { op: "verify", secrets, body, header, ...options }, expectation);
  const [signature = ""] = header;
  const [only, ...others] = secrets;
  const isCanonical = verdict === "accepted" && /^sha256=[0-9a-f]{64}$/.test(signature);
  if (!isCanonical || only === undefined || others.length > 0) return [verification];
  const signing = { op: "sign", secret: only.secret, body } as const;
  return [verification, makeCase(base, signing, { kind: "header", header: signature })];
}
