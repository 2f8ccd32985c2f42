import { readJson } from "#src/json/read-json.ts";
import { sign, verify } from "#src/signature/signature.ts";
import type { Unreadable } from "#src/validate/delivery-reader.ts";
import * as raster2019 from "#src/validate/raster-info-2019.ts";
import * as raster2026 from "#src/validate/raster-info-2026.ts";
import * as rasterObserved from "#src/validate/raster-info-observed.ts";
import * as webhook2_3 from "#src/validate/webhook-2.3.ts";
import * as webhook2_4 from "#src/validate/webhook-2.4.ts";
import * as webhook2_65 from "#src/validate/webhook-2.65.ts";
import * as webhook2_73 from "#src/validate/webhook-2.73.ts";
import * as webhook2_76 from "#src/validate/webhook-2.76.ts";
import type {
  ContractName,
  Description,
  LibraryRequest,
  LibraryResponse,
  ModeName,
  WireSecret,
} from "../library/library-protocol.ts";
import { serveLines } from "./serve-lines.ts";

const description: Description = {
  name: "annotation-contracts",
  operations: ["validate", "parse", "sign", "verify"],
  contracts: ["webhook", "raster-info"],
  modes: ["strict", "tolerant"],
  editions: ["2.4", "2.65", "2.73", "2.76", "2026", "observed"],
};

/** Answers the library protocol (conformance/protocol/library.md) with this package's own functions. */
export async function answer(request: LibraryRequest): Promise<LibraryResponse> {
  switch (request.op) {
    case "describe":
      return { ...description };
    case "validate":
      return { ...read(bytesOf(request.body), request) };
    case "parse": {
      const { value, ...result } = read(bytesOf(request.body), { ...request, mode: "tolerant" });
      return value === undefined ? result : { ...result, document: toBase64(JSON.stringify(value)) };
    }
    case "sign":
      return { header: await sign(request.secret, bytesOf(request.body)) };
    case "verify": {
      const { now, bareDigest = false, header, secrets } = request;
      const options = { body: bytesOf(request.body), header, bareDigest, secrets: secrets.map(toSecret) };
      return verify(now === undefined ? options : { ...options, now: new Date(now) });
    }
  }
}

interface Reading {
  readonly status: string;
  readonly errors?: readonly { readonly path: string; readonly code: string }[];
  readonly value?: unknown;
}

/** Reading of the bytes of a delivery, by edition. */
const deliveries = {
  "2.3": webhook2_3.parseDelivery,
  "2.4": webhook2_4.parseDelivery,
  "2.65": webhook2_65.parseDelivery,
  "2.73": webhook2_73.parseDelivery,
  "2.76": webhook2_76.parseDelivery,
};

/** Validation of a raster-info document, by edition. */
const documents = {
  "2019": raster2019.validateRasterInfo,
  "2026": raster2026.validateRasterInfo,
  observed: rasterObserved.validateRasterInfo,
};

/** What is asked of a body. */
interface Question {
  readonly mode: ModeName;
  readonly contract: ContractName;
  /** Has been found among those of the description. */
  readonly edition?: string;
}

function read(body: Uint8Array, question: Question): Reading {
  const result =
    question.contract === "webhook" ? readDelivery(body, question) : readRasterInfo(body, question);
  if (result.status === "unreadable") return { status: result.error.code };
  if (result.status === "valid") return { status: "valid", value: result.value };
  return { status: result.status, errors: result.errors.map(({ path, code }) => ({ path, code })) };
}

function readDelivery(body: Uint8Array, { edition = "2.3", mode }: Question): ReturnType<AnyParse> {
  return deliveries[edition as keyof typeof deliveries](body, { mode });
}

type AnyParse = (typeof deliveries)[keyof typeof deliveries];

function readRasterInfo(
  body: Uint8Array,
  { edition = "2019", mode }: Question,
): ReturnType<(typeof documents)[keyof typeof documents]> | Unreadable {
  const result = readJson(body);
  return result.ok
    ? documents[edition as keyof typeof documents](result.value, { mode })
    : { status: "unreadable", error: result.error };
}

function toSecret({ id, secret, notAfter }: WireSecret): { id: string; secret: string; notAfter?: Date } {
  return { id, secret, ...(notAfter !== undefined && { notAfter: new Date(notAfter) }) };
}

function bytesOf(base64: string): Uint8Array {
  return Buffer.from(base64, "base64");
}

function toBase64(text: string): string {
  return Buffer.from(text).toString("base64");
}

if (import.meta.main) await serveLines(answer);
