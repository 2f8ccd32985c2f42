import { readJson } from "#src/json/read.ts";
import { sign, verify } from "#src/signature/signature.ts";
import { parseDelivery } from "#src/validate/parse-delivery.ts";
import { validateRasterInfo } from "#src/validate/validate-raster-info.ts";
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
};

/** Answers the library protocol (conformance/protocol/library.md) with this package's own functions. */
export async function answer(request: LibraryRequest): Promise<LibraryResponse> {
  switch (request.op) {
    case "describe":
      return { ...description };
    case "validate":
      return { ...read(request.contract, bytesOf(request.body), request.mode) };
    case "parse": {
      const { value, ...result } = read(request.contract, bytesOf(request.body), "tolerant");
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

function read(contract: ContractName, body: Uint8Array, mode: ModeName): Reading {
  const result = contract === "webhook" ? parseDelivery(body, { mode }) : readRasterInfo(body, mode);
  if (result.status === "unreadable") return { status: result.error.code };
  if (result.status === "valid") return { status: "valid", value: result.value };
  return { status: result.status, errors: result.errors.map(({ path, code }) => ({ path, code })) };
}

function readRasterInfo(
  body: Uint8Array,
  mode: ModeName,
): ReturnType<typeof validateRasterInfo> | Unreadable {
  const result = readJson(body);
  return result.ok
    ? validateRasterInfo(result.value, { mode })
    : { status: "unreadable", error: result.error };
}

type Unreadable = Extract<ReturnType<typeof parseDelivery>, { status: "unreadable" }>;

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
