import { readFileSync } from "node:fs";
import type { SignatureCase } from "#generated/internal/cases-signature.d.ts";
import type { EditionFacts } from "#generated/internal/types.d.ts";
import { defined } from "#src/util/defined.ts";
import { dataFolder } from "../runner/data-folder.ts";
import { readEditionSamples } from "../runner/find-later-edition.ts";
import { makeDocument } from "../runner/make-document.ts";
import {
  type PayloadCase,
  readCases,
  readPayloadCases,
  readSamples,
  readSignatureCases,
  readTable,
  type SampleFile,
} from "../runner/read-case-files.ts";
import { readOutputs } from "../runner/read-outputs.ts";
import { type BytesData, expandBytes, expandText, joinBytes } from "../runner/repeatable.ts";
import type { Level, SuiteCase } from "../runner/suite-case.ts";
import type { LibraryCase, LibraryExpectation } from "./library-case.ts";
import type { ContractName, DocumentStatus, LibraryRequest, ModeName } from "./library-protocol.ts";

/** Bytes that a reader must decide (cases/reading.schema.json). */
interface ReadingCase extends SuiteCase {
  readonly contract: ContractName;
  readonly body: readonly BytesData[];
  readonly status: DocumentStatus;
}

const modes: readonly ModeName[] = ["strict", "tolerant"];

let cases: readonly LibraryCase[] | undefined;

/**
 * Reads all cases of the library suite, once: payloads, raster-info documents, bytes, samples, real outputs,
 * signatures.
 */
export function readLibraryCases(): readonly LibraryCase[] {
  cases ??= [
    ...readSamples().flatMap((sample) => sampleCases("webhook", sample)),
    ...readCases<ReadingCase>("reading").flatMap(readingCases),
    ...readPayloadCases("webhook").flatMap((one) => payloadCases("webhook", one)),
    ...readPayloadCases("raster-info").flatMap((one) => payloadCases("raster-info", one)),
    ...corpusCases(),
    ...readSignatureCases().flatMap(signatureCases),
  ];
  return cases;
}

/** Reasons for which a body has no document, so that the edition does not matter. */
const unreadable: readonly DocumentStatus[] = ["not-utf8", "not-json", "too-deep"];

/**
 * Reads the cases of the library suite in a later edition: its samples and the cases derived from them, the table of
 * real outputs or the signatures, and bytes that contain no document.
 */
export function readEditionLibraryCases(
  facts: EditionFacts,
  derived: readonly PayloadCase[],
): readonly LibraryCase[] {
  const contract: ContractName = facts.name === "webhook" ? "webhook" : "raster-info";
  const documents = [
    ...readEditionSamples(facts.edition).flatMap((sample) => sampleCases(contract, sample)),
    ...derived.flatMap((one) => payloadCases(contract, one)),
    ...(contract === "webhook" ? [] : readOutputs(facts.edition).map((one) => outputCase(one, "reading"))),
  ];
  const broken = readCases<ReadingCase>("reading").filter(
    (one) => one.contract === contract && unreadable.includes(one.status),
  );
  const all = [...documents, ...broken.flatMap(readingCases)].map((one) => inEdition(one, facts.edition));
  return contract === "webhook" ? [...all, ...readSignatureCases().flatMap(signatureCases)] : all;
}

function inEdition(one: LibraryCase, edition: string): LibraryCase {
  return "contract" in one.request ? { ...one, request: { ...one.request, edition } } : one;
}

/** Picks the members that the cases from one row share. */
function named(group: string, { id, description, clause, decision, level }: SuiteCase): SuiteCase {
  return { id: `${group}/${id}`, description, clause, ...(decision !== undefined && { decision }), level };
}

function makeCase(
  { id, ...rest }: SuiteCase,
  request: Exclude<LibraryRequest, { op: "describe" }>,
  expectation: LibraryExpectation,
): LibraryCase {
  const suffix = request.op === "validate" ? request.mode : request.op;
  return { id: `${id}/${suffix}`, ...rest, request, expectation };
}

function sampleCases(contract: ContractName, { name, text }: SampleFile): readonly LibraryCase[] {
  const base = named("sample", {
    id: name,
    description: `the sample ${name}`,
    clause: contract === "webhook" ? "W6" : "R1",
    level: "document",
  });
  return documentCases(base, { contract, body: toBase64(text), status: "valid" });
}

/** Makes a case for both modes; a valid document gets a third one, which reads and writes it. */
function documentCases(
  base: SuiteCase,
  { contract, body, status }: { contract: ContractName; body: string; status: DocumentStatus },
): readonly LibraryCase[] {
  const validations = modes.map((mode) =>
    makeCase(base, { op: "validate", contract, mode, body }, { kind: "document", status }),
  );
  return [...validations, parseCase(base, { contract, body, status })];
}

function parseCase(
  base: SuiteCase,
  { contract, body, status, errors }: { contract: ContractName; body: string } & DocumentFacts,
): LibraryCase {
  const expectation: LibraryExpectation =
    status === "valid"
      ? { kind: "same-document" }
      : { kind: "document", status, ...(errors !== undefined && { errors }) };
  return makeCase(base, { op: "parse", contract, body }, expectation);
}

interface DocumentFacts {
  readonly status: DocumentStatus;
  readonly errors?: readonly { readonly path: string; readonly code: string }[];
}

function readingCases(one: ReadingCase): readonly LibraryCase[] {
  return documentCases(named("reading", one), { ...one, body: joinBytes(one.body).toString("base64") });
}

function payloadCases(contract: ContractName, one: PayloadCase): readonly LibraryCase[] {
  const base = named(contract === "webhook" ? "payload" : contract, one);
  const { status, otherErrors = [] } = one;
  const errors = one.errors && [...one.errors, ...otherErrors];
  const body = toBase64(JSON.stringify(makeDocument(one)));
  const facts = { status, ...(errors !== undefined && { errors }) };
  const validations = modes
    .filter((mode) => one.mode === mode || one.mode === "both")
    .map((mode) => makeCase(base, { op: "validate", contract, mode, body }, { kind: "document", ...facts }));
  // A derived case that must be rejected is rejected by parse as by validate, which other rows test.
  if (one.mode === "strict" || (one.status !== "valid" && one.id.startsWith("derived-"))) return validations;
  return [...validations, parseCase(base, { contract, body, ...facts })];
}

/** The corpus of real outputs. Its table has the source document's verdict on each. */
function corpusCases(): readonly LibraryCase[] {
  const folder = new URL("corpus/raster-info/", dataFolder);
  return readTable("corpus/raster-info/expected.tsv").flatMap(({ file = "", utf8, json, seed_verdict }) => {
    const status = utf8 !== "1" ? "not-utf8" : json !== "1" ? "not-json" : (seed_verdict as DocumentStatus);
    const output = { name: file.replace(/\.json$/, ""), body: readFileSync(new URL(file, folder)), status };
    const body = output.body.toString("base64");
    const reread = parseCase(namedOutput(output.name, "document"), { contract: "raster-info", body, status });
    return [outputCase(output, "document"), ...(status === "valid" ? [reread] : [])];
  });
}

/** Checks whether the document of a real output is valid, in strict mode. */
function outputCase(
  { name, body, status }: { readonly name: string; readonly body: Buffer; readonly status: DocumentStatus },
  level: Level,
): LibraryCase {
  return makeCase(
    namedOutput(name, level),
    { op: "validate", contract: "raster-info", mode: "strict", body: body.toString("base64") },
    { kind: "document", status },
  );
}

function namedOutput(id: string, level: Level): SuiteCase {
  const description = "a document that a real program printed";
  return named("corpus", { id, description, clause: "R1", level });
}

function signatureCases(one: SignatureCase): readonly LibraryCase[] {
  const { options = {}, verdict, keyId, reason, otherReasons, either, header } = one;
  const base = named("signature", one);
  const body = Buffer.from(expandBytes(one.body)).toString("base64");
  const secrets = one.secrets.map((secret) => ({ ...secret, secret: expandText(secret.secret) }));
  const verification = makeCase(
    base,
    { op: "verify", secrets, body, header, ...options },
    {
      kind: "verdict",
      ok: verdict === "accepted",
      ...defined({ keyId, reason, otherReasons, either }),
    },
  );
  const [signature = ""] = header;
  const [only, ...others] = secrets;
  const isCanonical = verdict === "accepted" && /^sha256=[0-9a-f]{64}$/.test(signature);
  if (!isCanonical || only === undefined || others.length > 0) return [verification];
  const signing = { op: "sign", secret: only.secret, body } as const;
  return [verification, makeCase(base, signing, { kind: "header", header: signature })];
}

function toBase64(text: string): string {
  return Buffer.from(text).toString("base64");
}
