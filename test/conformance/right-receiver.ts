import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";

// Written only from conformance/protocol/receiver.md.

/** The response to a rejected request. */
export class Rejected extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The settings of a receiver. */
export interface Settings {
  readonly secret: string;
  /** Maximum number of bytes in a body. */
  readonly limit: number;
}

/** What is checked before the body. */
export type Head = Pick<IncomingMessage, "method" | "headers">;

/** The steps of a receiver. Each rejects by throwing. */
export interface Steps {
  checkHead(request: Head, settings: Settings): void;
  readBody(request: IncomingMessage, settings: Settings): Promise<Buffer>;
  /** Finds the values of the signature header. */
  findSignatures(request: IncomingMessage): readonly string[];
  /** Returns the bytes of a body that were signed. */
  signedBytes(body: Buffer): Uint8Array;
  computeDigest(bytes: Uint8Array, settings: Settings): Buffer;
  checkSignature(signatures: readonly string[], digest: Buffer): void;
  decode(body: Buffer): string;
  parse(text: string): unknown;
  /** Handles a delivery and returns the text of the response. */
  handle(delivery: unknown, body: Buffer): string;
  respond(response: ServerResponse, status: number, text: string): void;
  /** Responds to an exception. */
  respondError(response: ServerResponse, error: unknown, steps: Steps): void;
}

const DEEPEST = 10_000;

/** The steps of a correct receiver, which reads in tolerant mode. */
export const rightSteps: Steps = {
  checkHead({ method, headers }, { limit }) {
    if (method !== "POST") throw new Rejected(405, "only POST");
    const type = headers["content-type"]?.split(";", 1)[0]?.trim().toLowerCase();
    if (type !== "application/json") throw new Rejected(415, "only application/json");
    if (headers["content-encoding"] !== undefined) throw new Rejected(415, "no content encoding");
    if (Number(headers["content-length"]) > limit) throw new Rejected(413, "too long");
  },
  async readBody(request, { limit }) {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of request) {
      size += chunk.length;
      // The rest is read and dropped, so that the sender can read the response.
      if (size <= limit) chunks.push(chunk);
    }
    if (size > limit) throw new Rejected(413, "too long");
    return Buffer.concat(chunks);
  },
  findSignatures: ({ headersDistinct }) => headersDistinct["x-signature-256"] ?? [],
  signedBytes: (body) => body,
  computeDigest: (bytes, { secret }) => createHmac("sha256", secret).update(bytes).digest(),
  checkSignature([signature = "", ...others], digest) {
    const [, hex] = /^sha256=([\da-fA-F]{64})$/.exec(signature) ?? [];
    if (hex === undefined || others.length > 0 || !timingSafeEqual(Buffer.from(hex, "hex"), digest))
      throw new Rejected(403, "signature rejected");
  },
  decode(body) {
    try {
      return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(body);
    } catch {
      throw new Rejected(400, "not UTF-8");
    }
  },
  parse(text) {
    if (isTooDeep(text)) throw new Rejected(400, "nested too deep");
    try {
      return JSON.parse(text);
    } catch {
      throw new Rejected(400, "not JSON");
    }
  },
  handle: () => "accepted",
  respond(response, status, text) {
    response.writeHead(status, { "Content-Type": "text/plain" }).end(text);
  },
  respondError(response, error, steps) {
    if (error instanceof Rejected) steps.respond(response, error.status, error.message);
    else steps.respond(response, 500, "failed");
  },
};

/** Strings are skipped; a body that is not JSON may be counted wrongly, and is rejected either way. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[{]|[\]}]/gs)) {
    if (token === "[" || token === "{") depth += 1;
    else if (token === "]" || token === "}") depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

/** Creates the server of a receiver. */
export function createReceiverServer(settings: Settings, steps: Steps = rightSteps): Server {
  return createServer(async (request, response) => {
    try {
      const text = await receive(request, settings, steps);
      steps.respond(response, 200, text);
    } catch (error) {
      // A rejected request is read to its end, so that the sender can read the response.
      request.resume();
      steps.respondError(response, error, steps);
    }
  });
}

async function receive(request: IncomingMessage, settings: Settings, steps: Steps): Promise<string> {
  steps.checkHead(request, settings);
  const body = await steps.readBody(request, settings);
  const digest = steps.computeDigest(steps.signedBytes(body), settings);
  steps.checkSignature(steps.findSignatures(request), digest);
  return steps.handle(steps.parse(steps.decode(body)), body);
}
