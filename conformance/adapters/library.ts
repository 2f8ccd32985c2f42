import { contractNames, findEdition, listEditions, sourceEdition } from "#src/diagnostics/editions.ts";
import { modes } from "#src/model/contract.ts";
import { type NamedSecret, sign, verify } from "#src/signature.ts";
import {
  createParseDelivery,
  type ParseDelivery,
  type ValidateDelivery,
} from "#src/validate/read-document.ts";
import { serveLines } from "../suite/json-lines.ts";
import type {
  Description,
  LibraryRequest,
  LibraryResponse,
  WireSecret,
} from "../suite/library/read-library-cases.ts";

const description: Description = {
  name: "annotation-contracts",
  operations: ["validate", "parse", "sign", "verify"],
  contracts: contractNames,
  modes,
  editions: contractNames.flatMap(listEditions),
};

/** Responds to the library protocol (conformance/protocol/library.md) with this package's own functions. */
export async function respond(request: LibraryRequest): Promise<LibraryResponse> {
  switch (request.op) {
    case "describe":
      return { ...description };
    case "validate":
      return { ...(await read(decodeBase64(request.body), request)) };
    case "parse": {
      const { value, ...result } = await read(decodeBase64(request.body), { ...request, mode: "tolerant" });
      return value === undefined
        ? result
        : { ...result, document: Buffer.from(JSON.stringify(value)).toString("base64") };
    }
    case "sign":
      return { header: await sign(request.secret, decodeBase64(request.body)) };
    case "verify": {
      const { now, bareDigest = false, header, secrets } = request;
      return verify({
        body: decodeBase64(request.body),
        header,
        allowUnprefixed: bareDigest,
        secrets: secrets.map(toSecret),
        ...(now !== undefined && { now: new Date(now) }),
      });
    }
  }
}

interface Reading {
  readonly status: string;
  readonly errors?: readonly { readonly path: string; readonly code: string }[];
  readonly value?: unknown;
}

/** The contract, mode and edition of a request; the description lists the editions. */
type Question = Omit<Extract<LibraryRequest, { op: "validate" }>, "op" | "body">;

async function read(body: Uint8Array, { contract, edition, mode }: Question): Promise<Reading> {
  const { type, ...facts } = findEdition(edition ?? sourceEdition(contract));
  const module: Readonly<Record<string, unknown>> = await import(
    `#src/generated/${contract}/${facts.edition}.ts`
  );
  // Documents are read like deliveries, but do not name an event.
  const parse =
    module[`parse${type}`] ?? createParseDelivery(module[`validate${type}`] as ValidateDelivery<unknown>);
  const result = (parse as ParseDelivery<unknown>)(body, { mode });
  if (result.status === "unreadable") return { status: result.error.code };
  if (result.status === "valid") return { status: "valid", value: result.value };
  return { status: result.status, errors: result.errors.map(({ path, code }) => ({ path, code })) };
}

function toSecret({ notAfter, ...secret }: WireSecret): NamedSecret {
  return notAfter === undefined ? secret : { ...secret, notAfter: new Date(notAfter) };
}

function decodeBase64(base64: string): Uint8Array {
  return Buffer.from(base64, "base64");
}

if (import.meta.main) await serveLines(respond);
