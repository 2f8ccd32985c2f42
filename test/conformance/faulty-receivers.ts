import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { gunzipSync } from "node:zlib";
import { readPublishedSchema } from "../../conformance/suite/published-schema.ts";

// Written from conformance/protocol/receiver.md alone, but for the published schemas.

/** The response to a rejected request. */
export class Rejected extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The settings of a receiver. */
interface Settings {
  readonly secret: string;
  /** Maximum bytes of a body. */
  readonly limit: number;
}

/** What is checked before the body. */
type Head = Pick<IncomingMessage, "method" | "headers">;

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

/** The steps of a right receiver, which reads tolerantly. */
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

/** The steps that a receiver with one fault replaces. */
interface Fault extends Partial<Steps> {
  /** Mode that the receiver claims. Default: `tolerant`. */
  readonly mode?: "strict" | "tolerant";
  /** Spoils the server itself. */
  readonly prepare?: (server: Server) => void;
}

/** A faulty receiver, by its fault, made anew for each run, and cases that notice it. */
type Row = readonly [fault: string, create: () => Fault, ...noticedBy: string[]];

/** Rejects unless a condition holds. */
function demand(isRight: boolean): void {
  if (!isRight) throw new Rejected(403, "signature rejected");
}

const write = (digest: Buffer): string => `sha256=${digest.toString("hex")}`;
function one(signatures: readonly string[]): string {
  demand(signatures.length === 1);
  return signatures[0] ?? "";
}
/** Checks the one signature by a comparison of its own. */
const checks = (isRight: (signature: string, digest: Buffer) => boolean) => (): Fault => ({
  checkSignature: (signatures, digest) => demand(isRight(one(signatures), digest)),
});
/** Treats a request as if its head were another. */
const sees = (change: (head: Head) => Partial<Head>) => (): Fault => ({
  checkHead: ({ method, headers }, settings) =>
    rightSteps.checkHead({ method, headers, ...change({ method, headers }) }, settings),
});
const keyed = (change: (secret: string) => string | Buffer) => (): Fault => ({
  computeDigest: (bytes, { secret }) => createHmac("sha256", change(secret)).update(bytes).digest(),
});
/** Looks for the signature elsewhere where the right header is missing. */
const finds = (find: (request: IncomingMessage) => readonly string[] | undefined) => (): Fault => ({
  findSignatures: (request) => request.headersDistinct["x-signature-256"] ?? find(request) ?? [],
});
const responds = (change: (status: number) => number) => (): Fault => ({
  respond: (response, status, text) => rightSteps.respond(response, change(status), text),
});
const eventOf = (delivery: unknown): unknown => (delivery as { event?: unknown } | null)?.event;
/** Validates by the published schema of the source document. */
const validates = (schema: "strict" | "tolerant", mode: "strict" | "tolerant") => (): Fault => {
  const { findErrors } = readPublishedSchema("webhook", "2.3");
  return {
    mode,
    handle(delivery) {
      if (
        findErrors(schema, delivery)
          .map(({ path }) => path)
          .join() === "/event" &&
        typeof eventOf(delivery) === "string"
      )
        return "accepted, unknown";
      if (findErrors(schema, delivery).length > 0) throw new Rejected(422, "not a delivery");
      return "accepted";
    },
  };
};

/** Faulty receivers, one of each kind: signature, header, body, memory, time, responses, editions. */
export const faultyReceivers: readonly Row[] = [
  ["verifies nothing", () => ({ checkSignature: () => {} }), "unsigned", "signed-with-another-secret"],
  [
    "verifies what is there",
    () => ({
      checkSignature: (all, digest) => void (all.length > 0 && rightSteps.checkSignature(all, digest)),
    }),
    "unsigned",
  ],
  [
    "trusts a connection once it has verified one",
    () => {
      const trusted = new WeakSet<object>();
      let socket: object = {};
      return {
        findSignatures(request) {
          socket = request.socket;
          return rightSteps.findSignatures(request);
        },
        checkSignature(all, digest) {
          if (!trusted.has(socket)) rightSteps.checkSignature(all, digest);
          trusted.add(socket);
        },
      };
    },
    "unsigned-after-signed",
  ],
  [
    "takes the first of several signatures",
    () => ({ checkSignature: ([first = ""], digest) => rightSteps.checkSignature([first], digest) }),
    "signature-lines-right-first",
  ],
  [
    "needs no prefix",
    checks((all, digest) => all.toLowerCase().replace(/^sha256=/, "") === digest.toString("hex")),
    "prefix-missing",
  ],
  [
    "compares as many digits as come",
    checks((all, digest) => all.startsWith("sha256=") && write(digest).startsWith(all)),
    "digest-cut-by-one",
  ],
  [
    "decodes hexadecimal digits leniently",
    checks((all, digest) => all.startsWith("sha256=") && Buffer.from(all.slice(7), "hex").equals(digest)),
    "digest-and-junk",
  ],
  [
    "compares half of the digits",
    checks(
      (all, digest) =>
        /^sha256=[\da-f]{64}$/i.test(all) && all.toLowerCase().slice(0, 39) === write(digest).slice(0, 39),
    ),
    "digest-right-in-first-half",
  ],
  [
    "throws at another length",
    checks((all, digest) => timingSafeEqual(Buffer.from(all), Buffer.from(write(digest)))),
    "digest-cut-by-one",
  ],
  [
    "lets the sender choose the algorithm",
    () => {
      let [key, signed]: [string, Uint8Array] = ["", new Uint8Array()];
      return {
        computeDigest(bytes, settings) {
          [key, signed] = [settings.secret, bytes];
          return rightSteps.computeDigest(bytes, settings);
        },
        checkSignature(all) {
          const [algorithm = "", hex] = one(all).toLowerCase().split("=");
          demand(
            /^sha(?:1|256|512)$/.test(algorithm) &&
              hex === createHmac(algorithm, key).update(signed).digest("hex"),
          );
        },
      };
    },
    "mac-by-sha1-named",
  ],
  [
    "tells the right digest",
    () => ({ checkSignature: (all, digest) => demandOrTell(all, digest) }),
    "unsigned",
  ],
  ["trims the secret", keyed((secret) => secret.trim()), "takes-ping"],
  ["reads the secret as Latin-1", keyed((secret) => Buffer.from(secret, "latin1")), "takes-ping"],
  [
    "takes X-Hub-Signature-256 as well",
    finds(({ headersDistinct }) => headersDistinct["x-hub-signature-256"]),
    "header-named-hub-signature-256",
  ],
  [
    "takes a signature from a trailer",
    finds(({ trailersDistinct }) => trailersDistinct["x-signature-256"]),
    "signature-in-trailer",
  ],
  [
    "trusts this machine",
    () => {
      let isTrusted = false;
      return {
        findSignatures(request) {
          isTrusted = request.headers["x-forwarded-for"] === "127.0.0.1";
          return rightSteps.findSignatures(request);
        },
        checkSignature: (all, digest) => void (isTrusted || rightSteps.checkSignature(all, digest)),
      };
    },
    "unsigned-from-this-machine",
  ],
  [
    "verifies what it serialised again",
    () => ({ signedBytes: (body) => Buffer.from(JSON.stringify(JSON.parse(body.toString()))) }),
    "takes-update-task",
    "minified-for-signing",
  ],
  [
    "verifies decoded text",
    () => ({ signedBytes: (body) => Buffer.from(body.toString()), decode: (body) => body.toString() }),
    "latin1-replaced-for-signing",
  ],
  ["replaces bytes that are not UTF-8", () => ({ decode: (body) => body.toString() }), "latin1-signed"],
  [
    "reads past a byte order mark",
    () => ({ decode: (body) => rightSteps.decode(body.subarray(body.indexOf("\ufeff") === 0 ? 3 : 0)) }),
    "byte-order-mark-signed",
  ],
  [
    "decompresses before it verifies",
    () => ({
      checkHead: ({ method, headers: { "content-encoding": _, ...headers } }, settings) =>
        rightSteps.checkHead({ method, headers }, settings),
      async readBody(request, settings) {
        const body = await rightSteps.readBody(request, settings);
        return request.headers["content-encoding"] === "gzip" ? gunzipSync(body) : body;
      },
    }),
    "gzip-signed-before",
  ],
  [
    "joins chunks as texts",
    () => ({
      async readBody(request) {
        let text = "";
        for await (const chunk of request) text += chunk;
        return Buffer.from(text);
      },
    }),
    "chunked-inside-characters",
  ],
  [
    "reads one piece",
    () => ({
      readBody: (request) =>
        new Promise(
          (resolve) => void request.once("data", resolve).once("end", () => resolve(Buffer.alloc(0))),
        ),
    }),
    "slow",
  ],
  [
    "loses patience",
    () => ({
      readBody: (request, settings) =>
        Promise.race([
          rightSteps.readBody(request, settings),
          new Promise<never>(
            (_, reject) => void setTimeout(() => reject(new Rejected(408, "too slow")), 150),
          ),
        ]),
    }),
    "slow",
  ],
  [
    "holds only announced lengths to its limit",
    () => ({
      readBody: (request, settings) => rightSteps.readBody(request, { ...settings, limit: Infinity }),
    }),
    "body-beyond-limit-chunked",
  ],
  [
    "rejects a body of just its limit",
    () => ({
      readBody: (request, settings) =>
        rightSteps.readBody(request, { ...settings, limit: settings.limit - 1 }),
    }),
    "body-at-limit",
  ],
  [
    "parses before it verifies",
    () => ({
      async readBody(request, settings) {
        const body = await rightSteps.readBody(request, settings);
        rightSteps.parse(body.toString());
        return body;
      },
    }),
    "not-json-unsigned",
  ],
  ["accepts what is not JSON", () => ({ parse: (text) => text }), "not-json-word"],
  [
    "walks by recursion",
    () => {
      const walk = (value: unknown): number =>
        typeof value === "object" && value !== null ? Object.values(value).map(walk).length : 0;
      return { parse: (text) => JSON.parse(text), handle: (delivery) => `accepted: ${walk(delivery)}` };
    },
    "nested-20000-levels",
  ],
  [
    "fails at an unknown event",
    () => ({ handle: (delivery) => (/planet/.test(String(eventOf(delivery))) ? fail() : "accepted") }),
    "takes-unknown-event",
  ],
  [
    "looks handlers up in prototypes",
    () => ({
      handle: (delivery) =>
        (({}) as Record<string, () => string>)[String(eventOf(delivery))]?.() ?? "accepted",
    }),
    "takes-event-proto",
  ],
  [
    "rejects a repetition",
    () => {
      const seen = new Set<string>();
      return {
        handle: (_, body) => (seen.has(body.toString()) ? fail() : seen.add(body.toString()) && "accepted"),
      };
    },
    "delivery-twice",
  ],
  [
    "locks out after twenty wrong signatures",
    () => {
      let wrong = 0;
      return {
        checkSignature(all, digest) {
          const before = wrong++;
          rightSteps.checkSignature(all, digest);
          wrong = 0;
          demand(before < 20);
        },
      };
    },
    "forged-flood",
  ],
  [
    "is busy with eight at once",
    () => {
      let busy = 0;
      return {
        async readBody(request, settings) {
          busy += 1;
          request.once("close", () => (busy -= 1));
          if (busy > 8) throw new Rejected(503, "busy");
          return rightSteps.readBody(request, settings);
        },
      };
    },
    "in-parallel-many",
  ],
  ["responds 401 to a wrong signature", responds((status) => (status === 403 ? 401 : status)), "unsigned"],
  ["responds 200 to what it rejects", responds(() => 200), "unsigned"],
  ["responds 204", responds((status) => (status === 200 ? 204 : status)), "takes-ping"],
  ["says nothing", () => ({ handle: () => "" }), "takes-update-with-a-text"],
  ["accepts any method", sees(() => ({ method: "POST" })), "method-put"],
  [
    "accepts any media type",
    sees(({ headers }) => ({ headers: { ...headers, "content-type": "application/json" } })),
    "media-type-form",
  ],
  [
    "compares the whole media type",
    () => ({
      checkHead(head, settings) {
        rightSteps.checkHead(head, settings);
        if (head.headers["content-type"] !== "application/json") throw new Rejected(415, "only JSON");
      },
    }),
    "media-type-charset",
  ],
  [
    "rejects 100-continue",
    () => ({
      prepare: (server) => void server.on("checkContinue", (_, response) => response.writeHead(417).end()),
    }),
    "expect-continue",
  ],
  [
    "ends by a body that breaks off",
    () => ({
      prepare: (server) =>
        void server.on("request", (request) =>
          request.on("close", () => request.complete || server.close().closeAllConnections()),
        ),
    }),
    "broken-off",
  ],
  [
    "closes a connection without a word",
    () => ({
      respondError(response, error, steps) {
        const { socket } = response;
        response.on("finish", () => socket?.destroySoon());
        rightSteps.respondError(response, error, steps);
      },
    }),
    "kept-after-bad-signature",
  ],
  ["validates nothing, though strict", () => ({ mode: "strict" }), "member-unknown-strict"],
  ["validates tolerantly, though strict", validates("tolerant", "strict"), "member-unknown-strict"],
  ["accepts old values of foreign keys", validates("strict", "strict"), "before-update-of-absent-key-strict"],
  ["rejects what is invalid, though tolerant", validates("strict", "tolerant"), "member-unknown-tolerant"],
  [
    "reads properties without a look",
    () => ({
      handle: (delivery) => `accepted from ${(delivery as { sender: { username: string } }).sender.username}`,
    }),
    "sender-missing-tolerant",
  ],
  [
    "rejects ids that are not positive",
    () => ({
      handle: (delivery) =>
        Number((delivery as { webhook_id?: number } | null)?.webhook_id ?? 1) > 0 ? "accepted" : fail(),
    }),
    "far-create-comment-zeros",
  ],
];

function fail(): never {
  throw new Error("no handler");
}

function demandOrTell(signatures: readonly string[], digest: Buffer): void {
  try {
    rightSteps.checkSignature(signatures, digest);
  } catch {
    throw new Rejected(403, `expected ${write(digest)}`);
  }
}

/** Creates the server of a faulty receiver, and the mode that it claims. */
export function createFaultyReceiver(
  create: () => Fault,
  settings: Settings,
): { readonly server: Server; readonly mode: "strict" | "tolerant" } {
  const { mode = "tolerant", prepare, ...steps } = create();
  const server = createReceiverServer(settings, { ...rightSteps, ...steps });
  prepare?.(server);
  return { server, mode };
}
